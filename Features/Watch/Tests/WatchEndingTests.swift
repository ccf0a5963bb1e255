import CoreDomain
import Flow
import FlowTesting
import LibraryDomain
import StreamingDomain
import Synchronization
import Testing

@testable import WatchFeature

@Suite("The end of a movie")
struct WatchEndingTests {
    private static let titles = (1...8).map { number in
        WatchSuggestion(id: TitleID("tmdb-\(number)")!, title: "Movie \(number)", path: "/movies/tmdb-\(number)")
    }

    private static func store(
        next: WatchNext? = nil, mayBrowse: Bool = true, saved: WatchFeatureTests.Saved = .init(), isSaving: Bool = true
    ) -> TestStore<WatchFeature> {
        var watchable = Sample.watchable(Sample.movie)
        watchable.next = next
        let feature = WatchFeatureTests.feature(.success(watchable), saved: saved, isSaving: isSaving, suggestions: titles)
        var state = WatchFeature.State(file: Sample.movie.id, mayBrowse: mayBrowse)
        _ = feature.reduce(into: &state, .content(.loaded(watchable)))
        return TestStore(state, feature)
    }

    @Test("Titles to see next are found once, while the movie plays, and six are enough")
    func suggestions() async {
        let store = Self.store()
        await store.send(.intent(.player(event: .playing))) {
            _ = $0.session?.receive(.reported(.playing), at: Sample.date)
            $0.ending.suggestions = []
        }
        await store.receive(.suggestions(Array(Self.titles.prefix(6)))) { $0.ending.suggestions = Array(Self.titles.prefix(6)) }
        await store.send(.intent(.player(event: .playing)))
        await store.finish()
    }

    @Test("Nobody is sent elsewhere if an episode follows, or to a page that they may not see", arguments: [true, false])
    func none(mayBrowse: Bool) async {
        let store = Self.store(next: mayBrowse ? WatchFeatureTests.next : nil, mayBrowse: mayBrowse)
        await store.send(.intent(.player(event: .playing))) { _ = $0.session?.receive(.reported(.playing), at: Sample.date) }
        await store.finish()
    }

    @Test("That a movie counts as watched is taken back, and counts again if it is played again")
    func unwatch() async {
        let saved = WatchFeatureTests.Saved(), store = Self.store(saved: saved)
        await store.send(.intent(.unwatch))
        await store.receive(.unwatched(true)) { $0.ending.mark = .unwatched }
        #expect(saved.unwatched.withLock { $0 } == [Sample.movie.id])
        await store.send(.intent(.progress(position: 5, duration: 60))) {
            _ = $0.session?.receive(.position(5, duration: 60), at: Sample.date)
            $0.ending.mark = .watched
        }
        await store.receive(.saved(true))
        await store.finish()
    }

    @Test("If that cannot be saved, the screen says so")
    func unsaved() async {
        let store = Self.store(isSaving: false)
        await store.send(.intent(.unwatch))
        await store.receive(.unwatched(false)) { $0.ending.mark = .stillWatched }
        await store.finish()
    }
}
