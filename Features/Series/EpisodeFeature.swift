public import CoreDomain
public import Flow
public import HTML
import LibraryDomain
public import Screens
public import StreamingDomain
import TVSeriesDomain
public import ViewingDomain

/// An episode: its overview, its files, and the previous and next one.
public struct EpisodeFeature: Feature {
    public typealias Mark = TitleMark<EpisodeContent>
    public typealias Offer = UndoOffer<ViewingUndo>
    public typealias Editing = Flow.Editing<Mark, Offer>

    public struct State: Equatable, Sendable {
        /// The id in the address, which may be another one than the page uses, or the number alone (`TitleID.ofSeries`).
        public var series: TitleID
        public var season: Int
        public var number: Int
        public var page = Editing.State()
        public var theme = PosterTheme()
        /// Whether the viewer may open lists. A guest may not.
        public let mayBrowse: Bool
        /// The formats that this browser can decode; nil before it has answered.
        public var capabilities: ClientCapabilities?

        public init(series: TitleID, season: Int, number: Int, mayBrowse: Bool = true, capabilities: ClientCapabilities? = nil) {
            self.series = series
            self.season = season
            self.number = number
            self.mayBrowse = mayBrowse
            self.capabilities = capabilities
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case page(Editing.Action)
        case theme(String?)
    }

    public enum Intent: BrowserIntent {
        case markWatched(file: FileID)
        case startOver(file: FileID)
        /// Of the series.
        case setOnWatchlist(isOn: Bool)
        /// The series.
        case dismiss
        /// Nil removes the rating.
        case rate(rating: OwnRating?)
        case undo
        /// The text of the cookie, where it was not known or has changed.
        case capabilities(answers: String)
        case retry

        public var access: Permission {
            switch self {
            case .markWatched, .setOnWatchlist, .dismiss, .rate: .keep
            case .startOver, .undo, .capabilities, .retry: .watch
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
            return .merge(page(action, &state), theme(after: action, &state))
        case .theme(let colour):
            state.theme.made(colour)
            return .none
        case .intent(.markWatched(let file)):
            return editing(state).setWatched(true, file, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.startOver(let file)):
            return editing(state).setWatched(false, file, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.setOnWatchlist(let isOn)):
            return editing(state).setOnWatchlist(isOn, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.dismiss):
            return editing(state).dismiss(in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.capabilities(let answers)):
            state.capabilities = ClientCapabilities(cookie: answers) ?? state.capabilities
            return .none
        case .intent(.rate(let rating)):
            return editing(state).rate(rating, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.undo):
            return editing(state).undo(in: &state.page, with: client.marks).map { .page($0) }
        }
    }

    private func page(_ action: Editing.Action, _ state: inout State) -> Effect<Action> {
        editing(state).reduce(into: &state.page, action).map { .page($0) }
    }

    private func theme(after action: Editing.Action, _ state: inout State) -> Effect<Action> {
        guard case .content(.loaded(let content)) = action else { return .none }
        return state.theme.load(from: content.poster, known: content.theme, client.posterTheme) { .theme($0) }
    }

    private func editing(_ state: State) -> Editing {
        Editing(
            Loading { [client, series = state.series.ofSeries, season = state.season, number = state.number] in
                client.episode(series, season, number)
            }, on: clock)
    }
}
