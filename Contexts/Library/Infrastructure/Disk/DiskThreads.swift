import Dispatch

/// Threads that may wait for a disk, so that a slow one never blocks the rest of the program.
final class DiskThreads: TaskExecutor {
    private let queue = DispatchQueue(label: "popcorn.library.disk", qos: .utility, attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withTaskExecutorPreference(self) { try await Self.here(work) }
    }

    /// The result of a cancelled task may be incomplete, and its error says nothing about the disk.
    private nonisolated static func here<Value: Sendable>(_ work: @Sendable () throws -> Value) async throws -> Value {
        try Task.checkCancellation()
        let result = Result { try work() }
        try Task.checkCancellation()
        return try result.get()
    }
}
