public import CoreDomain
public import Flow
public import HTML

/// A person: the facts about them, and the titles that they took part in.
public struct PersonFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: PersonID
        public var content: ViewState<PersonContent> = .initial
        /// Whether the viewer may open lists. A guest may not.
        public let mayBrowse: Bool

        public init(id: PersonID, mayBrowse: Bool = true) {
            self.id = id
            self.mayBrowse = mayBrowse
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<PersonContent>.Action)
    }

    public enum Intent: BrowserIntent {
        case retry

        public var access: Permission {
            switch self {
            case .retry: .watch
            }
        }
    }

    private let client: PeopleClient

    public init(client: PeopleClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry): load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<PersonContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, id = state.id] in client.person(id) }
            .reduce(into: &state.content, action).map { .content($0) }
    }
}
