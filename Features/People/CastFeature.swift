public import CoreDomain
public import Flow
public import HTML
public import PeopleDomain

/// The whole cast and crew of a movie or a series, or the guest stars and the crew of an episode.
public struct CastFeature: Feature {
    public struct State: Equatable, Sendable {
        /// With the id in the address, which may be another one than the page uses, or the number alone (`TitleID.ofSeries`).
        public var title: CreditedTitle
        public var content: ViewState<CastContent> = .initial
        /// Whether the viewer may open lists. A guest may not.
        public let mayBrowse: Bool

        public init(title: CreditedTitle, mayBrowse: Bool = true) {
            self.title = title
            self.mayBrowse = mayBrowse
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<CastContent>.Action)
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

    private func load(_ action: Loading<CastContent>.Action, _ state: inout State) -> Effect<Action> {
        var title = state.title
        if title.kind == .series { title.id = title.id.ofSeries }
        return Loading { [client, title] in client.cast(title) }
            .reduce(into: &state.content, action).map { .content($0) }
    }
}
