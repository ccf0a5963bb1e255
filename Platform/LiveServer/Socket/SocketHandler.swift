import NIOCore
import NIOWebSocket

/// The last handler of a socket's pipeline: complete text messages go to the inbox, text messages and commands to close come
/// from its owner; pings, pongs, the closing handshake and the timers stay here.
final class SocketHandler: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundIn = SocketOutput
    typealias OutboundOut = WebSocketFrame

    private let limits: ServerLimits
    private let inbox: SocketInbox
    private var assembly: MessageAssembly
    private var lastSign = NIODeadline.now()
    private var beat: RepeatedTask?
    private var isClosing = false
    /// The peer's data is ignored from now on and no longer read.
    private var isDeaf = false
    private var budget: FrameBudget
    private var pong = Pong.none

    /// At most one pong is pending. Of the pings that arrive meanwhile the last is answered (RFC 6455 §5.5.3).
    private enum Pong {
        case none, underWay
        case due(ByteBuffer)
    }

    init(limits: ServerLimits, inbox: SocketInbox) {
        self.limits = limits
        self.inbox = inbox
        budget = FrameBudget(limits, now: .now())
        assembly = MessageAssembly(limit: limits.messageBytes)
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        beat = context.eventLoop.scheduleRepeatedTask(initialDelay: limits.pingInterval, delay: limits.pingInterval) { _ in
            bound.value.handler.ping(bound.value.context)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        beat?.cancel()
        inbox.end()
    }

    func channelInactive(context: ChannelHandlerContext) {
        beat?.cancel()
        inbox.end()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isDeaf else { return }
        let frame = unwrapInboundIn(data)
        lastSign = .now()
        guard budget.takes(frame.length, at: lastSign) else {
            return isClosing ? context.close(promise: nil) : close(context, code: .policy, .rebuke)
        }
        guard !isClosing else { return closingRead(frame, context) }
        switch assembly.take(frame) {
        case .wait, .alive: break
        case .message(let message): inbox.put(Array(message.readableBytesView))
        case .pong(let data): answer(data, context)
        case .closing(let code): close(context, code: code, .answer)
        case .violation(let code): close(context, code: code, .rebuke)
        }
    }

    func read(context: ChannelHandlerContext) {
        if !isDeaf, inbox.hasRoom() { context.read() }
    }

    /// Frames that cannot be decoded: too long, or not frames at all.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? NIOWebSocketError else { return context.close(promise: nil) }
        close(context, code: error == .invalidFrameLength ? .tooBig : .init(rawValue: 1002), .rebuke)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .text(let buffer):
            guard !isClosing else { promise?.fail(ChannelError.ioOnClosedChannel); return }
            context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: buffer)), promise: promise)
        case .close(let code):
            close(context, code: code, .leave, promise: promise)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent: close(context, code: .goingAway, .leave)
        case ChannelEvent.inputClosed: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }

    private func answer(_ ping: ByteBuffer, _ context: ChannelHandlerContext) {
        guard case .none = pong else { return pong = .due(ping) }
        pong = .underWay
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: ping))).whenSuccess {
            let (handler, context) = bound.value
            let due = handler.pong
            handler.pong = .none
            if case .due(let next) = due, !handler.isClosing { handler.answer(next, context) }
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

    private enum Ending {
        /// The peer began to close: close the connection after our answer.
        case answer
        /// The peer broke the protocol: its data is ignored. Closing the connection immediately could lose the close frame.
        case rebuke
        /// We began to close: the peer may answer.
        case leave
    }

    /// Sends the close frame once. Two seconds later the connection has ended, whatever the peer does.
    private func close(
        _ context: ChannelHandlerContext, code: LiveSocket.CloseCode, _ ending: Ending, promise: EventLoopPromise<Void>? = nil
    ) {
        guard !isClosing else { promise?.succeed(); return }
        isClosing = true
        beat?.cancel()
        var data = context.channel.allocator.buffer(capacity: 2)
        data.writeInteger(code.rawValue)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        let written = context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: data)))
        written.cascade(to: promise)
        switch ending {
        case .answer: written.whenComplete { _ in bound.value.close(promise: nil) }
        case .rebuke:
            isDeaf = true
            written.whenComplete { _ in bound.value.close(mode: .output, promise: nil) }
        case .leave: break
        }
        context.eventLoop.scheduleTask(in: .seconds(2)) { bound.value.close(promise: nil) }
    }

    private func closingRead(_ frame: WebSocketFrame, _ context: ChannelHandlerContext) {
        if frame.opcode == .connectionClose { context.close(promise: nil) }
    }
}
