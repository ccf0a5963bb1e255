public import CoreDomain
public import Flow
public import HTML
import LibraryDomain
import MoviesDomain

/// A movie's page: its artwork and facts, its files, and the way into it.
public struct MovieDetailsFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: TitleID
        public var content: ViewState<MovieContent> = .initial
        /// Whether the watchlist was just changed here, so that the change can be undone.
        public var offersUndo = false

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Sendable {
        case appeared
        case intent(Intent)
        case changed(MovieContent)
        case failed(ViewStateError)
        case undoExpired
    }

    public enum Intent: BrowserIntent {
        case toggleWatchlist
        case undo
        case markWatched(file: FileID)
        case startOver(file: FileID)
        case retry

        public var access: Permission {
            switch self {
            case .toggleWatchlist, .undo, .markWatched: .keep
            case .startOver, .retry: .watch
            }
        }
    }

    private enum Work: Hashable { case content, undo }

    private let client: MovieDetailsClient
    private let clock: any Clock<Duration>

    public init(client: MovieDetailsClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

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
        case .undoExpired:
            state.offersUndo = false
            return .none
        case .intent(.retry):
            return follow(&state)
        case .intent(.toggleWatchlist):
            guard let content = state.content.content else { return .none }
            state.offersUndo = true
            return .merge(
                setOnWatchlist(!content.isOnWatchlist, &state),
                .debounced(Work.undo, by: .seconds(8), on: clock) { await $0(.undoExpired) })
        case .intent(.undo):
            guard state.offersUndo, let content = state.content.content else { return .none }
            state.offersUndo = false
            return .merge(.cancel(Work.undo), setOnWatchlist(!content.isOnWatchlist, &state))
        case .intent(.markWatched(let file)):
            guard let movie = ownedFile(file, state) else { return .none }
            return .run { [client] _ in await client.markWatched(movie) }
        case .intent(.startOver(let file)):
            guard let movie = ownedFile(file, state) else { return .none }
            return .run { [client] _ in await client.forgetProgress(movie) }
        }
    }

    /// A file named by a browser counts only if it belongs to this movie.
    private func ownedFile(_ file: FileID, _ state: State) -> FileID? {
        state.content.content?.files.first { $0.file.id == file }?.file.id
    }

    private func setOnWatchlist(_ isOn: Bool, _ state: inout State) -> Effect<Action> {
        guard var content = state.content.content else { return .none }
        content.isOnWatchlist = isOn
        state.content = .ready(content)
        return .run { [client, id = content.movie.id] _ in await client.setOnWatchlist(isOn, id) }
    }

    private func follow(_ state: inout State) -> Effect<Action> {
        state.content = .loading
        return .run(replacing: Work.content) { [client, id = state.id] send in
            for await result in client.movie(id) {
                switch result {
                case .success(let content): await send(.changed(content))
                case .failure(let error): await send(.failed(error))
                }
            }
        }
    }
}
