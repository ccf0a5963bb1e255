public import CoreDomain
public import Flow
public import HTML
import TVSeriesDomain

/// A series: what it is, its seasons, and the episode to go on with.
public struct SeriesFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: TitleID
        public var content: ViewState<SeriesContent> = .initial
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?
        var unsaved = Unsaved<SeriesMark>()

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<SeriesContent>.Action)
        case saved(SeriesMark, ViewStateError?)
        case noticeExpired
    }

    public enum Intent: BrowserIntent {
        case toggleWatchlist
        case retry

        public var access: Permission {
            switch self {
            case .toggleWatchlist: .keep
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
            return .merge(load(.load, &state), state.failure != nil ? expireNotice() : .none)
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .intent(.toggleWatchlist):
            guard let content = state.content.content else { return .none }
            let (mark, id) = (SeriesMark(isOn: !content.isOnWatchlist), content.series.id)
            state.failure = nil
            state.unsaved.make(mark, in: &state.content)
            return .write(for: id) { [client] () async throws(ViewStateError) in
                try await client.setOnWatchlist(mark.isOn, id)
            } outcome: {
                .saved(mark, $0)
            }
        case .saved(let mark, let failure):
            state.unsaved.finish(mark, isSaved: failure == nil, in: &state.content)
            guard let failure else { return .none }
            state.failure = failure
            return expireNotice()
        case .noticeExpired:
            state.failure = nil
            return .none
        }
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
