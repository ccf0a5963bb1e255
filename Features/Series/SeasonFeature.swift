public import CoreDomain
public import Flow
public import HTML

/// A season: its episodes in order, each with where one stopped.
public struct SeasonFeature: Feature {
    public struct State: Equatable, Sendable {
        public var series: TitleID
        public var number: Int
        public var content: ViewState<SeasonContent> = .initial

        public init(series: TitleID, number: Int) {
            self.series = series
            self.number = number
        }
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case changed(SeasonContent)
        case failed(ViewStateError)
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
        case .appeared:
            guard state.content.wantsLoading else { return .none }
            return follow(&state)
        case .changed(let content):
            state.content = .ready(content)
            return .none
        case .failed(let error):
            if state.content.content == nil { state.content = .error(error) }
            return .none
        case .intent(.retry):
            return follow(&state)
        }
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.content = .loading
        return .run(replacing: "content") { [client, series = state.series, number = state.number] send in
            for await result in client.season(series, number) {
                switch result {
                case .success(let content): await send(.changed(content))
                case .failure(let error): await send(.failed(error))
                }
            }
        }
    }
}
