public import CoreDomain
public import Flow
public import HTML
public import Screens
public import StreamingDomain

/// A season: its episodes in order, each with its progress.
public struct SeasonFeature: Feature {
    public struct State: Equatable, Sendable {
        /// The id in the address, which may be another one than the page uses, or the number alone (`TitleID.ofSeries`).
        public var series: TitleID
        public var number: Int
        public var content: ViewState<SeasonContent> = .initial
        public var theme = PosterTheme()
        /// Whether the viewer may open lists. A guest may not.
        public let mayBrowse: Bool
        /// The formats that this browser can decode; nil before it has answered.
        public var capabilities: ClientCapabilities?

        public init(series: TitleID, number: Int, mayBrowse: Bool = true, capabilities: ClientCapabilities? = nil) {
            self.series = series
            self.number = number
            self.mayBrowse = mayBrowse
            self.capabilities = capabilities
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<SeasonContent>.Action)
        case theme(String?)
    }

    public enum Intent: BrowserIntent {
        /// The text of the cookie, where it was not known or has changed.
        case capabilities(answers: String)
        case retry

        public var access: Permission {
            switch self {
            case .capabilities, .retry: .watch
            }
        }
    }

    private let client: SeriesClient

    public init(client: SeriesClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry):
            return load(.load, &state)
        case .intent(.capabilities(let answers)):
            state.capabilities = ClientCapabilities(cookie: answers) ?? state.capabilities
            return .none
        case .content(let action):
            return .merge(load(action, &state), theme(after: action, &state))
        case .theme(let colour):
            state.theme.made(colour)
            return .none
        }
    }

    private func load(_ action: Loading<SeasonContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, series = state.series.ofSeries, number = state.number] in client.season(series, number) }
            .reduce(into: &state.content, action).map { .content($0) }
    }

    private func theme(after action: Loading<SeasonContent>.Action, _ state: inout State) -> Effect<Action> {
        guard case .loaded(let content) = action else { return .none }
        return state.theme.load(from: content.poster, known: content.theme, client.posterTheme) { .theme($0) }
    }
}
