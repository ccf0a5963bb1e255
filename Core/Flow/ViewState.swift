/// The life of one section of a screen (`behaviour.md` §2.13).
public enum ViewState<Content: Equatable & Sendable>: Equatable, Sendable {
    case initial
    case loading
    /// Boxed, so that handing a screen's state on copies a reference and not the content.
    indirect case ready(Content)
    case error(ViewStateError)

    public var content: Content? {
        if case .ready(let content) = self { content } else { nil }
    }

    /// Whether the section still waits for its first answer.
    public var isPending: Bool {
        switch self {
        case .initial, .loading: true
        case .ready, .error: false
        }
    }
}

/// The error of a section or of a change: the event, its reason, and the advice to the viewer.
public struct ViewStateError: Error, Equatable, Sendable {
    public var message: String
    public var reason: String?
    public var recovery: String?
    /// False where the same request cannot succeed later: what it asks for does not exist.
    public var isRetryable: Bool

    public init(_ message: String, reason: String? = nil, recovery: String? = nil, isRetryable: Bool = true) {
        self.message = message
        self.reason = reason
        self.recovery = recovery
        self.isRetryable = isRetryable
    }
}
