public import CoreDomain
public import DesignSystem
public import Flow
import HTML

/// The screen of a poster list. It holds one part of the list; its link leads to the next part, which list.js appends while scrolling.
public struct PosterListFeature<List: PosterList>: Feature {
    public struct State: Equatable, Sendable {
        public var query: List.Query
        /// The cursor after which this visit starts: nil at the head of the list.
        public var start: String?
        /// The look of the last poster before this part, if it was drawn.
        public var look: DrawnLook?
        public var list: ViewState<Page<List.Item>> = .initial
        public var facets: List.Facets?
        public var notice = Notice<Never>.State()
        public var menu = PosterMenu<List.Undo>.State()
        /// Whether the viewer may look for new files and add folders.
        public let mayManageLibrary: Bool

        public init(query: List.Query, start: String? = nil, look: DrawnLook? = nil, mayManageLibrary: Bool = true) {
            self.query = query
            self.start = start
            self.look = look
            self.mayManageLibrary = mayManageLibrary
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(PosterListIntent)
        case list(Loading<Page<List.Item>>.Action)
        /// Nil when they could not be read.
        case facetsLoaded(List.Facets?)
        case listChanged
        case notice(Notice<Never>.Action)
        case menu(PosterMenu<List.Undo>.Action)
    }

    private enum Work: Hashable { case list, facets, changes, notice, menu }

    private let client: PosterListClient<List>
    private let clock: any Clock<Duration>

    public init(client: PosterListClient<List>, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(
                reload(&state), .observe(Work.changes, client.changes) { .listChanged }, notice(.appeared, &state), menu(.appeared, &state))
        case .list(let action):
            return load(action, &state)
        case .facetsLoaded(let facets):
            // A grid without filters is better than a page that waits for them.
            state.facets = facets ?? state.facets ?? List.unknownFacets
            return .none
        case .listChanged, .intent(.retry):
            return reload(&state)
        case .notice(let action):
            return notice(action, &state)
        case .menu(let action):
            return menu(action, &state)
        case .intent(.menu(let intent)):
            return menu(.intent(intent), &state)
        case .intent(.refresh):
            return Notice<Never>(on: clock).save(for: "refresh", in: &state.notice) { [client] () async throws(ViewStateError) in
                try await client.refresh()
                return nil
            }.lift(under: Work.notice) { .notice($0) }
        }
    }

    private func reload(_ state: inout State) -> Effect<Action> { .merge(load(.load, &state), loadFacets(state)) }

    private func load(_ action: Loading<Page<List.Item>>.Action, _ state: inout State) -> Effect<Action> {
        Loading(once: { [client, query = state.query, start = state.start] in
            try await client.page(query, PageRequest(limit: posterListLimit, after: start))
        }).reduce(into: &state.list, action).lift(under: Work.list) { .list($0) }
    }

    private func loadFacets(_ state: State) -> Effect<Action> {
        .run(replacing: Work.facets) { [client, query = state.query] send in
            await send(.facetsLoaded(try? await client.facets(query)))
        }
    }

    private func notice(_ action: Notice<Never>.Action, _ state: inout State) -> Effect<Action> {
        Notice(on: clock).reduce(into: &state.notice, action).lift(under: Work.notice) { .notice($0) }
    }

    private func menu(_ action: PosterMenu<List.Undo>.Action, _ state: inout State) -> Effect<Action> {
        PosterMenu(client: client.menu, on: clock).reduce(into: &state.menu, action).lift(under: Work.menu) { .menu($0) }
    }
}

/// The items of one part: full rows of 2, 3, 4, 5, 6, 10 and 12 columns.
private let posterListLimit = 60

public enum PosterListIntent: PosterMenuHost {
    case refresh
    case retry
    case menu(PosterMenuIntent)

    public var access: Permission {
        switch self {
        case .retry: .browse
        case .refresh: .manageLibrary
        case .menu(let intent): intent.access
        }
    }
}

extension PosterListFeature: ScreenFeature {
    public static var patterns: [String] { List.patterns }
    public static var access: Permission { .browse }
    public static var navigation: NavigationItem? { List.navigation }
    public static func state(for request: ScreenRequest) -> State? {
        State(
            query: List.query(of: request), start: request["after"],
            look: request["look"].flatMap { Int($0) }.flatMap { DrawnLook(code: $0) },
            mayManageLibrary: request.viewer.may(.manageLibrary))
    }

    public static func title(of state: State) -> String { List.title(of: state.query) }
    public static func isSettled(_ state: State) -> Bool { !state.list.isPending && state.facets != nil && !state.menu.isOpening }
    public static func status(of state: State) -> Int { state.list.statusOfPart }
    public static func view(_ state: State) -> PosterListView<List> { PosterListView(state) }
    public static func toasts(_ state: State) -> PosterListToast<List> { PosterListToast(state) }
}

extension PosterListFeature.Action: ScreenAction {}
