public import CoreDomain
import DesignSystem
import Flow
public import HTML
import LibraryDomain
import Live
public import Screens

extension ProblemsFeature: ScreenFeature {
    public static var patterns: [String] { ["/library/problems"] }
    public static var access: Permission { .manageLibrary }
    public static var place: String? { "library" }

    public static func state(for request: ScreenRequest) -> State? {
        LibraryAddress.problems(in: request.location).map { State(kind: $0.kind, after: $0.after) }
    }

    public static func title(of state: State) -> String { ProblemWords.title(state.kind) }
    public static func isSettled(_ state: State) -> Bool { !state.content.isPending }
    public static func view(_ state: State) -> ProblemsView { ProblemsView(state) }
}

extension ProblemsFeature.Action: ScreenAction {}

public struct ProblemsView: HTML {
    let state: ProblemsFeature.State

    init(_ state: ProblemsFeature.State) { self.state = state }

    public var body: some HTML {
        div(.class("screen screen-library"), .region("problems-page")) {
            ScreenTitle(
                ProblemWords.title(state.kind), note: state.kind.map(ProblemWords.advice) ?? ProblemWords.allNote, kicker: "Library",
                kickerPath: LibraryAddress.library)
            switch state.content {
            case .initial, .loading: SkeletonText(lines: 5)
            case .error(let error):
                ErrorState(error.message, reason: error.reason, recovery: error.recovery) {
                    IntentForm(ProblemsFeature.Intent.retry) { Button("Try again", icon: .retry, .type("submit")) }
                }
            case .ready(let page):
                if page.problems.isEmpty {
                    EmptyState(icon: .check, title: "All solved", text: ProblemWords.none(state.kind))
                } else {
                    Section {
                        ProblemList(key: "problems", problems: page.problems, showsKinds: state.kind == nil)
                        if page.hasMore, let last = page.problems.last, let next = LibraryAddress.problems(state.kind, after: last.cursor) {
                            LinkButton("Next page", path: next)
                        }
                    }
                }
            }
        }
    }
}
