/// Behaviour as a value: how an action changes state, and the work that it starts.
///
/// A feature holds its dependencies as closures given by initialiser; it never looks anything up. `reduce` is
/// synchronous and pure: the same state and action give the same state and the same effect.
public protocol Feature<State, Action>: Sendable {
    associatedtype State: Equatable & Sendable
    associatedtype Action: Sendable

    func reduce(into state: inout State, _ action: Action) -> Effect<Action>
}

extension Feature {
    /// A presented child. An action that arrives after dismissal finds no state and is dropped.
    public func reduce(into state: inout State?, _ action: Action) -> Effect<Action> {
        guard var present = state else { return .none }
        let effect = reduce(into: &present, action)
        state = present
        return effect
    }
}
