public import CoreDomain
public import Flow
public import HTML
import MoviesDomain

/// The watchlist, newest first.
public struct WatchlistFeature: Feature {
    public struct State: Equatable, Sendable {
        public var list: ViewState<WatchlistContent> = .initial
        public var notice = Notice<Removal>.State()
        var unsaved = Unsaved<WatchlistChange>()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case list(Loading<WatchlistContent>.Action)
        case notice(Notice<Removal>.Action)
        /// With the way to undo it, unless the change was itself an undo.
        case saved(WatchlistChange, Result<Removal?, ViewStateError>)
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
            return .merge(load(.load, &state), notice(.appeared, &state))
        case .intent(.retry):
            return load(.load, &state)
        case .list(let action):
            return load(action, &state)
        case .notice(let action):
            return notice(action, &state)
        case .saved(let change, let result):
            state.unsaved.finish(change, result, in: &state.list)
            return notice(.finished(result), &state)
        case .intent(.remove(let title)):
            guard let item = state.list.content?.items.first(where: { $0.id == title }) else { return .none }
            return save(.removed(item), &state) { [client] () async throws(ViewStateError) in
                Removal(item: item, undo: try await client.remove(title))
            }
        case .intent(.undo):
            guard let removed = state.notice.offer else { return .none }
            return save(.restored(removed.item), &state) { [client] () async throws(ViewStateError) in
                try await client.undo(removed.undo)
                return nil
            }
        case .intent(.add(let title)):
            guard state.list.content?.suggestions.contains(where: { $0.id == title }) == true else { return .none }
            return Notice(on: clock).save(for: title, in: &state.notice) { [client] () async throws(ViewStateError) in
                try await client.add(title)
                return nil
            }.lift(under: Work.notice) { .notice($0) }
        }
    }

    private func load(_ action: Loading<WatchlistContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading(client.watchlist).reduce(into: &state.list, action)
        if case .loaded = action { state.unsaved.reloaded(&state.list) }
        return effect.lift(under: Work.list) { .list($0) }
    }

    private func save(
        _ change: WatchlistChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Removal?
    ) -> Effect<Action> {
        state.unsaved.make(change, in: &state.list)
        return .merge(notice(.started, &state), .write(for: change.item.id, work, result: { .saved(change, $0) }))
    }

    private func notice(_ action: Notice<Removal>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
