import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import Screens
import TVSeriesDomain
import ScreensTesting
import Testing
import ViewingDomain

@testable import SeriesFeature

@Suite("The list of series")
struct SeriesListTests {
    private static let facets = SeriesFacets(count: 130, letters: [LetterMark("#"), LetterMark("S", after: "local-3")])

    private static func show(_ number: Int) -> SeriesSummary {
        SeriesSummary(id: TitleID("local-\(number)")!, title: "Show \(number)", addedAt: .distantPast)
    }

    private var client: SeriesListClient {
        SeriesListClient(
            page: { _, page in
                let start = page.after.flatMap { Int($0.dropFirst(6)) }.map { $0 + 1 } ?? 0
                let end = min(start + page.limit, 130)
                return Page(items: (start..<end).map(Self.show), next: end < 130 ? "local-\(end - 1)" : nil)
            },
            facets: { _ in Self.facets }, changes: { AsyncStream { $0.finish() } }, refresh: { unimplemented("SeriesListClient.refresh") },
            menu: .unimplemented(giving: .progress([])))
    }

    @Test(
        "A visit shows one part of all series, and leads on while there is more",
        arguments: [(nil, 0..<60), ("local-119", 120..<130)] as [(String?, Range<Int>)])
    func parts(start: String?, shown: Range<Int>) async {
        // The list and the facets are read side by side; here the facets come second.
        let (gate, open) = AsyncStream<Void>.makeStream()
        var client = self.client
        client.facets = { _ in
            for await _ in gate { break }
            return Self.facets
        }
        let store = TestStore(SeriesListFeature.State(query: SeriesQuery(), start: start), SeriesListFeature(client: client))
        let part = Page(items: shown.map(Self.show), next: shown.upperBound < 130 ? "local-\(shown.upperBound - 1)" : nil)
        await store.send(.listChanged) { $0.list = .loading }
        await store.receive(.list(.loaded(part))) { $0.list = .ready(part) }
        open.yield()
        await store.receive(.facetsLoaded(Self.facets)) { $0.facets = Self.facets }
        let page = htmlString(PosterListView<SeriesList>(await store.state))
        #expect(page.contains("Next page") == (part.next != nil))
        #expect(page.contains("href=\"/series?after=local-3\"") && page.contains("130 series"))
        await store.finish()
    }

    @Test(
        "The count beside the title, where it is known",
        arguments: [(0, nil), (1, "1 series"), (2, "2 series"), (1_234, "1,234 series")] as [(Int, String?)])
    func counts(number: Int, words: String?) {
        #expect(SeriesList.count(SeriesQuery(), SeriesFacets(count: number)) == words)
        #expect(SeriesList.count(SeriesQuery(), SeriesList.unknownFacets) == nil)
    }

    @Test("The next part keeps the order")
    func order() {
        var state = SeriesListFeature.State(query: SeriesQuery(sort: .year))
        state.list = .ready(Page(items: [Self.show(1)], next: "local-1"))
        state.facets = Self.facets
        let page = htmlString(PosterListView<SeriesList>(state))
        #expect(page.contains("href=\"/series?sort=year&amp;after=local-1&amp;look=") && !page.contains("A to Z\""))
    }
}
