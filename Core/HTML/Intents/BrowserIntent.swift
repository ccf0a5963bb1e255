public import CoreDomain

/// A request of the user: the only actions of a feature that a browser can send. An enum (usually `Intent` within the feature)
/// whose cases carry scalar values (`String`, `Int`, `Double`, `Bool`, raw-valued enums, optionals and arrays of them), or one further intent.
public protocol BrowserIntent: Codable, Sendable, Equatable {
    /// The permission that this intent needs; without it, the intent is refused before it reaches the feature.
    var access: Permission { get }
}

/// The intent of a screen on which nothing can be requested.
extension Never: BrowserIntent {
    public var access: Permission { switch self {} }
}
