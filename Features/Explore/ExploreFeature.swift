public import CoreDomain
public import Flow
public import HTML
import ViewingDomain

/// The first screen: continue watching, most watched, recently added, and everything else.
public struct ExploreFeature: Feature {
    public struct State: Equatable, Sendable {
        public var shelves: ViewState<ExploreShelves> = .initial
        public var notice = Notice<Dismissal>.State()
        var unsaved = Unsaved<ContinueChange>()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case shelves(Loading<ExploreShelves>.Action)
        case notice(Notice<Dismissal>.Action)
        /// With the way to undo it, unless the change was itself an undo.
        case saved(ContinueChange, Result<Dismissal?, ViewStateError>)
    }

    public enum Intent: BrowserIntent {
        case dismiss(title: TitleID)
        case undo
        case retry
        case refresh

        public var access: Permission {
            switch self {
            case .dismiss, .undo: .keep
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
            guard let items = state.shelves.content?.continueWatching, let place = items.firstIndex(where: { $0.title == title }) else {
                return .none
            }
            let item = items[place]
            return save(.dismissed(item, from: place), &state) { [client] () async throws(ViewStateError) in
                Dismissal(item: item, place: place, undo: try await client.dismiss(item.title))
            }
        case .intent(.undo):
            guard let dismissed = state.notice.offer else { return .none }
            return save(.restored(dismissed.item, at: dismissed.place), &state) { [client] () async throws(ViewStateError) in
                try await client.undo(dismissed.undo)
                return nil
            }
        }
    }

    private func load(_ action: Loading<ExploreShelves>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading(client.shelves).reduce(into: &state.shelves, action)
        if case .loaded = action { state.unsaved.reloaded(&state.shelves) }
        return effect.lift(under: Work.shelves) { .shelves($0) }
    }

    private func save(
        _ change: ContinueChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Dismissal?
    ) -> Effect<Action> {
        state.unsaved.make(change, in: &state.shelves)
        return .merge(notice(.started, &state), .write(for: change.item.title, work, result: { .saved(change, $0) }))
    }

    private func notice(_ action: Notice<Dismissal>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
