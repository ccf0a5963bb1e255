public import CoreDomain
public import DesignSystem
public import Flow
public import HTML
public import Live

/// A feature that is a screen: everything that the scene has to know of it, declared in the feature's own folder.
///
/// ```swift
/// extension WatchlistFeature: ScreenFeature {
///     public static let patterns = ["/watchlist"]
///     public static let access = Permission.keep
///     public static let navigation: NavigationItem? = .init(id: "watchlist", title: "Watchlist", path: "/watchlist", icon: .bookmark)
///     public static func state(for request: ScreenRequest) -> State? { State() }
///     …
/// }
/// ```
///
/// A scene is a list of such features; adding one to it is the only line outside the folder.
public protocol ScreenFeature: Feature where Action: ScreenAction {
    associatedtype View: HTML
    associatedtype Toasts: HTML = EmptyHTML

    /// The addresses: literal segments and `{name}`s, each of which fits one segment.
    static var patterns: [String] { get }
    /// The permission that a viewer needs to open the screen.
    static var access: Permission { get }
    /// The entry of the main navigation that opens it; nil for none.
    static var navigation: NavigationItem? { get }
    /// The id of the navigation entry that it belongs to.
    static var place: String? { get }
    static var frame: ScreenFrame { get }

    /// The state before anything is loaded; nil when there is no such page.
    static func state(for request: ScreenRequest) -> State?
    static func title(of state: State) -> String
    /// The address that shows this state; nil: the one under which it was asked for.
    static func location(of state: State) -> Location?
    /// Whether no section waits for its first answer.
    static func isSettled(_ state: State) -> Bool
    /// The HTTP status: 200, 404 for what does not exist, 308 for a title that lives at `location(of:)`.
    static func status(of state: State) -> Int
    /// What the search field of the frame holds, and its attributes.
    static func search(of state: State) -> ScreenSearch
    static func view(_ state: State) -> View
    static func toasts(_ state: State) -> Toasts
}

/// The actions of a screen's feature that the scene sends. Cases of these names fit.
public protocol ScreenAction: Sendable {
    associatedtype Intent: BrowserIntent

    /// The screen has become visible: for the first time, or again.
    static var appeared: Self { get }
    /// A person asked for this on the screen.
    static func intent(_ intent: Intent) -> Self
}

/// What a screen stands in.
public enum ScreenFrame: Sendable {
    /// The bar with navigation and search, and the toasts.
    case shell
    /// Nothing: the screen has the whole page.
    case page
}

/// The frame's search field.
public struct ScreenSearch: Sendable {
    public var query: String
    public var attributes: [Attribute]

    public init(query: String = "", attributes: [Attribute] = []) {
        self.query = query
        self.attributes = attributes
    }
}

extension ScreenFeature {
    public static var navigation: NavigationItem? { nil }
    public static var place: String? { navigation?.id }
    public static var frame: ScreenFrame { .shell }
    public static func location(of state: State) -> Location? { nil }
    public static func isSettled(_ state: State) -> Bool { true }
    public static func status(of state: State) -> Int { 200 }
    public static func search(of state: State) -> ScreenSearch { ScreenSearch() }
}

extension ScreenFeature where Toasts == EmptyHTML {
    public static func toasts(_ state: State) -> EmptyHTML { EmptyHTML() }
}

extension ViewState {
    /// Whether the content does not exist, so that no retry can mend it.
    public var isMissing: Bool {
        if case .error(let error) = self { !error.isRetryable } else { false }
    }
}
