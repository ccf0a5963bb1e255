public import CoreDomain
public import Flow
public import HTML
public import MoviesDomain

/// A poster grid of all movies, or of all videos. The screen holds one part of the list; its link leads to the next, which list.js
/// appends as one scrolls.
public struct MoviesFeature: Feature {
    static let pageSize = 60

    public struct State: Equatable, Sendable {
        public var query: MovieQuery
        /// The id after which this visit starts: nil at the head of the list.
        public var start: String?
        public var grid: ViewState<Page<MovieSummary>> = .initial
        public var filters: MovieFilters?
        public var notice = Notice<Never>.State()

        public init(query: MovieQuery, start: String? = nil) {
            self.query = query
            self.start = start
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case grid(Loading<Page<MovieSummary>>.Action)
        /// Nil when they could not be read.
        case filtersLoaded(MovieFilters?)
        case libraryChanged
        case notice(Notice<Never>.Action)
    }

    public enum Intent: BrowserIntent {
        case refresh
        case retry

        public var access: Permission {
            switch self {
            case .retry: .browse
            case .refresh: .manageLibrary
            }
        }
    }

    private enum Work: Hashable { case grid, filters, changes, notice }

    private let client: MoviesClient
    private let clock: any Clock<Duration>

    public init(client: MoviesClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(reload(&state), .observe(Work.changes, client.changes) { .libraryChanged }, notice(.appeared, &state))
        case .grid(let action):
            return load(action, &state)
        case .filtersLoaded(let filters):
            // A grid without filters is better than a page that waits for them.
            state.filters = filters ?? state.filters ?? MovieFilters(genres: [], years: [])
            return .none
        case .libraryChanged:
            return reload(&state)
        case .notice(let action):
            return notice(action, &state)
        case .intent(.refresh):
            return Notice<Never>(on: clock).save(for: "refresh", in: &state.notice) { [client] () async throws(ViewStateError) in
                try await client.refresh()
                return nil
            }.lift(under: Work.notice) { .notice($0) }
        case .intent(.retry):
            return reload(&state)
        }
    }

    private func reload(_ state: inout State) -> Effect<Action> { .merge(load(.load, &state), loadFilters(state)) }

    private func load(_ action: Loading<Page<MovieSummary>>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: { [client, query = state.query, start = state.start] in
            try await client.movies(query, PageRequest(limit: Self.pageSize, after: start))
        }).reduce(into: &state.grid, action).lift(under: Work.grid) { .grid($0) }
    }

    private func loadFilters(_ state: State) -> Effect<Action> {
        .run(replacing: Work.filters) { [client, kind = state.query.kind] send in
            await send(.filtersLoaded(try? await client.filters(kind)))
        }
    }

    private func notice(_ action: Notice<Never>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
