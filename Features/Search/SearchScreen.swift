public import CoreDomain
public import DesignSystem
import Flow
import HTML
public import Live
public import Screens

extension SearchFeature: ScreenFeature {
    public static var patterns: [String] { ["/search"] }
    public static var access: Permission { .browse }
    public static var navigation: NavigationItem? { NavigationItem(id: "search", title: SearchWords.title, path: "/search", icon: .search) }
    public static func state(for request: ScreenRequest) -> State? { State(query: request["q"] ?? "", asksOnline: request["panel"] == nil) }
    public static func title(of state: State) -> String { SearchWords.title(state.query) }

    /// The address of a search contains its words.
    public static func location(of state: State) -> Location? {
        Location(path: ["search"], query: state.query.isEmpty ? [] : [.init("q", state.query)])
    }

    /// A remote catalogue is never waited for.
    public static func isSettled(_ state: State) -> Bool { state.results != .loading && state.beginning != .loading }
    public static func search(of state: State) -> ScreenSearch { ScreenSearch(query: state.query, attributes: [.liveInput("typed")]) }
    public static func view(_ state: State) -> SearchView { SearchView(state) }
}

extension SearchFeature.Action: ScreenAction {}
