public import CoreDomain
public import Flow
public import HTML
import LibraryDomain
public import ViewingDomain

/// An episode: what happens in it, its files, and the ones before and after.
public struct EpisodeFeature: Feature {
    public struct State: Equatable, Sendable {
        public var series: TitleID
        public var season: Int
        public var number: Int
        public var content: ViewState<EpisodeContent> = .initial
        /// What was just changed here and can be undone.
        public var offer: UndoOffer?
        /// A change that could not be saved, while the screen says so.
        public var failure: ViewStateError?

        public init(series: TitleID, season: Int, number: Int) {
            self.series = series
            self.season = season
            self.number = number
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<EpisodeContent>.Action)
        /// With the way back, unless the change was itself an undo.
        case marked(UndoOffer.Change, Result<ViewingUndo?, ViewStateError>)
        case noticeExpired
    }

    public enum Intent: BrowserIntent {
        case markWatched(file: FileID)
        case startOver(file: FileID)
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .markWatched: .keep
            case .startOver, .undo, .retry: .watch
            }
        }
    }

    private enum Work: Hashable { case content, notice }

    private let client: SeriesClient
    private let clock: any Clock<Duration>

    public init(client: SeriesClient, clock: any Clock<Duration> = ContinuousClock()) {
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
        case .intent(.markWatched(let file)):
            return write(.watched(true, file), file, &state) { [client] file throws(ViewStateError) in try await client.markWatched(file) }
        case .intent(.startOver(let file)):
            return write(.watched(false, file), file, &state, client.forgetProgress)
        case .intent(.undo):
            guard let offer = state.offer, case .watched(let isWatched, let file) = offer.change else { return .none }
            let effect = write(.watched(!isWatched, file), file, &state) { [client] _ throws(ViewStateError) in
                try await client.undo(offer.undo)
                return nil
            }
            return .merge(.cancel(Work.notice), effect)
        case .marked(let change, .success(let undo)):
            guard let undo else { return .none }
            state.offer = UndoOffer(change, undo: undo)
            return expireNotice()
        case .marked(_, .failure(let failure)):
            state.failure = failure
            return expireNotice()
        case .noticeExpired:
            state.offer = nil
            state.failure = nil
            return .none
        }
    }

    /// A file named by a browser counts only if it belongs to this episode.
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

    private func load(_ action: Loading<EpisodeContent>.Action, _ state: inout State) -> Effect<Action> {
        let (series, season, number) = (state.series, state.season, state.number)
        return Loading { [client] in client.episode(series, season, number) }.reduce(into: &state.content, action)
            .lift(under: Work.content) { .content($0) }
    }

    private func expireNotice() -> Effect<Action> {
        .debounced(Work.notice, by: .seconds(8), on: clock) { await $0(.noticeExpired) }
    }
}
