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
        public var notice = Notice<UndoOffer>.State()
        var unsaved = Unsaved<MovieMark>()

        public init(id: TitleID) { self.id = id }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<MovieContent>.Action)
        case notice(Notice<UndoOffer>.Action)
        /// With the way to undo it, unless the change was itself an undo.
        case saved(MovieMark, Result<UndoOffer?, ViewStateError>)
    }

    public enum Intent: BrowserIntent {
        case toggleWatchlist
        case dismiss
        case undo
        case markWatched(file: FileID)
        case startOver(file: FileID)
        case retry

        public var access: Permission {
            switch self {
            case .toggleWatchlist, .dismiss, .markWatched: .keep
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
            return .merge(load(.load, &state), notice(.appeared, &state))
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .notice(let action):
            return notice(action, &state)
        case .saved(let mark, let result):
            state.unsaved.finish(mark, result, in: &state.content)
            return notice(.finished(result), &state)
        case .intent(.toggleWatchlist):
            guard let content = state.content.content else { return .none }
            let (isOn, id) = (!content.isOnWatchlist, content.movie.id)
            return save(.listed(isOn), &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.watchlist(isOn: isOn), undo: try await client.setOnWatchlist(isOn, id))
            }
        case .intent(.dismiss):
            guard let content = state.content.content, content.isContinued else { return .none }
            let id = content.movie.id
            return save(.continued(false), &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.dismissed(id), undo: try await client.dismiss(id))
            }
        case .intent(.markWatched(let file)):
            return save(file, &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.watched(true, file), undo: try await client.markWatched(file))
            }
        case .intent(.startOver(let file)):
            return save(file, &state) { [client] () async throws(ViewStateError) in
                try await client.forgetProgress(file).map { UndoOffer(.watched(false, file), undo: $0) }
            }
        case .intent(.undo):
            guard let offer = state.notice.offer else { return .none }
            return undo(offer, &state)
        }
    }

    private func undo(_ offer: UndoOffer, _ state: inout State) -> Effect<Action> {
        let work: @Sendable () async throws(ViewStateError) -> UndoOffer? = { [client] () async throws(ViewStateError) in
            try await client.undo(offer.undo)
            return nil
        }
        return switch offer.change {
        case .watchlist(let isOn): save(.listed(!isOn), &state, work)
        case .dismissed: save(.continued(true), &state, work)
        case .watched(_, let file): save(file, &state, work)
        }
    }

    /// A file named by a browser counts only if it belongs to this movie.
    private func save(
        _ file: FileID, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> UndoOffer?
    ) -> Effect<Action> {
        guard state.content.content?.files.contains(where: { $0.file.id == file }) == true else { return .none }
        return Notice(on: clock).save(for: file, in: &state.notice, work).lift(under: Work.notice) { .notice($0) }
    }

    /// Shows the mark and saves it under the movie's own identity, whichever one it was asked for under.
    private func save(
        _ mark: MovieMark, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> UndoOffer?
    ) -> Effect<Action> {
        guard let id = state.content.content?.movie.id else { return .none }
        state.unsaved.make(mark, in: &state.content)
        return .merge(notice(.started, &state), .write(for: id, work, result: { .saved(mark, $0) }))
    }

    private func load(_ action: Loading<MovieContent>.Action, _ state: inout State) -> Effect<Action> {
        let effect = Loading { [client, id = state.id] in client.movie(id) }.reduce(into: &state.content, action)
        if case .loaded = action { state.unsaved.reloaded(&state.content) }
        return effect.lift(under: Work.content) { .content($0) }
    }

    private func notice(_ action: Notice<UndoOffer>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
