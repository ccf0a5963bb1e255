import NIOCore
import Synchronization

/// The messages of a socket that wait to be processed, one after the other.
///
/// They are processed by a task that exists only while messages wait: most sockets are idle, and a task for each would cost kilobytes.
final class SocketInbox: Sendable {
    /// - Returns: false for a message that was not understood.
    typealias Handling = @Sendable ([UInt8]) async -> Bool

    /// Messages that may wait before reading pauses.
    private let limit: Int
    /// Messages that may fail to be understood before the socket is closed.
    private let mostFaults: Int
    private let channel: any Channel

    private struct State {
        var waiting: [[UInt8]] = []
        var reader: CheckedContinuation<[UInt8]?, Never>?
        var handling: Handling?
        /// Called once, after the last message.
        var atEnd: (@Sendable () async -> Void)?
        var task: Task<Void, Never>?
        var faults = 0
        var isPaused = false
        var isEnded = false
    }

    private enum Step {
        case handle([UInt8], Handling)
        case end(@Sendable () async -> Void)
        case rest
    }

    private let state = Mutex(State())

    init(_ channel: any Channel, limit: Int, mostFaults: Int = 8) {
        self.channel = channel
        self.limit = limit
        self.mostFaults = mostFaults
    }

    /// A message has arrived.
    func put(_ message: [UInt8]) {
        let reader = state.withLock { state -> CheckedContinuation<[UInt8]?, Never>? in
            guard !state.isEnded else { return nil }
            if let reader = state.reader.take() { return reader }
            state.waiting.append(message)
            start(&state)
            return nil
        }
        reader?.resume(returning: message)
    }

    /// Whether more may be read. After a false, the channel reads again when messages have been processed.
    func hasRoom() -> Bool {
        state.withLock { state in
            state.isPaused = state.waiting.count >= limit
            return !state.isPaused
        }
    }

    /// No message follows.
    func end() {
        let reader = state.withLock { state in
            state.isEnded = true
            start(&state)
            return state.reader.take()
        }
        reader?.resume(returning: nil)
    }

    /// The next message; nil at the end, and when the calling task is cancelled. For one caller at a time, before `handle`.
    func next() async -> [UInt8]? {
        await withTaskCancellationHandler {
            let message = await withCheckedContinuation { continuation in
                let (isDone, message) = state.withLock { state -> (Bool, [UInt8]?) in
                    if !state.waiting.isEmpty { return (true, state.waiting.removeFirst()) }
                    if state.isEnded || Task.isCancelled { return (true, nil) }
                    state.reader = continuation
                    return (false, nil)
                }
                if isDone { continuation.resume(returning: message) }
            }
            resumeReading()
            return message
        } onCancel: {
            state.withLock { $0.reader.take() }?.resume(returning: nil)
        }
    }

    /// Processes all further messages.
    ///
    /// - Parameter atEnd: called after the last one.
    func handle(by handling: @escaping Handling, atEnd: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            state.handling = handling
            state.atEnd = atEnd
            start(&state)
        }
    }

    /// Ends it, and returns when everything has been processed.
    func finish() async {
        end()
        while let task = state.withLock({ $0.task }) { await task.value }
    }

    private func start(_ state: inout State) {
        guard state.task == nil, state.handling != nil, !state.waiting.isEmpty || state.isEnded && state.atEnd != nil else { return }
        state.task = Task { await run() }
    }

    private func run() async {
        while true {
            switch step() {
            case .handle(let message, let handling):
                resumeReading()
                if await !handling(message), isLastFault() {
                    try? await channel.writeAndFlush(SocketOutput.close(.policy))
                }
            case .end(let atEnd): await atEnd()
            case .rest: return
            }
        }
    }

    private func step() -> Step {
        state.withLock { state in
            if let handling = state.handling, !state.waiting.isEmpty { return .handle(state.waiting.removeFirst(), handling) }
            if state.isEnded, let atEnd = state.atEnd.take() {
                state.handling = nil
                return .end(atEnd)
            }
            state.task = nil
            return .rest
        }
    }

    /// Whether this fault is the last one; the messages behind it are dropped.
    private func isLastFault() -> Bool {
        state.withLock { state in
            state.faults += 1
            guard state.faults >= mostFaults else { return false }
            state.isEnded = true
            state.waiting = []
            return true
        }
    }

    private func resumeReading() {
        let isResumed = state.withLock { state in
            guard state.isPaused, state.waiting.isEmpty else { return false }
            state.isPaused = false
            return true
        }
        if isResumed { channel.read() }
    }
}
