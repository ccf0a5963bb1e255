/// Behaviour and state for one visitor.
public struct LiveVisit<F: LiveFeature>: Sendable {
    /// Identifies the visitor: tokens are bound to it, and limits count by it.
    public let client: String
    public let feature: F
    /// The state before anything was opened.
    public let state: F.State
    /// Called when a session is kept for this visitor: false once the sign-in has been revoked.
    public var mayStay: @Sendable () -> Bool = { true }

    public init(client: String, feature: F, state: F.State) {
        self.client = client
        self.feature = feature
        self.state = state
    }
}
