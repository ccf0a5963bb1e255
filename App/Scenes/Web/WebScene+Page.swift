import CoreDomain
import Flow
public import HTML
public import Live
import Screens

extension WebScene {
    public func opening(_ location: Location) -> Action { .opened(location) }

    /// A first visit's page is rendered before the browser has set its cookies.
    public func joining(_ arrival: State) -> Action? { .joined(arrival.visitor) }

    /// Without a name it comes from the frame: the search field, a toast, a form without JavaScript. A screen that is covered by another is
    /// not visible, so nothing on it can have been clicked.
    public func action(for intent: WireIntent, screen: String, in state: State) -> Action? {
        guard let id = state.stack.topID, screen.isEmpty || screen == String(id.number) else { return nil }
        return state.screen?.action(for: intent, by: state.visitor.viewer).map { .screen(id, $0) }
    }

    public func location(of state: State) -> Location { state.screen?.location ?? state.stack.top?.location ?? Location() }

    public func isSettled(_ state: State) -> Bool { state.screen?.isSettled ?? true }

    /// 404 for an address without a screen; otherwise the screen decides.
    public func status(of state: State) -> Int { state.screen?.status ?? (state.stack.isEmpty ? 200 : 404) }

    public func head(of state: State) -> DocumentHead {
        let title = state.screen?.title ?? (state.stack.isEmpty ? "Popcorn" : "Page not found")
        var head = DocumentHead(title: title == "Popcorn" ? title : "\(title) · Popcorn")
        head.theme = state.visitor.theme
        head.layout = state.visitor.layout
        head.themeColors = (dark: "#17120e", light: "#faf6ee")
        head.stylesheets = assets.stylesheets
        head.modules = assets.modules
        head.icon = assets.icon
        head.assets = assets.version
        head.summary = "Your movies and series, in any browser."
        return head
    }

    public func view(_ state: State) -> WebPage { WebPage(state: state, navigation: screens.navigation(for: state.visitor.viewer)) }
}
