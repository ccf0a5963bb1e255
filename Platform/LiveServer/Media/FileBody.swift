import Files
import Glibc
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import NIOPosix

/// Writes a part of a file as a response's body.
///
/// On our own connections the file goes down as regions below the HTTP/1.1 codec, which NIO hands to sendfile(2). On a
/// channel without that codec it is read in chunks. TLS is a proxy's work; were it ever done in here, in front of the
/// same codec, regions must not be used, for they cannot be encrypted.
struct FileBody: Sendable {
    /// A player's usual request in one; each slice costs a turn of the event loop.
    private static let slice = 4 << 20
    private static let chunk = 256 << 10

    let file: ServedFile
    let channel: any Channel

    func body(_ range: Range<Int>) -> ResponseBody {
        ResponseBody(contentLength: range.count) { writer in
            do { try await sendSlices(range) } catch is NotPlain { try await readChunks(range, &writer) }
            try await writer.finish(nil)
        }
    }

    /// The channel has no HTTP/1.1 codec to send below. Known before the first byte is written.
    private struct NotPlain: Error {}

    private func sendSlices(_ range: Range<Int>) async throws {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.slice) {
            let end = min(start + Self.slice, range.upperBound)
            if !PageCache.holds(file.descriptor, start..<end) { try await warm(start..<end) }
            let region = FileRegion(fileHandle: file.handle, readerIndex: start, endIndex: end)
            // A file that shrank cannot keep the announced length. `StallGuard` finds it inside of a slice.
            guard start == range.lowerBound || !region.isCutOff else { throw RootedPath.Failure.failed(EIO) }
            try await channel.eventLoop.flatSubmit { send(region) }.get()
        }
    }

    private func send(_ region: FileRegion) -> EventLoopFuture<Void> {
        guard let codec = try? channel.pipeline.syncOperations.context(handlerType: HTTP1ToHTTPServerCodec.self) else {
            return channel.eventLoop.makeFailedFuture(NotPlain())
        }
        let written = channel.eventLoop.makePromise(of: Void.self)
        codec.writeAndFlush(NIOAny(HTTPServerResponsePart.body(.fileRegion(region))), promise: written)
        return written.futureResult
    }

    /// sendfile of bytes that lie on disk blocks the event loop, and everyone on it, while the disk seeks: read them
    /// into the page cache on a thread that may wait, and ask for the next slice meanwhile.
    private func warm(_ range: Range<Int>) async throws {
        let file = file
        try await NIOThreadPool.singleton.runIfActive {
            posix_fadvise(file.descriptor, off_t(range.lowerBound), off_t(range.count * 2), POSIX_FADV_WILLNEED)
            try withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
                for place in stride(from: range.lowerBound, to: range.upperBound, by: 64 << 10) {
                    let count = pread(file.descriptor, byte.baseAddress, 1, off_t(place))
                    guard count == 1 else { throw RootedPath.Failure.failed(count < 0 ? errno : EIO) }
                }
            }
        }
    }

    private func readChunks(_ range: Range<Int>, _ writer: inout any ResponseBodyWriter) async throws {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.chunk) {
            let count = min(Self.chunk, range.upperBound - start)
            let file = file
            let buffer = try await NIOThreadPool.singleton.runIfActive {
                var buffer = ByteBuffer()
                try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { bytes in
                    let read = pread(file.descriptor, bytes.baseAddress, count, off_t(start))
                    // A file that shrank cannot keep the announced length: break off rather than pad.
                    guard read == count else { throw RootedPath.Failure.failed(EIO) }
                    return read
                }
                return buffer
            }
            try await writer.write(buffer)
        }
    }
}
