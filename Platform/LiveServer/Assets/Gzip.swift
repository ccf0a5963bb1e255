import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression
import Synchronization

/// The compressed form of an asset, made when somebody first asks for it: a start waits for none of them.
final class CompressedOnce: Sendable {
    private enum Form {
        case due([UInt8])
        case made(ByteBuffer?)
    }

    private let form: Mutex<Form>

    /// Nothing to compress gives no compressed form.
    init(of bytes: [UInt8]) { form = Mutex(bytes.isEmpty ? .made(nil) : .due(bytes)) }

    /// nil when it would not be smaller. The first call takes some milliseconds.
    func bytes() -> ByteBuffer? {
        form.withLock { form in
            switch form {
            case .made(let buffer): return buffer
            case .due(let bytes):
                let small = Gzip.compressed(bytes).flatMap { $0.readableBytes < bytes.count ? $0 : nil }
                form = .made(small)
                return small
            }
        }
    }
}

/// Gzip for the program's own files.
enum Gzip {
    /// The system's zlib has no door of its own in our packages; NIO's compressor for responses is one, driven here
    /// without a network. nil if it would not compress.
    static func compressed(_ bytes: [UInt8]) -> ByteBuffer? {
        let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
        defer { _ = try? channel.finish() }
        do {
            try channel.writeInbound(
                HTTPServerRequestPart.head(
                    .init(
                        version: .http1_1, method: .GET, uri: "/", headers: ["accept-encoding": "gzip"])))
            channel.write(HTTPServerResponsePart.head(.init(version: .http1_1, status: .ok)), promise: nil)
            channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: bytes))), promise: nil)
            channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
            var result = ByteBuffer()
            var isCompressed = false
            while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
                switch part {
                case .head(let head): isCompressed = head.headers.first(name: "content-encoding") == "gzip"
                case .body(.byteBuffer(var buffer)): result.writeBuffer(&buffer)
                default: break
                }
            }
            return isCompressed ? result : nil
        } catch {
            return nil
        }
    }
}
