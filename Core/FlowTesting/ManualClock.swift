import Synchronization

/// A clock that only advances when a test moves it.
public final class ManualClock: Clock, Sendable {
    public struct Instant: InstantProtocol {
        public var offset: Duration
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var issued = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())

    public init() {}

    public var now: Instant { state.withLock(\.now) }
    public var minimumResolution: Duration { .zero }

    /// The number of sleeps that wait for the clock to advance.
    public var sleeping: Int { state.withLock(\.sleepers.count) }

    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.issued += 1
            return state.issued
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let resume: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
                    if deadline <= state.now { return .success(()) }
                    state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let resume { continuation.resume(with: resume) }
            }
        } onCancel: {
            let sleeper = state.withLock { state -> Sleeper? in
                guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
                    state.cancelled.insert(id)
                    return nil
                }
                return state.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Advances the clock and wakes the sleeps that are due, earliest first.
    public func advance(by duration: Duration) async {
        await settle(orWaitForSleepers: 100)
        let due = state.withLock { state -> [Sleeper] in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            let due = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
            state.sleepers.removeAll { $0.deadline <= now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
        await settle()
    }

    /// Lets ready work run until it sleeps on this clock or ends: sleeps briefly until the number of sleepers stays the same.
    /// If there are no sleepers yet, it waits longer, because on a busy machine the work may not have started.
    private func settle(orWaitForSleepers naps: Int = 5) async {
        var calm = 0, taken = 0, before = -1
        while calm < 5 || (before == 0 && taken < naps) {
            for _ in 0..<10 { await Task.yield() }
            try? await Task.sleep(for: .milliseconds(1))
            let count = state.withLock(\.sleepers.count)
            calm = count == before ? calm + 1 : 0
            before = count
            taken += 1
        }
    }
}
