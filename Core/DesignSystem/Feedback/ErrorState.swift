public import HTML

/// An error: what happened, why, what to do, and a retry where retrying helps.
public struct ErrorState<Retry: HTML>: HTML {
    let message: String
    let reason: String?
    let recovery: String?
    let place: StatePlace
    let retry: Retry

    /// - Parameters:
    ///   - place: `.section` where a part of a screen failed: one line of text.
    ///   - retry: an `IntentForm` with `Button("Try again", icon: .retry, …)`, or nothing.
    public init(
        _ message: String, reason: String? = nil, recovery: String? = nil, place: StatePlace = .screen,
        @HTMLBuilder retry: () -> Retry = { EmptyHTML() }
    ) {
        self.message = message
        self.reason = reason
        self.recovery = recovery
        self.place = place
        self.retry = retry()
    }

    public var body: some HTML {
        div(.class(place == .section ? "state state-error state-section" : "state state-error"), .role("alert")) {
            div(.class("state-icon")) { Icon.warning }
            StateHeading(text: message, place: place)
            if let reason { p { Sentence(reason) } }
            if let recovery { p(.class("quiet")) { Sentence(recovery) } }
            div(.class("state-content")) { retry }
        }
    }
}

/// The place of an error or an empty state, which decides its heading.
public enum StatePlace: Sendable {
    /// It is the whole page, and its heading is the page's heading.
    case page
    /// Below the title of its screen.
    case screen
    /// One line, in a part of a screen.
    case section
}

struct StateHeading: HTML {
    let text: String
    let place: StatePlace

    var body: some HTML {
        if place == .page { h1 { Sentence(text) } } else { h2 { Sentence(text) } }
    }
}
