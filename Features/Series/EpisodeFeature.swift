public import CoreDomain
public import Flow
public import HTML
import LibraryDomain
public import Screens
import TVSeriesDomain
public import ViewingDomain

/// An episode: its overview, its files, and the previous and next one.
public struct EpisodeFeature: Feature {
    public typealias Mark = TitleMark<EpisodeContent>
    public typealias Offer = UndoOffer<ViewingUndo>
    public typealias Editing = Flow.Editing<Mark, Offer>

    public struct State: Equatable, Sendable {
        public var series: TitleID
        public var season: Int
        public var number: Int
        public var page = Editing.State()

        public init(series: TitleID, season: Int, number: Int) {
            self.series = series
            self.season = season
            self.number = number
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case page(Editing.Action)
    }

    public enum Intent: BrowserIntent {
        case markWatched(file: FileID)
        case startOver(file: FileID)
        /// Of the series.
        case toggleWatchlist
        /// The series.
        case dismiss
        case undo
        case retry

        public var access: Permission {
            switch self {
            case .markWatched, .toggleWatchlist, .dismiss: .keep
            case .startOver, .undo, .retry: .watch
            }
        }
    }

    private let client: SeriesClient
    private let clock: any Clock<Duration>

    public init(client: SeriesClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return page(.appeared, &state)
        case .intent(.retry):
            return page(.retry, &state)
        case .page(let action):
            return page(action, &state)
        case .intent(.markWatched(let file)):
            return save(file, &state) { [client] () async throws(ViewStateError) in
                Offer(.watched(true, file), undo: try await client.markWatched(file))
            }
        case .intent(.startOver(let file)):
            return save(file, &state) { [client] () async throws(ViewStateError) in
                try await client.forgetProgress(file).map { Offer(.watched(false, file), undo: $0) }
            }
        case .intent(.toggleWatchlist):
            guard let content = state.page.content.content else { return .none }
            let (isOn, id) = (!content.isOnWatchlist, content.episode.series)
            return save(.listed(isOn), &state) { [client] () async throws(ViewStateError) in
                Offer(.watchlist(isOn: isOn), undo: try await client.setOnWatchlist(isOn, id))
            }
        case .intent(.dismiss):
            guard let content = state.page.content.content, content.isContinued else { return .none }
            let id = content.episode.series
            return save(.continued(false), &state) { [client] () async throws(ViewStateError) in
                Offer(.dismissed(id), undo: try await client.dismiss(id))
            }
        case .intent(.undo):
            guard let offer = state.page.notice.offer else { return page(.notice(.undoMissed), &state) }
            return undo(offer, &state)
        }
    }

    private func undo(_ offer: Offer, _ state: inout State) -> Effect<Action> {
        let work: @Sendable () async throws(ViewStateError) -> Offer? = { [client] () async throws(ViewStateError) in
            try await client.undo(offer.undo)
            return nil
        }
        if let mark = Mark(undoing: offer.change) { return save(mark, &state, work) }
        guard case .watched(_, let file) = offer.change else { return .none }
        return save(file, &state, work)
    }

    /// A file named by a browser counts only if it belongs to this episode.
    private func save(
        _ file: FileID, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Offer?
    ) -> Effect<Action> {
        guard state.page.content.content?.files.contains(where: { $0.file.id == file }) == true else { return .none }
        return editing(state).save(for: file, in: &state.page, work).map { .page($0) }
    }

    /// Shows a mark of the series and saves it.
    private func save(
        _ mark: Mark, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> Offer?
    ) -> Effect<Action> {
        guard let id = state.page.content.content?.episode.series else { return .none }
        return editing(state).save(mark, for: id, in: &state.page, work).map { .page($0) }
    }

    private func page(_ action: Editing.Action, _ state: inout State) -> Effect<Action> {
        editing(state).reduce(into: &state.page, action).map { .page($0) }
    }

    private func editing(_ state: State) -> Editing {
        Editing(
            Loading { [client, series = state.series, season = state.season, number = state.number] in
                client.episode(series, season, number)
            }, on: clock)
    }
}
