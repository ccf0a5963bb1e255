import DesignSystem
import HTML
import Hummingbird
import LiveServer

/// What a browser shows for a request that could not be answered.
struct ErrorPages: Sendable {
    let assets: AssetCatalogue

    @Sendable func page(_ problem: Problem, _ request: Request) -> [UInt8]? {
        guard request.headers[.accept]?.contains("text/html") == true, !request.uri.path.hasPrefix("/api/") else { return nil }
        var head = DocumentHead(title: "\(problem.title) · Popcorn")
        head.stylesheets = DesignAsset.all.map(\.name).filter { $0.hasSuffix(".css") }.map(assets.url)
        head.icon = assets.url("icon.svg")
        return render(
            Document(head) {
                AppShell {
                    ErrorState(problem.title, reason: problem.detail, recovery: nil) {
                        LinkButton("To the movies", icon: .home, kind: .primary, path: "/")
                    }
                }
            })
    }
}
