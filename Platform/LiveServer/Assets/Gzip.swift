import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPCompression

/// Gzip for files that are compressed once, when the program starts.
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
