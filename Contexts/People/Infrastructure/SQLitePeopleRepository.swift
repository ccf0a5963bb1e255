public import CoreDomain
public import Foundation
import GRDB
public import PeopleDomain
public import Persistence

/// People and credits in the catalogue.
public struct SQLitePeopleRepository: PeopleRepository {
    private let database: Persistence.Database
    private let titles: CreditedTitleTables
    private let precedence: FactPrecedence
    private let movieFolders: TitleFolders
    private let seriesFolders: TitleFolders
    private let everyone: SharedQuery<Audience, Int>
    private let limited: SharedQuery<Audience, Int>

    /// - Parameters:
    ///   - titles: the tables that the schema was made for.
    ///   - precedence: rows of people that are written follow it; credits follow it at once.
    ///   - movieFolders: the folders in which a movie has files.
    ///   - seriesFolders: the folders in which a series has files.
    public init(
        _ database: Persistence.Database, titles: CreditedTitleTables, precedence: FactPrecedence = .standard, movieFolders: TitleFolders,
        seriesFolders: TitleFolders
    ) {
        self.database = database
        self.titles = titles
        self.precedence = precedence
        self.movieFolders = movieFolders
        self.seriesFolders = seriesFolders
        everyone = SharedQuery(database, tables: ["person"], capacity: 1)
        limited = SharedQuery(
            database,
            tables: ["person", "credit", titles.movies.table, titles.series.table, movieFolders.table, seriesFolders.table])
    }

    public func person(_ id: PersonID, for audience: Audience) async throws(PeopleError) -> Person {
        try await people(audience) { try $0.person(id) }
    }

    public func summaries(_ ids: [PersonID], for audience: Audience) async throws(PeopleError) -> [PersonSummary] {
        if ids.isEmpty { return [] }
        return try await people(audience) { try $0.summaries(ids) }
    }

    public func people(page: PageRequest, for audience: Audience) async throws(PeopleError) -> Page<PersonSummary> {
        try await people(audience) { try $0.page(page) }
    }

    public func count(for audience: Audience) async throws(PeopleError) -> Int {
        let limits = limits(of: audience)
        let counts = audience.isUnlimited ? everyone : limited
        return try await counts.value(for: audience, or: PeopleError.unavailable) { try PersonReading(db: $0, limits: limits).count() }
    }

    public func cast(of title: CreditedTitle, for audience: Audience) async throws(PeopleError) -> [Credit] {
        try await credits(audience) { try $0.credits(of: title, .cast) }
    }

    public func crew(of title: CreditedTitle, for audience: Audience) async throws(PeopleError) -> [Credit] {
        try await credits(audience) { try $0.credits(of: title, .crew) }
    }

    public func credits(of person: PersonID, for audience: Audience) async throws(PeopleError) -> [Credit] {
        try await credits(audience) { try $0.credits(of: person) }
    }

    private func limits(of audience: Audience) -> PeopleLimits {
        PeopleLimits(audience, titles, movieFolders: movieFolders, seriesFolders: seriesFolders)
    }

    /// An SQL condition on the id of a person in a column of this database: they have a name, and the audience may see one of their titles. Its named
    /// values are those of `AudienceCondition`.
    public func condition(on column: String, for audience: Audience) -> String {
        """
        EXISTS (SELECT 1 FROM person_identity CROSS JOIN person ON person.id = person_identity.person
        WHERE identity = \(column) AND name_key IS NOT NULL \(limits(of: audience).person))
        """
    }

    private func people<Value: Sendable>(
        _ audience: Audience, _ body: @escaping @Sendable (PersonReading) throws -> Value
    ) async throws(PeopleError) -> Value {
        let limits = limits(of: audience)
        return try await database.read(or: PeopleError.unavailable) { try body(PersonReading(db: $0, limits: limits)) }
    }

    private func credits(
        _ audience: Audience, _ body: @escaping @Sendable (CreditReading) throws -> [Credit]
    ) async throws(PeopleError) -> [Credit] {
        let limits = limits(of: audience)
        return try await database.read(or: PeopleError.unavailable) { [titles, precedence] db in
            try body(CreditReading(db: db, titles: titles, limits: limits, precedence: precedence))
        }
    }

    @discardableResult
    public func save(_ documents: [PersonDocument]) async throws(PeopleError) -> PeopleChanges {
        if documents.isEmpty { return .none }
        return try await write { writing in
            for document in documents { try writing.save(document) }
        }
    }

    @discardableResult
    public func setCredits(_ credits: [TitleCredits]) async throws(PeopleError) -> PeopleChanges {
        if credits.isEmpty { return .none }
        return try await write { writing in
            for list in credits { try writing.set(list) }
        }
    }

    @discardableResult
    public func setFilmography(_ filmography: Filmography) async throws(PeopleError) -> PeopleChanges {
        try await write { try $0.set(filmography) }
    }

    public func outdated(
        _ source: FactSource, before date: Date, onlyComplete: Bool, limit: Int
    ) async throws(PeopleError) -> [PersonID] {
        try await database.read(or: PeopleError.unavailable) { db in
            try String.fetchAll(
                db.cachedStatement(sql: "SELECT ref FROM person WHERE id IN (\(PeopleTables.documents.outdatedSQL))"),
                arguments: DocumentTable<PersonFacts>.outdated(source, before: date, onlyComplete: onlyComplete, limit: limit)
            ).compactMap(PersonID.init(rawValue:))
        }
    }

    public func mixed(after id: PersonID?, limit: Int) async throws(PeopleError) -> [PersonID] {
        try await database.read(or: PeopleError.unavailable) { db in
            try String.fetchAll(db.cachedStatement(sql: Self.mixedSQL), arguments: [id?.rawValue ?? "", limit])
                .compactMap(PersonID.init(rawValue:))
        }
    }

    /// A source that credits somebody speaks of them too.
    private static let mixedSQL = """
        SELECT ref FROM person WHERE ref > ? AND (SELECT count(*) FROM person_document WHERE person_document.person = person.id)
            + (SELECT count(*) FROM person_credited WHERE person_credited.person = person.id) > 1
        ORDER BY ref LIMIT ?
        """

    @discardableResult
    public func derive(_ people: [PersonID]) async throws(PeopleError) -> PeopleChanges {
        if people.isEmpty { return .none }
        return try await write { writing in
            for person in people {
                if let number = try writing.number(of: person.rawValue) { writing.outdated.insert(number) }
            }
        }
    }

    @discardableResult
    public func forget(_ source: FactSource, people: [PersonID], before date: Date?) async throws(PeopleError) -> PeopleChanges {
        if people.isEmpty || source == .local { return .none }
        return try await write { writing in
            for person in people { try writing.forget(person, source, before: date) }
        }
    }

    @discardableResult
    public func forget(
        _ source: FactSource, of titles: [CreditedTitle], withEpisodes: Bool
    ) async throws(PeopleError) -> PeopleChanges {
        if titles.isEmpty { return .none }
        return try await write { writing in
            for title in titles { try writing.forget(title, source, withEpisodes: withEpisodes) }
        }
    }

    private func write(_ body: @escaping @Sendable (inout PeopleWriting) throws -> Void) async throws(PeopleError) -> PeopleChanges {
        try await database.write(or: PeopleError.unavailable) { [titles, precedence] db in
            var writing = PeopleWriting(db, titles, precedence)
            try body(&writing)
            return try writing.finish()
        }
    }

    public func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { database.changes(keys) }
}
