public import CoreDomain
public import Flow
public import HTML
public import SearchDomain

/// One query over everything, with results while typing.
public struct SearchFeature: Feature {
    public struct State: Equatable, Sendable {
        public var query: String
        public var results: ViewState<SearchResults> = .initial

        public init(query: String = "") { self.query = String(query.prefix(100)) }

        var trimmed: String { query.trimmingWhitespace }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case results(Loading<SearchResults>.Action)
    }

    public enum Intent: BrowserIntent {
        case typed(q: String)
        case retry

        public var access: Permission {
            switch self {
            case .typed, .retry: .browse
            }
        }
    }

    private enum Work: Hashable { case search }

    /// The browser waits 50 ms for the next key (live.js); this joins keys that arrive together. The 300 ms of `behaviour.md` §2.8
    /// protect a remote catalogue, and this index is at hand.
    public static let pause = Duration.milliseconds(10)

    private let client: SearchClient
    private let clock: any Clock<Duration>

    public init(client: SearchClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return search(&state)
        case .intent(.typed(let text)):
            let query = String(text.prefix(100))
            guard query != state.query else { return .none }
            state.query = query
            guard !state.trimmed.isEmpty else {
                state.results = .initial
                return .cancel(Work.search)
            }
            return search(&state, after: Self.pause)
        case .intent(.retry):
            return search(&state)
        case .results(.loaded(let results)) where results.query != state.trimmed:
            return .none
        case .results(.failed(let error)):
            // Results for other words are not shown.
            state.results = .error(error)
            return .none
        case .results(let action):
            return load(action, &state)
        }
    }

    private func search(_ state: inout State, after pause: Duration = .zero) -> Effect<Action> {
        guard !state.trimmed.isEmpty else { return .none }
        return load(.load, &state, after: pause)
    }

    private func load(_ action: Loading<SearchResults>.Action, _ state: inout State, after pause: Duration = .zero) -> Effect<Action> {
        Loading(after: pause, on: clock) { [client, query = state.trimmed] in
            SearchResults(query: query, hits: try await client.search(query))
        }.reduce(into: &state.results, action).lift(under: Work.search) { .results($0) }
    }
}

public struct SearchResults: Equatable, Sendable {
    public var query: String
    public var hits: [SearchHit]

    public init(query: String, hits: [SearchHit]) {
        self.query = query
        self.hits = hits
    }

    var people: [SearchHit] { hits.filter { $0.reference.kind == .person } }
    var titles: [SearchHit] { hits.filter { $0.reference.kind != .person } }
}

extension String {
    var trimmingWhitespace: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
