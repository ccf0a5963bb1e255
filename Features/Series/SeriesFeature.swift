public import CoreDomain
public import Flow
public import HTML
public import Screens
import TVSeriesDomain
public import ViewingDomain

/// A series: its facts, its seasons, and the next episode.
public struct SeriesFeature: Feature {
    public typealias Mark = TitleMark<SeriesContent>
    public typealias Offer = UndoOffer<ViewingUndo>
    public typealias Editing = Flow.Editing<Mark, Offer>

    public struct State: Equatable, Sendable {
        public var id: TitleID
        public var page = Editing.State()

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case page(Editing.Action)
    }

    public enum Intent: BrowserIntent {
        case toggleWatchlist
        /// All episodes.
        case toggleWatched
        case dismiss
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .toggleWatchlist, .toggleWatched, .dismiss, .undo: .keep
            case .retry: .watch
            }
        }
    }

    private let client: SeriesClient
    private let clock: any Clock<Duration>

    public init(client: SeriesClient, clock: any Clock<Duration> = ContinuousClock()) {
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
        case .intent(.toggleWatchlist):
            guard let content = state.page.content.content else { return .none }
            let (isOn, id) = (!content.isOnWatchlist, content.series.id)
            return save(.listed(isOn), &state) { [client] () async throws(ViewStateError) in
                Offer(.watchlist(isOn: isOn), undo: try await client.setOnWatchlist(isOn, id))
            }
        case .intent(.toggleWatched):
            guard let content = state.page.content.content, let isWatched = content.isWatched else { return .none }
            let id = content.series.id
            return editing(state).save(for: id, in: &state.page) { [client] () async throws(ViewStateError) in
                try await client.setWatched(!isWatched, id).map { Offer(.allWatched(!isWatched), undo: $0) }
            }.map { .page($0) }
        case .intent(.dismiss):
            guard let content = state.page.content.content, content.isContinued else { return .none }
            let id = content.series.id
            return save(.continued(false), &state) { [client] () async throws(ViewStateError) in
                Offer(.dismissed(id), undo: try await client.dismiss(id))
            }
        case .intent(.undo):
            guard let offer = state.page.notice.offer else { return page(.notice(.undoMissed), &state) }
            return undo(offer, &state)
        }
    }

    private func undo(_ offer: Offer, _ state: inout State) -> Effect<Action> {
        let work: @Sendable () async throws(ViewStateError) -> Offer? = { [client] () async throws(ViewStateError) in
            try await client.undo(offer.undo)
            return nil
        }
        if let mark = Mark(undoing: offer.change) { return save(mark, &state, work) }
        guard let id = state.page.content.content?.series.id else { return .none }
        return editing(state).save(for: id, in: &state.page, work).map { .page($0) }
    }

    private func save(
        _ mark: Mark, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Offer?
    ) -> Effect<Action> {
        guard let id = state.page.content.content?.series.id else { return .none }
        return editing(state).save(mark, for: id, in: &state.page, work).map { .page($0) }
    }

    private func page(_ action: Editing.Action, _ state: inout State) -> Effect<Action> {
        editing(state).reduce(into: &state.page, action).map { .page($0) }
    }

    private func editing(_ state: State) -> Editing {
        Editing(Loading { [client, id = state.id] in client.series(id) }, on: clock)
    }
}
