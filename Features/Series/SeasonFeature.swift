public import CoreDomain
public import Flow
public import HTML

/// A season: its episodes in order, each with its progress.
public struct SeasonFeature: Feature {
    public struct State: Equatable, Sendable {
        /// The id in the address, which may be another one than the page uses, or the number alone (`TitleID.ofSeries`).
        public var series: TitleID
        public var number: Int
        public var content: ViewState<SeasonContent> = .initial

        public init(series: TitleID, number: Int) {
            self.series = series
            self.number = number
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<SeasonContent>.Action)
    }

    public enum Intent: BrowserIntent {
        case retry

        public var access: Permission {
            switch self {
            case .retry: .watch
            }
        }
    }

    private let client: SeriesClient

    public init(client: SeriesClient) { self.client = client }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared, .intent(.retry): load(.load, &state)
        case .content(let action): load(action, &state)
        }
    }

    private func load(_ action: Loading<SeasonContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, series = state.series.ofSeries, number = state.number] in client.season(series, number) }
            .reduce(into: &state.content, action).map { .content($0) }
    }
}
