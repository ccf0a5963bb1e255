import StreamingDomain

/// Draws sheets of thumbnails one at a time, the latest wish first: whoever moves along a timeline wants the place where the pointer is.
public actor SheetDrawing {
    /// Wishes that may wait; the oldest gives way.
    private static let most = 8

    private var waiting: [CheckedContinuation<Bool, Never>] = []
    private var current: Task<[UInt8], any Error>?
    private var isBusy = false
    private var isStopped = false

    public init() {}

    /// - Throws: the error of `work`; `EncodingError.busy` for a wish that gave way.
    func draw(_ work: @escaping @Sendable () async throws -> [UInt8]) async throws -> [UInt8] {
        guard await enter() else { throw EncodingError.busy }
        defer { leave() }
        // Cancelled by `stop`.
        let task = Task { try await work() }
        current = task
        return try await task.value
    }

    var isDrawing: Bool { isBusy }
    var waitingCount: Int { waiting.count }

    /// Ends what is being drawn. Nothing is drawn afterwards.
    public func stop() async {
        isStopped = true
        for wish in waiting { wish.resume(returning: false) }
        waiting = []
        current?.cancel()
        _ = await current?.result
    }

    private func enter() async -> Bool {
        if isStopped { return false }
        guard isBusy else {
            isBusy = true
            return true
        }
        if waiting.count >= Self.most { waiting.removeFirst().resume(returning: false) }
        return await withCheckedContinuation { waiting.append($0) }
    }

    private func leave() {
        current = nil
        if let next = waiting.popLast() { next.resume(returning: true) } else { isBusy = false }
    }
}
