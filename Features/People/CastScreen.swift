public import CoreDomain
import DesignSystem
import Flow
import HTML
public import Live
import PeopleDomain
public import Screens

extension CastFeature: ScreenFeature {
    public static var patterns: [String] {
        ["/movies/{id}/cast", "/series/{id}/cast", "/series/{id}/seasons/{season}/episodes/{episode}/cast"]
    }
    public static var access: Permission { .watch }

    public static func state(for request: ScreenRequest) -> State? {
        guard let id = request.segment("id").flatMap({ TitleID($0) }) else { return nil }
        let mayBrowse = request.viewer.may(.browse)
        if request.location.path.first != "series" { return State(title: .movie(id), mayBrowse: mayBrowse) }
        if request.segment("season") == nil { return State(title: .series(id), mayBrowse: mayBrowse) }
        guard let season = request.number("season"), let number = request.number("episode") else { return nil }
        return State(title: .episode(of: id, season: season, number: number), mayBrowse: mayBrowse)
    }

    public static func title(of state: State) -> String {
        state.content.content.map { PeopleWords.castAndCrew(of: $0.title) } ?? PeopleWords.castAndCrew
    }

    /// A title with several identities has one address.
    public static func location(of state: State) -> Location? {
        let title = state.content.content?.about ?? state.title
        var path = [title.kind == .movie ? "movies" : "series", title.id.rawValue]
        if let episode = title.episode { path += ["seasons", "\(episode.season)", "episodes", "\(episode.number)"] }
        return Location(path: path + ["cast"])
    }

    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }

    public static func status(of state: State) -> Int {
        if let content = state.content.content, content.about != state.title { return 308 }
        return state.content.isMissing ? 404 : 200
    }

    public static func view(_ state: State) -> CastView { CastView(state) }
}

extension CastFeature.Action: ScreenAction {}
