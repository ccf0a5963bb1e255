import NIOCore

/// Runs the tasks of a connection on its own event loop, so that a range of a file is answered without waking another thread (decision 17).
/// Handlers leave it, unless their route says otherwise: whatever blocks the loop blocks all of its connections.
final class LoopExecutor: TaskExecutor {
    private let loop: any EventLoop

    init(_ loop: any EventLoop) { self.loop = loop }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
