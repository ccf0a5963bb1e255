import CoreDomain
import CoreMetrics
import Synchronization

/// Counts the open sockets, in total and for each client (`IPAddress.client`).
final class SocketCensus: Sendable {
    private struct Count {
        var total = 0
        var byClient: [[UInt8]: Int] = [:]
    }

    private let count = Mutex(Count())
    private let limits: ServerLimits
    private let open: Meter

    init(limits: ServerLimits, metrics: any MetricsFactory) {
        self.limits = limits
        open = Meter(label: "popcorn_live_sockets", factory: metrics)
    }

    /// Reserves a socket; false if the limit is reached. `leave` releases it.
    func enter(_ address: String) -> Bool {
        let client = Self.client(address)
        return count.withLock { count in
            let own = count.byClient[client, default: 0]
            guard count.total < limits.sockets, own < limits.socketsPerAddress else { return false }
            count.total += 1
            count.byClient[client] = own + 1
            open.set(count.total)
            return true
        }
    }

    func leave(_ address: String) {
        let client = Self.client(address)
        count.withLock { count in
            count.total -= 1
            open.set(count.total)
            let own = count.byClient[client, default: 1] - 1
            count.byClient[client] = own == 0 ? nil : own
        }
    }

    private static func client(_ address: String) -> [UInt8] { IPAddress(address)?.client ?? Array(address.utf8) }
}
