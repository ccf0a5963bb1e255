import AsyncHTTPClient
import NIOCore
import NIOHTTP1

extension HTTPClientRequest {
    init(_ request: NetworkRequest) {
        self.init(url: request.address)
        method = HTTPMethod(rawValue: request.method.rawValue)
        request.headers.forEach { headers.add(name: $0, value: $1) }
        headers.replaceOrAdd(name: "Accept-Encoding", value: "gzip")
        if !request.body.isEmpty { body = .bytes(ByteBuffer(bytes: request.body)) }
    }
}

extension TimeAmount {
    /// Clamped to about 292 years.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (nanoseconds, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, overflowOfSum) = nanoseconds.addingReportingOverflow(attoseconds / 1_000_000_000)
        self = .nanoseconds(overflow || overflowOfSum ? (seconds < 0 ? .min : .max) : sum)
    }
}
