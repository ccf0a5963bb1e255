public import CoreDomain
public import Flow
public import HTML
public import Screens
public import StreamingDomain
import TVSeriesDomain
public import ViewingDomain

/// A series: its facts, its seasons, and the next episode.
public struct SeriesFeature: Feature {
    public typealias Mark = TitleMark<SeriesContent>
    public typealias Offer = UndoOffer<ViewingUndo>
    public typealias Editing = Flow.Editing<Mark, Offer>

    public struct State: Equatable, Sendable {
        /// The id in the address, which may be another one than the page uses, or the number alone (`TitleID.ofSeries`).
        public var id: TitleID
        public var page = Editing.State()
        /// Nil for a series about which no service was asked.
        public var offers: ViewState<TitleOffers?> = .initial
        public var theme = PosterTheme()
        /// Whether the viewer may open lists. A guest may not.
        public let mayBrowse: Bool
        /// The formats that this browser can decode; nil before it has answered.
        public var capabilities: ClientCapabilities?

        public init(id: TitleID, mayBrowse: Bool = true, capabilities: ClientCapabilities? = nil) {
            self.id = id
            self.mayBrowse = mayBrowse
            self.capabilities = capabilities
        }

        var shown: ViewState<SeriesContent> { page.content.awaiting(offers) }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case page(Editing.Action)
        case offers(Loading<TitleOffers?>.Action)
        case theme(String?)
    }

    /// Each section that loads for itself.
    private enum Work: Hashable { case offers }

    public enum Intent: BrowserIntent {
        case setOnWatchlist(isOn: Bool)
        /// All episodes.
        case setWatched(isOn: Bool)
        case dismiss
        /// Nil removes the rating.
        case rate(rating: OwnRating?)
        case undo
        /// The text of the cookie, where it was not known or has changed.
        case capabilities(answers: String)
        case retry

        public var access: Permission {
            switch self {
            case .setOnWatchlist, .setWatched, .dismiss, .rate, .undo: .keep
            case .capabilities, .retry: .watch
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
            return .merge(page(.appeared, &state), offers(.load, &state))
        case .intent(.retry):
            return .merge(page(.retry, &state), offers(.load, &state))
        case .offers(let action):
            let effect = offers(action, &state)
            // A series that nobody knew is known from now on.
            guard case .loaded(.some) = action, state.page.content.isMissing else { return effect }
            return .merge(effect, page(.retry, &state))
        case .page(let action):
            return .merge(page(action, &state), theme(after: action, &state))
        case .theme(let colour):
            state.theme.made(colour)
            return .none
        case .intent(.setOnWatchlist(let isOn)):
            return editing(state).setOnWatchlist(isOn, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.setWatched(let isOn)):
            guard let content = state.page.content.content, content.isWatched == !isOn else { return .none }
            return editing(state).setAllWatched(isOn, in: &state.page, with: client.marks).map { .page($0) }
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
        return state.theme.load(from: content.series.summary.poster, known: content.theme, client.posterTheme) { .theme($0) }
    }

    private func offers(_ action: Loading<TitleOffers?>.Action, _ state: inout State) -> Effect<Action> {
        guard let load = client.offers else { return .none }
        return Loading(once: { [id = state.id.ofSeries] in try await load(id) })
            .reduce(into: &state.offers, action).lift(under: Work.offers) { .offers($0) }
    }

    private func editing(_ state: State) -> Editing {
        Editing(Loading { [client, id = state.id.ofSeries] in client.series(id) }, on: clock)
    }
}
