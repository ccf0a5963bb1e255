public import CoreDomain
public import DesignSystem
import Flow
import HTML
import Live
public import Screens

extension WatchlistFeature: ScreenFeature {
    public static var patterns: [String] { ["/watchlist"] }
    public static var access: Permission { .keep }
    public static var navigation: NavigationItem? {
        NavigationItem(id: "watchlist", title: WatchlistWords.title, path: "/watchlist", icon: .bookmark)
    }
    public static func state(for request: ScreenRequest) -> State? { State() }
    public static func title(of state: State) -> String { WatchlistWords.title }
    public static func isSettled(_ state: State) -> Bool { !state.page.content.isPending }
    public static func view(_ state: State) -> WatchlistView { WatchlistView(state) }
    public static func toasts(_ state: State) -> WatchlistToast { WatchlistToast(state) }
}

extension WatchlistFeature.Action: ScreenAction {}
