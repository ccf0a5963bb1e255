public import CoreDomain
public import Flow
public import HTML
import LibraryDomain

/// Titles that nothing but their files describes.
public struct UnmatchedFeature: Feature {
    public struct State: Equatable, Sendable {
        /// The last title of the page before.
        public var after: TitleID?
        public var content: ViewState<UnmatchedPage> = .initial

        public init(after: TitleID? = nil) { self.after = after }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<UnmatchedPage>.Action)
    }

    public enum Intent: BrowserIntent {
        case retry

        public var access: Permission { .manageLibrary }
    }

    private enum Work: Hashable { case content }

    private let client: UnmatchedClient

    public init(client: UnmatchedClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry): load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<UnmatchedPage>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, after = state.after] in client.titles(after) }
            .reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }
}
