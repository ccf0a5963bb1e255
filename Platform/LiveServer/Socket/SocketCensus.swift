import CoreMetrics
import Synchronization

/// How many sockets are open, in all and for each client address.
final class SocketCensus: Sendable {
    private struct Count {
        var total = 0
        var byAddress: [String: Int] = [:]
    }

    private let count = Mutex(Count())
    private let limits: ServerLimits
    private let open: Meter

    init(limits: ServerLimits, metrics: any MetricsFactory) {
        self.limits = limits
        open = Meter(label: "popcorn_live_sockets", factory: metrics)
    }

    /// Takes a place, or answers false if there is none. What was taken is given back by `leave`.
    func enter(_ address: String) -> Bool {
        count.withLock { count in
            let own = count.byAddress[address, default: 0]
            guard count.total < limits.sockets, own < limits.socketsPerAddress else { return false }
            count.total += 1
            count.byAddress[address] = own + 1
            open.set(count.total)
            return true
        }
    }

    func leave(_ address: String) {
        count.withLock { count in
            count.total -= 1
            open.set(count.total)
            let own = count.byAddress[address, default: 1] - 1
            count.byAddress[address] = own == 0 ? nil : own
        }
    }
}
