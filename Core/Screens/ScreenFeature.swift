public import CoreDomain
public import DesignSystem
public import Flow
public import HTML
public import Live

/// A feature that is a screen. It declares everything that the scene needs to know about it in the feature's own folder.
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

    /// The address patterns: literal segments, and `{name}` for any one segment.
    static var patterns: [String] { get }
    /// The permission that a viewer needs to open the screen.
    static var access: Permission { get }
    /// The entry in the main navigation; nil for none.
    static var navigation: NavigationItem? { get }
    /// The id of the navigation entry that it belongs to.
    static var place: String? { get }
    static var frame: ScreenFrame { get }

    /// The state before anything is loaded; nil if there is no such page.
    static func state(for request: ScreenRequest) -> State?
    static func title(of state: State) -> String
    /// The address that shows this state; nil for the requested one.
    static func location(of state: State) -> Location?
    /// Whether every section has received its first data.
    static func isSettled(_ state: State) -> Bool
    /// The HTTP status: 200, 404 if the content does not exist, 503 for a part of a list that cannot be read right now, 308 if the title's
    /// address is `location(of:)`.
    static func status(of state: State) -> Int
    /// The text and attributes of the frame's search field.
    static func search(of state: State) -> ScreenSearch
    static func view(_ state: State) -> View
    static func toasts(_ state: State) -> Toasts
}

/// The actions that the scene sends to a screen's feature. Enum cases with these names satisfy the requirements.
public protocol ScreenAction: Sendable {
    associatedtype Intent: BrowserIntent

    /// The screen has become visible: for the first time, or again.
    static var appeared: Self { get }
    /// The user requested something on the screen.
    static func intent(_ intent: Intent) -> Self
}

/// The frame around a screen.
public enum ScreenFrame: Sendable {
    /// The bar with navigation and search, and the toasts.
    case shell
    /// No frame: the screen fills the whole page.
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
    /// Whether the content does not exist, so that retrying is pointless.
    public var isMissing: Bool {
        if case .error(let error) = self { !error.isRetryable } else { false }
    }

    /// The HTTP status of a part of a list: 503 while it cannot be read, so that list.js does not take it for the end of the list.
    public var statusOfPart: Int {
        if case .error = self { isMissing ? 404 : 503 } else { 200 }
    }
}
