public import CoreDomain
public import Flow
public import HTML
import LibraryDomain
import MoviesDomain
public import ViewingDomain

/// A movie's page: its artwork and facts, its files, and the way into it.
public struct MovieDetailsFeature: Feature {
    public struct State: Equatable, Sendable {
        public var id: TitleID
        public var content: ViewState<MovieContent> = .initial
        /// What was just changed here and can be undone.
        public var offer: UndoOffer?
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?
        var unsaved = Unsaved<WatchlistMark>()

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<MovieContent>.Action)
        /// With the way back, unless the change was itself an undo.
        case saved(WatchlistMark, Result<ViewingUndo?, ViewStateError>)
        case marked(UndoOffer.Change, Result<ViewingUndo?, ViewStateError>)
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
            case .toggleWatchlist, .markWatched: .keep
            case .startOver, .undo, .retry: .watch
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
            return .merge(load(.load, &state), state.offer != nil || state.failure != nil ? expireNotice() : .none)
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .saved(let mark, .success(let undo)):
            state.unsaved.finish(mark, isSaved: true, in: &state.content)
            return offer(.watchlist(isOn: mark.isOn), undo, &state)
        case .saved(let mark, .failure(let failure)):
            state.unsaved.finish(mark, isSaved: false, in: &state.content)
            return reduce(into: &state, .failed(failure))
        case .marked(let change, .success(let undo)):
            return offer(change, undo, &state)
        case .marked(_, .failure(let failure)):
            return reduce(into: &state, .failed(failure))
        case .failed(let failure):
            state.offer = nil
            state.failure = failure
            return expireNotice()
        case .noticeExpired:
            state.offer = nil
            state.failure = nil
            return .none
        case .intent(.toggleWatchlist):
            guard let content = state.content.content else { return .none }
            let (mark, id) = (WatchlistMark(isOn: !content.isOnWatchlist), content.movie.id)
            return save(mark, &state) { [client] () async throws(ViewStateError) in try await client.setOnWatchlist(mark.isOn, id) }
        case .intent(.undo):
            guard let offer = state.offer else { return .none }
            return .merge(.cancel(Work.notice), undo(offer, &state))
        case .intent(.markWatched(let file)):
            return write(.watched(true, file), file, &state) { [client] file throws(ViewStateError) in try await client.markWatched(file) }
        case .intent(.startOver(let file)):
            return write(.watched(false, file), file, &state, client.forgetProgress)
        }
    }

    /// A file named by a browser counts only if it belongs to this movie.
    private func write(
        _ change: UndoOffer.Change, _ file: FileID, _ state: inout State,
        _ work: @escaping @Sendable (FileID) async throws(ViewStateError) -> ViewingUndo?
    ) -> Effect<Action> {
        guard state.content.content?.files.contains(where: { $0.file.id == file }) == true else { return .none }
        (state.failure, state.offer) = (nil, nil)
        return .write(for: file) { () async throws(ViewStateError) in
            try await work(file)
        } result: {
            .marked(change, $0)
        }
    }

    private func offer(_ change: UndoOffer.Change, _ undo: ViewingUndo?, _ state: inout State) -> Effect<Action> {
        guard let undo else { return .none }
        state.offer = UndoOffer(change, undo: undo)
        return expireNotice()
    }

    private func undo(_ offer: UndoOffer, _ state: inout State) -> Effect<Action> {
        switch offer.change {
        case .watchlist(let isOn):
            return save(WatchlistMark(isOn: !isOn), &state) { [client] () async throws(ViewStateError) in
                try await client.undo(offer.undo)
                return nil
            }
        case .watched(let isWatched, let file):
            return write(.watched(!isWatched, file), file, &state) { [client] _ throws(ViewStateError) in
                try await client.undo(offer.undo)
                return nil
            }
        }
    }

    private func load(_ action: Loading<MovieContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading { [client, id = state.id] in client.movie(id) }.reduce(into: &state.content, action)
        if case .loaded = action { state.unsaved.reloaded(&state.content) }
        return effect.lift(under: Work.content) { .content($0) }
    }

    /// Shows the change and saves it under the movie's own identity, whichever one it was asked for under.
    private func save(
        _ mark: WatchlistMark, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> ViewingUndo?
    ) -> Effect<Action> {
        guard let id = state.content.content?.movie.id else { return .none }
        (state.failure, state.offer) = (nil, nil)
        state.unsaved.make(mark, in: &state.content)
        return .write(for: id, work, result: { .saved(mark, $0) })
    }

    private func expireNotice() -> Effect<Action> {
        .debounced(Work.notice, by: .seconds(8), on: clock) { await $0(.noticeExpired) }
    }
}
