public import CoreDomain
public import Flow
public import HTML
import MoviesDomain
public import ViewingDomain

/// The watchlist, newest first.
public struct WatchlistFeature: Feature {
    public struct State: Equatable, Sendable {
        public var list: ViewState<WatchlistContent> = .initial
        /// The item that was just removed and may be put back.
        public var removed: Removal?
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?
        var unsaved = Unsaved<WatchlistChange>()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case list(Loading<WatchlistContent>.Action)
        /// With the way back from a removal.
        case saved(WatchlistChange, Result<ViewingUndo?, ViewStateError>)
        case failed(ViewStateError)
        case noticeExpired
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

    private enum Work: Hashable { case list, notice }

    private let client: WatchlistClient
    private let clock: any Clock<Duration>

    public init(client: WatchlistClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // The timer of a notice ended when the screen was covered.
            return .merge(load(.load, &state), state.removed != nil || state.failure != nil ? expireNotice() : .none)
        case .intent(.retry):
            return load(.load, &state)
        case .list(let action):
            return load(action, &state)
        case .saved(let change, .success(let undo)):
            state.unsaved.finish(change, isSaved: true, in: &state.list)
            guard case .removed(let item) = change, let undo else { return .none }
            state.removed = Removal(item: item, undo: undo)
            return expireNotice()
        case .saved(let change, .failure(let failure)):
            state.unsaved.finish(change, isSaved: false, in: &state.list)
            return reduce(into: &state, .failed(failure))
        case .failed(let failure):
            state.failure = failure
            return expireNotice()
        case .noticeExpired:
            state.removed = nil
            state.failure = nil
            return .none
        case .intent(.remove(let title)):
            guard let item = state.list.content?.items.first(where: { $0.id == title }) else { return .none }
            state.removed = nil
            return save(.removed(item), &state) { [client] () async throws(ViewStateError) in try await client.remove(title) }
        case .intent(.undo):
            guard let removed = state.removed else { return .none }
            state.removed = nil
            let effect = save(.restored(removed.item), &state) { [client] () async throws(ViewStateError) in
                try await client.undo(removed.undo)
                return nil
            }
            return .merge(.cancel(Work.notice), effect)
        case .intent(.add(let title)):
            guard state.list.content?.suggestions.contains(where: { $0.id == title }) == true else { return .none }
            return .write(for: title) { [client] () async throws(ViewStateError) in
                try await client.add(title)
            } failed: {
                .failed($0)
            }
        }
    }

    private func load(_ action: Loading<WatchlistContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading(client.watchlist).reduce(into: &state.list, action)
        if case .loaded = action { state.unsaved.reloaded(&state.list) }
        return effect.lift(under: Work.list) { .list($0) }
    }

    private func save(
        _ change: WatchlistChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> ViewingUndo?
    ) -> Effect<Action> {
        state.failure = nil
        state.unsaved.make(change, in: &state.list)
        return .write(for: change.item.id, work, result: { .saved(change, $0) })
    }

    private func expireNotice() -> Effect<Action> {
        .debounced(Work.notice, by: .seconds(8), on: clock) { await $0(.noticeExpired) }
    }
}
