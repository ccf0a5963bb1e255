import CoreDomain
import Foundation
import GRDB
import PeopleDomain
import PeopleInfrastructure
import Persistence

func person(_ id: String) -> PersonID { PersonID(id)! }
func title(_ id: String) -> TitleID { TitleID(id)! }
func movie(_ key: String) -> CreditedTitle { .movie(title("local-\(key)")) }
func series(_ key: String) -> CreditedTitle { .series(title("local-\(key)")) }

/// A catalogue with the movies m1…m3, the series s1 and s2 and people, in which other contexts' tables have only the columns that matter here.
struct Catalogue: Sendable {
    static let tables = CreditedTitleTables(
        movies: .init(table: "movie", identities: "movie_identity", row: "movie"),
        series: .init(table: "series", identities: "series_identity", row: "series"))

    static let schema = Schema(joining: Schema("titles.1", sql: titles), PeopleTables.schema(for: tables))

    private static let titles =
        ["movie", "series"].map { table in
            """
            CREATE TABLE \(table)(
                id INTEGER PRIMARY KEY, ref TEXT NOT NULL, age INTEGER, kind TEXT, title TEXT, episode_count INTEGER, credits TEXT) STRICT;
            CREATE TABLE \(table)_identity(
                identity TEXT PRIMARY KEY, \(table) INTEGER NOT NULL REFERENCES \(table)(id) ON DELETE CASCADE) STRICT, WITHOUT ROWID;
            CREATE INDEX \(table)_identity_row ON \(table)_identity(\(table));
            CREATE TABLE \(table)_file(title TEXT NOT NULL, folder TEXT NOT NULL, PRIMARY KEY(title, folder)) STRICT, WITHOUT ROWID;

            """
        }.joined()

    let database: Persistence.Database
    let people: SQLitePeopleRepository

    init(_ database: Persistence.Database, precedence: FactPrecedence = .standard) async throws {
        self.database = database
        people = SQLitePeopleRepository(
            database, titles: Self.tables, precedence: precedence, movieFolders: TitleFolders(table: "movie_file"),
            seriesFolders: TitleFolders(table: "series_file"))
        for key in ["m1", "m2", "m3"] { try await add("movie", key) }
        for key in ["s1", "s2"] { try await add("series", key) }
    }

    static func inMemory(feed: ChangeFeed = ChangeFeed(), precedence: FactPrecedence = .standard) async throws -> Catalogue {
        try await Catalogue(.inMemory(schema, feed: feed), precedence: precedence)
    }

    func add(_ table: String, _ key: String, age: Int? = nil, folder: String = "Seen") async throws {
        try await database.write { db in
            try db.execute(sql: "INSERT INTO \(table)(ref, age) VALUES (?, ?)", arguments: ["local-\(key)", age])
            let row = db.lastInsertedRowID
            for id in ["local-\(key)", "tmdb-\(key)"] {
                try db.execute(sql: "INSERT INTO \(table)_identity VALUES (?, ?)", arguments: [id, row])
            }
            try db.execute(sql: "INSERT INTO \(table)_file VALUES (?, ?)", arguments: ["local-\(key)", folder])
        }
    }

    func remove(_ table: String, _ key: String) async throws {
        try await database.write { try $0.execute(sql: "DELETE FROM \(table) WHERE ref = ?", arguments: ["local-\(key)"]) }
    }

    /// Everything that is stored about people, without the numbers of rows.
    func contents() async throws -> [String] {
        try await database.read { db in
            let queries = [
                """
                SELECT ref, name, name_key, profile, department, aliases, gender, born, died, birthplace, biography, picture FROM person
                """,
                "SELECT ref, identity FROM person_identity JOIN person ON person.id = person",
                "SELECT ref, source, language, fetched, complete, facts FROM person_document JOIN person ON person.id = person",
                "SELECT ref, source, language, c.name, c.profile FROM person_credited AS c JOIN person ON person.id = person",
                """
                SELECT kind, title, season, episode, source, role, position, ref, character, job, c.department, episode_count, named
                FROM credit AS c JOIN person ON person.id = person
                """,
            ]
            return try queries.flatMap { sql in try Row.fetchAll(db, sql: sql).map { "\(Array($0.databaseValues))" }.sorted() }
        }
    }
}

/// What tests read for everybody.
extension PeopleRepository {
    func person(_ id: String) async throws(PeopleError) -> Person { try await person(PersonID(id)!, for: .unlimited) }
    func credits(of id: String) async throws(PeopleError) -> [Credit] { try await credits(of: PersonID(id)!, for: .unlimited) }

    /// Names, jobs and characters of a title: "Buster Keaton: Johnnie".
    func cast(_ title: CreditedTitle, for audience: Audience = .unlimited) async throws(PeopleError) -> [String] {
        try await cast(of: title, for: audience).map(\.line)
    }

    func crew(_ title: CreditedTitle, for audience: Audience = .unlimited) async throws(PeopleError) -> [String] {
        try await crew(of: title, for: audience).map(\.line)
    }

    func names(_ audience: Audience = .unlimited) async throws(PeopleError) -> [String] {
        try await people(page: PageRequest(limit: 200), for: audience).items.map(\.name)
    }
}

extension Credit {
    var line: String {
        switch kind {
        case .cast(let character): "\(person.name): \(character ?? "-")"
        case .crew(let job, let department): "\(person.name): \(job ?? "-"), \(department ?? "-")"
        }
    }
}

extension TitleCredits {
    /// The cast of a movie with Buster Keaton, whom each source knows by another id, as the sources give it.
    static func general(_ source: FactSource, id: String?, _ title: CreditedTitle = movie("m1"), name: String = "Buster Keaton")
        -> TitleCredits
    {
        TitleCredits(
            title: title, source: source, language: source == .local ? "" : "en",
            cast: [NewCredit(id: id.flatMap(PersonID.init(rawValue:)), name: name, character: "Johnnie of \(source)")],
            crew: [
                NewCredit(id: id.flatMap(PersonID.init(rawValue:)), name: name, job: "Director", department: "Directing"),
                NewCredit(id: id.flatMap(PersonID.init(rawValue:)), name: name, job: "Writer", department: "Writing"),
            ])
    }
}

extension PersonDocument {
    init(
        _ id: String, aliases: [String] = [], _ source: FactSource, _ facts: PersonFacts, language: String = "en", isComplete: Bool = true,
        at: Double = 0
    ) {
        self.init(
            id: PersonID(id)!, aliases: aliases.compactMap(PersonID.init(rawValue:)),
            document: FactDocument(
                source: source, language: language, fetchedAt: Date(timeIntervalSince1970: at), isComplete: isComplete, facts: facts))
    }
}
