import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Screens
import ScreensTesting
import Synchronization
import Testing

@testable import DiscoverFeature

@Suite("The grids of discovery")
struct DiscoverFeatureTests {
    private static let choices = DiscoverChoices(genres: ["Drama"], years: 1990...1991)
    private static let movies = DiscoverContent.part(
        DiscoverPart(.movies([MovieSummary(id: TitleID("tmdb-1")!, title: "Salt", addedAt: .distantPast, hasFiles: false)]), next: 1))
    private static let failure = ViewStateError("It broke")

    private typealias Update = Result<DiscoverContent, ViewStateError>

    private static func giving(_ updates: [Update]) -> DiscoverClient {
        var client = DiscoverClient.unimplemented
        client.part = { _, _ in
            AsyncStream { continuation in
                for update in updates { continuation.yield(update) }
                continuation.finish()
            }
        }
        client.choices = { _ in choices }
        return client
    }

    @Test("It asks for the part of its address, and for nothing else")
    func passedOn() async {
        let asked = Mutex<[String]>([])
        var client = DiscoverClient.unimplemented
        client.part = { query, after in
            asked.withLock { $0.append("\(query.path()) \(after)") }
            return AsyncStream { $0.finish() }
        }
        let store = TestStore(DiscoverFeature.State(DiscoverQuery(.people), after: 3), DiscoverFeature(client: client))
        #expect(await store.state.content == .initial)
        await store.send(.appeared) { $0.content = .loading }
        await store.finish()
        #expect(asked.withLock(\.self) == ["/discover/people 3"])
    }

    @Test("A part comes, and again when it changes; a failure later on leaves what is shown")
    func updates() async {
        let store = TestStore(
            DiscoverFeature.State(DiscoverQuery(.movies)),
            DiscoverFeature(client: Self.giving([.success(.unserved), .success(Self.movies), .failure(Self.failure)])))
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.loaded(.unserved))) { $0.content = .ready(.unserved) }
        await store.receive(.content(.loaded(Self.movies))) { $0.content = .ready(Self.movies) }
        await store.receive(.content(.failed(Self.failure)))
        await store.finish()
    }

    @Test("A failure is shown until another try succeeds")
    func retried() async {
        let isBroken = Mutex(true)
        var client = Self.giving([])
        client.part = { _, _ in
            AsyncStream {
                $0.yield(isBroken.withLock(\.self) ? .failure(Self.failure) : .success(Self.movies))
                $0.finish()
            }
        }
        let store = TestStore(DiscoverFeature.State(DiscoverQuery(.movies)), DiscoverFeature(client: client))
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.failed(Self.failure))) { $0.content = .error(Self.failure) }
        isBroken.withLock { $0 = false }
        await store.send(.intent(.retry)) { $0.content = .loading }
        await store.receive(.content(.loaded(Self.movies))) { $0.content = .ready(Self.movies) }
        // Coming back refreshes and keeps what is shown.
        await store.send(.intent(.retry))
        await store.receive(.content(.loaded(Self.movies)))
        await store.finish()
    }

    @Test("Without scripts a page is whole once its part and its choices are there; people have no choices")
    func settled() {
        var state = DiscoverFeature.State(DiscoverQuery(.movies))
        #expect(!DiscoverFeature.isSettled(state))
        state.content = .ready(Self.movies)
        #expect(!DiscoverFeature.isSettled(state))
        _ = DiscoverFeature(client: .unimplemented).reduce(into: &state, .choicesLoaded(Self.choices))
        #expect(state.choices == Self.choices && DiscoverFeature.isSettled(state))
        state.menu.isOpening = true
        #expect(!DiscoverFeature.isSettled(state))
        var people = DiscoverFeature.State(DiscoverQuery(.people))
        people.content = .error(Self.failure)
        #expect(DiscoverFeature.isSettled(people))
    }

    @Test("The menu of a poster opens on the screen")
    func menu() async {
        var client = Self.giving([])
        client.menu.read = { TitleMarks(id: $0, name: "Salt") }
        let store = TestStore(DiscoverFeature.State(DiscoverQuery(.movies)), DiscoverFeature(client: client))
        let marks = TitleMarks(id: TitleID("tmdb-1")!, name: "Salt")
        await store.send(.intent(.menu(.open(title: marks.id)))) { $0.menu.isOpening = true }
        await store.receive(.menu(.marksLoaded(.success(marks)))) {
            $0.menu.open = .success(marks)
            $0.menu.opened = 1
            $0.menu.isOpening = false
        }
        #expect(htmlString(DiscoverFeature.view(await store.state)).contains("Add to watchlist"))
        await store.finish()
    }

    @Test("Whoever may look may try again; marks need more")
    func access() {
        #expect(DiscoverFeature.Intent.retry.access == .browse && DiscoverFeature.access == .browse)
        #expect(DiscoverFeature.Intent.menu(.close).access == .keep)
    }
}
