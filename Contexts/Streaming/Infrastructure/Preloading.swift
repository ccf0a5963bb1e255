public import CoreDomain
public import StreamingDomain

/// Opens movies that will be played soon, so that their index is read and their disk is awake when they are. What runs when is in
/// `PreloadRequests`; a movie that cannot be opened is the affair of whoever plays it.
public actor Preloading {
    /// How a preload ended: without an error if the movie is open.
    public typealias Report = @Sendable (FileID, (any Error)?) -> Void

    private struct Pending {
        let id: FileID
        let report: Report
        /// Nil until it is its turn.
        var task: Task<Void, Never>?
        /// Who waits for the end.
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let open: @Sendable (FileID) async throws -> Void
    private var requests = PreloadRequests()
    /// By the number of the request.
    private var pending: [Int: Pending] = [:]
    private var isStopped = false

    /// - Parameter open: opens a movie and keeps it open for a while.
    public init(open: @escaping @Sendable (FileID) async throws -> Void) { self.open = open }

    /// Returns at once, except for `immediate`.
    public func preload(_ id: FileID, priority: PreloadPriority, report: @escaping Report = { _, _ in }) async {
        guard !isStopped else { return }
        let (request, cancelled) = requests.start(id.rawValue, priority: priority)
        pending[request.number] = Pending(id: id, report: report)
        if let cancelled { cancel(cancelled) }
        startNext()
        guard priority.waitsForCompletion, pending[request.number] != nil else { return }
        await withCheckedContinuation { pending[request.number]?.waiting = $0 }
    }

    /// Those that run and those that wait.
    var count: Int { pending.count }

    /// Ends all preloads. Nothing is preloaded afterwards.
    public func stop() async {
        isStopped = true
        let tasks = pending.values.compactMap(\.task)
        for task in tasks { task.cancel() }
        for request in requests.cancelAll() { cancel(request) }
        for task in tasks { await task.value }
    }

    private func startNext() {
        while !isStopped, let request = requests.next(), let id = pending[request.number]?.id {
            pending[request.number]?.task = Task { [open] in
                var failure: (any Error)?
                do { try await open(id) } catch { failure = error }
                finish(request, failure)
                startNext()
            }
        }
    }

    private func cancel(_ request: PreloadRequests.Request) {
        // One that runs finishes itself.
        guard let task = pending[request.number]?.task else { return finish(request, CancellationError()) }
        task.cancel()
    }

    private func finish(_ request: PreloadRequests.Request, _ failure: (any Error)?) {
        requests.finish(request)
        guard let ended = pending.removeValue(forKey: request.number) else { return }
        ended.report(ended.id, failure)
        ended.waiting?.resume()
    }
}
