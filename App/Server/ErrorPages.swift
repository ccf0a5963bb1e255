import CoreDomain
import DesignSystem
import HTML
import HTTPTypes
import Hummingbird
import LiveServer

/// The page for a failed request.
struct ErrorPages: Sendable {
    /// Those of all pages that work without the others.
    static let modules = ["shell.js", "keys.js"]

    let assets: AssetCatalogue
    /// The main navigation of a viewer.
    let navigation: @Sendable (Viewer) -> [NavigationItem]

    static let needsRestart = Problem(
        .serviceUnavailable,
        "Popcorn’s list of titles is damaged. Restart Popcorn: it rebuilds the list from your folders. Nothing that you watched or decided is lost.",
        title: "Popcorn must be restarted")

    @Sendable func page(_ problem: Problem, _ request: Request, _ viewer: Viewer) -> [UInt8]? {
        guard request.headers[.accept]?.contains("text/html") == true, !request.uri.path.hasPrefix("/api/") else { return nil }
        let mayBrowse = viewer.may(.browse)
        var head = DocumentHead(title: "\(Self.title(of: problem)) · Popcorn")
        head.stylesheets = [assets.url("popcorn.css")]
        head.modules = Self.modules.map { assets.url($0) }
        head.icon = assets.url("icon.svg")
        return render(
            Document(head) {
                AppShell(items: navigation(viewer), mayBrowse: mayBrowse) {
                    ErrorState(Self.title(of: problem), reason: problem.detail, place: .page) {
                        if mayBrowse { LinkButton("Go to Explore", icon: .home, kind: .primary, path: "/") }
                    }
                }
            })
    }

    /// In words for a person: the phrases of HTTP are for programs.
    static func title(of problem: Problem) -> String {
        if problem == needsRestart { return problem.title }
        return switch problem.status {
        case .notFound: "Page not found"
        case .forbidden, .unauthorized: "You can’t open this page"
        case .serviceUnavailable, .tooManyRequests: "Popcorn is busy"
        case _ where problem.status.kind == .serverError: "Something went wrong"
        default: "That didn’t work"
        }
    }
}
