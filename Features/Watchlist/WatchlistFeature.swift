public import CoreDomain
public import Flow
public import HTML
import MoviesDomain
import Screens
import ViewingDomain

/// The watchlist, newest first.
public struct WatchlistFeature: Feature {
    public typealias Editing = Flow.Editing<WatchlistChange, WatchlistOffer>

    public struct State: Equatable, Sendable {
        public var page = Editing.State()

        public init() {}
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case page(Editing.Action)
    }

    public enum Intent: BrowserIntent {
        case remove(title: TitleID)
        case add(title: TitleID)
        case setWatched(title: TitleID, isOn: Bool)
        case dismiss(title: TitleID)
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .remove, .add, .setWatched, .dismiss, .undo, .retry: .keep
            }
        }
    }

    private let client: WatchlistClient
    private let clock: any Clock<Duration>

    public init(client: WatchlistClient, clock: any Clock<Duration> = ContinuousClock()) {
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
        case .intent(.remove(let title)):
            guard let item = find(title, state) else { return .none }
            return save(.removed(item), of: item, &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.watchlist(isOn: false), undo: try await client.marks.setOnWatchlist(false, title))
            }
        case .intent(.setWatched(let title, let isWatched)):
            guard let item = find(title, state), item.isMarkable, item.isWatched != isWatched else { return .none }
            return save(.watched(title, isWatched), of: item, &state) { [client] () async throws(ViewStateError) in
                guard let file = item.file else {
                    let undo = try await client.marks.setWatched(isWatched, title)
                    return undo.map { UndoOffer(.allWatched(isWatched), undo: $0) }
                }
                let undo = isWatched ? try await client.marks.markWatched(file) : try await client.marks.forgetProgress(file)
                return undo.map { UndoOffer(.watched(isWatched, file), undo: $0) }
            }
        case .intent(.dismiss(let title)):
            guard let item = find(title, state), item.isContinued else { return .none }
            return save(.continued(title, false), of: item, &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.dismissed(title), undo: try await client.marks.dismiss(title))
            }
        case .intent(.undo):
            guard let offer = state.page.notice.offer else { return page(.notice(.undoMissed), &state) }
            return undo(offer, &state)
        case .intent(.add(let title)):
            guard let movie = state.page.content.content?.suggestions.first(where: { $0.id == title }) else { return .none }
            return editing.save(for: title, in: &state.page) { [client] () async throws(ViewStateError) in
                let undo = try await client.marks.setOnWatchlist(true, title)
                return WatchlistOffer(UndoOffer(.watchlist(isOn: true), undo: undo), title: title, name: movie.title)
            }.map { .page($0) }
        }
    }

    /// An item of the list; nil for an unknown title, because browsers are not trusted.
    private func find(_ title: TitleID, _ state: State) -> WatchlistItem? { state.page.content.content?.items.first { $0.id == title } }

    private func undo(_ offer: WatchlistOffer, _ state: inout State) -> Effect<Action> {
        let work: @Sendable () async throws(ViewStateError) -> WatchlistOffer? = { [client] () async throws(ViewStateError) in
            try await client.marks.undo(offer.offer.undo)
            return nil
        }
        guard let reverse = offer.reverse else { return editing.save(for: offer.title, in: &state.page, work).map { .page($0) } }
        return editing.save(reverse, for: reverse.id, in: &state.page, work).map { .page($0) }
    }

    private func save(
        _ change: WatchlistChange, of item: WatchlistItem, _ state: inout State,
        _ work: @escaping @Sendable () async throws(ViewStateError) -> UndoOffer<ViewingUndo>?
    ) -> Effect<Action> {
        editing.save(change, for: change.id, in: &state.page) { () async throws(ViewStateError) in
            try await work().map { WatchlistOffer($0, title: item.id, name: item.name, reverse: change.reverse) }
        }.map { .page($0) }
    }

    private func page(_ action: Editing.Action, _ state: inout State) -> Effect<Action> {
        editing.reduce(into: &state.page, action).map { .page($0) }
    }

    private var editing: Editing { Editing(Loading(client.watchlist), on: clock) }
}
