import CoreMetrics
import HTTPTypes
import Synchronization

/// Counts requests and measures answers by route pattern, never by path, because clients choose paths.
final class HTTPMetrics: Sendable {
    private struct Series: Hashable {
        let route, method: String
        let status: Int
    }

    private struct Instruments {
        var counters: [Series: Counter] = [:]
        var timers: [String: Timer] = [:]
    }

    private let instruments = Mutex(Instruments())
    private let factory: any MetricsFactory

    init(factory: any MetricsFactory) { self.factory = factory }

    func record(route: String, method: HTTPRequest.Method, status: Int, nanoseconds: Int64) {
        // Methods without a route are counted together, because otherwise a client could invent labels.
        let method = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].contains(method.rawValue) ? method.rawValue : "other"
        let series = Series(route: route, method: method, status: status)
        let (counter, timer) = instruments.withLock { kept in
            let counter =
                kept.counters[series]
                ?? Counter(
                    label: "popcorn_http_requests_total",
                    dimensions: [("route", route), ("method", method), ("status", String(status))], factory: factory)
            kept.counters[series] = counter
            let timer = kept.timers[route] ?? Timer(label: "popcorn_http_request_seconds", dimensions: [("route", route)], factory: factory)
            kept.timers[route] = timer
            return (counter, timer)
        }
        counter.increment()
        timer.recordNanoseconds(nanoseconds)
    }
}
