public import CoreDomain
import GRDB
public import Persistence
public import SearchDomain

/// The search index in the catalogue.
public struct SQLiteSearchIndex: SearchIndex {
    private let database: Persistence.Database

    private let folders: TitleFolders
    private let people: PersonCondition

    /// An SQL condition on the id of a person in a column: an audience with limits may see one of their titles. Its named values are those of
    /// `AudienceCondition`.
    public typealias PersonCondition = @Sendable (_ audience: Audience, _ column: String) -> String

    /// - Parameters:
    ///   - folders: the folders in which a title has files.
    ///   - people: not used for audiences without limits; by default, those with limits see nobody.
    public init(_ database: Persistence.Database, folders: TitleFolders, people: @escaping PersonCondition = { _, _ in "FALSE" }) {
        self.database = database
        self.folders = folders
        self.people = people
    }

    public func search(_ query: String, limit: Int, for audience: Audience) async throws(SearchError) -> [SearchHit] {
        let query = SearchQuery(query, fold: Folding.fold)
        if query.isEmpty { return [] }
        let condition = condition(audience)
        return try await database.read(or: SearchError.unavailable) {
            try SearchReading.hits($0, query, limit: min(limit, 200), condition)
        }
    }

    public func hits(of references: [SearchReference], for audience: Audience) async throws(SearchError) -> [SearchHit] {
        if references.isEmpty { return [] }
        let condition = condition(audience)
        return try await database.read(or: SearchError.unavailable) { try SearchReading.hits($0, of: references, condition) }
    }

    public func titled(
        _ phrases: [String], limit: Int, for audience: Audience
    ) async throws(SearchError) -> [[SearchReference]] {
        if phrases.isEmpty { return [] }
        let condition = condition(audience)
        let words = phrases.map { SearchText(folded: Folding.fold(String($0.prefix(SearchQuery.titleCharacters)))).words }
        return try await database.read(or: SearchError.unavailable) { db in
            try words.map { try SearchReading.titled(db, $0, limit: min(limit, 200), condition) }
        }
    }

    private func condition(_ audience: Audience) -> EntryCondition {
        EntryCondition(AudienceCondition(audience, folders), person: people(audience, "search_entry.owner"))
    }

    public func save(_ entries: [SearchEntry]) async throws(SearchError) {
        if entries.isEmpty { return }
        try await database.write(or: SearchError.unavailable) { db in
            var writing = SearchWriting(db)
            for entry in entries { try writing.save(entry) }
            try writing.apply()
        }
    }

    public func remove(_ references: [SearchReference]) async throws(SearchError) {
        if references.isEmpty { return }
        try await database.write(or: SearchError.unavailable) { db in
            var writing = SearchWriting(db)
            for reference in references { try writing.remove(reference) }
            try writing.apply()
        }
    }
}
