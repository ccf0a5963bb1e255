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
        public var notice = Notice<UndoOffer>.State()

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
        case notice(Notice<UndoOffer>.Action)
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
            return .merge(load(.load, &state), notice(.appeared, &state))
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .notice(let action):
            return notice(action, &state)
        case .intent(.markWatched(let file)):
            return save(file, &state) { [client] () async throws(ViewStateError) in
                UndoOffer(.watched(true, file), undo: try await client.markWatched(file))
            }
        case .intent(.startOver(let file)):
            return save(file, &state) { [client] () async throws(ViewStateError) in
                try await client.forgetProgress(file).map { UndoOffer(.watched(false, file), undo: $0) }
            }
        case .intent(.undo):
            guard let offer = state.notice.offer else { return notice(.undoMissed, &state) }
            guard case .watched(_, let file) = offer.change else { return .none }
            return save(file, &state) { [client] () async throws(ViewStateError) in
                try await client.undo(offer.undo)
                return nil
            }
        }
    }

    /// A file named by a browser counts only if it belongs to this episode.
    private func save(
        _ file: FileID, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> UndoOffer?
    ) -> Effect<Action> {
        guard state.content.content?.files.contains(where: { $0.file.id == file }) == true else { return .none }
        return Notice(on: clock).save(for: file, in: &state.notice, work).lift(under: Work.notice) { .notice($0) }
    }

    private func load(_ action: Loading<EpisodeContent>.Action, _ state: inout State) -> Effect<Action> {
        let (series, season, number) = (state.series, state.season, state.number)
        return Loading { [client] in client.episode(series, season, number) }.reduce(into: &state.content, action)
            .lift(under: Work.content) { .content($0) }
    }

    private func notice(_ action: Notice<UndoOffer>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }
}
