import TVSeriesDomain
import CoreDomain
import Foundation
import MoviesDomain
import NetworkLayer
import TVSeriesDomain
import Testing

@testable import TMDbAdapter

/// Each value of each recorded answer is replaced by a value of each JSON type.
@Suite("Hostile answers of TMDb")
struct HostileAnswerTests {
    private static let values = [
        "null", "true", "-1", "1e300", #""""#, #""x\u0000\u202e""#, "[[]]", #"{"results": 5}"#,
    ]

    private typealias Call = @Sendable (TMDb) async throws -> [AnswerPart]

    private static let calls: [(String, Call, needed: Set<String>)] = [
        ("movie", { AnswerPart.parts(of: try await $0.movie(9001)) }, ["id"]),
        ("series", { AnswerPart.parts(of: try await $0.series(7001)) }, ["id"]),
        ("season", { AnswerPart.parts(of: try await $0.season(1, of: 7001)) }, ["season_number"]),
        ("person", { AnswerPart.parts(of: try await $0.person(501)) }, ["id", "name"]),
        (
            "movies", { AnswerPart.parts(of: try await $0.popularMovies(), ["tmdb-9001": 0, "tmdb-9008": 8]) { $0.id.rawValue } },
            ["results"]
        ),
        ("shows", { AnswerPart.parts(of: try await $0.popularSeries(), ["tmdb-tv7001": 0]) { $0.id.rawValue } }, ["results"]),
        (
            "people", { AnswerPart.parts(of: try await $0.trendingPeople(), ["tmdb-501": 0, "tmdb-502": 1]) { $0.id.rawValue } },
            ["results"]
        ),
        (
            "multi",
            { AnswerPart.parts(of: try await $0.search("a"), ["tmdb-9001": 0, "tmdb-tv7001": 2, "tmdb-501": 3]) { $0.key } }, ["results"]
        ),
        ("genres", { AnswerPart.parts(of: try await $0.genres(.movie)) }, ["genres"]),
    ]

    @Test("A field of a wrong type costs no more than that field", arguments: 0..<calls.count)
    func wrongTypes(number: Int) async throws {
        let (name, call, needed) = Self.calls[number]
        let document = try #require(try JSONSerialization.jsonObject(with: Data(try recorded(name).utf8)) as? [String: Any])
        let whole = try await call(try TMDb.answering(try recorded(name)))
        #expect(whole.count > 1)
        var count = 0
        for path in Self.paths(in: document) {
            for value in Self.values {
                let replacement = try JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
                let body = try JSONSerialization.data(withJSONObject: Self.replacing(path[...], in: document, with: replacement))
                let tmdb = try TMDb.answering(String(decoding: body, as: UTF8.self))
                let place = path.map { "\($0)/" }.joined()
                do {
                    let parts = Dictionary(try await call(tmdb).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
                    let lost = whole.filter { !$0.follows(from: place) && parts[$0.name] != $0.value }.map(\.name)
                    #expect(lost.isEmpty, "\(place) = \(value): \(lost)")
                } catch {
                    let field = path.first as? String ?? ""
                    #expect(path.count == 1 && needed.contains(field), "\(path) = \(value): \(error)")
                }
                count += 1
            }
        }
        #expect(count >= 4 * Self.values.count)
    }

    @Test(
        "Numbers and texts that JSON allows and Swift cannot hold are absent",
        arguments: [
            "1e999", "-1e999", "99999999999999999999999999", "0.1e-999", "-0", #""\ud800""#, #""\u0000""#, #""a", "title": "b""#,
            String(repeating: "9", count: 100_000),
        ])
    func oddValues(value: String) async throws {
        let body =
            #"{"page": 1, "results": [{"id": 1, "title": "T", "popularity": \#(value), "vote_average": \#(value), "release_date": \#(value)}]}"#
        do {
            let page = try await TMDb.answering(body).popularMovies()
            #expect(page.items.first?.content.facts.year == nil && page.items.first?.content.facts.rating == nil)
        } catch {
            #expect(error as? TMDbError == .unavailable(.decoding("not JSON, or a number out of range")), "\(value.prefix(20)): \(error)")
        }
    }

    /// Paths of keys and indices to every value; of lists, of the first element that has a field.
    private static func paths(in value: Any) -> [[AnyHashable]] {
        let children: [(AnyHashable, Any)] =
            switch value {
            case let object as [String: Any]: object.map { ($0.key, $0.value) }
            case let list as [Any]: list.enumerated().map { ($0.offset, $0.element) }
            default: []
            }
        var seen: Set<[AnyHashable]> = [], found: [[AnyHashable]] = []
        for (key, child) in children {
            for rest in [[]] + paths(in: child) where seen.insert(value is [Any] ? [0] + rest : [key] + rest).inserted {
                found.append([key] + rest)
            }
        }
        return found
    }

    private static func replacing(_ path: ArraySlice<AnyHashable>, in value: Any, with replacement: Any) -> Any {
        guard let key = path.first else { return replacement }
        if var object = value as? [String: Any], let name = key as? String, let child = object[name] {
            object[name] = replacing(path.dropFirst(), in: child, with: replacement)
            return object
        }
        if var list = value as? [Any], let index = key as? Int {
            list[index] = replacing(path.dropFirst(), in: list[index], with: replacement)
            return list
        }
        return value
    }
}
