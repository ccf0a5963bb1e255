public import CoreDomain
public import Flow
public import HTML
public import TVSeriesDomain

/// A poster grid of all series. There are fewer of them than movies, so growing it reads its whole length again.
public struct SeriesListFeature: Feature {
    public static let pageSize = 60
    /// Cards that one visit holds at most; the list then goes on at a page of its own.
    public static let cardLimit = 600

    public struct State: Equatable, Sendable {
        public var sort: SeriesSort
        /// The id after which this visit starts: nil at the head of the list.
        public var start: String?
        public var list: ViewState<SeriesList> = .initial
        /// Cards to show, as far as there are so many.
        public var wanted = SeriesListFeature.pageSize

        public init(sort: SeriesSort = .title, start: String? = nil) {
            self.sort = sort
            self.start = start
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case list(Loading<SeriesList>.Action)
        case libraryChanged
    }

    public enum Intent: BrowserIntent {
        case loadMore
        case retry

        public var access: Permission {
            switch self {
            case .loadMore, .retry: .browse
            }
        }
    }

    private enum Work: Hashable { case list, changes }

    private let client: SeriesClient

    public init(client: SeriesClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(load(.load, &state), .observe(Work.changes, client.changes) { .libraryChanged })
        case .list(let action):
            return load(action, &state)
        case .libraryChanged, .intent(.retry):
            return load(.load, &state)
        case .intent(.loadMore):
            guard state.list.content?.next != nil, state.wanted < Self.cardLimit else { return .none }
            state.wanted += Self.pageSize
            return load(.load, &state)
        }
    }

    private func load(_ action: Loading<SeriesList>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: { [client, sort = state.sort, start = state.start, wanted = state.wanted] in
            try await SeriesList.first(wanted, after: start) { try await client.list(SeriesQuery(sort: sort), $0) }
        }).reduce(into: &state.list, action).lift(under: Work.list) { .list($0) }
    }
}

/// The part of all series that is shown, and the id after which the rest begins.
public typealias SeriesList = CoreDomain.Page<SeriesSummary>
