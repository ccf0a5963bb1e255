public import CoreDomain
public import Flow
import HTML
public import Screens
public import StreamingDomain
public import ViewingDomain

/// The first screen: continue watching, most watched, recently added, and everything else.
public struct ExploreFeature: Feature {
    public typealias Editing = Flow.Editing<ContinueChange, ContinueOffer>

    public struct State: Equatable, Sendable {
        public var page = Editing.State()
        public var menu = PosterMenu<ViewingUndo>.State()
        /// Whether the viewer may add folders.
        public let mayManageLibrary: Bool
        /// The formats that this browser can decode; nil before it has answered.
        public var capabilities: ClientCapabilities?

        public init(mayManageLibrary: Bool = true, capabilities: ClientCapabilities? = nil) {
            self.mayManageLibrary = mayManageLibrary
            self.capabilities = capabilities
        }
    }

    public enum Action: Equatable, Sendable {
        case appeared
        case intent(Intent)
        case page(Editing.Action)
        case menu(PosterMenu<ViewingUndo>.Action)
    }

    public enum Intent: PosterMenuHost {
        case dismiss(title: TitleID)
        case markWatched(title: TitleID)
        case setOnWatchlist(title: TitleID, isOn: Bool)
        case undo
        /// The text of the cookie, where it was not known or has changed.
        case capabilities(answers: String)
        case retry
        /// Of the other rows.
        case menu(PosterMenuIntent)

        public var access: Permission {
            switch self {
            case .dismiss, .markWatched, .setOnWatchlist, .undo: .keep
            case .capabilities, .retry: .browse
            case .menu(let intent): intent.access
            }
        }
    }

    private enum Work: Hashable { case menu }

    private let client: ExploreClient
    private let clock: any Clock<Duration>

    public init(client: ExploreClient, clock: any Clock<Duration> = ContinuousClock()) {
        self.client = client
        self.clock = clock
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .merge(page(.appeared, &state), menu(.appeared, &state))
        case .intent(.retry):
            return page(.retry, &state)
        case .intent(.capabilities(let answers)):
            state.capabilities = ClientCapabilities(cookie: answers) ?? state.capabilities
            return .none
        case .page(let action):
            return page(action, &state)
        case .menu(let action):
            return menu(action, &state)
        case .intent(.menu(let intent)):
            return menu(.intent(intent), &state)
        case .intent(.dismiss(let title)):
            guard let (item, place) = find(title, state) else { return .none }
            return save(.dismissed(item, from: place), &state) { [client] () async throws(ViewStateError) in
                try await client.menu.marks.dismiss(item.title)
            }
        case .intent(.markWatched(let title)):
            guard let (item, place) = find(title, state) else { return .none }
            return save(.watched(item, from: place), &state) { [client] () async throws(ViewStateError) in
                try await client.menu.marks.markWatched(item.play.file.id)
            }
        case .intent(.setOnWatchlist(let title, let isOn)):
            guard let (item, _) = find(title, state), item.isOnWatchlist != isOn else { return .none }
            return save(.listed(item, isOn: isOn), &state) { [client] () async throws(ViewStateError) in
                try await client.menu.marks.setOnWatchlist(isOn, item.title)
            }
        case .intent(.undo):
            guard let offer = state.page.notice.offer else { return page(.notice(.undoMissed), &state) }
            return save(offer.change.reverse, &state) { [client] () async throws(ViewStateError) in
                try await client.menu.marks.undo(offer.undo)
                return nil
            }
        }
    }

    /// An item of the row and its position; nil for an unknown title, because browsers are not trusted.
    private func find(_ title: TitleID, _ state: State) -> (ContinueItem, Int)? {
        guard let items = state.page.content.content?.continueWatching, let place = items.firstIndex(where: { $0.title == title }) else {
            return nil
        }
        return (items[place], place)
    }

    private func save(
        _ change: ContinueChange, _ state: inout State, _ work: @escaping @Sendable () async throws(ViewStateError) -> ViewingUndo?
    ) -> Effect<Action> {
        editing.save(change, for: change.item.title, in: &state.page) { () async throws(ViewStateError) in
            try await work().map { ContinueOffer(change, undo: $0) }
        }.map { .page($0) }
    }

    private func page(_ action: Editing.Action, _ state: inout State) -> Effect<Action> {
        editing.reduce(into: &state.page, action).map { .page($0) }
    }

    private func menu(_ action: PosterMenu<ViewingUndo>.Action, _ state: inout State) -> Effect<Action> {
        PosterMenu(client: client.menu, on: clock).reduce(into: &state.menu, action).lift(under: Work.menu) { .menu($0) }
    }

    private var editing: Editing { Editing(Loading(client.shelves), on: clock) }
}
