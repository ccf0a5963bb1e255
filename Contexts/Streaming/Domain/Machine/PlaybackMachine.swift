public import Foundation

/// The state of one player, changed only by legal actions.
public struct PlaybackMachine: Hashable, Sendable {
    public enum Rules: Hashable, Sendable {
        /// The table alone.
        case table
        /// The table, then `PlaybackReconciliation` for steps that the table refuses.
        case reconciling
    }

    public private(set) var state: PlaybackState
    public let rules: Rules

    public init(_ state: PlaybackState = .idle, rules: Rules = .reconciling) {
        self.state = state
        self.rules = rules
    }

    public func canPerform(_ action: PlaybackAction) -> Bool { next(action) != nil }

    /// Takes the step and returns it if it is legal; otherwise returns nil and changes nothing.
    @discardableResult
    public mutating func send(_ action: PlaybackAction, at date: Date) -> PlaybackTransition? {
        guard let next = next(action) else { return nil }
        let transition = PlaybackTransition(from: state, to: next, action: action, timestamp: date)
        state = next
        return transition
    }

    private func next(_ action: PlaybackAction) -> PlaybackState? {
        if let next = PlaybackTable.state(after: action, in: state) { return next }
        return rules == .reconciling ? PlaybackReconciliation.state(after: action, in: state) : nil
    }
}
