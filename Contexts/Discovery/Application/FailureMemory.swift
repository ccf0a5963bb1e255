import DiscoveryDomain
import Foundation
import Synchronization

/// The last failure of each list, so that a server that does not answer makes only one page wait.
final class FailureMemory: Sendable {
    /// In seconds.
    static let pause: TimeInterval = 60
    /// More lists than screens show in a pause.
    static let capacity = 1_000

    private struct Failure {
        let error: DiscoveryError
        let date: Date
        let turn: Int
    }

    private struct State {
        var failures: [DiscoveryList: Failure] = [:]
        var turn = 0
    }

    private let state = Mutex(State())

    func failed(_ list: DiscoveryList, _ error: DiscoveryError, at date: Date) {
        state.withLock { state in
            state.turn += 1
            state.failures[list] = Failure(error: error, date: date, turn: state.turn)
            guard state.failures.count > Self.capacity else { return }
            let oldest = state.failures.min { $0.value.turn < $1.value.turn }
            if let oldest { state.failures[oldest.key] = nil }
        }
    }

    func succeeded(_ list: DiscoveryList) { state.withLock { $0.failures[list] = nil } }

    /// The failure, if it is so recent that the source is not asked again. A clock that was set back ends the pause.
    func recent(_ list: DiscoveryList, at now: Date) -> DiscoveryError? {
        state.withLock { state in
            guard let failure = state.failures[list] else { return nil }
            return (0..<Self.pause).contains(now.timeIntervalSince(failure.date)) ? failure.error : nil
        }
    }

    /// The failure, if the source has not answered since.
    func last(_ list: DiscoveryList) -> DiscoveryError? { state.withLock { $0.failures[list]?.error } }
}
