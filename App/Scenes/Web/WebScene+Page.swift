import CoreDomain
import Flow
public import HTML
public import Live
import MovieDetailsFeature
import SearchFeature
import MoviesDomain
import SeriesFeature
import TVSeriesDomain

extension WebScene {
    public func opening(_ location: Location) -> Action { .opened(location) }

    /// Without a name it comes from around the screen: the search field, a toast, a form without scripts. A screen that is covered by another
    /// is not visible, so nothing on it can have been clicked.
    public func action(for intent: WireIntent, screen: String, in state: State) -> Action? {
        guard let id = state.stack.topID, screen.isEmpty || screen == String(id.number) else { return nil }
        return state.screen?.action(for: intent, state.visitor.viewer).map { .screen(id, $0) }
    }

    /// Titles live under their own identity and a search under its words; everything else where it was asked for.
    public func location(of state: State) -> Location {
        guard let visit = state.stack.top else { return Location() }
        switch visit.screen {
        case .movie, .series, .search: return visit.screen.destination?.location ?? visit.location
        default: return visit.location
        }
    }

    public func isSettled(_ state: State) -> Bool { state.screen?.isSettled ?? true }

    /// 404 for what is not there, 308 for a title that was asked for under another of its identities.
    public func status(of state: State) -> Int {
        switch state.screen {
        case .movie(let movie) where movie.content.content.map({ $0.movie.id != movie.id }) ?? false: 308
        case .series(let series) where series.content.content.map({ $0.series.id != series.id }) ?? false: 308
        case let screen? where screen.isMissing: 404
        default: 200
        }
    }

    public func head(of state: State) -> DocumentHead {
        let title = state.screen?.title ?? "Popcorn"
        var head = DocumentHead(title: title == "Popcorn" ? title : "\(title) · Popcorn")
        head.theme = state.visitor.theme
        head.themeColors = (dark: "#17120e", light: "#faf6ee")
        head.stylesheets = assets.stylesheets
        head.modules = assets.modules
        head.icon = assets.icon
        head.assets = assets.version
        head.summary = "A cinema at home."
        return head
    }

    public func view(_ state: State) -> WebPage { WebPage(state: state) }
}
