public import CoreDomain
public import Flow
public import HTML

/// The first screen: continue watching, most watched, recently added, and everything else.
public struct ExploreFeature: Feature {
    public struct State: Equatable, Sendable {
        public var shelves: ViewState<ExploreShelves> = .initial
        /// The item that was just dismissed and may be brought back.
        public var dismissed: ContinueItem?
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?
        /// The place of `dismissed` on its row.
        var dismissedFrom = 0
        var unsaved = Unsaved<ContinueChange>()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case shelves(Loading<ExploreShelves>.Action)
        case saved(ContinueChange, ViewStateError?)
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
            state.dismissed = items[index]
            state.dismissedFrom = index
            return .merge(save(.dismissed(items[index]), &state), expireNotice())
        case .intent(.undoDismiss):
            guard let item = state.dismissed else { return .none }
            state.dismissed = nil
            return .merge(.cancel(Work.notice), save(.restored(item, at: state.dismissedFrom), &state))
        case .saved(let change, let failure):
            state.unsaved.finish(change, isSaved: failure == nil, in: &state.shelves)
            guard let failure else { return .none }
            if state.dismissed == change.item { state.dismissed = nil }
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

    private func save(_ change: ContinueChange, _ state: inout State) -> Effect<Action> {
        state.failure = nil
        state.unsaved.make(change, in: &state.shelves)
        return .write(for: change.item.title) { [client] () async throws(ViewStateError) in
            switch change {
            case .dismissed(let item): try await client.dismiss(item.title)
            case .restored(let item, _): try await client.undoDismiss(item.title)
            }
        } outcome: {
            .saved(change, $0)
        }
    }

    private func expireNotice() -> Effect<Action> {
        .debounced(Work.notice, by: .seconds(8), on: clock) { await $0(.noticeExpired) }
    }
}
