public import CoreDomain
public import Flow
public import HTML
public import MoviesDomain

/// A poster grid of all movies, or of all videos, that goes on as one scrolls.
public struct MoviesFeature: Feature {
    /// Cards that one visit holds at most; the list then goes on at a page of its own, so that memory stays bounded.
    public static let cardLimit = 1_200
    static let pageSize = 60

    public struct State: Equatable, Sendable {
        public var query: MovieQuery
        /// The id after which this visit starts: nil at the head of the list.
        public var start: String?
        public var grid: ViewState<Grid> = .initial
        public var filters: MovieFilters?
        public var isLoadingMore = false
        /// A change that could not be made, while the screen says so.
        public var failure: ViewStateError?

        public init(query: MovieQuery, start: String? = nil) {
            self.query = query
            self.start = start
        }

        var shown: Int { grid.content?.items.count ?? 0 }
    }

    public struct Grid: Equatable, Sendable {
        public var items: [MovieSummary]
        public var next: String?

        public init(items: [MovieSummary], next: String?) {
            self.items = items
            self.next = next
        }

        public var isFull: Bool { items.count >= MoviesFeature.cardLimit }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case grid(Loading<Grid>.Action)
        case loadedMore(CoreDomain.Page<MovieSummary>)
        case moreFailed
        /// Nil when they could not be read.
        case filtersLoaded(MovieFilters?)
        case libraryChanged
        case refreshFailed(ViewStateError)
    }

    public enum Intent: BrowserIntent {
        case loadMore
        case refresh
        case retry

        public var access: Permission {
            switch self {
            case .loadMore, .retry: .browse
            case .refresh: .manageLibrary
            }
        }
    }

    private enum Work: Hashable { case grid, more, filters, changes }

    private let client: MoviesClient

    public init(client: MoviesClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // The effect that loads more ended when the screen was covered.
            state.isLoadingMore = false
            return .merge(reload(&state), .observe(Work.changes, client.changes) { .libraryChanged })
        case .grid(.loaded(let grid)) where grid.next != nil && grid.items.count < state.shown:
            // More was loaded meanwhile: the list must not become shorter under someone's fingers.
            return load(.load, &state)
        case .grid(let action):
            return load(action, &state)
        case .filtersLoaded(let filters):
            // A grid without filters is better than a page that waits for them.
            state.filters = filters ?? state.filters ?? MovieFilters(genres: [], years: [])
            return .none
        case .loadedMore(let page):
            state.isLoadingMore = false
            guard var grid = state.grid.content else { return .none }
            let known = Set(grid.items.map(\.id))
            grid.items += page.items.filter { !known.contains($0.id) }
            grid.next = page.next
            state.grid = .ready(grid)
            return .none
        case .moreFailed:
            // Quiet: the next scroll asks again (`behaviour.md` §2.14).
            state.isLoadingMore = false
            return .none
        case .libraryChanged:
            return reload(&state)
        case .intent(.loadMore):
            guard let grid = state.grid.content, let next = grid.next, !grid.isFull, !state.isLoadingMore else { return .none }
            state.isLoadingMore = true
            return .run(replacing: Work.more) { [client, query = state.query] send in
                guard let page = try? await client.movies(query, PageRequest(limit: Self.pageSize, after: next)) else {
                    return await send(.moreFailed)
                }
                await send(.loadedMore(page))
            }
        case .intent(.refresh):
            state.failure = nil
            return .write(for: "refresh", client.refresh) { .refreshFailed($0) }
        case .refreshFailed(let error):
            state.failure = error
            return .none
        case .intent(.retry):
            return reload(&state)
        }
    }

    private func reload(_ state: inout State) -> Effect<Action> { .merge(load(.load, &state), loadFilters(state)) }

    /// Reads as many movies as are shown, page by page, so that a change in the library shows at once.
    private func load(_ action: Loading<Grid>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: { [client, query = state.query, start = state.start, count = max(state.shown, Self.pageSize)] in
            let page = try await CoreDomain.Page.first(count, after: start) { try await client.movies(query, $0) }
            return Grid(items: page.items, next: page.next)
        }).reduce(into: &state.grid, action).lift(under: Work.grid) { .grid($0) }
    }

    private func loadFilters(_ state: State) -> Effect<Action> {
        .run(replacing: Work.filters) { [client, kind = state.query.kind] send in
            await send(.filtersLoaded(try? await client.filters(kind)))
        }
    }
}
