public import CoreDomain
public import Flow
public import HTML
public import Live

/// A screen on the stack: the state of one of the scene's features.
public struct OpenScreen: Equatable, Sendable {
    private var content: any ScreenContent

    init<F: ScreenFeature>(_ feature: SharedFeature<F>, _ state: F.State) { content = TypedContent(feature: feature, state: state) }

    public static func == (one: Self, other: Self) -> Bool { one.content.isEqual(to: other.content) }

    /// An action of the screen's own feature; only the screen knows its type.
    public struct Action: Sendable {
        let base: any Sendable
    }

    /// An action of another screen changes nothing.
    public mutating func reduce(_ action: Action) -> Effect<Action> { content.reduce(action) }

    public var appeared: Action { content.appeared }

    /// The action of an intent; nil if this screen knows no such intent, or the viewer lacks its permission.
    public func action(for intent: WireIntent, by viewer: Viewer) -> Action? { content.action(for: intent, by: viewer) }

    public var title: String { content.title }
    public var location: Location? { content.location }
    public var isSettled: Bool { content.isSettled }
    public var status: Int { content.status }
    public var search: ScreenSearch { content.search }
    public var place: String? { content.place }
    public var frame: ScreenFrame { content.frame }
    public var view: ScreenPiece { ScreenPiece { [content] page in content.renderView(into: &page) } }
    public var toasts: ScreenPiece { ScreenPiece { [content] page in content.renderToasts(into: &page) } }
}

/// A part of a screen's page.
public struct ScreenPiece: HTML {
    public typealias Body = Never
    private let write: @Sendable (inout PageBuffer) -> Void

    init(_ write: @escaping @Sendable (inout PageBuffer) -> Void) { self.write = write }

    public func render(into page: inout PageBuffer) { write(&page) }
}

/// A class, because every session holds it more than once and features are large.
final class SharedFeature<F: ScreenFeature>: Sendable {
    let feature: F

    init(_ feature: F) { self.feature = feature }
}

private protocol ScreenContent: Sendable {
    var title: String { get }
    var location: Location? { get }
    var isSettled: Bool { get }
    var status: Int { get }
    var search: ScreenSearch { get }
    var place: String? { get }
    var frame: ScreenFrame { get }
    var appeared: OpenScreen.Action { get }
    func isEqual(to other: any ScreenContent) -> Bool
    func action(for intent: WireIntent, by viewer: Viewer) -> OpenScreen.Action?
    mutating func reduce(_ action: OpenScreen.Action) -> Effect<OpenScreen.Action>
    func renderView(into page: inout PageBuffer)
    func renderToasts(into page: inout PageBuffer)
}

private struct TypedContent<F: ScreenFeature>: ScreenContent {
    let feature: SharedFeature<F>
    var state: F.State

    var title: String { F.title(of: state) }
    var location: Location? { F.location(of: state) }
    var isSettled: Bool { F.isSettled(state) }
    var status: Int { F.status(of: state) }
    var search: ScreenSearch { F.search(of: state) }
    var place: String? { F.place }
    var frame: ScreenFrame { F.frame }
    var appeared: OpenScreen.Action { .init(base: F.Action.appeared) }

    func isEqual(to other: any ScreenContent) -> Bool { (other as? Self)?.state == state }

    func action(for intent: WireIntent, by viewer: Viewer) -> OpenScreen.Action? {
        guard let intent = F.Action.Intent(intent), viewer.may(intent.access) else { return nil }
        return .init(base: F.Action.intent(intent))
    }

    mutating func reduce(_ action: OpenScreen.Action) -> Effect<OpenScreen.Action> {
        guard let action = action.base as? F.Action else { return .none }
        return feature.feature.reduce(into: &state, action).map { .init(base: $0) }
    }

    func renderView(into page: inout PageBuffer) { F.view(state).render(into: &page) }
    func renderToasts(into page: inout PageBuffer) { F.toasts(state).render(into: &page) }
}
