import DesignSystem
import HTML
import Hummingbird
import LiveServer

/// The page for a failed request.
struct ErrorPages: Sendable {
    let assets: AssetCatalogue

    @Sendable func page(_ problem: Problem, _ request: Request) -> [UInt8]? {
        guard request.headers[.accept]?.contains("text/html") == true, !request.uri.path.hasPrefix("/api/") else { return nil }
        var head = DocumentHead(title: "\(problem.title) · Popcorn")
        head.stylesheets = [assets.url("popcorn.css")]
        head.modules = [assets.url("shell.js")]
        head.icon = assets.url("icon.svg")
        return render(
            Document(head) {
                AppShell {
                    ErrorState(problem.title, reason: problem.detail, place: .page) {
                        LinkButton("Go to Explore", icon: .home, kind: .primary, path: "/")
                    }
                }
            })
    }
}
