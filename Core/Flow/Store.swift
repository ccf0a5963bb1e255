/// Holds one state, applies actions one at a time, and owns the work that they start.
///
/// `send` contains no suspension, so an action is atomic. The actions of one effect are applied in the order
/// in which it sent them. A closed store applies nothing and starts nothing.
public actor Store<F: Feature> {
    public private(set) var state: F.State

    private let feature: F
    private var running: [EffectPath: [Int: Task<Void, Never>]] = [:]
    /// The last write for each id; it waits for the ones before it.
    private var writes: [EffectID: (number: Int, task: Task<Void, Never>)] = [:]
    private var started = 0
    private var isClosed = false
    private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]

    public init(_ state: F.State, _ feature: F) {
        self.state = state
        self.feature = feature
    }

    /// Applies `action`, notifies the listeners, and starts or stops the work of the effect. Does nothing after `close`.
    public func send(_ action: F.Action) {
        guard !isClosed else { return }
        let before = state
        let effect = feature.reduce(into: &state, action)
        if state != before {
            for listener in listeners.values { listener.yield() }
        }
        for step in effect.steps { perform(step) }
    }

    /// Sends the action that `decode` finds for the present state, as one step. False if there is none, or the store is closed.
    public func send(decodedBy decode: @Sendable (F.State) -> F.Action?) -> Bool {
        guard !isClosed, let action = decode(state) else { return false }
        send(action)
        return true
    }

    /// One element after each change, coalesced: a burst of actions between two reads is one element.
    public func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        notify(continuation)
        return stream
    }

    /// The same for a stream that has other sources too. The end of the stream ends the listening; the end of the store ends the stream.
    public func notify(_ listener: AsyncStream<Void>.Continuation) {
        guard !isClosed else { return listener.finish() }
        started += 1
        let id = started
        listeners[id] = listener
        listener.onTermination = { [weak self] _ in
            Task { await self?.stopListening(id) }
        }
    }

    /// Ends all reading work and all change streams. Writes run to their end, and their outcomes are not delivered. The state stays readable.
    public func close() {
        isClosed = true
        for tasks in running.values { for task in tasks.values { task.cancel() } }
        running = [:]
        for listener in listeners.values { listener.finish() }
        listeners = [:]
    }

    /// Returns when all writes that were asked for have ended.
    public func finishWrites() async {
        // A task reports its end to the store before it ends.
        while let write = writes.values.first { await write.task.value }
    }

    /// The number of ids that are being written.
    public var writesRunning: Int { writes.count }

    /// The number of effects at work, reading and writing.
    public var effectsRunning: Int { running.values.reduce(0) { $0 + $1.count } + writes.count }

    private func stopListening(_ id: Int) { listeners[id] = nil }

    private func perform(_ step: Effect<F.Action>.Step) {
        switch step {
        case .cancel(let path):
            stop(within: path)
        case .run(let path, let replacing, let start):
            if replacing { stop(within: path) }
            started += 1
            let id = started
            let work = start(Send { [weak self] action in { [weak self] in await self?.deliver(action, from: id, at: path) } })
            running[path, default: [:]][id] = Task { [weak self] in
                await work()
                await self?.forget(id, at: path)
            }
        case .write(let id, let start):
            started += 1
            let number = started
            let before = writes[id]?.task
            let work = start(Send { [weak self] action in { [weak self] in await self?.send(action) } })
            let task = Task { [weak self] in
                await before?.value
                await work()
                await self?.written(number, for: id)
            }
            writes[id] = (number, task)
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

    private func written(_ number: Int, for id: EffectID) {
        if writes[id]?.number == number { writes[id] = nil }
    }

    deinit {
        for tasks in running.values { for task in tasks.values { task.cancel() } }
        for listener in listeners.values { listener.finish() }
    }
}
