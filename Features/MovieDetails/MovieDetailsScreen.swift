public import CoreDomain
import DesignSystem
import Flow
import HTML
public import Live
import MoviesDomain
public import Screens
import StreamingDomain

extension MovieDetailsFeature: ScreenFeature {
    public static var patterns: [String] { ["/movies/{id}"] }
    public static var access: Permission { .watch }
    public static var place: String? { "movies" }

    public static func state(for request: ScreenRequest) -> State? {
        request.segment("id").flatMap { TitleID($0) }.map {
            State(id: $0, mayBrowse: request.viewer.may(.browse), capabilities: ClientCapabilities(cookies: request.cookies))
        }
    }

    public static func title(of state: State) -> String { state.page.content.content?.movie.summary.title ?? MovieDetailsWords.movie }

    /// A movie with several identities has one address, that of its own.
    public static func location(of state: State) -> Location? {
        Location(path: ["movies", (state.page.content.content?.movie.id ?? state.id).rawValue])
    }

    public static func isSettled(_ state: State) -> Bool { !state.page.content.isPending && state.offers != .loading }

    public static func status(of state: State) -> Int {
        if let movie = state.page.content.content?.movie, movie.id != state.id { return 308 }
        return state.shown.isMissing ? 404 : 200
    }

    public static func view(_ state: State) -> MovieDetailsView { MovieDetailsView(state) }
    public static func toasts(_ state: State) -> MovieDetailsToast { MovieDetailsToast(state) }
}

extension MovieDetailsFeature.Action: ScreenAction {}
