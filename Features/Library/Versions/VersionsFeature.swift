public import CoreDomain
public import Flow
public import HTML
public import LibraryDomain

/// Titles with several whole files, compared.
public struct VersionsFeature: Feature {
    public struct State: Equatable, Sendable {
        /// The end of the page before.
        public var after: TitleVersions.Cursor?
        public var content: ViewState<VersionsPage> = .initial

        public init(after: TitleVersions.Cursor? = nil) { self.after = after }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<VersionsPage>.Action)
    }

    public enum Intent: BrowserIntent {
        case retry

        public var access: Permission { .manageLibrary }
    }

    private enum Work: Hashable { case content }

    private let client: VersionsClient

    public init(client: VersionsClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry): load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<VersionsPage>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, after = state.after] in client.versions(after) }
            .reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }
}
