public import CoreDomain
public import Flow
public import HTML
import LibraryDomain
import MoviesDomain
public import Screens
public import StreamingDomain
public import ViewingDomain

/// A movie's page: its artwork, its facts and its files.
public struct MovieDetailsFeature: Feature {
    public typealias Mark = TitleMark<MovieContent>
    public typealias Offer = UndoOffer<ViewingUndo>
    public typealias Editing = Flow.Editing<Mark, Offer>

    public struct State: Equatable, Sendable {
        public var id: TitleID
        public var page = Editing.State()
        /// Nil for a movie about which no service was asked.
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

        var shown: ViewState<MovieContent> { page.content.awaiting(offers) }
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
        case dismiss
        /// Nil removes the rating.
        case rate(rating: OwnRating?)
        case undo
        case markWatched(file: FileID)
        /// Of a movie without a file that could be played.
        case setWatched(isOn: Bool)
        case startOver(file: FileID)
        /// The text of the cookie, where it was not known or has changed.
        case capabilities(answers: String)
        case retry

        public var access: Permission {
            switch self {
            case .setOnWatchlist, .dismiss, .rate, .markWatched, .setWatched: .keep
            case .startOver, .undo, .capabilities, .retry: .watch
            }
        }
    }

    private let client: MovieDetailsClient
    private let clock: any Clock<Duration>

    public init(client: MovieDetailsClient, clock: any Clock<Duration> = ContinuousClock()) {
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
            // A movie that nobody knew is known from now on.
            guard case .loaded(.some) = action, state.page.content.isMissing else { return effect }
            return .merge(effect, page(.retry, &state))
        case .page(let action):
            return .merge(page(action, &state), theme(after: action, &state))
        case .theme(let colour):
            state.theme.made(colour)
            return .none
        case .intent(.setOnWatchlist(let isOn)):
            return editing(state).setOnWatchlist(isOn, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.dismiss):
            return editing(state).dismiss(in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.markWatched(let file)):
            return editing(state).setWatched(true, file, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.setWatched(let isOn)):
            guard let content = state.page.content.content, content.main == nil, content.isWatched != isOn else { return .none }
            return editing(state).setAllWatched(isOn, in: &state.page, with: client.marks).map { .page($0) }
        case .intent(.startOver(let file)):
            return editing(state).setWatched(false, file, in: &state.page, with: client.marks).map { .page($0) }
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
        return state.theme.load(from: content.movie.summary.poster, known: content.theme, client.posterTheme) { .theme($0) }
    }

    private func offers(_ action: Loading<TitleOffers?>.Action, _ state: inout State) -> Effect<Action> {
        guard let load = client.offers else { return .none }
        return Loading(once: { [id = state.id] in try await load(id) })
            .reduce(into: &state.offers, action).lift(under: Work.offers) { .offers($0) }
    }

    private func editing(_ state: State) -> Editing {
        Editing(Loading { [client, id = state.id] in client.movie(id) }, on: clock)
    }
}
