import CoreDomain
import Foundation
import GRDB
import Persistence
import SearchDomain
import SearchInfrastructure
import Testing

/// What any implementation of `SearchHistory` has to do, whatever its database. Each check gets an empty one.
struct SearchHistorySpecification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any SearchHistory) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any SearchHistory) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let (me, other) = (ViewerID(rawValue: "me"), ViewerID(rawValue: "other"))
    static func title(_ key: String) -> TitleID { TitleID("tmdb-\(key)")! }
    static let person = SearchReference.person(PersonID("tmdb-550")!)
    static let movie = SearchReference.movie(title("550"))
    static func day(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

    static let all = [
        SearchHistorySpecification(
            "The newest comes first, each once, and a movie and a person with one id are two",
            { history in
                try await history.add(movie, at: day(1), viewer: me)
                try await history.add(person, at: day(2), viewer: me)
                try await history.add(.series(title("tv1")), at: day(3), viewer: me)
                #expect(try await history.entries(viewer: me) == [.series(title("tv1")), person, movie])
                try await history.add(movie, at: day(4), viewer: me)
                #expect(try await history.entries(viewer: me) == [movie, .series(title("tv1")), person])
            }),
        SearchHistorySpecification(
            "Everyone has a history of their own, from which one or all entries can be removed",
            { history in
                for viewer in [me, other] {
                    try await history.add(movie, at: day(1), viewer: viewer)
                    try await history.add(person, at: day(2), viewer: viewer)
                }
                try await history.remove([movie, .video(title("550"))], viewer: me)
                #expect(try await history.entries(viewer: me) == [person])
                try await history.clear(viewer: other)
                try await history.remove([movie], viewer: other)
                #expect(try await history.entries(viewer: other) == [])
                #expect(try await history.entries(viewer: me) == [person])
            }),
        SearchHistorySpecification(
            "The fifty newest are kept",
            { history in
                try await history.add(person, at: day(99), viewer: other)
                for number in 1...52 { try await history.add(.movie(title("\(number)")), at: day(number), viewer: me) }
                let expected = (3...52).reversed().map { SearchReference.movie(title("\($0)")) }
                #expect(try await history.entries(viewer: me) == expected)
                #expect(try await history.entries(viewer: other) == [person])
            }),
        SearchHistorySpecification(
            "Titles that get another id take their entries along; of two the later date stays",
            { history in
                let (old, new) = (TitleID("local-a")!, title("550"))
                try await history.add(.movie(old), at: day(5), viewer: me)
                try await history.add(.series(title("tv1")), at: day(4), viewer: me)
                try await history.add(.movie(new), at: day(3), viewer: me)
                try await history.add(.episode(series: old, season: 1, episode: 2), at: day(2), viewer: me)
                try await history.add(person, at: day(1), viewer: me)
                for _ in 1...2 { try await history.move([old: new, new: new]) }
                let moved: [SearchReference] = [.movie(new), .series(title("tv1")), .episode(series: new, season: 1, episode: 2), person]
                #expect(try await history.entries(viewer: me) == moved)
                try await history.move([new: old])
                #expect(try await history.entries(viewer: me).last == person)
            }),
    ]
}

@Suite("Search history in SQLite")
struct SQLiteSearchHistoryTests {
    @Test("The repository does what is specified", arguments: SearchHistorySpecification.all)
    func specification(check: SearchHistorySpecification) async throws {
        try await check.run(SQLiteSearchHistory(.inMemory(SearchHistoryTables.schema)))
    }

    @Test("A row that this version cannot read does not hide the others")
    func unreadableRow() async throws {
        let database = try Persistence.Database.inMemory(SearchHistoryTables.schema)
        let history = SQLiteSearchHistory(database)
        try await history.add(SearchHistorySpecification.movie, at: .now, viewer: SearchHistorySpecification.me)
        try await database.write { try $0.execute(sql: "INSERT INTO search_history VALUES ('me', 'concert/1', NULL, 9)") }
        #expect(try await history.entries(viewer: SearchHistorySpecification.me) == [SearchHistorySpecification.movie])
    }
}
