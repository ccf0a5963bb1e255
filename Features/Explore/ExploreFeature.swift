public import CoreDomain
public import Flow
public import HTML
import ViewingDomain

/// The first screen: continue watching, most watched, recently added, and everything else.
public struct ExploreFeature: Feature {
    public struct State: Equatable, Sendable {
        public var shelves: ViewState<ExploreShelves> = .initial
        public var notice = Notice<ContinueOffer>.State()
        var unsaved = Unsaved<ContinueChange>()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case shelves(Loading<ExploreShelves>.Action)
        case notice(Notice<ContinueOffer>.Action)
        /// With the way to undo it, unless the change was itself an undo.
        case saved(ContinueChange, Result<ContinueOffer?, ViewStateError>)
    }

    public enum Intent: BrowserIntent {
        case dismiss(title: TitleID)
        case markWatched(title: TitleID)
        case toggleWatchlist(title: TitleID)
        case undo
        case retry
        case refresh

        public var access: Permission {
            switch self {
            case .dismiss, .markWatched, .toggleWatchlist, .undo: .keep
            case .retry: .browse
            case .refresh: .manageLibrary
            }
        }
    }

    private enum Work: Hashable { case shelves, notice }

    private let client: ExploreClient
    private let clock: any Clock<Duration>

    public init(client: ExploreClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(load(.load, &state), notice(.appeared, &state))
        case .intent(.retry):
            return load(.load, &state)
        case .shelves(let action):
            return load(action, &state)
        case .notice(let action):
            return notice(action, &state)
        case .saved(let change, let result):
            state.unsaved.finish(change, result, in: &state.shelves)
            return notice(.finished(result), &state)
        case .intent(.refresh):
            return Notice(on: clock).save(for: "refresh", in: &state.notice) { [client] () async throws(ViewStateError) in
                try await client.refresh()
                return nil
            }.lift(under: Work.notice) { .notice($0) }
        case .intent(.dismiss(let title)):
            guard let (item, place) = find(title, state) else { return .none }
            return save(.dismissed(item, from: place), &state) { [client] () async throws(ViewStateError) in
                try await client.dismiss(item.title)
            }
        case .intent(.markWatched(let title)):
            guard let (item, place) = find(title, state) else { return .none }
            return save(.watched(item, from: place), &state) { [client] () async throws(ViewStateError) in
                try await client.markWatched(item.play.file)
            }
        case .intent(.toggleWatchlist(let title)):
            guard let (item, _) = find(title, state) else { return .none }
            let isOn = !item.isOnWatchlist
            return save(.listed(item, isOn: isOn), &state) { [client] () async throws(ViewStateError) in
                try await client.setOnWatchlist(isOn, item.title)
            }
        case .intent(.undo):
            guard let offer = state.notice.offer else { return .none }
            return save(offer.change.reverse, &state) { [client] () async throws(ViewStateError) in
                try await client.undo(offer.undo)
                return nil
            }
        }
    }

    /// An item of the row and its place; nil for a title that is not there, whatever a browser says.
    private func find(_ title: TitleID, _ state: State) -> (ContinueItem, Int)? {
        guard let items = state.shelves.content?.continueWatching, let place = items.firstIndex(where: { $0.title == title }) else {
            return nil
        }
        return (items[place], place)
    }

    private func load(_ action: Loading<ExploreShelves>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading(client.shelves).reduce(into: &state.shelves, action)
        if case .loaded = action { state.unsaved.reloaded(&state.shelves) }
        return effect.lift(under: Work.shelves) { .shelves($0) }
    }

    private func save(
        _ change: ContinueChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> ViewingUndo?
    ) -> Effect<Action> {
        state.unsaved.make(change, in: &state.shelves)
        let write = Effect<Action>.write(for: change.item.title, work) { result in
            .saved(change, result.map { $0.map { ContinueOffer(change, undo: $0) } })
        }
        return .merge(notice(.started, &state), write)
    }

    private func notice(_ action: Notice<ContinueOffer>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
