public import Flow
public import HTML

/// An application that can be shown by a live session: behaviour, addresses and views.
public protocol LiveFeature: Feature {
    associatedtype View: HTML

    /// The action for an address that was opened, followed or returned to.
    func opening(_ location: Location) -> Action
    /// The action for a browser whose socket takes over a page that was rendered for an earlier request. `arrival` is the state that a page
    /// opened now would begin with: the browser's cookies may have changed. Nil if nothing depends on it.
    func joining(_ arrival: State) -> Action?
    /// The action for an intent from a browser. Nil if no visible screen of this state decodes it: then it is refused and counted, and a form
    /// without JavaScript gets 400. `screen` is the name of the nearest `.screen(…)` around the control, empty without one.
    func action(for intent: WireIntent, screen: String, in state: State) -> Action?
    /// The address that shows this state.
    func location(of state: State) -> Location
    /// Title, language and theme of the document. Asked after every change.
    func head(of state: State) -> DocumentHead
    /// True when no section is still loading, so that the first paint need not wait longer.
    func isSettled(_ state: State) -> Bool
    /// The HTTP status of the page: 200, 404, or a redirect (303, 307, 308) to `location(of:)`.
    func status(of state: State) -> Int
    /// The content of the page.
    func view(_ state: State) -> View
}

extension LiveFeature {
    public func joining(_ arrival: State) -> Action? { nil }
    public func isSettled(_ state: State) -> Bool { true }
    public func status(of state: State) -> Int { 200 }
}
