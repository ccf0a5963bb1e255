public import CoreDomain
public import Flow
public import HTML
public import SearchDomain

/// One query over everything, answered as it is typed.
public struct SearchFeature: Feature {
    public struct State: Equatable, Sendable {
        public var query: String
        public var results: ViewState<SearchResults> = .initial

        public init(query: String = "") { self.query = String(query.prefix(100)) }

        var trimmed: String { query.trimmingWhitespace }
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case found(query: String, [SearchHit])
        case failed(ViewStateError)
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

    /// Long enough to join the keys of one word, short enough to feel immediate; the 300 ms of `behaviour.md` §2.8 protect
    /// a remote catalogue, and this index is at hand.
    public static let pause = Duration.milliseconds(60)

    private let client: SearchClient
    private let clock: any Clock<Duration>

    public init(client: SearchClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard state.results.wantsLoading, !state.trimmed.isEmpty else { return .none }
            state.results = .loading
            return search(state, after: nil)
        case .intent(.typed(let text)):
            let query = String(text.prefix(100))
            guard query != state.query else { return .none }
            state.query = query
            guard !state.trimmed.isEmpty else {
                state.results = .initial
                return .cancel("search")
            }
            if state.results.content == nil { state.results = .loading }
            return search(state, after: Self.pause)
        case .intent(.retry):
            guard !state.trimmed.isEmpty else { return .none }
            state.results = .loading
            return search(state, after: nil)
        case .found(let query, let hits):
            guard query == state.trimmed else { return .none }
            state.results = .ready(SearchResults(query: query, hits: hits))
            return .none
        case .failed(let error):
            state.results = .error(error)
            return .none
        }
    }

    private func search(_ state: State, after pause: Duration?) -> Effect<Action> {
        let work: Effect<Action>.Work = { [client, query = state.trimmed] send in
            do {
                await send(.found(query: query, try await client.search(query)))
            } catch is CancellationError {
            } catch {
                await send(.failed(error as? ViewStateError ?? ViewStateError("The search did not answer")))
            }
        }
        return pause.map { .debounced("search", by: $0, on: clock, work) } ?? .run(replacing: "search", work)
    }
}

public struct SearchResults: Equatable, Sendable {
    public var query: String
    public var hits: [SearchHit]

    public init(query: String, hits: [SearchHit]) {
        self.query = query
        self.hits = hits
    }
}

extension String {
    var trimmingWhitespace: String {
        var text = Substring(self)
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
