public import CoreDomain
public import Flow
public import Live
public import StreamingDomain

/// The cinema in a browser: a stack of screens whose top is on the stage, and whose address is the browser's.
public struct WebScene: LiveFeature {
    /// Screens that stay alive behind the one on the stage, so that going back is immediate.
    static let depth = 6

    public struct State: Equatable, Sendable {
        public var stack = Stack<Visit>()
        public var visitor: WebVisitor

        public init(visitor: WebVisitor) { self.visitor = visitor }

        /// What stands on the stage.
        public var screen: Screen? { stack.top?.screen }
    }

    /// A screen, and the address that it was asked for under.
    public struct Visit: Equatable, Sendable {
        public var screen: Screen
        public let location: Location
    }

    public enum Action: Sendable {
        case opened(Location)
        case screen(Stack<Visit>.ID, ScreenAction)
    }

    private let screens: Screens
    let assets: WebAssets

    public init(screens: Screens, assets: WebAssets) {
        self.screens = screens
        self.assets = assets
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let location):
            return open(location, &state)
        case .screen(let id, let action):
            guard var visit = state.stack[id] else { return .none }
            let effect = screens.reduce(into: &visit.screen, action)
            state.stack[id] = visit
            return effect.lift(under: id) { .screen(id, $0) }
        }
    }

    /// Back to a screen that is still there finds it as it was; anything else is a new screen on top.
    private func open(_ location: Location, _ state: inout State) -> Effect<Action> {
        var ended: [Stack<Visit>.ID] = []
        switch location.arrival {
        case .returned:
            if let id = state.stack.ids.last(where: { state.stack[$0]?.location == location }) {
                return .merge(state.stack.pop(to: id).map { .cancel($0) })
            }
        case .opened:
            while let id = state.stack.pop() { ended.append(id) }
        case .followed:
            break
        }
        let screen = Destination(location).map { Screen($0, capabilities: state.visitor.capabilities) } ?? .nowhere(location)
        let id = state.stack.push(Visit(screen: screen, location: location))
        ended += state.stack.trim(to: Self.depth)
        return .merge(ended.map { .cancel($0) } + [reduce(into: &state, .screen(id, .appeared))])
    }
}

/// The viewer, and the facts that the browser's cookies tell before anything else.
public struct WebVisitor: Equatable, Sendable {
    public var viewer: Viewer
    /// What the browser can decode; nil before it was asked.
    public var capabilities: ClientCapabilities?
    /// `dark` or `light`; nil follows the system.
    public var theme: String?

    public init(viewer: Viewer, capabilities: ClientCapabilities? = nil, theme: String? = nil) {
        self.viewer = viewer
        self.capabilities = capabilities
        self.theme = theme
    }
}

extension WebVisitor {
    /// Reads the cookies that the player and the switch of the light leave behind; what makes no sense counts as absent.
    public init(viewer: Viewer, cookies: [String: String]) {
        self.init(
            viewer: viewer, capabilities: cookies[ClientCapabilities.cookie].flatMap { ClientCapabilities(cookie: $0) },
            theme: cookies["popcorn-theme"].flatMap { ["dark", "light"].contains($0) ? $0 : nil })
    }
}

/// The addresses of the style sheets and modules that every page needs.
public struct WebAssets: Equatable, Sendable {
    public var stylesheets: [String]
    public var modules: [String]
    public var icon: String?
    /// Changes when any of them does.
    public var version: String

    public init(stylesheets: [String], modules: [String], icon: String? = nil, version: String) {
        self.stylesheets = stylesheets
        self.modules = modules
        self.icon = icon
        self.version = version
    }
}
