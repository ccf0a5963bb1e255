/// What running work calls to deliver an action. After cancellation it delivers nothing.
public struct Send<Action: Sendable>: Sendable {
    private let deliver: @Sendable (Action) async -> Void

    public init(_ deliver: @escaping @Sendable (Action) async -> Void) {
        self.deliver = deliver
    }

    public func callAsFunction(_ action: Action) async {
        if !Task.isCancelled { await deliver(action) }
    }
}
