public import CoreDomain
import DesignSystem
import Flow
import HTML
import Live
public import Screens
import TVSeriesDomain

extension EpisodeFeature: ScreenFeature {
    public static var patterns: [String] { ["/series/{id}/seasons/{season}/episodes/{episode}"] }
    public static var access: Permission { .watch }
    public static var place: String? { "series" }

    public static func state(for request: ScreenRequest) -> State? {
        guard let id = request.segment("id").flatMap({ TitleID($0)?.ofSeries }), let season = request.number("season"),
            let number = request.number("episode")
        else { return nil }
        return State(series: id, season: season, number: number)
    }

    public static func title(of state: State) -> String { state.page.content.content?.episode.title ?? SeriesWords.episode }
    public static func isSettled(_ state: State) -> Bool { !state.page.content.isPending }
    public static func status(of state: State) -> Int { state.page.content.isMissing ? 404 : 200 }
    public static func view(_ state: State) -> EpisodeView { EpisodeView(state) }
    public static func toasts(_ state: State) -> SeriesToast<Intent> { SeriesToast(state) }
}

extension EpisodeFeature.Action: ScreenAction {}
