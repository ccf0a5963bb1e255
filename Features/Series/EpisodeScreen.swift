public import CoreDomain
import DesignSystem
import Flow
import HTML
public import Live
public import Screens
import StreamingDomain
import TVSeriesDomain

extension EpisodeFeature: ScreenFeature {
    public static var patterns: [String] { ["/series/{id}/seasons/{season}/episodes/{episode}"] }
    public static var access: Permission { .watch }
    public static var place: String? { "series" }

    public static func state(for request: ScreenRequest) -> State? {
        guard let id = request.segment("id").flatMap({ TitleID($0) }), let season = request.number("season"),
            let number = request.number("episode")
        else { return nil }
        return State(
            series: id, season: season, number: number, mayBrowse: request.viewer.may(.browse),
            capabilities: ClientCapabilities(cookies: request.cookies))
    }

    public static func title(of state: State) -> String { state.page.content.content?.episode.title ?? SeriesWords.episode }

    /// A series with several identities has one address for each episode.
    public static func location(of state: State) -> Location? {
        let series = state.page.content.content?.episode.series ?? state.series
        return Location(path: ["series", series.rawValue, "seasons", "\(state.season)", "episodes", "\(state.number)"])
    }

    public static func isSettled(_ state: State) -> Bool { !state.page.content.isPending }

    public static func status(of state: State) -> Int {
        if let episode = state.page.content.content?.episode, episode.series != state.series { return 308 }
        return state.page.content.isMissing ? 404 : 200
    }

    public static func view(_ state: State) -> EpisodeView { EpisodeView(state) }
    public static func toasts(_ state: State) -> SeriesToast<Intent> { SeriesToast(state) }
}

extension EpisodeFeature.Action: ScreenAction {}
