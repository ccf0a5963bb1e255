import CoreDomain
import DesignSystem
public import Flow
import HTML
public import Live
public import Screens

/// The cinema in a browser: a stack of screens, of which the top one is visible and gives the browser its address.
public struct WebScene: LiveFeature {
    /// Screens that are kept below the visible one, so that going back is immediate.
    static let depth = 6

    public struct State: Equatable, Sendable {
        public var stack = Stack<Visit>()
        public internal(set) var visitor: WebVisitor

        public init(visitor: WebVisitor) { self.visitor = visitor }

        var screen: OpenScreen? { stack.top?.screen }
    }

    /// A screen and the requested address. Without a screen: the address does not exist.
    public struct Visit: Equatable, Sendable {
        public var screen: OpenScreen?
        public let location: Location
    }

    public enum Action: Sendable {
        case opened(Location)
        case joined(WebVisitor)
        case screen(Stack<Visit>.ID, OpenScreen.Action)
    }

    public let screens: [Screen]
    let assets: WebAssets

    /// - Parameter screens: In the order of the navigation.
    public init(screens: [Screen], assets: WebAssets) {
        self.screens = screens
        self.assets = assets
    }

    public func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let location):
            return open(location, &state)
        case .joined(let visitor):
            // Screens that are open keep what they were opened with.
            if visitor.viewer == state.visitor.viewer { state.visitor = visitor }
            return .none
        case .screen(let id, let action):
            guard var visit = state.stack[id], var screen = visit.screen else { return .none }
            let effect = screen.reduce(action)
            visit.screen = screen
            state.stack[id] = visit
            return effect.lift(under: id) { .screen(id, $0) }
        }
    }

    /// Going back to an existing screen restores it unchanged; anything else is a new screen on top. A covered screen loads nothing until it
    /// is visible again.
    private func open(_ location: Location, _ state: inout State) -> Effect<Action> {
        var quiet: [Stack<Visit>.ID] = []
        switch location.arrival {
        case .returned:
            if let id = state.stack.ids.last(where: { state.stack[$0]?.location == location }) {
                let ended = state.stack.pop(to: id)
                return .merge(ended.map { .cancel($0) } + [ended.isEmpty ? .none : appear(id, &state)])
            }
            quiet += state.stack.topID.map { [$0] } ?? []
        case .opened:
            while let id = state.stack.pop() { quiet.append(id) }
        case .followed:
            quiet += state.stack.topID.map { [$0] } ?? []
        }
        let visitor = state.visitor
        let screen = screens.open(location, cookies: visitor.cookies, address: visitor.address, for: visitor.viewer)
        let id = state.stack.push(Visit(screen: screen, location: location))
        quiet += state.stack.trim(to: Self.depth)
        return .merge(quiet.map { .cancel($0) } + [appear(id, &state)])
    }

    private func appear(_ id: Stack<Visit>.ID, _ state: inout State) -> Effect<Action> {
        guard let screen = state.stack[id]?.screen else { return .none }
        return reduce(into: &state, .screen(id, screen.appeared))
    }
}
