import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import Screens
import Testing
import TVSeriesDomain
import ViewingDomain

@testable import WatchlistFeature

@Suite("Golden watchlist")
struct GoldenTests {
    private static let general = MovieSummary(id: TitleID("tmdb-961")!, title: "The General", year: 1926, addedAt: .distantPast)
    private static let unknown = MovieSummary(id: TitleID("local-x")!, title: "Without <a> year", addedAt: .distantPast)
    private static let show = SeriesSummary(id: TitleID("local-show")!, title: "Harbour Lights", year: 2018, addedAt: .distantPast)

    private static let items: [WatchlistItem] = [
        WatchlistItem(title: .movie(general), addedAt: .distantPast, file: FileID("aaaaaaaa")!, isContinued: true),
        WatchlistItem(title: .movie(unknown), addedAt: .distantPast, file: FileID("bbbbbbbb")!, isWatched: true, isContinued: true),
        WatchlistItem(title: .series(show), addedAt: .distantPast),
    ]

    private func check(_ name: String, _ list: ViewState<WatchlistContent>, _ notice: Notice<WatchlistOffer>.State = .init()) throws {
        var state = WatchlistFeature.State()
        state.page.content = list
        state.page.notice = notice
        try expectGolden(name, htmlString(WatchlistFeature.view(state)) + htmlString(WatchlistFeature.toasts(state)))
    }

    @Test("Each state of the screen")
    func states() throws {
        let undo = UndoOffer(.watchlist(isOn: false), undo: ViewingUndo.watchlist(Self.general.id, before: .distantPast))
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")))
        try check("ready", .ready(WatchlistContent(items: Self.items)))
        try check("poor", .ready(WatchlistContent(items: Self.items, missing: [.progress])))
        try check("empty", .ready(WatchlistContent(items: [])))
        try check("suggestions", .ready(WatchlistContent(items: [], suggestions: [Self.general, Self.unknown])))
        try check(
            "removed", .ready(WatchlistContent(items: [])), .init(offer: WatchlistOffer(undo, title: Self.general.id, name: "The General")))
        try check("unsaved", .ready(WatchlistContent(items: [])), .init(failure: ViewStateError("The disk is full")))
    }
}
