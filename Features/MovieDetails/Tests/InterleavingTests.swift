import CoreDomain
import Flow
import FlowTesting
import Foundation
import MoviesDomain
import Screens
import ScreensTesting
import Testing
import ViewingDomain

@testable import MovieDetailsFeature

/// The page of a movie, and a server that saves clicks in their order and is read at any moment.
private actor Watchlist {
    private let feature = MovieDetailsFeature(
        client: MovieDetailsClient(
            movie: { _ in unimplementedStream("MovieDetailsClient.movie") }, marks: Watchlist.marks),
        clock: ManualClock())
    private static var marks: MarkClient<ViewingUndo> {
        var marks = MarkClient.unimplemented(giving: way)
        marks.setOnWatchlist = { _, _ in Watchlist.way }
        return marks
    }
    private static let way = ViewingUndo.watchlist(TitleID("tmdb-1")!, before: nil)
    private var state = MovieDetailsFeature.State(id: TitleID("tmdb-1")!)
    private var isOn = false
    private var clicks: [Bool] = []
    private var read: MovieContent?

    init() { state.page.content = .ready(Self.content(isOn: false)) }

    private static func content(isOn: Bool) -> MovieContent {
        MovieContent(
            movie: Movie(summary: MovieSummary(id: TitleID("tmdb-1")!, title: "", addedAt: .distantPast)), files: [], isOnWatchlist: isOn)
    }

    private func send(_ action: MovieDetailsFeature.Action) { _ = feature.reduce(into: &state, action) }

    private var shown: Bool? { state.page.content.content?.isOnWatchlist }

    func click() {
        clicks.append(shown != true)
        send(.intent(.setOnWatchlist(isOn: shown != true)))
        #expect(shown == clicks.last)
    }

    /// The oldest click that is not saved yet is saved, or fails.
    func save(_ isSaved: Bool) {
        guard !clicks.isEmpty else { return }
        let click = clicks.removeFirst()
        if isSaved { isOn = click }
        send(
            .page(
                .saved(
                    .listed(click),
                    isSaved
                        ? .success(UndoOffer(.watchlist(isOn: click), undo: Self.way))
                        : .failure(ViewStateError("The library did not answer")))))
        if let last = clicks.last { #expect(shown == last) }
    }

    func beginReload() { read = Self.content(isOn: isOn) }

    func endReload() {
        guard let read else { return }
        send(.page(.content(.loaded(read))))
        if let last = clicks.last { #expect(shown == last) }
    }

    /// After the last change comes a last reload.
    func check(_ order: String) {
        while !clicks.isEmpty { save(true) }
        beginReload()
        endReload()
        #expect(shown == isOn, "\(order)")
    }
}

@Suite("Clicks, outcomes and reloads in every order", .timeLimit(.minutes(10)))
struct InterleavingTests {
    @Test(
        "The page shows the last click until its outcome is known, and in the end the truth",
        arguments: [(true, true), (true, false), (false, true), (false, false)])
    func watchlist(first: Bool, second: Bool) async throws {
        try await inEveryOrder(
            [
                Script("clicks", { await $0.click() }, { await $0.click() }),
                Script("outcomes", { await $0.save(first) }, { await $0.save(second) }),
                Script("reload", { await $0.beginReload() }, { await $0.endReload() }),
            ], in: { Watchlist() }, check: { await $0.check($1) })
    }
}
