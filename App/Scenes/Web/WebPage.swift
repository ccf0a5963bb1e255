import DesignSystem
import Flow
public import HTML
import Live
import Screens

/// The page around the visible screen.
public struct WebPage: HTML {
    let state: WebScene.State
    let navigation: [NavigationItem]

    public var body: some HTML {
        if let id = state.stack.topID {
            let content = div(.region("stage-\(id.number)"), .screen("\(id.number)")) {
                if let screen = state.screen { screen.view } else { PageNotFound() }
            }
            if state.screen?.frame == .page {
                content
            } else {
                let search = state.screen?.search ?? ScreenSearch()
                AppShell(items: navigation, current: state.screen?.place, query: search.query, searchAttributes: search.attributes) {
                    content
                } toasts: {
                    state.screen?.toasts
                }
            }
        }
    }
}

struct PageNotFound: HTML {
    var body: some HTML {
        EmptyState(icon: .movie, title: "Page not found", text: "The address may be mistyped, or the page is gone.", place: .page) {
            LinkButton("Go to Explore", icon: .home, kind: .primary, path: "/")
        }
    }
}
