public import CoreDomain
public import Flow
public import HTML
import TVSeriesDomain

/// A series: what it is, its seasons, and the episode to go on with.
public struct SeriesFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: TitleID
        public var content: ViewState<SeriesContent> = .initial

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case changed(SeriesContent)
        case failed(ViewStateError)
    }

    public enum Intent: BrowserIntent {
        case toggleWatchlist
        case retry

        public var access: Permission {
            switch self {
            case .toggleWatchlist: .keep
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
        case .intent(.toggleWatchlist):
            guard var content = state.content.content else { return .none }
            content.isOnWatchlist.toggle()
            state.content = .ready(content)
            return .run { [client, id = content.series.id, isOn = content.isOnWatchlist] _ in
                await client.setOnWatchlist(isOn, id)
            }
        }
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.content = .loading
        return .run(replacing: "content") { [client, id = state.id] send in
            for await result in client.series(id) {
                switch result {
                case .success(let content): await send(.changed(content))
                case .failure(let error): await send(.failed(error))
                }
            }
        }
    }
}
