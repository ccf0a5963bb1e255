import CoreDomain
import DiscoveryDomain
import Foundation
import Testing

@Suite("Keys of lists")
struct DiscoveryKeyTests {
    static let keys: [(list: DiscoveryList, key: String)] = [
        (.trending(.movie), "trending/movie"),
        (.trending(.series), "trending/series"),
        (.trendingPeople, "trending/people"),
        (.popular(.movie), "popular/movie"),
        (.search(DiscoveryWords("the  GENERAL ")!), "search?q=the%20general"),
        (.search(DiscoveryWords("Ame\u{301}lie&q=1")!), "search?q=am%c3%a9lie%26q%3d1"),
        (.similar(.movie, title("tmdb-550")), "similar/movie/tmdb-550"),
        (.recommended(.series, title("tmdb-1396")), "recommended/series/tmdb-1396"),
        (.discover(.movie, DiscoveryFilter()), "discover/movie"),
        (.discover(.series, .year(1922)), "discover/series?from=1922&to=1922"),
        (.discover(.movie, DiscoveryFilter(upToYear: 1922)), "discover/movie?to=1922"),
        (
            .discover(.movie, DiscoveryFilter(originalLanguage: "EN", genres: ["War", "Comedy", "War"], fromYear: 1920)),
            "discover/movie?language=en&genre=Comedy&genre=War&from=1920"
        ),
        (.discover(.movie, DiscoveryFilter(genres: ["Action & Adventure"])), "discover/movie?genre=Action%20%26%20Adventure"),
        (.discover(.movie, DiscoveryFilter(genres: ["e\u{301}"])), "discover/movie?genre=%c3%a9"),
        (.discover(.movie, DiscoveryFilter(genres: ["A&genre=B"])), "discover/movie?genre=A%26genre%3dB"),
        (.discover(.movie, DiscoveryFilter(genres: ["A", "B"])), "discover/movie?genre=A&genre=B"),
        (.discover(.movie, DiscoveryFilter(genres: ["a"])), "discover/movie?genre=a"),
        (.discover(.movie, DiscoveryFilter(genres: ["09AZaz-"])), "discover/movie?genre=09AZaz-"),
        (.discover(.movie, DiscoveryFilter(genres: ["/:@[`{_.~"])), "discover/movie?genre=%2f%3a%40%5b%60%7b%5f%2e%7e"),
        (.discover(.movie, .year(1870)), "discover/movie?from=1870&to=1870"),
        (.discover(.movie, .year(2100)), "discover/movie?from=2100&to=2100"),
        (.discover(.movie, DiscoveryFilter(genres: ["A%20B"])), "discover/movie?genre=A%2520B"),
        (.discover(.movie, DiscoveryFilter(genres: ["A B"])), "discover/movie?genre=A%20B"),
    ]

    @Test("Each list has its own key", arguments: keys)
    func key(list: DiscoveryList, key: String) { #expect(list.key == key) }

    @Test("Different lists have different keys")
    func unique() {
        #expect(Set(Self.keys.map(\.list)).count == Self.keys.count)
        #expect(Set(Self.keys.map(\.key)).count == Self.keys.count)
    }

    static let equal: [(DiscoveryFilter, DiscoveryFilter)] = [
        (DiscoveryFilter(genres: ["War", "Comedy"]), DiscoveryFilter(genres: ["Comedy", " War\n", "Comedy", ""])),
        (DiscoveryFilter(genres: ["e\u{301}"]), DiscoveryFilter(genres: ["\u{E9}"])),
        (DiscoveryFilter(originalLanguage: "pt-BR"), DiscoveryFilter(originalLanguage: "PT-br")),
        (DiscoveryFilter(), DiscoveryFilter(originalLanguage: "", genres: ["", "  "], fromYear: 1869, upToYear: 2101)),
        (DiscoveryFilter(), DiscoveryFilter(originalLanguage: "en&to=1", fromYear: .max, upToYear: .min)),
        (DiscoveryFilter(), DiscoveryFilter(originalLanguage: String(repeating: "a", count: 36))),
        (DiscoveryFilter(), DiscoveryFilter(genres: [String(repeating: "a", count: 61)])),
        (DiscoveryFilter(genres: ["War"]), DiscoveryFilter(genres: [String(repeating: " ", count: 197) + "War"])),
        (DiscoveryFilter(), DiscoveryFilter(genres: [String(repeating: " ", count: 198) + "War"])),
    ]

    @Test("Filters that mean the same are equal and have one key", arguments: equal)
    func canonical(one: DiscoveryFilter, other: DiscoveryFilter) throws {
        #expect(one == other)
        #expect(DiscoveryList.discover(.movie, one).key.utf8.elementsEqual(DiscoveryList.discover(.movie, other).key.utf8))
        let stored = try JSONEncoder().encode(other)
        #expect(try JSONDecoder().decode(DiscoveryFilter.self, from: stored) == one)
    }

    @Test("The longest key has at most 2,000 bytes")
    func length() {
        let genres = (0..<200).map { String(repeating: "\u{4E2D}", count: 19) + String(format: "%03d", $0) }
        let filter = DiscoveryFilter(originalLanguage: String(repeating: "x", count: 35), genres: genres, fromYear: 2000, upToYear: 2000)
        #expect(filter.genres.count == DiscoveryFilter.mostGenres)
        let key = DiscoveryList.discover(.series, filter).key
        #expect(filter.originalLanguage?.count == 35)
        #expect((1_800...2_000).contains(key.utf8.count))
        #expect(!key.utf8.contains { $0 > 0x7F })
    }

    @Test("Words are bounded: at least two characters, at most a hundred, and keys of 2,000 bytes")
    func words() {
        for text in ["", " ", "a", " a \n"] { #expect(DiscoveryWords(text) == nil, "\(text)") }
        #expect(DiscoveryWords("al")?.text == "al" && DiscoveryWords("A\t L") == DiscoveryWords("a l"))
        #expect(DiscoveryWords(String(repeating: "x", count: 500))?.text.count == 100)
        for character in ["\u{4E2D}", "😀", "e\u{301}\u{302}\u{303}\u{304}\u{305}"] {
            let words = DiscoveryWords(String(repeating: character, count: 500))!
            #expect((500...2_000).contains(DiscoveryList.search(words).key.utf8.count), "\(character)")
        }
        #expect(throws: (any Error).self) { try JSONDecoder().decode(DiscoveryWords.self, from: Data(#""a""#.utf8)) }
    }

    @Test("A filter from outside is checked like any other")
    func decoding() throws {
        let text = #"{"genres":["War","Comedy","War",""],"originalLanguage":"!","fromYear":3000,"upToYear":1922}"#
        let filter = try JSONDecoder().decode(DiscoveryFilter.self, from: Data(text.utf8))
        #expect(filter == DiscoveryFilter(genres: ["Comedy", "War"], upToYear: 1922))
    }

    @Test("A list comes back from its stored form", arguments: keys.map(\.list))
    func coding(list: DiscoveryList) throws {
        let stored = try JSONEncoder().encode(list)
        #expect(try JSONDecoder().decode(DiscoveryList.self, from: stored) == list)
    }
}
