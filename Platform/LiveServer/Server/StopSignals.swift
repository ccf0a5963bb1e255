@preconcurrency import Dispatch
import Glibc
import Synchronization

/// Ends the program on SIGTERM and SIGINT according to ``StopSequence``, always with exit code 0 and within the grace period.
///
/// Runs on a separate queue: work that blocks every thread of the concurrency pool does not delay the end.
public final class StopSignals: Sendable {
    /// One element when everything should finish.
    public let requests: AsyncStream<Void>

    private let request: AsyncStream<Void>.Continuation
    private let sequence = Mutex(StopSequence())
    private let sources: [any DispatchSourceSignal]
    private let queue = DispatchQueue(label: "stop signals")
    private let grace: DispatchTimeInterval

    /// Starts listening. Call once, before anything else is started.
    /// - Parameter grace: Milliseconds from the first signal to the end of the process.
    public init(graceMilliseconds grace: Int) {
        (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        self.grace = .milliseconds(grace)
        sources = [SIGTERM, SIGINT].map { [queue] in DispatchSource.makeSignalSource(signal: $0, queue: queue) }
        for source in sources {
            source.setEventHandler { [weak self] in self?.take(.signal) }
            source.activate()
        }
    }

    /// From now on there is work to finish.
    public func startedRunning() { take(.running) }

    /// Whether a signal has asked the program to end.
    public var isStopping: Bool { sequence.withLock { $0.isStopping } }

    private func take(_ event: StopSequence.Event) {
        switch sequence.withLock({ $0.next(event) }) {
        case .nothing: break
        case .stop:
            request.yield()
            queue.asyncAfter(deadline: .now() + grace) { self.take(.graceOver) }
        case .leave:
            fflush(nil)
            // Not exit(3): its handlers would run beside threads that still work.
            _exit(0)
        }
    }
}
