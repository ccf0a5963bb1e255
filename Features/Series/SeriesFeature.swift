public import CoreDomain
public import Flow
public import HTML
import TVSeriesDomain
public import ViewingDomain

/// A series: what it is, its seasons, and the episode to go on with.
public struct SeriesFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: TitleID
        public var content: ViewState<SeriesContent> = .initial
        public var notice = Notice<UndoOffer>.State()
        var unsaved = Unsaved<SeriesMark>()

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<SeriesContent>.Action)
        case notice(Notice<UndoOffer>.Action)
        /// With the way to undo it, unless the change was itself an undo.
        case saved(SeriesMark, Result<UndoOffer?, ViewStateError>)
    }

    public enum Intent: BrowserIntent {
        case toggleWatchlist
        case dismiss
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .toggleWatchlist, .dismiss, .undo: .keep
            case .retry: .watch
            }
        }
    }

    private enum Work: Hashable { case content, notice }

    private let client: SeriesClient
    private let clock: any Clock<Duration>

    public init(client: SeriesClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(load(.load, &state), notice(.appeared, &state))
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .notice(let action):
            return notice(action, &state)
        case .saved(let mark, let result):
            state.unsaved.finish(mark, result, in: &state.content)
            return notice(.finished(result), &state)
        case .intent(.toggleWatchlist):
            guard let content = state.content.content else { return .none }
            let (isOn, id) = (!content.isOnWatchlist, content.series.id)
            return save(.listed(isOn), &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.watchlist(isOn: isOn), undo: try await client.setOnWatchlist(isOn, id))
            }
        case .intent(.dismiss):
            guard let content = state.content.content, content.isContinued else { return .none }
            let id = content.series.id
            return save(.continued(false), &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.dismissed(id), undo: try await client.dismiss(id))
            }
        case .intent(.undo):
            guard let offer = state.notice.offer else { return .none }
            return switch offer.change {
            case .watchlist(let isOn): undo(offer, .listed(!isOn), &state)
            case .dismissed: undo(offer, .continued(true), &state)
            case .watched: .none
            }
        }
    }

    private func undo(_ offer: UndoOffer, _ mark: SeriesMark, _ state: inout State) -> Effect<Action> {
        save(mark, &state) { [client] () async throws(ViewStateError) in
            try await client.undo(offer.undo)
            return nil
        }
    }

    private func save(
        _ mark: SeriesMark, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> UndoOffer?
    ) -> Effect<Action> {
        guard let id = state.content.content?.series.id else { return .none }
        state.unsaved.make(mark, in: &state.content)
        return .merge(notice(.started, &state), .write(for: id, work, result: { .saved(mark, $0) }))
    }

    private func load(_ action: Loading<SeriesContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading { [client, id = state.id] in client.series(id) }.reduce(into: &state.content, action)
        if case .loaded = action { state.unsaved.reloaded(&state.content) }
        return effect.lift(under: Work.content) { .content($0) }
    }

    private func notice(_ action: Notice<UndoOffer>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}

/// What a person changed of the series, shown before it is saved.
public enum SeriesMark: UnsavedChange {
    /// Added to the watchlist or removed.
    case listed(Bool)
    /// Shown in Continue watching, or dismissed from there.
    case continued(Bool)

    public func apply(to content: inout SeriesContent) {
        switch self {
        case .listed(let isOn): content.isOnWatchlist = isOn
        case .continued(let isOn): content.isContinued = isOn
        }
    }
}
