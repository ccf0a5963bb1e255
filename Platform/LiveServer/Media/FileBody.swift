import Files
import Glibc
import Hummingbird
import NIOCore
import NIOHTTPTypesHTTP1
import NIOPosix

/// Writes a part of a file as a response's body.
///
/// On our own connections ``FileSending`` does it, below the HTTP/1.1 codec, where NIO passes regions of files to sendfile(2). On a
/// channel without that codec the file is read in chunks. TLS is left to a proxy; with TLS in this process, in front of the same codec,
/// regions must not be used, because they cannot be encrypted.
struct FileBody: Sendable {
    private static let chunk = 256 << 10

    let file: ServedFile
    let channel: any Channel
    /// Called repeatedly while the file is sent. The first false ends the connection.
    let mayContinue: @Sendable () -> Bool

    func body(_ range: Range<Int>) -> ResponseBody {
        ResponseBody(contentLength: range.count) { writer in
            do { try await sendRegions(range) } catch is NotPlain {
                try await readChunks(range, &writer)
                try await writer.finish(nil)
            }
        }
    }

    /// The channel has no HTTP/1.1 codec to send below. Known before the first byte is written.
    private struct NotPlain: Error {}

    private func sendRegions(_ range: Range<Int>) async throws {
        try await channel.eventLoop.flatSubmit { () -> EventLoopFuture<Void> in
            guard let codec = try? channel.pipeline.syncOperations.context(handlerType: HTTP1ToHTTPServerCodec.self) else {
                return channel.eventLoop.makeFailedFuture(NotPlain())
            }
            do { return try FileSending(file, range, below: codec, mayContinue: mayContinue).run() } catch {
                return channel.eventLoop.makeFailedFuture(error)
            }
        }.get()
    }

    private func readChunks(_ range: Range<Int>, _ writer: inout any ResponseBodyWriter) async throws {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk) {
            guard mayContinue() else { throw FileSending.Ended() }
            let count = min(Self.chunk, range.upperBound - start)
            let file = file
            let buffer = try await NIOThreadPool.singleton.runIfActive {
                var buffer = ByteBuffer()
                try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { bytes in
                    let read = pread(file.descriptor, bytes.baseAddress, count, off_t(start))
                    // A file that became shorter cannot keep the announced length: the answer breaks off instead of being padded.
                    guard read == count else { throw RootedPath.Failure.failed(EIO) }
                    return read
                }
                return buffer
            }
            try await writer.write(buffer)
        }
    }
}
