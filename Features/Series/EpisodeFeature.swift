public import CoreDomain
public import Flow
public import HTML
import LibraryDomain

/// An episode: what happens in it, its files, and the ones before and after.
public struct EpisodeFeature: Feature {
    public struct State: Equatable, Sendable {
        public var series: TitleID
        public var season: Int
        public var number: Int
        public var content: ViewState<EpisodeContent> = .initial

        public init(series: TitleID, season: Int, number: Int) {
            self.series = series
            self.season = season
            self.number = number
        }
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case changed(EpisodeContent)
        case failed(ViewStateError)
    }

    public enum Intent: BrowserIntent {
        case markWatched(file: FileID)
        case startOver(file: FileID)
        case retry

        public var access: Permission {
            switch self {
            case .markWatched: .keep
            case .startOver, .retry: .watch
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
        case .intent(.markWatched(let file)):
            guard owns(file, state) else { return .none }
            return .run { [client] _ in await client.markWatched(file) }
        case .intent(.startOver(let file)):
            guard owns(file, state) else { return .none }
            return .run { [client] _ in await client.forgetProgress(file) }
        }
    }

    /// A file named by a browser counts only if it belongs to this episode.
    private func owns(_ file: FileID, _ state: State) -> Bool {
        state.content.content?.files.contains { $0.file.id == file } == true
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.content = .loading
        let (series, season, number) = (state.series, state.season, state.number)
        return .run(replacing: "content") { [client] send in
            for await result in client.episode(series, season, number) {
                switch result {
                case .success(let content): await send(.changed(content))
                case .failure(let error): await send(.failed(error))
                }
            }
        }
    }
}
