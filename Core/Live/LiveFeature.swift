public import Flow
public import HTML

/// What a live session needs of an application, beside its behaviour.
public protocol LiveFeature: Feature {
    associatedtype View: HTML

    /// The action for an address that was opened, followed or returned to.
    func opening(_ location: Location) -> Action
    /// The action for what a browser asked. Nil for a forged or unknown intent, and for a screen that has gone.
    /// `screen` is the name of the nearest `.screen(…)` around the control, empty without one.
    func action(for intent: WireIntent, screen: String) -> Action?
    /// The address that shows this state.
    func location(of state: State) -> Location
    /// What the document says about itself. Asked after every change.
    func head(of state: State) -> DocumentHead
    /// True when no section is still loading, so that the first paint need not wait longer.
    func isSettled(_ state: State) -> Bool
    /// The HTTP status of the page: 200, 404, or a redirect (303, 307, 308) to `location(of:)`.
    func status(of state: State) -> Int
    /// What the browser is told beside the page: toasts, focus, commands to the player.
    func outbox(of state: State) -> Outbox
    /// The content of the page.
    func view(_ state: State) -> View
}

extension LiveFeature {
    public func isSettled(_ state: State) -> Bool { true }
    public func status(of state: State) -> Int { 200 }
    public func outbox(of state: State) -> Outbox { Outbox() }
}
