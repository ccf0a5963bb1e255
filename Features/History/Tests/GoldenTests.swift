import CoreDomain
import Flow
import FlowTesting
import HTML
import Testing
import ViewingDomain

@testable import HistoryFeature

@Suite("Golden history")
struct GoldenTests {
    private static let items = [
        Sample.item(11, 20, rating: 8), Sample.episode(2, 11, 3), Sample.episode(1, 11, 2, name: "Snow"),
        Sample.item(of: Sample.other, 3, isMarked: true),
    ]

    private func history(
        _ name: String, after: String? = nil, _ content: ViewState<HistoryContent>, _ notice: Notice<HistoryOffer>.State = .init()
    ) throws {
        var state = HistoryFeature.State(after: after)
        state.page.content = content
        state.page.notice = notice
        try expectGolden(name, htmlString(HistoryFeature.view(state)) + htmlString(HistoryFeature.toasts(state)))
    }

    private func year(_ name: String, _ content: ViewState<YearContent>) throws {
        var state = YearFeature.State(year: 2026)
        state.content = content
        try expectGolden(name, htmlString(YearFeature.view(state)))
    }

    @Test("Each state of the history")
    func history() throws {
        let error = ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")
        let undo = ViewingUndo.history([HistoryUndo(entry: Self.items[0].entry, file: nil)])
        try history("loading", .loading)
        try history("error", .error(error))
        try history("ready", .ready(HistoryContent(items: Self.items, next: "5-movie/tmdb-1", years: [2026, 2024])))
        try history("last", after: "5-movie/tmdb-1", .ready(HistoryContent(items: [Self.items[3]], years: [2026])))
        try history("empty", .ready(HistoryContent(items: [])))
        try history("hidden", .ready(HistoryContent(items: [], next: "5-movie/tmdb-1")))
        try history("removed", .ready(HistoryContent(items: [])), .init(offer: HistoryOffer(item: Self.items[0], undo: undo)))
        try history("unsaved", .ready(HistoryContent(items: [])), .init(failure: ViewStateError("The disk is full")))
        try year("year-loading", .loading)
        try year("year-error", .error(error))
        try year("year-ready", .ready(YearContent(year: 2026, items: Self.items, years: [2026, 2024])))
        try year("year-one", .ready(YearContent(year: 2026, items: [Sample.item(5, minutes: nil)], years: [2026])))
        try year("year-empty", .ready(YearContent(year: 2026, items: [])))
    }
}
