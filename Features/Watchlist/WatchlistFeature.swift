public import CoreDomain
public import Flow
public import HTML
import MoviesDomain

/// What one means to see, newest first.
public struct WatchlistFeature: Feature {
    public struct State: Equatable, Sendable {
        public var list: ViewState<WatchlistContent> = .initial
        public var removed: WatchlistItem?

        public init() {}
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case changed(WatchlistContent)
        case failed(ViewStateError)
        case undoExpired
    }

    public enum Intent: BrowserIntent {
        case remove(title: TitleID)
        case add(title: TitleID)
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .remove, .add, .undo, .retry: .keep
            }
        }
    }

    private enum Work: Hashable { case list, undo }

    private let client: WatchlistClient
    private let clock: any Clock<Duration>

    public init(client: WatchlistClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard state.list.wantsLoading else { return .none }
            return follow(&state)
        case .changed(let content):
            state.list = .ready(content)
            return .none
        case .failed(let error):
            if state.list.content == nil { state.list = .error(error) }
            return .none
        case .undoExpired:
            state.removed = nil
            return .none
        case .intent(.retry):
            return follow(&state)
        case .intent(.remove(let title)):
            guard let item = state.list.content?.items.first(where: { $0.id == title }) else { return .none }
            state.removed = item
            return .merge(
                .run { [client] _ in await client.remove(title) },
                .debounced(Work.undo, by: .seconds(8), on: clock) { await $0(.undoExpired) })
        case .intent(.undo):
            guard let item = state.removed else { return .none }
            state.removed = nil
            return .merge(.cancel(Work.undo), .run { [client] _ in await client.restore(item) })
        case .intent(.add(let title)):
            guard state.list.content?.suggestions.contains(where: { $0.id == title }) == true else { return .none }
            return .run { [client] _ in await client.add(title) }
        }
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.list = .loading
        return .run(replacing: Work.list) { [client] send in
            for await result in client.watchlist() {
                switch result {
                case .success(let content): await send(.changed(content))
                case .failure(let error): await send(.failed(error))
                }
            }
        }
    }
}
