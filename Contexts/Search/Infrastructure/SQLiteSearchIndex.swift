public import CoreDomain
import GRDB
public import Persistence
public import SearchDomain

/// The search index in the catalogue.
public struct SQLiteSearchIndex: SearchIndex {
    private let database: Persistence.Database

    private let folders: TitleFolders

    /// - Parameter folders: the folders in which a title has files.
    public init(_ database: Persistence.Database, folders: TitleFolders) {
        self.database = database
        self.folders = folders
    }

    public func search(_ query: String, limit: Int, for audience: Audience) async throws(SearchError) -> [SearchHit] {
        let query = SearchQuery(query, fold: Folding.fold)
        if query.isEmpty { return [] }
        let condition = AudienceCondition(audience, folders)
        return try await database.read(or: SearchError.unavailable) {
            try SearchReading.hits($0, query, limit: min(limit, 200), condition)
        }
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
