public import Flow
public import HTML
public import CoreDomain
public import ViewingDomain

/// What the viewer has watched, newest first.
public struct HistoryFeature: Feature {
    public typealias Editing = Flow.Editing<HistoryChange, HistoryOffer>

    public struct State: Equatable, Sendable {
        /// The cursor of the slice that is shown; nil for the newest.
        public var after: String?
        public var page = Editing.State()

        public init(after: String? = nil) { self.after = after }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case page(Editing.Action)
    }

    public enum Intent: BrowserIntent {
        case remove(entry: HistoryEntry.ID)
        case undo
        case retry

        public var access: Permission { .keep }
    }

    private let client: HistoryClient
    private let clock: any Clock<Duration>

    public init(client: HistoryClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return page(.appeared, &state)
        case .intent(.retry):
            return page(.retry, &state)
        case .page(let action):
            return page(action, &state)
        case .intent(.remove(let id)):
            // An unknown entry is left alone, because browsers are not trusted.
            guard let item = state.page.content.content?.items.first(where: { $0.id == id }) else { return .none }
            return save(.removed(item), &state) { [client] () async throws(ViewStateError) in
                try await client.remove(id).map { HistoryOffer(item: item, undo: $0) }
            }
        case .intent(.undo):
            guard let offer = state.page.notice.offer else { return page(.notice(.undoMissed), &state) }
            return save(.restored(offer.item), &state) { [client] () async throws(ViewStateError) in
                try await client.undo(offer.undo)
                return nil
            }
        }
    }

    private func save(
        _ change: HistoryChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> HistoryOffer?
    ) -> Effect<Action> {
        editing(state).save(change, for: change.item.id, in: &state.page, work).map { .page($0) }
    }

    private func page(_ action: Editing.Action, _ state: inout State) -> Effect<Action> {
        editing(state).reduce(into: &state.page, action).map { .page($0) }
    }

    private func editing(_ state: State) -> Editing {
        Editing(Loading { [client, after = state.after] in client.history(after) }, on: clock)
    }
}
