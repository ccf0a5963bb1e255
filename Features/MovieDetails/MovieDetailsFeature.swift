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
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?
        var unsaved = Unsaved<WatchlistMark>()

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<MovieContent>.Action)
        case saved(WatchlistMark, ViewStateError?)
        case failed(ViewStateError)
        case noticeExpired
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

    private enum Work: Hashable { case content, notice }

    private let client: MovieDetailsClient
    private let clock: any Clock<Duration>

    public init(client: MovieDetailsClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // The timer of a notice ended when the screen was covered.
            return .merge(load(.load, &state), state.offersUndo || state.failure != nil ? expireNotice() : .none)
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .saved(let mark, let failure):
            state.unsaved.finish(mark, isSaved: failure == nil, in: &state.content)
            return failure.map { reduce(into: &state, .failed($0)) } ?? .none
        case .failed(let failure):
            state.offersUndo = false
            state.failure = failure
            return expireNotice()
        case .noticeExpired:
            state.offersUndo = false
            state.failure = nil
            return .none
        case .intent(.toggleWatchlist):
            guard let content = state.content.content else { return .none }
            state.offersUndo = true
            return .merge(save(WatchlistMark(isOn: !content.isOnWatchlist), &state), expireNotice())
        case .intent(.undo):
            guard state.offersUndo, let content = state.content.content else { return .none }
            state.offersUndo = false
            return .merge(.cancel(Work.notice), save(WatchlistMark(isOn: !content.isOnWatchlist), &state))
        case .intent(.markWatched(let file)):
            return write(file, &state, client.markWatched)
        case .intent(.startOver(let file)):
            return write(file, &state, client.forgetProgress)
        }
    }

    /// A file named by a browser counts only if it belongs to this movie.
    private func write(
        _ file: FileID, _ state: inout State, _ change: @escaping @Sendable (FileID) async throws(ViewStateError) -> Void
    ) -> Effect<Action> {
        guard state.content.content?.files.contains(where: { $0.file.id == file }) == true else { return .none }
        state.failure = nil
        return .write(for: file) { () async throws(ViewStateError) in
            try await change(file)
        } failed: {
            .failed($0)
        }
    }

    private func load(_ action: Loading<MovieContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading { [client, id = state.id] in client.movie(id) }.reduce(into: &state.content, action)
        if case .loaded = action { state.unsaved.reloaded(&state.content) }
        return effect.lift(under: Work.content) { .content($0) }
    }

    /// Shows the change and saves it under the movie's own identity, whichever one it was asked for under.
    private func save(_ mark: WatchlistMark, _ state: inout State) -> Effect<Action> {
        guard let id = state.content.content?.movie.id else { return .none }
        state.failure = nil
        state.unsaved.make(mark, in: &state.content)
        return .write(for: id) { [client] () async throws(ViewStateError) in
            try await client.setOnWatchlist(mark.isOn, id)
        } outcome: {
            .saved(mark, $0)
        }
    }

    private func expireNotice() -> Effect<Action> {
        .debounced(Work.notice, by: .seconds(8), on: clock) { await $0(.noticeExpired) }
    }
}
