public import CoreDomain
import DesignSystem
import Flow
import HTML
public import Live
public import Screens
import StreamingDomain
import TVSeriesDomain

extension SeriesFeature: ScreenFeature {
    public static var patterns: [String] { ["/series/{id}"] }
    public static var access: Permission { .watch }
    public static var place: String? { "series" }

    public static func state(for request: ScreenRequest) -> State? {
        request.segment("id").flatMap { TitleID($0) }.map {
            State(id: $0, mayBrowse: request.viewer.may(.browse), capabilities: ClientCapabilities(cookies: request.cookies))
        }
    }

    public static func title(of state: State) -> String { state.page.content.content?.series.summary.title ?? SeriesWords.series }

    /// A series with several identities has one address, that of its own.
    public static func location(of state: State) -> Location? {
        Location(path: ["series", (state.page.content.content?.series.id ?? state.id).rawValue])
    }

    public static func isSettled(_ state: State) -> Bool { !state.page.content.isPending && state.offers != .loading }

    public static func status(of state: State) -> Int {
        if let series = state.page.content.content?.series, series.id != state.id { return 308 }
        return state.shown.isMissing ? 404 : 200
    }

    public static func view(_ state: State) -> SeriesView { SeriesView(state) }
    public static func toasts(_ state: State) -> SeriesToast<Intent> { SeriesToast(state) }
}

extension SeriesFeature.Action: ScreenAction {}
