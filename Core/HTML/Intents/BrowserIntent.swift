public import CoreDomain

/// What a person asked for: the only part of a feature's actions that can come from a browser. An enum (usually `Intent` within the feature)
/// whose cases carry scalar values (`String`, `Int`, `Double`, `Bool`, raw-valued enums, optionals and arrays of them), or one further intent.
public protocol BrowserIntent: Codable, Sendable, Equatable {
    /// The permission that a viewer needs for this; without it the intent is refused before it reaches the feature.
    var access: Permission { get }
}
