public import CoreDomain
public import Flow
public import HTML
import SearchDomain

/// One query over everything, with results while typing; without a query what was opened before, and genres.
public struct SearchFeature: Feature {
    public struct State: Equatable, Sendable {
        public var query: String
        public var results: ViewState<SearchResults> = .initial
        public var online: ViewState<SearchResults> = .initial
        public var beginning: ViewState<SearchBeginning> = .initial
        /// A change of the history that failed.
        public var problem: ViewStateError?
        /// Whether a remote catalogue is asked; not for a page that only lends its results to the panel below the field.
        public let asksOnline: Bool

        public init(query: String = "", asksOnline: Bool = true) {
            self.query = String(query.prefix(100))
            self.asksOnline = asksOnline
        }

        var trimmed: String { query.withoutOuterWhitespace }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case results(Loading<SearchResults>.Action)
        case online(Loading<SearchResults>.Action)
        case beginning(Loading<SearchBeginning>.Action)
        case changed(ViewStateError?)
    }

    public enum Intent: BrowserIntent {
        case typed(q: String)
        /// The page with this path was opened from the results.
        case opened(path: String)
        case forget(path: String)
        case forgetAll
        case retry

        public var access: Permission {
            switch self {
            case .typed, .retry: .browse
            case .opened, .forget, .forgetAll: .keep
            }
        }
    }

    enum Work: Hashable { case search, online, beginning, history }

    /// The browser waits 50 ms for the next key (live.js); this joins keys that arrive together.
    public static let pause = Duration.milliseconds(10)
    /// Of `behaviour.md` §2.8: it protects a remote catalogue, whereas our index is local.
    public static let onlinePause = Duration.milliseconds(300)
    /// A remote catalogue is not asked for fewer characters.
    public static let onlineCharacters = 2

    private let client: SearchClient
    private let clock: any Clock<Duration>

    public init(client: SearchClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return show(&state)
        case .intent(let intent):
            return reduce(into: &state, intent)
        case .results(.loaded(let results)) where results.query != state.trimmed:
            return .none
        case .results(.failed(let error)):
            // Results for other words are not shown.
            state.results = .error(error)
            return .none
        case .results(let action):
            return load(action, &state)
        case .online(.loaded(let results)) where results.query != state.trimmed:
            return .none
        case .online(let action):
            return loadOnline(action, &state)
        case .beginning(let action):
            return loadBeginning(action, &state)
        case .changed(let problem):
            state.problem = problem
            return problem == nil ? .none : loadBeginning(.load, &state)
        }
    }

    private func reduce(into state: inout State, _ intent: Intent) -> Effect<Action> {
        switch intent {
        case .typed(let text):
            let query = String(text.prefix(100))
            guard query != state.query else { return .none }
            state.query = query
            return show(&state, after: Self.pause)
        case .retry:
            return show(&state)
        case .opened(let path):
            return change(SearchReference.candidates(path: path), client.remember)
        case .forget(let path):
            let forgotten = SearchReference.candidates(path: path)
            drop(from: &state) { forgotten.contains($0.reference) }
            return change(forgotten, client.forget)
        case .forgetAll:
            drop(from: &state) { _ in true }
            return .write(for: Work.history, client.forgetAll) { .changed($0) }
        }
    }

    /// Removed entries go at once, also on a page without JavaScript; they come back when they could not be removed.
    private func drop(from state: inout State, _ isForgotten: (SearchHit) -> Bool) {
        guard var beginning = state.beginning.content else { return }
        beginning.history.removeAll(where: isForgotten)
        state.beginning = .ready(beginning)
    }

    private func change(
        _ references: [SearchReference], _ write: @escaping @Sendable ([SearchReference]) async throws(ViewStateError) -> Void
    ) -> Effect<Action> {
        if references.isEmpty { return .none }
        return .write(for: Work.history, { () async throws(ViewStateError) in try await write(references) }) { .changed($0) }
    }

    private func show(_ state: inout State, after pause: Duration = .zero) -> Effect<Action> {
        state.problem = nil
        guard !state.trimmed.isEmpty else {
            (state.results, state.online) = (.initial, .initial)
            return .merge(.cancel(Work.search), .cancel(Work.online), loadBeginning(.load, &state))
        }
        return .merge(.cancel(Work.beginning), load(.load, &state, after: pause), askOnline(&state))
    }

    private func askOnline(_ state: inout State) -> Effect<Action> {
        if state.online.content?.query == state.trimmed { return .none }
        state.online = .initial
        guard state.asksOnline, client.online != nil, state.trimmed.count >= Self.onlineCharacters else { return .cancel(Work.online) }
        return loadOnline(.load, &state)
    }

    private func load(_ action: Loading<SearchResults>.Action, _ state: inout State, after pause: Duration = .zero) -> Effect<Action> {
        Loading(after: pause, on: clock) { [client, query = state.trimmed] in
            SearchResults(query: query, hits: try await client.search(query))
        }.reduce(into: &state.results, action).lift(under: Work.search) { .results($0) }
    }

    private func loadOnline(_ action: Loading<SearchResults>.Action, _ state: inout State) -> Effect<Action> {
        Loading(after: Self.onlinePause, on: clock) { [client, query = state.trimmed] in
            SearchResults(query: query, hits: try await client.online?(query) ?? [])
        }.reduce(into: &state.online, action).lift(under: Work.online) { .online($0) }
    }

    private func loadBeginning(_ action: Loading<SearchBeginning>.Action, _ state: inout State) -> Effect<Action> {
        Loading(client.beginning).reduce(into: &state.beginning, action).lift(under: Work.beginning) { .beginning($0) }
    }
}
