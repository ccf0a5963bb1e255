public import Flow
import Synchronization
public import Testing

/// Runs a feature step by step: a test states the change that each sent or received action makes.
///
///     let store = TestStore(Counter.State(), Counter())
///     await store.send(.increment) { $0.count = 1 }
///     await store.receive(.saved) { $0.isSaved = true }
///     await store.finish()
public actor TestStore<F: Feature> where F.Action: Sendable {
    public private(set) var state: F.State

    private let store: Store<Recorder<F>>
    private let inbox: Inbox<F.Action>

    public init(_ state: F.State, _ feature: F) {
        let inbox = Inbox<F.Action>()
        self.state = state
        self.inbox = inbox
        store = Store(state, Recorder(feature: feature, inbox: inbox))
    }

    /// Sends an action as the user or the parent would, and compares the state with the change that `expect` makes.
    public func send(
        _ action: F.Action, _ expect: (inout F.State) -> Void = { _ in },
        at location: SourceLocation = #_sourceLocation
    ) async {
        let waiting = inbox.waiting
        if !waiting.isEmpty {
            Issue.record(
                """
                Sent \(action) while \(waiting.count) received action(s) wait to be looked at, first: \(waiting[0]).
                Call `receive` for each of them before the next `send`.
                """, sourceLocation: location)
        }
        await store.send(.sent(action))
        await compare(after: action, expect, location)
    }

    /// Waits for the next action of a running effect and compares the state with the change that `expect` makes.
    public func receive(
        _ expected: F.Action, within limit: Duration = .seconds(120), _ expect: (inout F.State) -> Void = { _ in },
        at location: SourceLocation = #_sourceLocation
    ) async where F.Action: Equatable {
        guard let action = await next(within: limit, "Expected \(expected).", location) else { return }
        if action != expected {
            Issue.record(
                """
                The received action is not the expected one (− expected, + received).
                \(difference(expected: expected, actual: action))
                """, sourceLocation: location)
        }
        await store.send(.received(action))
        await compare(after: action, expect, location)
    }

    /// The same, for an action of which only some values matter.
    public func receive(
        where matches: (F.Action) -> Bool, within limit: Duration = .seconds(120), _ expect: (inout F.State) -> Void = { _ in },
        at location: SourceLocation = #_sourceLocation
    ) async {
        guard let action = await next(within: limit, "", location) else { return }
        if !matches(action) {
            Issue.record("Received \(action), which is not the expected action.", sourceLocation: location)
        }
        await store.send(.received(action))
        await compare(after: action, expect, location)
    }

    private func next(within limit: Duration, _ expected: String, _ location: SourceLocation) async -> F.Action? {
        if let action = await inbox.next(within: limit) { return action }
        Issue.record(
            """
            No action was received within \(limit); \(await store.effectsRunning) effect(s) still run. \(expected)
            Is the dependency of the effect stubbed, and does a clock have to be advanced?
            """, sourceLocation: location)
        return nil
    }

    /// Ends the test: all received actions were looked at and no work is left.
    public func finish(within limit: Duration = .seconds(120), at location: SourceLocation = #_sourceLocation) async {
        let end = ContinuousClock.now + limit
        while await store.effectsRunning > 0, inbox.waiting.isEmpty, ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(1))
        }
        for action in inbox.waiting {
            Issue.record("Received \(action), and no `receive` looked at it.", sourceLocation: location)
        }
        let running = await store.effectsRunning
        if running > 0 {
            Issue.record(
                """
                \(running) effect(s) still run at the end.
                Send the action that cancels them (leaving the screen), or call `cancelAll` if they are meant to go on.
                """, sourceLocation: location)
        }
        await store.close()
    }

    /// Ends effects that live as long as their screen.
    public func cancelAll() async { await store.close() }

    private func compare(after action: F.Action, _ expect: (inout F.State) -> Void, _ location: SourceLocation) async {
        var expected = state
        expect(&expected)
        let actual = await store.state
        if expected != actual {
            Issue.record(
                """
                After \(action) the state is not the expected one (− expected, + actual).
                \(difference(expected: expected, actual: actual))
                """, sourceLocation: location)
        }
        state = actual
    }
}

/// The feature under test; actions of its effects go to the inbox instead of `reduce`.
struct Recorder<F: Feature>: Feature {
    enum Action: Sendable {
        case sent(F.Action)
        case received(F.Action)
        case delivered(F.Action)
    }

    let feature: F
    let inbox: Inbox<F.Action>

    func reduce(into state: inout F.State, _ action: Action) -> Effect<Action> {
        switch action {
        case .sent(let action), .received(let action):
            return feature.reduce(into: &state, action).map { Action.delivered($0) }
        case .delivered(let action):
            // Here and not in an effect, because the store applies actions in order, and tasks would reorder them.
            inbox.put(action)
            return .none
        }
    }
}

final class Inbox<Action: Sendable>: Sendable {
    private let actions = Mutex<[Action]>([])

    var waiting: [Action] { actions.withLock(\.self) }

    func put(_ action: Action) { actions.withLock { $0.append(action) } }

    func next(within limit: Duration) async -> Action? {
        let end = ContinuousClock.now + limit
        while ContinuousClock.now < end {
            if let action = actions.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) { return action }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return nil
    }
}
