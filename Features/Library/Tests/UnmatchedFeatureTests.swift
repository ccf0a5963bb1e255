import CoreDomain
import Flow
import FlowTesting
import HTML
import LibraryDomain
import Live
import Screens
import Testing

@testable import LibraryFeature

@Suite("Titles without a match")
struct UnmatchedFeatureTests {
    private static let title = UnmatchedTitle(
        id: TitleID("local-haet")!, reference: .movie(TitleID("local-haet")!), file: FileID("aaaaaaaa")!, library: "Movies",
        path: RelativePath("Haet <1995>/haet.mkv"), files: 2,
        candidates: [TitleMatch.Scored(MatchCandidate(id: TitleID("tmdb-949")!, title: "Heat", year: 1995), score: 70, reasons: [])])
    private static let page = UnmatchedPage(
        count: 101, titles: [title], names: [title.id: TitleName(title: "Haet <b>", year: 1995)], hasMore: true)

    @Test("A page shows the titles after the one of its address, and leads to the next page")
    func loads() async throws {
        let address = try #require(LibraryAddress.unmatched(after: TitleID("local-a")!))
        let request = try #require(Location(parsing: address))
        #expect(request["after"] == "local-a")
        let client = UnmatchedClient { after in
            #expect(after == TitleID("local-a"))
            return AsyncStream {
                $0.yield(.success(Self.page))
                $0.finish()
            }
        }
        let store = TestStore(UnmatchedFeature.State(after: TitleID("local-a")), UnmatchedFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        #expect(!UnmatchedFeature.isSettled(await store.state))
        await store.receive(.content(.loaded(Self.page))) { $0.content = .ready(Self.page) }
        #expect(htmlString(UnmatchedView(await store.state)).contains("after=local-haet"))
        await store.finish()
    }

    @Test("A page that cannot be loaded says why, and is loaded again on request")
    func failure() async {
        let error = ViewStateError("It broke.", reason: "The disk is full.")
        let client = UnmatchedClient { _ in
            AsyncStream {
                $0.yield(.failure(error))
                $0.finish()
            }
        }
        let store = TestStore(UnmatchedFeature.State(), UnmatchedFeature(client: client))
        await store.send(.appeared) { $0.content = .loading }
        await store.receive(.content(.failed(error))) { $0.content = .error(error) }
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.failed(error))) { $0.content = .error(error) }
        await store.finish()
    }

    @Test("Each state of the screen")
    func golden() throws {
        for (name, content) in [
            ("loading", .loading), ("error", .error(ViewStateError("It broke.", reason: "The disk is full."))),
            ("ready", .ready(Self.page)),
            ("empty", .ready(UnmatchedPage(count: 0, titles: []))),
        ] as [(String, ViewState<UnmatchedPage>)] {
            var state = UnmatchedFeature.State()
            state.content = content
            try expectGolden("unmatched-\(name)", htmlString(UnmatchedView(state)))
        }
    }
}
