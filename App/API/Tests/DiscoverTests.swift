import AppDependencies
import CoreDomain
import DiscoverFeature
import DiscoveryDomain
import Foundation
import MoviesDomain
import PeopleDomain
import TVSeriesDomain
import Testing

@testable import LiveServer
@testable import WebAPI

@Suite("Lists of discovery in the API")
struct DiscoverTests {
    private static func query(_ text: String) throws(Problem) -> DiscoverQuery {
        var reader = try QueryReader(query: text)
        let query = try reader.discover(.movies)
        try reader.finish()
        return query
    }

    @Test(
        "Filters are those of the page of the same name",
        arguments: [
            ("", DiscoveryList.popular(.movie)), ("list=popular", .popular(.movie)), ("list=trending", .trending(.movie)),
            ("genre=Drama", .discover(.movie, DiscoveryFilter(genres: ["Drama"]))),
            ("genre=War,Drama", .discover(.movie, DiscoveryFilter(genres: ["Drama", "War"]))),
            ("genre=Action%20%26%20Adventure", .discover(.movie, DiscoveryFilter(genres: ["Action & Adventure"]))),
            ("from=1990&to=1990", .discover(.movie, .year(1990))), ("to=1950", .discover(.movie, DiscoveryFilter(upToYear: 1950))),
            ("language=pt-BR", .discover(.movie, DiscoveryFilter(originalLanguage: "pt-br"))),
        ])
    func filters(text: String, list: DiscoveryList) throws { #expect(try Self.query(text).list == list) }

    @Test(
        "A filter that cannot be meant is refused",
        arguments: [
            "list=sideways", "list=", "genre=", "genre=Drama,", "genre=Drama,%20", "genre=\(String(repeating: "a", count: 61))",
            "genre=\((0...10).map { "G\($0)" }.joined(separator: ","))", "from=1869", "to=2101", "from=soon", "from=1990&to=1989",
            "language=", "language=%3C", "language=\(String(repeating: "a", count: 36))", "list=trending&genre=Drama",
            "list=trending&to=1990", "genre=Drama&genre=War", "year=1990",
        ])
    func refused(text: String) { #expect(throws: Problem.self) { try Self.query(text) } }

    @Test("A place reads what it writes, and nothing else")
    func places() {
        for place in [DiscoverPlace(), DiscoverPlace(pages: 3), DiscoverPlace(pages: 500, items: 200)] {
            #expect(DiscoverPlace(place.description) == place && place.description.count <= DiscoverPlace.longest)
        }
        for text in ["", "-", "3", "3-", "-3-1", "+3-1", "03-1", "3-1-1", "501-0", "3-201", "٣-١", "99999999999999999999-0", "tmdb-550"] {
            #expect(DiscoverPlace(text) == nil, "\(text)")
        }
    }

    // MARK: Answers out of parts

    private static let day = Date(timeIntervalSince1970: 1_700_000_000)

    private static func movie(_ number: Int) -> MovieSummary {
        MovieSummary(id: TitleID("tmdb-\(number)")!, title: "Movie \(number)", addedAt: .distantPast)
    }

    /// A list of the given parts; a part ends after as many pages as its number, unless it says otherwise.
    private static func read(
        _ start: DiscoverPlace = DiscoverPlace(), limit: Int, _ parts: [[Int]], failing: [Int: DiscoveryError] = [:], stale: Int? = nil
    ) async throws -> DiscoveredItems<Int> {
        try await DiscoveredItems.read(
            DiscoverRange(start: start, limit: limit), { if case .movies(let movies) = $0 { movies.compactMap(\.id.number) } else { [] } }
        ) { after in
            if let error = failing[after] { throw error }
            guard parts.indices.contains(after) else { throw DiscoveryError.notFound }
            return FoundPart(
                items: .movies(parts[after].map(movie)), next: after + 1 < parts.count ? after + 1 : nil, isStale: after == stale,
                fetchedAt: day.addingTimeInterval(Double(-after)))
        }
    }

    @Test("Whatever the limit, the answers have each item once, in order, to the end", arguments: [1, 2, 3, 4, 5, 6, 7, 200])
    func paging(limit: Int) async throws {
        let parts = [[1, 2, 3], [], [4], [5, 6, 7]]
        var found: [Int] = [], place: DiscoverPlace? = DiscoverPlace(), answers = 0
        while let start = place, answers < 20 {
            let answer = try await Self.read(start, limit: limit, parts)
            #expect(answer.items.count <= limit)
            found += answer.items
            place = answer.next
            answers += 1
        }
        #expect(found == [1, 2, 3, 4, 5, 6, 7] && answers == (7 + limit - 1) / limit)
    }

    @Test("One answer asks for at most ten parts, and leads on")
    func bounded() async throws {
        let answer = try await Self.read(limit: 200, (1...30).map { [$0] })
        #expect(answer.items == Array(1...10) && answer.next == DiscoverPlace(pages: 10))
    }

    @Test("Where a later part fails, the answer ends before it; where it is gone, so does the list")
    func laterFailure() async throws {
        let parts = [[1], [2], [3]]
        let cut = try await Self.read(limit: 50, parts, failing: [1: .unavailable(reason: "away")])
        #expect(cut.items == [1] && cut.next == DiscoverPlace(pages: 1))
        await #expect(throws: DiscoveryError.unavailable(reason: "away")) {
            _ = try await Self.read(DiscoverPlace(pages: 1), limit: 50, parts, failing: [1: .unavailable(reason: "away")])
        }
        let ended = try await Self.read(limit: 50, parts, failing: [1: .notFound])
        #expect(ended.items == [1] && ended.next == nil)
    }

    @Test("A list without a source is not found; a place after its end is none of its items")
    func missing() async throws {
        await #expect(throws: DiscoveryError.notFound) { _ = try await Self.read(limit: 50, []) }
        let problem = await #expect(throws: Problem.self) { _ = try await Self.read(DiscoverPlace(pages: 9), limit: 50, [[1]]) }
        #expect(problem == .badRequest("“after_id” is not an item of this list."))
        #expect(try await Self.read(DiscoverPlace(items: 5), limit: 50, [[1], [2]]).items == [2], "a part that has become shorter")
    }

    @Test("An answer is as old as its oldest part")
    func age() async throws {
        let old = try await Self.read(limit: 2, [[1], [2], [3]], stale: 1)
        #expect(old.isStale && old.fetchedAt == Self.day.addingTimeInterval(-1))
        let new = try await Self.read(limit: 1, [[1], [2]], stale: 1)
        #expect(!new.isStale && new.fetchedAt == Self.day)
    }
}
