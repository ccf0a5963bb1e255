/// What running work calls to deliver an action. After cancellation it delivers nothing.
public struct Send<Action: Sendable>: Sendable {
    /// Binds an action to where it goes. Embedding wraps this, so that delivering has no frame for each level above the work: a task keeps the
    /// memory of its deepest call.
    private let bind: @Sendable (Action) -> @Sendable () async -> Void

    init(_ bind: @escaping @Sendable (Action) -> @Sendable () async -> Void) {
        self.bind = bind
    }

    public func callAsFunction(_ action: Action) async {
        if !Task.isCancelled { await bind(action)() }
    }

    func embedding<Child>(_ embed: @escaping @Sendable (Child) -> Action) -> Send<Child> {
        Send<Child> { [bind] in bind(embed($0)) }
    }
}
