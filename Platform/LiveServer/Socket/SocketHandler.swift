import NIOCore
import NIOWebSocket

/// The last handler of a socket's pipeline: whole text messages up, text messages and orders to close down; pings,
/// pongs, the closing handshake and the clocks stay in here.
final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = SocketOutput
    typealias OutboundOut = WebSocketFrame

    private let limits: ServerLimits
    private var assembly: MessageAssembly
    private var lastSign = NIODeadline.now()
    private var beat: RepeatedTask?
    private var isClosing = false

    init(limits: ServerLimits) {
        self.limits = limits
        assembly = MessageAssembly(limit: limits.messageBytes)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        beat = context.eventLoop.scheduleRepeatedTask(initialDelay: limits.pingInterval, delay: limits.pingInterval) { _ in
            bound.value.handler.ping(bound.value.context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) { beat?.cancel() }

    func channelInactive(context: ChannelHandlerContext) {
        beat?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        lastSign = .now()
        guard !isClosing else { return closingRead(unwrapInboundIn(data), context) }
        switch assembly.take(unwrapInboundIn(data)) {
        case .wait, .alive: break
        case .message(let message): context.fireChannelRead(wrapInboundOut(message))
        case .pong(let data): context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: data)), promise: nil)
        case .closing(let code): close(context, code: code, thenAtOnce: true, promise: nil)
        case .violation(let code): close(context, code: code, thenAtOnce: true, promise: nil)
        }
    }

    /// Frames that cannot be decoded: too long, or not frames at all.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? NIOWebSocketError else { return context.close(promise: nil) }
        close(context, code: error == .invalidFrameLength ? .tooBig : .init(rawValue: 1002), thenAtOnce: true, promise: nil)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .text(let buffer):
            guard !isClosing else { promise?.fail(ChannelError.ioOnClosedChannel); return }
            context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: buffer)), promise: promise)
        case .close(let code):
            close(context, code: code, thenAtOnce: false, promise: promise)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent: close(context, code: .goingAway, thenAtOnce: false, promise: nil)
        case ChannelEvent.inputClosed: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    private func ping(_ context: ChannelHandlerContext) {
        let sent = NIODeadline.now()
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())), promise: nil)
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: limits.pongDeadline) {
            if bound.value.handler.lastSign < sent { bound.value.context.close(promise: nil) }
        }
    }

    /// Sends the close frame once. A peer that began, or broke the rules, is cut off after it; one that we leave gets
    /// two seconds to answer.
    private func close(_ context: ChannelHandlerContext, code: LiveSocket.CloseCode, thenAtOnce: Bool, promise: EventLoopPromise<Void>?) {
        guard !isClosing else { promise?.succeed(); return }
        isClosing = true
        beat?.cancel()
        var data = context.channel.allocator.buffer(capacity: 2)
        data.writeInteger(code.rawValue)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        let written = context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
        written.cascade(to: promise)
        if thenAtOnce {
            written.whenComplete { _ in bound.value.close(promise: nil) }
        } else {
            context.eventLoop.scheduleTask(in: .seconds(2)) { bound.value.close(promise: nil) }
        }
    }

    private func closingRead(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        if frame.opcode == .connectionClose { context.close(promise: nil) }
    }
}
