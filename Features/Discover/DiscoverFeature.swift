public import CoreDomain
public import DesignSystem
public import Flow
import HTML
public import Screens
public import ViewingDomain

/// A list that a source orders, as a grid. It holds one part of the list; its link leads to the next one, which list.js appends while scrolling.
public struct DiscoverFeature: Feature {
    public struct State: Equatable, Sendable {
        public let query: DiscoverQuery
        /// Pages of the source before this part.
        public let after: Int
        /// The look of the last poster before this part, if it was drawn.
        public let look: DrawnLook?
        /// Whether the viewer may set up sources.
        public let mayOperate: Bool
        public var content: ViewState<DiscoverContent> = .initial
        public var choices: DiscoverChoices?
        public var menu = PosterMenu<ViewingUndo>.State()

        public init(_ query: DiscoverQuery, after: Int = 0, look: DrawnLook? = nil, mayOperate: Bool = true) {
            self.query = query
            self.after = after
            self.look = look
            self.mayOperate = mayOperate
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case content(Loading<DiscoverContent>.Action)
        case choicesLoaded(DiscoverChoices)
        case menu(PosterMenu<ViewingUndo>.Action)
    }

    public enum Intent: PosterMenuHost {
        case retry
        case menu(PosterMenuIntent)

        public var access: Permission {
            switch self {
            case .retry: .browse
            case .menu(let intent): intent.access
            }
        }
    }

    private enum Work: Hashable { case content, choices, menu }

    private let client: DiscoverClient
    private let clock: any Clock<Duration>

    public init(client: DiscoverClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(load(.load, &state), loadChoices(state), menu(.appeared, &state))
        case .intent(.retry):
            return load(.load, &state)
        case .content(let action):
            return load(action, &state)
        case .choicesLoaded(let choices):
            state.choices = choices
            return .none
        case .menu(let action):
            return menu(action, &state)
        case .intent(.menu(let intent)):
            return menu(.intent(intent), &state)
        }
    }

    private func load(_ action: Loading<DiscoverContent>.Action, _ state: inout State) -> Effect<Action> {
        Loading { [client, query = state.query, after = state.after] in client.part(query, after) }
            .reduce(into: &state.content, action).lift(under: Work.content) { .content($0) }
    }

    /// People have no filters.
    private func loadChoices(_ state: State) -> Effect<Action> {
        if state.query.subject == .people { return .none }
        return .run(replacing: Work.choices) { [client, subject = state.query.subject] send in
            await send(.choicesLoaded(await client.choices(subject)))
        }
    }

    private func menu(_ action: PosterMenu<ViewingUndo>.Action, _ state: inout State) -> Effect<Action> {
        PosterMenu(client: client.menu, on: clock).reduce(into: &state.menu, action).lift(under: Work.menu) { .menu($0) }
    }
}
