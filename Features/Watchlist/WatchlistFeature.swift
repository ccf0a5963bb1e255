public import CoreDomain
public import Flow
public import HTML
import MoviesDomain
import ViewingDomain

/// The watchlist, newest first.
public struct WatchlistFeature: Feature {
    public struct State: Equatable, Sendable {
        public var list: ViewState<WatchlistContent> = .initial
        public var notice = Notice<WatchlistOffer>.State()
        var unsaved = Unsaved<WatchlistChange>()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case list(Loading<WatchlistContent>.Action)
        case notice(Notice<WatchlistOffer>.Action)
        /// With the way to undo it, unless the change was itself an undo.
        case saved(WatchlistChange, Result<WatchlistOffer?, ViewStateError>)
    }

    public enum Intent: BrowserIntent {
        case remove(title: TitleID)
        case add(title: TitleID)
        case toggleWatched(title: TitleID)
        case dismiss(title: TitleID)
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .remove, .add, .toggleWatched, .dismiss, .undo, .retry: .keep
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
            guard let item = find(title, state) else { return .none }
            return save(.removed(item), of: item, &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.watchlist(isOn: false), undo: try await client.setOnWatchlist(false, title))
            }
        case .intent(.toggleWatched(let title)):
            guard let item = find(title, state), let file = item.file else { return .none }
            let isWatched = !item.isWatched
            return save(.watched(title, isWatched), of: item, &state) { [client] () async throws(ViewStateError) in
                let undo = isWatched ? try await client.markWatched(file) : try await client.forgetProgress(file)
                return undo.map { UndoOffer(.watched(isWatched, file), undo: $0) }
            }
        case .intent(.dismiss(let title)):
            guard let item = find(title, state), item.isContinued else { return .none }
            return save(.continued(title, false), of: item, &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.dismissed(title), undo: try await client.dismiss(title))
            }
        case .intent(.undo):
            guard let offer = state.notice.offer else { return .none }
            return undo(offer, &state)
        case .intent(.add(let title)):
            guard let movie = state.list.content?.suggestions.first(where: { $0.id == title }) else { return .none }
            return Notice(on: clock).save(for: title, in: &state.notice) { [client] () async throws(ViewStateError) in
                let undo = try await client.setOnWatchlist(true, title)
                return WatchlistOffer(UndoOffer(.watchlist(isOn: true), undo: undo), title: title, name: movie.title)
            }.lift(under: Work.notice) { .notice($0) }
        }
    }

    /// An item of the list; nil for a title that is not there, whatever a browser says.
    private func find(_ title: TitleID, _ state: State) -> WatchlistItem? { state.list.content?.items.first { $0.id == title } }

    private func undo(_ offer: WatchlistOffer, _ state: inout State) -> Effect<Action> {
        let work: @Sendable () async throws(ViewStateError) -> WatchlistOffer? = { [client] () async throws(ViewStateError) in
            try await client.undo(offer.offer.undo)
            return nil
        }
        if let reverse = offer.reverse { return save(reverse, &state, work) }
        return Notice(on: clock).save(for: offer.title, in: &state.notice, work).lift(under: Work.notice) { .notice($0) }
    }

    private func save(
        _ change: WatchlistChange, of item: WatchlistItem, _ state: inout State,
        _ work: @escaping @Sendable () async throws(ViewStateError) -> UndoOffer?
    ) -> Effect<Action> {
        save(change, &state) { () async throws(ViewStateError) in
            try await work().map { WatchlistOffer($0, title: item.id, name: item.name, reverse: change.reverse) }
        }
    }

    private func load(_ action: Loading<WatchlistContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading(client.watchlist).reduce(into: &state.list, action)
        if case .loaded = action { state.unsaved.reloaded(&state.list) }
        return effect.lift(under: Work.list) { .list($0) }
    }

    private func save(
        _ change: WatchlistChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> WatchlistOffer?
    ) -> Effect<Action> {
        state.unsaved.make(change, in: &state.list)
        return .merge(notice(.started, &state), .write(for: change.id, work, result: { .saved(change, $0) }))
    }

    private func notice(_ action: Notice<WatchlistOffer>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
