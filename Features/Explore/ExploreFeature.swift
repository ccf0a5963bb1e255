public import CoreDomain
public import Flow
public import HTML
public import ViewingDomain

/// The first screen: continue watching, most watched, recently added, and everything else.
public struct ExploreFeature: Feature {
    public struct State: Equatable, Sendable {
        public var shelves: ViewState<ExploreShelves> = .initial
        /// The item that was just dismissed and may be brought back.
        public var dismissed: Dismissal?
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?
        var unsaved = Unsaved<ContinueChange>()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case shelves(Loading<ExploreShelves>.Action)
        /// With the way back from a dismissal.
        case saved(ContinueChange, Result<ViewingUndo?, ViewStateError>)
        case failed(ViewStateError)
        case noticeExpired
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
            // The timer of a notice ended when the screen was covered.
            return .merge(load(.load, &state), state.dismissed != nil || state.failure != nil ? expireNotice() : .none)
        case .intent(.retry):
            return load(.load, &state)
        case .shelves(let action):
            return load(action, &state)
        case .intent(.refresh):
            return .write(for: "refresh", client.refresh) { .failed($0) }
        case .intent(.dismiss(let title)):
            guard let items = state.shelves.content?.continueWatching, let index = items.firstIndex(where: { $0.title == title }) else {
                return .none
            }
            state.dismissed = nil
            let (title, change) = (items[index].title, ContinueChange.dismissed(items[index], from: index))
            return save(change, &state) { [client] () async throws(ViewStateError) in try await client.dismiss(title) }
        case .intent(.undoDismiss):
            guard let dismissed = state.dismissed else { return .none }
            state.dismissed = nil
            let change = ContinueChange.restored(dismissed.item, at: dismissed.place)
            let effect = save(change, &state) { [client] () async throws(ViewStateError) in
                try await client.undo(dismissed.undo)
                return nil
            }
            return .merge(.cancel(Work.notice), effect)
        case .saved(let change, .success(let undo)):
            state.unsaved.finish(change, isSaved: true, in: &state.shelves)
            guard case .dismissed(let item, let place) = change, let undo else { return .none }
            state.dismissed = Dismissal(item: item, place: place, undo: undo)
            return expireNotice()
        case .saved(let change, .failure(let failure)):
            state.unsaved.finish(change, isSaved: false, in: &state.shelves)
            return reduce(into: &state, .failed(failure))
        case .failed(let failure):
            state.failure = failure
            return expireNotice()
        case .noticeExpired:
            state.dismissed = nil
            state.failure = nil
            return .none
        }
    }

    private func load(_ action: Loading<ExploreShelves>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading(client.shelves).reduce(into: &state.shelves, action)
        if case .loaded = action { state.unsaved.reloaded(&state.shelves) }
        return effect.lift(under: Work.shelves) { .shelves($0) }
    }

    private func save(
        _ change: ContinueChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> ViewingUndo?
    ) -> Effect<Action> {
        state.failure = nil
        state.unsaved.make(change, in: &state.shelves)
        return .write(for: change.item.title, work, result: { .saved(change, $0) })
    }

    private func expireNotice() -> Effect<Action> {
        .debounced(Work.notice, by: .seconds(8), on: clock) { await $0(.noticeExpired) }
    }
}
