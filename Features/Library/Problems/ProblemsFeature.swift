public import CoreDomain
public import Flow
public import HTML
public import LibraryDomain

/// All problems, or those of one kind.
public struct ProblemsFeature: Feature {
    public struct State: Equatable, Sendable {
        /// Nil for all.
        public var kind: ProblemKind?
        /// The last problem of the page before.
        public var after: FileProblem.Cursor?
        public var content: ViewState<ProblemPage> = .initial

        public init(kind: ProblemKind? = nil, after: FileProblem.Cursor? = nil) {
            self.kind = kind
            self.after = after
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<ProblemPage>.Action)
    }

    public enum Intent: BrowserIntent {
        case retry

        public var access: Permission { .manageLibrary }
    }

    private enum Work: Hashable { case content }

    private let client: ProblemsClient

    public init(client: ProblemsClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry): load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<ProblemPage>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, kind = state.kind, after = state.after] in client.problems(kind, after) }
            .reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }
}
