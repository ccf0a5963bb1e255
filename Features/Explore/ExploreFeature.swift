public import CoreDomain
public import Flow
public import HTML

/// The first screen: what to go on with, what is loved, what is new, and everything else.
public struct ExploreFeature: Feature {
    public struct State: Equatable, Sendable {
        public var shelves: ViewState<ExploreShelves> = .initial
        /// What was just dismissed and may be brought back.
        public var dismissed: ContinueItem?

        public init() {}
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case shelvesChanged(ExploreShelves)
        case shelvesFailed(ViewStateError)
        case undoExpired
    }

    public enum Intent: BrowserIntent {
        case dismiss(title: TitleID)
        case undoDismiss
        case retry
        case refresh

        public var access: Permission {
            switch self {
            case .dismiss, .undoDismiss: .keep
            case .retry: .browse
            case .refresh: .manageLibrary
            }
        }
    }

    private enum Work: Hashable { case shelves, undo }

    private let client: ExploreClient
    private let clock: any Clock<Duration>

    public init(client: ExploreClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard state.shelves.wantsLoading else { return .none }
            return follow(&state)
        case .shelvesChanged(let shelves):
            state.shelves = .ready(shelves)
            return .none
        case .shelvesFailed(let error):
            if state.shelves.content == nil { state.shelves = .error(error) }
            return .none
        case .undoExpired:
            state.dismissed = nil
            return .none
        case .intent(let intent):
            return reduce(into: &state, intent)
        }
    }

    private func reduce(into state: inout State, _ intent: Intent) -> Effect<Action> {
        switch intent {
        case .retry:
            return follow(&state)
        case .refresh:
            return .run { [client] _ in await client.refresh() }
        case .dismiss(let title):
            guard let item = state.shelves.content?.continueWatching.first(where: { $0.title == title }) else { return .none }
            state.dismissed = item
            return .merge(
                .run { [client] _ in await client.dismiss(title) },
                .debounced(Work.undo, by: .seconds(8), on: clock) { await $0(.undoExpired) })
        case .undoDismiss:
            guard let item = state.dismissed else { return .none }
            state.dismissed = nil
            return .merge(.cancel(Work.undo), .run { [client] _ in await client.undoDismiss(item.title) })
        }
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.shelves = .loading
        return .run(replacing: Work.shelves) { [client] send in
            for await result in client.shelves() {
                switch result {
                case .success(let shelves): await send(.shelvesChanged(shelves))
                case .failure(let error): await send(.shelvesFailed(error))
                }
            }
        }
    }
}
