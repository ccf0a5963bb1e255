import Files
import Glibc
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOPosix

/// Sends a part of a file and the end of its answer, slice by slice, without leaving the event loop of its connection: each change of
/// thread would cost more than the rest of a request.
///
/// If a file ends before its announced length, sendfile(2) returns 0, and NIO 2.101 retries without a pause and without noticing that
/// the client has left. No event reaches the pipeline meanwhile, so a timer checks the file, and the viewer's access.
final class FileSending {
    /// The viewer may no longer have the file.
    struct Ended: Error {}

    /// A player's usual request in one; also the amount that is requested from a disk at once.
    private static let slice = 4 << 20
    /// The time between two checks of a file that is being sent, each of them one fstat(2).
    private static let interval = TimeAmount.milliseconds(50)

    private let file: ServedFile
    private let handle: NIOFileHandle
    private var rest: Range<Int>
    /// The end of the current slice.
    private var sliceEnd: Int
    private let codec: ChannelHandlerContext
    private let mayContinue: @Sendable () -> Bool
    private let done: EventLoopPromise<Void>
    private var clock: Scheduled<Void>?
    private var isOver = false

    /// - Parameter codec: Its context writes below it, to the encoder of HTTP/1.1.
    init(
        _ file: ServedFile, _ range: Range<Int>, below codec: ChannelHandlerContext, mayContinue: @escaping @Sendable () -> Bool
    ) throws(RootedPath.Failure) {
        self.file = file
        handle = try file.handle()
        rest = range
        sliceEnd = range.lowerBound
        self.codec = codec
        self.mayContinue = mayContinue
        done = codec.eventLoop.makePromise()
    }

    /// Fails if the file, the connection or the viewer's access ended before the answer did; then the connection is closed.
    func run() -> EventLoopFuture<Void> {
        watch()
        next()
        return done.futureResult
    }

    private func next() {
        guard !isOver else { return }
        guard !rest.isEmpty else { return finish() }
        guard canContinue else { return fail(Ended()) }
        let slice = rest.lowerBound..<min(rest.lowerBound + Self.slice, rest.upperBound)
        sliceEnd = slice.upperBound
        guard !PageCache.holds(file.descriptor, slice) else { return send(slice) }
        warm(slice).assumeIsolated().whenComplete { result in
            switch result {
            case .success: self.send(slice)
            case .failure(let error): self.fail(error)
            }
        }
    }

    private func send(_ slice: Range<Int>) {
        guard !isOver else { return }
        rest = slice.upperBound..<rest.upperBound
        let region = FileRegion(fileHandle: handle, readerIndex: slice.lowerBound, endIndex: slice.upperBound)
        let sent = codec.eventLoop.makePromise(of: Void.self)
        sent.futureResult.assumeIsolated().whenComplete { result in
            switch result {
            case .success: self.next()
            case .failure(let error): self.fail(error)
            }
        }
        codec.writeAndFlush(NIOAny(HTTPServerResponsePart.body(.fileRegion(region))), promise: sent)
    }

    /// sendfile of bytes that are still on a disk blocks the event loop, and all of its connections, while the disk seeks: they are read
    /// into the page cache on a thread that may block, and the next slice is requested meanwhile.
    private func warm(_ slice: Range<Int>) -> EventLoopFuture<Void> {
        NIOThreadPool.singleton.runIfActive(eventLoop: codec.eventLoop) { [file] in
            posix_fadvise(file.descriptor, off_t(slice.lowerBound), off_t(slice.count * 2), POSIX_FADV_WILLNEED)
            try withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
                for place in stride(from: slice.lowerBound, to: slice.upperBound, by: 64 << 10) {
                    let count = pread(file.descriptor, byte.baseAddress, 1, off_t(place))
                    guard count == 1 else { throw RootedPath.Failure.failed(count < 0 ? errno : EIO) }
                }
            }
        }
    }

    private func watch() {
        clock = codec.eventLoop.assumeIsolated().scheduleTask(in: Self.interval) {
            guard self.canContinue else { return self.fail(Ended()) }
            self.watch()
        }
    }

    private var canContinue: Bool { mayContinue() && file.reaches(sliceEnd) }

    private func finish() {
        end()
        // From the top of the pipeline: every handler counts answers by their ends.
        codec.channel.pipeline.syncOperations.writeAndFlush(NIOAny(HTTPResponsePart.end(nil)), promise: nil)
        done.succeed()
    }

    private func fail(_ error: any Error) {
        guard !isOver else { return }
        end()
        done.fail(error)
        codec.close(promise: nil)
    }

    private func end() {
        isOver = true
        clock?.cancel()
        try? handle.close()
    }
}
