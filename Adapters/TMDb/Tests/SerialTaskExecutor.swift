import Dispatch

/// Runs tasks one step at a time, in the order in which they came.
final class SerialTaskExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "serial")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
