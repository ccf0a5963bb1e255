@preconcurrency import Dispatch
import Glibc
import Synchronization

/// Ends the program on SIGTERM and SIGINT as ``StopSequence`` says, always with exit code 0 and within the grace.
///
/// Runs on a queue of its own: work that blocks every thread of the concurrency pool does not delay the end.
public final class StopSignals: Sendable {
    /// One element when everything shall come to its end.
    public let requests: AsyncStream<Void>

    private let request: AsyncStream<Void>.Continuation
    private let sequence = Mutex(StopSequence())
    private let sources: [any DispatchSourceSignal]
    private let queue = DispatchQueue(label: "stop signals")
    private let grace: DispatchTimeInterval

    /// Begins to listen. Call once, before anything else is started.
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

    /// Says that from now on there is work to bring to its end.
    public func startedRunning() { take(.running) }

    /// Whether a signal has asked for the end.
    public var isStopping: Bool { sequence.withLock { $0.isStopping } }

    private func take(_ event: StopSequence.Event) {
        switch sequence.withLock({ $0.next(event) }) {
        case .nothing: break
        case .stop:
            request.yield()
            queue.asyncAfter(deadline: .now() + grace) { self.take(.graceOver) }
        case .leave:
            fflush(nil)
            // Not exit(3): handlers that run at the end would meet threads that still work.
            _exit(0)
        }
    }
}
