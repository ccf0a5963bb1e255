import CoreDomain
import DesignSystem
import Flow
public import HTML
import Live
import Screens

/// The page around the visible screen.
public struct WebPage: HTML {
    let state: WebScene.State
    let navigation: [NavigationItem]

    private var mayBrowse: Bool { state.visitor.viewer.may(.browse) }

    public var body: some HTML {
        if let id = state.stack.topID {
            let content = div(.region("stage-\(id.number)"), .screen("\(id.number)")) {
                if let screen = state.screen { screen.view } else { PageNotFound(mayBrowse: mayBrowse) }
            }
            if state.screen?.frame == .page {
                content
            } else {
                let search = state.screen?.search ?? ScreenSearch()
                AppShell(
                    items: navigation, mayBrowse: mayBrowse, current: state.screen?.place, query: search.query,
                    searchAttributes: search.attributes
                ) {
                    content
                } toasts: {
                    state.screen?.toasts
                }
            }
        }
    }
}

struct PageNotFound: HTML {
    let mayBrowse: Bool

    var body: some HTML {
        EmptyState(icon: .movie, title: "Page not found", text: "The address may be mistyped, or the page is gone.", place: .page) {
            if mayBrowse { LinkButton("Go to Explore", icon: .home, kind: .primary, path: "/") }
        }
    }
}
