import LibraryDomain
import Synchronization

/// Tells everyone who looks how far the scans are; a slow listener sees the newest state only.
final class ScanHub: Sendable {
    private struct State {
        var latest: [String: ScanProgress] = [:]
        var listeners: [Int: (library: String?, continuation: AsyncStream<ScanProgress>.Continuation)] = [:]
        var issued = 0
    }

    private let state = Mutex(State())

    var running: [ScanProgress] { state.withLock { state in state.latest.values.sorted { $0.library < $1.library } } }

    /// - Parameter library: nil for all, without end; of one library the stream ends with its scan.
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

    func tell(_ progress: ScanProgress) {
        let isOver = [.finished, .cancelled, .failed].contains(progress.phase)
        let heard = state.withLock { state in
            state.latest[progress.library] = isOver ? nil : progress
            let heard = state.listeners.filter { $0.value.library == nil || $0.value.library == progress.library }
            if isOver { for (id, listener) in heard where listener.library != nil { state.listeners[id] = nil } }
            return heard.values.map { $0 }
        }
        for listener in heard {
            listener.continuation.yield(progress)
            if isOver, listener.library != nil { listener.continuation.finish() }
        }
    }
}
