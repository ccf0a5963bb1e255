public import CoreDomain
import DesignSystem
import Flow
import HTML
import Live
public import Screens
import ViewingDomain

extension HistoryFeature: ScreenFeature {
    public static var patterns: [String] { ["/history"] }
    public static var access: Permission { .keep }
    public static var place: String? { "watchlist" }
    public static func state(for request: ScreenRequest) -> State? {
        // An address that was changed by hand shows the newest.
        State(after: request["after"].flatMap { HistoryEntry.ID(rawValue: $0)?.rawValue })
    }
    public static func title(of state: State) -> String { HistoryWords.title }
    public static func isSettled(_ state: State) -> Bool { !state.page.content.isPending }
    public static func view(_ state: State) -> HistoryView { HistoryView(state) }
    public static func toasts(_ state: State) -> HistoryToast { HistoryToast(state) }
}

extension HistoryFeature.Action: ScreenAction {}

extension YearFeature: ScreenFeature {
    public static var patterns: [String] { ["/history/{year}"] }
    public static var access: Permission { .keep }
    public static var place: String? { "watchlist" }
    public static func state(for request: ScreenRequest) -> State? {
        request.number("year").flatMap { (1_900...9_999).contains($0) ? State(year: $0) : nil }
    }
    public static func title(of state: State) -> String { HistoryWords.year(state.year) }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }
    public static func view(_ state: State) -> YearView { YearView(state) }
}

extension YearFeature.Action: ScreenAction {}
