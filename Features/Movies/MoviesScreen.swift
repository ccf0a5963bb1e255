public import CoreDomain
public import DesignSystem
import Flow
import HTML
import Live
import MoviesDomain
public import Screens

extension MoviesFeature: ScreenFeature {
    public static var patterns: [String] { ["/movies", "/videos"] }
    public static var access: Permission { .browse }
    public static var navigation: NavigationItem? { NavigationItem(id: "movies", title: "Movies", path: "/movies", icon: .movie) }

    public static func state(for request: ScreenRequest) -> State? {
        let kind = request.location.path.first == "videos" ? MovieKind.video : .movie
        return State(query: MovieQuery(kind: kind) { request[$0] }, start: request["after"])
    }

    public static func title(of state: State) -> String { state.query.kind == .movie ? "Movies" : "Videos" }
    public static func isSettled(_ state: State) -> Bool { !state.grid.isPending && state.filters != nil }
    public static func view(_ state: State) -> MoviesView { MoviesView(state) }
    public static func toasts(_ state: State) -> MoviesToast { MoviesToast(state) }
}

extension MoviesFeature.Action: ScreenAction {}
