public import CoreDomain
public import DesignSystem
import Flow
import HTML
import Live
public import Screens
import TVSeriesDomain

extension SeriesListFeature: ScreenFeature {
    public static var patterns: [String] { ["/series"] }
    public static var access: Permission { .browse }
    public static var navigation: NavigationItem? { NavigationItem(id: "series", title: "Series", path: "/series", icon: .video) }

    public static func state(for request: ScreenRequest) -> State? {
        State(sort: request["sort"].flatMap(SeriesSort.init) ?? .title, start: request["after"])
    }

    public static func title(of state: State) -> String { "Series" }
    public static func isSettled(_ state: State) -> Bool { !state.list.isPending }
    public static func view(_ state: State) -> SeriesListView { SeriesListView(state) }
}

extension SeriesListFeature.Action: ScreenAction {}
