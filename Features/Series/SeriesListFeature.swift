public import CoreDomain
public import Flow
public import HTML
public import TVSeriesDomain

/// A poster grid of all series. The screen holds one part of the list; its link leads to the next, which list.js appends as one
/// scrolls.
public struct SeriesListFeature: Feature {
    static let pageSize = 60

    public struct State: Equatable, Sendable {
        public var sort: SeriesSort
        /// The id after which this visit starts: nil at the head of the list.
        public var start: String?
        public var list: ViewState<SeriesList> = .initial

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
        case retry

        public var access: Permission { .browse }
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
        }
    }

    private func load(_ action: Loading<SeriesList>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: { [client, sort = state.sort, start = state.start] in
            let page = try await client.list(SeriesQuery(sort: sort), PageRequest(limit: Self.pageSize, after: start))
            return SeriesList(items: page.items, next: page.next, letters: sort == .title ? try await client.letters() : [])
        }).reduce(into: &state.list, action).lift(under: Work.list) { .list($0) }
    }
}

/// The part of all series that is shown.
public struct SeriesList: Equatable, Sendable {
    public var items: [SeriesSummary]
    /// The id after which the rest begins.
    public var next: String?
    /// Where the letters begin; none where the list is not by title.
    public var letters: [LetterMark]

    public init(items: [SeriesSummary], next: String?, letters: [LetterMark] = []) {
        self.items = items
        self.next = next
        self.letters = letters
    }
}
