import CoreDomain
import DiscoveryDomain
import Foundation
import Testing

@Suite("Pages of lists")
struct DiscoveryPageTests {
    @Test(
        "Numbers are clamped",
        arguments: [(0, -1, 1, 0), (.min, .min, 1, 0), (1, 500, 1, 500), (501, 501, 500, 500), (.max, .max, 500, 500)])
    func limits(page: Int, total: Int, expectedPage: Int, expectedTotal: Int) {
        let found = DiscoveryPage(items: [], page: page, totalPages: total, fetchedAt: start)
        #expect(found.page == expectedPage && found.totalPages == expectedTotal)
    }

    @Test("An item occurs once, at its first place, and there is a limit")
    func items() {
        #expect(DiscoveryPage.of("tmdb-1", "tmdb-2", "tmdb-1").items == [item("tmdb-1"), item("tmdb-2")])
        let many = (0..<1_000).map { item("tmdb-\($0)") }
        #expect(DiscoveryPage(items: many, page: 1, totalPages: 1, fetchedAt: start).items == Array(many.prefix(DiscoveryPage.mostItems)))
    }

    static let ages: [(age: TimeInterval, isExpired: Bool)] = [
        (-1e12, false), (-31_536_000, false), (-1, false), (0, false), (86_400, false), (86_400.5, true), (31_536_000, true), (1e12, true),
        (.nan, false), (-.infinity, false), (.infinity, true),
    ]

    @Test("A page is expired if it is older than a day", arguments: ages)
    func expiry(age: TimeInterval, isExpired: Bool) {
        let page = DiscoveryPage(items: [], page: 1, totalPages: 1, fetchedAt: start)
        #expect(page.isExpired(at: start.addingTimeInterval(age)) == isExpired)
    }

    @Test("A page is followed by the next one until the end of the list")
    func next() {
        #expect(DiscoveryPage.of(page: 1, total: 3).next == 2 && DiscoveryPage.of(page: 3, total: 3).next == nil)
        #expect(DiscoveryPage.of(page: 1, total: 0).next == nil && DiscoveryPage.of(page: 500, total: .max).next == nil)
    }

    @Test("Items have a stored form", arguments: [item("tmdb-550"), item("sample-the-general"), .person(PersonID("tmdb-287")!)])
    func coding(item: DiscoveredItem) throws {
        let stored = try JSONEncoder().encode([item])
        #expect(try JSONDecoder().decode([DiscoveredItem].self, from: stored) == [item])
    }

    @Test("Anything else is no item", arguments: ["", "title", "title/", "title/550", "movie/tmdb-550", "person/tmdb-1/2", "/tmdb-1"])
    func foreign(text: String) { #expect(DiscoveredItem(rawValue: text) == nil) }
}

@Suite("Stored pages of a list")
struct StoredPagesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Ages in hours by number.
        let ages: KeyValuePairs<Int, Double>
        let valid: Set<Int>
    }

    static let cases = [
        Case(testDescription: "nothing", ages: [:], valid: []),
        Case(testDescription: "all fresh", ages: [1: 3, 2: 2, 3: 1], valid: [1, 2, 3]),
        Case(testDescription: "the limit", ages: [1: 24, 2: 24], valid: [1, 2]),
        Case(testDescription: "an expired page takes later ones with it", ages: [1: 25, 2: 2, 3: 1], valid: []),
        Case(testDescription: "but no earlier ones", ages: [1: 3, 2: 25, 3: 20], valid: [1]),
        Case(testDescription: "nor what came after its end", ages: [1: 25, 2: 0.5, 3: 2], valid: [2]),
        Case(testDescription: "also over a gap", ages: [2: 25, 9: 2], valid: []),
        Case(testDescription: "pages of the future", ages: [1: -9_000, 2: 3], valid: [1, 2]),
    ]

    @Test("Validity", arguments: cases)
    func validity(check: Case) {
        let stored = StoredPages(check.ages.map { page($0.key, hours: $0.value) })
        #expect(Set((1...10).filter { stored.valid($0, at: start) != nil }) == check.valid)
        for (number, _) in check.ages { #expect(stored.page(number) != nil) }
    }

    @Test("Joined are the pages up to the first gap, each item once")
    func joined() {
        #expect(StoredPages([]).joined == nil && StoredPages([page(2, hours: 0)]).joined == nil)
        let stored = StoredPages([page(1, hours: 99), page(2, hours: 0), page(4, hours: 0)])
        #expect(stored.joined == [item("tmdb-1"), item("tmdb-100"), item("tmdb-2")])
        #expect(StoredPages([.of(total: 0)]).joined == [])
    }

    @Test("A page tells what came before it")
    func earlier() {
        let stored = StoredPages([1, 2, 4].map { page($0, hours: 99) })
        #expect(stored.items(before: 1).isEmpty && stored.items(before: 2) == [item("tmdb-1"), item("tmdb-100")])
        #expect(stored.items(before: 4) == [item("tmdb-1"), item("tmdb-2"), item("tmdb-100")])
    }

    /// Page of four, with one item of its own and one that every page has.
    private func page(_ number: Int, hours: Double) -> DiscoveryPage {
        .of("tmdb-\(number)", "tmdb-100", page: number, total: 4, at: start.addingTimeInterval(-hours * 3_600))
    }
}
