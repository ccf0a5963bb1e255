/// Holds one state, applies actions one at a time, and owns the work that they start.
///
/// `send` contains no suspension, so an action is atomic: nobody sees a half-applied one.
public actor Store<F: Feature> {
    public private(set) var state: F.State

    private let feature: F
    private var running: [EffectPath: [Int: Task<Void, Never>]] = [:]
    private var started = 0
    private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]

    public init(_ state: F.State, _ feature: F) {
        self.state = state
        self.feature = feature
    }

    /// Applies `action`, tells the listeners, and starts or stops the work that the feature asked for.
    public func send(_ action: F.Action) {
        let before = state
        let effect = feature.reduce(into: &state, action)
        if state != before {
            for listener in listeners.values { listener.yield() }
        }
        for step in effect.steps { perform(step) }
    }

    /// One element after each change, coalesced: a burst of actions between two reads is one element.
    public func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        tell(continuation)
        return stream
    }

    /// The same for a stream that somebody else reads, among other things. Ends with the stream; an end of the store ends it.
    public func tell(_ listener: AsyncStream<Void>.Continuation) {
        started += 1
        let id = started
        listeners[id] = listener
        listener.onTermination = { [weak self] _ in
            Task { await self?.stopListening(id) }
        }
    }

    /// Ends all running work and all change streams. The store takes no further part; its state stays readable.
    public func close() {
        for tasks in running.values { for task in tasks.values { task.cancel() } }
        running = [:]
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    /// The number of effects at work.
    public var effectsRunning: Int { running.values.reduce(0) { $0 + $1.count } }

    private func stopListening(_ id: Int) { listeners[id] = nil }

    private func perform(_ step: Effect<F.Action>.Step) {
        switch step {
        case .cancel(let path):
            stop(within: path)
        case .run(let path, let replacing, let start):
            if replacing { stop(within: path) }
            started += 1
            let id = started
            let work = start(Send { [weak self] action in await self?.deliver(action, from: id, at: path) })
            running[path, default: [:]][id] = Task { [weak self] in
                await work()
                await self?.forget(id, at: path)
            }
        }
    }

    /// Work that was cancelled while it waited for the actor delivers nothing: its screen is gone.
    private func deliver(_ action: F.Action, from id: Int, at path: EffectPath) {
        guard running[path]?[id] != nil else { return }
        send(action)
    }

    private func stop(within path: EffectPath) {
        for (other, tasks) in running where other.isWithin(path) {
            for task in tasks.values { task.cancel() }
            running[other] = nil
        }
    }

    private func forget(_ id: Int, at path: EffectPath) {
        running[path]?[id] = nil
        if running[path]?.isEmpty == true { running[path] = nil }
    }

    deinit {
        for tasks in running.values { for task in tasks.values { task.cancel() } }
        for listener in listeners.values { listener.finish() }
    }
}
