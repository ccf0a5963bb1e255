import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

extension Response {
    /// The same answer compressed, if the client accepts that and it helps: text of 1 KB to 4 MB that is complete (no range) and has no
    /// strong validator (a weak one stands for both forms, RFC 9110 §8.8.1). Decision 11 says why requests from other sites get the plain
    /// form.
    func compressed(for request: Request) async throws -> Response {
        guard ContentCoding.isText(headers[.contentType]), !headers.contains(.contentEncoding) else { return self }
        var answer = self
        if !headers.contains(.vary) { answer.headers[.vary] = "Accept-Encoding" }
        guard let length = body.contentLength, (1024...4 << 20).contains(length), !headers.contains(.acceptRanges),
            headers[.eTag].map(Preconditions.isWeak) ?? true, !headers.contains(.contentRange), request.method != .head,
            ContentCoding.takesGzip(request.headers[.acceptEncoding]), Self.comesFromHere(request)
        else { return answer }
        let whole = Whole()
        try await body.write(Collector(whole: whole))
        let plain = whole.buffer
        guard let small = Gzip.fast.compressed(plain) else {
            answer.body = ResponseBody(byteBuffer: plain)
            return answer
        }
        answer.headers[.contentEncoding] = "gzip"
        answer.headers[.contentLength] = nil
        answer.body = ResponseBody(byteBuffer: small)
        return answer
    }

    /// Browsers say where a request comes from; other programs do not, but no page of another site can make them send one.
    private static func comesFromHere(_ request: Request) -> Bool {
        let site = request.headers[.secFetchSite]
        return site == nil || site == "same-origin" || site == "none"
    }

    private final class Whole: Sendable {
        private let parts = Mutex(ByteBuffer())
        var buffer: ByteBuffer { parts.withLock { $0 } }

        func add(_ part: ByteBuffer) {
            parts.withLock { whole in
                if whole.readableBytes == 0 { whole = part } else { whole.writeImmutableBuffer(part) }
            }
        }
    }

    private struct Collector: ResponseBodyWriter {
        let whole: Whole
        mutating func write(_ buffer: ByteBuffer) async throws { whole.add(buffer) }
        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
