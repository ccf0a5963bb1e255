import Glibc
import Logging
import NIOCore

/// Closes a connection whose answer cannot go on: its client takes nothing, or the file being sent became shorter.
///
/// Looks at the bytes that wait in the channel, files included, and not at single writes: a slow client that takes a
/// little now and then keeps its download, one that has stopped does not keep our memory.
///
/// For a file that ends before its announced length, sendfile(2) answers 0, and NIO 2.101 asks again without a pause and
/// without noticing that the client has left. No event reaches the pipeline meanwhile, so a clock looks at the file.
final class StallGuard: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = IOData

    /// Between two looks at the length of a file under way, which is one fstat(2).
    private static let fileInterval = TimeAmount.milliseconds(50)

    private let timeout: TimeAmount
    private let logger: Logger
    private var isWatching = false
    private var written = 0
    /// The last region handed down. One is under way at a time, for the body waits for each.
    private var region: FileRegion?

    init(timeout: TimeAmount, logger: Logger) {
        self.timeout = timeout
        self.logger = logger
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        written &+= part.readableBytes
        if case .fileRegion(let region) = part { self.region = region }
        context.write(data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) {
        context.flush()
        guard !isWatching, pending(context) > 0 else { return }
        isWatching = true
        watch(context, Progress(taken: taken(context), at: .now()))
    }

    private struct Progress {
        let taken: Int
        let at: NIODeadline
    }

    private func watch(_ context: ChannelHandlerContext, _ last: Progress) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        let stalls = last.at + timeout
        context.eventLoop.scheduleTask(deadline: region == nil ? stalls : min(stalls, .now() + Self.fileInterval)) {
            let (handler, context) = bound.value
            handler.look(context, last)
        }
    }

    private func look(_ context: ChannelHandlerContext, _ last: Progress) {
        guard context.channel.isActive else { return region = nil }
        guard pending(context) > 0 else {
            isWatching = false
            region = nil
            return
        }
        if let region, region.isCutOff {
            logger.debug("A file became shorter while it was sent", metadata: ["announced_end": "\(region.endIndex)"])
            return context.close(promise: nil)
        }
        let taken = taken(context)
        guard taken == last.taken else { return watch(context, Progress(taken: taken, at: .now())) }
        guard NIODeadline.now() - last.at < timeout else { return context.close(promise: nil) }
        watch(context, last)
    }

    /// Bytes that the kernel has accepted since the connection began.
    private func taken(_ context: ChannelHandlerContext) -> Int { written &- pending(context) }

    private func pending(_ context: ChannelHandlerContext) -> Int {
        (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }
}

extension FileRegion {
    /// Whether the file ends before the region does. Not for a handle that was closed: writing from it fails by itself.
    var isCutOff: Bool {
        let size = try? fileHandle.withUnsafeFileDescriptor { descriptor in
            var status = stat()
            return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
        }
        return size.map { $0 < endIndex } ?? false
    }
}
