public import HTML

/// What could not be shown: what happened, why, what to do, and a retry where retrying helps.
public struct ErrorState<Retry: HTML>: HTML {
    let message: String
    let reason: String?
    let recovery: String?
    let isSection: Bool
    let retry: Retry

    /// - Parameters:
    ///   - isSection: a part of a screen failed and the rest stands: said quietly, in one line.
    ///   - retry: an `IntentForm` with `Button("Try again", icon: .retry, …)`, or nothing.
    public init(
        _ message: String, reason: String? = nil, recovery: String? = nil, isSection: Bool = false,
        @HTMLBuilder retry: () -> Retry = { EmptyHTML() }
    ) {
        self.message = message
        self.reason = reason
        self.recovery = recovery
        self.isSection = isSection
        self.retry = retry()
    }

    public var body: some HTML {
        div(.class(isSection ? "state state-error state-section" : "state state-error"), .role("alert")) {
            div(.class("state-icon")) { Icon.warning }
            h2 { message }
            if let reason { p { reason } }
            if let recovery { p(.class("quiet")) { recovery } }
            div(.class("state-content")) { retry }
        }
    }
}
