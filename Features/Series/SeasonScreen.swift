public import CoreDomain
import DesignSystem
import Flow
import HTML
public import Live
public import Screens
import StreamingDomain
import TVSeriesDomain

extension SeasonFeature: ScreenFeature {
    public static var patterns: [String] { ["/series/{id}/seasons/{season}"] }
    public static var access: Permission { .watch }
    public static var place: String? { "series" }

    public static func state(for request: ScreenRequest) -> State? {
        guard let id = request.segment("id").flatMap({ TitleID($0) }), let season = request.number("season") else { return nil }
        return State(
            series: id, number: season, mayBrowse: request.viewer.may(.browse), capabilities: ClientCapabilities(cookies: request.cookies))
    }

    public static func title(of state: State) -> String {
        state.content.content.map { "\($0.season.seriesTitle), \($0.season.summary.title)" } ?? SeriesWords.season
    }

    /// A series with several identities has one address for each season.
    public static func location(of state: State) -> Location? {
        let series = state.content.content?.series.id ?? state.series
        return Location(path: ["series", series.rawValue, "seasons", "\(state.number)"])
    }

    public static func isSettled(_ state: State) -> Bool { !state.content.isPending && state.content.content?.service != .asking }

    public static func status(of state: State) -> Int {
        if let series = state.content.content?.series, series.id != state.series { return 308 }
        return state.content.isMissing ? 404 : 200
    }

    public static func view(_ state: State) -> SeasonView { SeasonView(state) }
}

extension SeasonFeature.Action: ScreenAction {}
