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
        /// What was just changed here and can be undone.
        public var offer: UndoOffer?
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?
        var unsaved = Unsaved<SeriesMark>()

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<SeriesContent>.Action)
        /// With the way back, unless the change was itself an undo.
        case saved(SeriesMark, Result<ViewingUndo?, ViewStateError>)
        case noticeExpired
    }

    public enum Intent: BrowserIntent {
        case toggleWatchlist
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .toggleWatchlist, .undo: .keep
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
            // The timer of a notice ended when the screen was covered.
            return .merge(load(.load, &state), state.offer != nil || state.failure != nil ? expireNotice() : .none)
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .intent(.toggleWatchlist):
            guard let content = state.content.content else { return .none }
            let (mark, id) = (SeriesMark(isOn: !content.isOnWatchlist), content.series.id)
            return save(mark, &state) { [client] () async throws(ViewStateError) in try await client.setOnWatchlist(mark.isOn, id) }
        case .intent(.undo):
            guard let offer = state.offer, case .watchlist(let isOn) = offer.change else { return .none }
            let effect = save(SeriesMark(isOn: !isOn), &state) { [client] () async throws(ViewStateError) in
                try await client.undo(offer.undo)
                return nil
            }
            return .merge(.cancel(Work.notice), effect)
        case .saved(let mark, .success(let undo)):
            state.unsaved.finish(mark, isSaved: true, in: &state.content)
            guard let undo else { return .none }
            state.offer = UndoOffer(.watchlist(isOn: mark.isOn), undo: undo)
            return expireNotice()
        case .saved(let mark, .failure(let failure)):
            state.unsaved.finish(mark, isSaved: false, in: &state.content)
            state.failure = failure
            return expireNotice()
        case .noticeExpired:
            state.offer = nil
            state.failure = nil
            return .none
        }
    }

    private func save(
        _ mark: SeriesMark, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> ViewingUndo?
    ) -> Effect<Action> {
        guard let id = state.content.content?.series.id else { return .none }
        (state.failure, state.offer) = (nil, nil)
        state.unsaved.make(mark, in: &state.content)
        return .write(for: id, work, result: { .saved(mark, $0) })
    }

    private func load(_ action: Loading<SeriesContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading { [client, id = state.id] in client.series(id) }.reduce(into: &state.content, action)
        if case .loaded = action { state.unsaved.reloaded(&state.content) }
        return effect.lift(under: Work.content) { .content($0) }
    }

    private func expireNotice() -> Effect<Action> {
        .debounced(Work.notice, by: .seconds(8), on: clock) { await $0(.noticeExpired) }
    }
}

/// The series put on the watchlist, or taken off it.
public struct SeriesMark: UnsavedChange {
    public var isOn: Bool

    public init(isOn: Bool) { self.isOn = isOn }

    public func apply(to content: inout SeriesContent) { content.isOnWatchlist = isOn }
}
