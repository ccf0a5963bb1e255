import NIOCore

/// Closes a connection whose client accepts no data.
///
/// Counts the waiting bytes of the channel, including files, instead of single writes: a slow client that accepts a little now and then
/// keeps its download, but one that has stopped does not keep our memory.
final class StallGuard: ChannelOutboundHandler, RemovableChannelHandler {
    typealias OutboundIn = IOData

    private let timeout: TimeAmount
    private var isWatching = false
    private var written = 0

    init(timeout: TimeAmount) { self.timeout = timeout }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        written &+= unwrapOutboundIn(data).readableBytes
        context.write(data, promise: promise)
    }

    func flush(context: ChannelHandlerContext) {
        context.flush()
        guard !isWatching, pending(context) > 0 else { return }
        isWatching = true
        watch(context, taken: taken(context))
    }

    private func watch(_ context: ChannelHandlerContext, taken last: Int) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: timeout) {
            let (handler, context) = bound.value
            guard context.channel.isActive else { return }
            guard handler.pending(context) > 0 else { return handler.isWatching = false }
            let taken = handler.taken(context)
            guard taken != last else { return context.close(promise: nil) }
            handler.watch(context, taken: taken)
        }
    }

    /// Bytes that the kernel has accepted since the connection began.
    private func taken(_ context: ChannelHandlerContext) -> Int { written &- pending(context) }

    private func pending(_ context: ChannelHandlerContext) -> Int {
        (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
    }
}
