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

        public init(query: MovieQuery, start: String? = nil) {
            self.query = query
            self.start = start
        }
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

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case loaded(Grid)
        case failed(ViewStateError)
        case loadedMore(CoreDomain.Page<MovieSummary>)
        case moreFailed
        case filtersLoaded(MovieFilters)
        case libraryChanged
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

    private enum Work: Hashable { case load, more, filters, changes }

    private let client: MoviesClient

    public init(client: MoviesClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard state.grid.wantsLoading else { return .none }
            state.grid = .loading
            return .merge(
                load(state, count: Self.pageSize), loadFilters(state),
                .observe(Work.changes, client.changes) { .libraryChanged })
        case .loaded(let grid):
            state.grid = .ready(grid)
            return .none
        case .failed(let error):
            if state.grid.content == nil { state.grid = .error(error) }
            return .none
        case .filtersLoaded(let filters):
            state.filters = filters
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
            guard let shown = state.grid.content?.items.count else { return .none }
            return .merge(load(state, count: max(shown, Self.pageSize)), loadFilters(state))
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
            return .run { [client] _ in await client.refresh() }
        case .intent(.retry):
            state.grid = .loading
            return load(state, count: Self.pageSize)
        }
    }

    /// Reads the first `count` movies again, page by page, so that a change in the library shows at once.
    private func load(_ state: State, count: Int) -> Effect<Action> {
        .run(replacing: Work.load) { [client, query = state.query, start = state.start] send in
            do {
                let page = try await CoreDomain.Page.first(count, after: start) { try await client.movies(query, $0) }
                await send(.loaded(Grid(items: page.items, next: page.next)))
            } catch {
                await send(.failed(error as? ViewStateError ?? ViewStateError("The movies could not be read")))
            }
        }
    }

    private func loadFilters(_ state: State) -> Effect<Action> {
        .run(replacing: Work.filters) { [client, kind = state.query.kind] send in
            if let filters = try? await client.filters(kind) { await send(.filtersLoaded(filters)) }
        }
    }
}
