import LibraryDomain
import Synchronization

/// Publishes the progress of scans; a slow listener gets only the newest state.
final class ScanHub: Sendable {
    private struct State {
        var latest: [String: ScanProgress] = [:]
        var listeners: [Int: (library: String?, continuation: AsyncStream<ScanProgress>.Continuation)] = [:]
        var issued = 0
    }

    private let state = Mutex(State())

    var running: [ScanProgress] { state.withLock { state in state.latest.values.sorted { $0.library < $1.library } } }

    /// - Parameter library: nil for all libraries, without end. The stream of one library ends with its scan.
    func listen(to library: String?) -> AsyncStream<ScanProgress> {
        let (stream, continuation) = AsyncStream<ScanProgress>.makeStream(bufferingPolicy: .bufferingNewest(library == nil ? 16 : 1))
        let id = state.withLock { state in
            state.issued += 1
            state.listeners[state.issued] = (library, continuation)
            for progress in state.latest.values where library == nil || progress.library == library { continuation.yield(progress) }
            return state.issued
        }
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.listeners[id] = nil } }
        return stream
    }

    func publish(_ progress: ScanProgress) {
        let isOver = [.finished, .cancelled, .failed].contains(progress.phase)
        let receivers = state.withLock { state in
            state.latest[progress.library] = isOver ? nil : progress
            let receivers = state.listeners.filter { $0.value.library == nil || $0.value.library == progress.library }
            if isOver { for (id, listener) in receivers where listener.library != nil { state.listeners[id] = nil } }
            return receivers.values.map { $0 }
        }
        for listener in receivers {
            listener.continuation.yield(progress)
            if isOver, listener.library != nil { listener.continuation.finish() }
        }
    }
}
