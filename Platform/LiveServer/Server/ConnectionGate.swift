import NIOCore
import NIOHTTP1

/// Stands behind the HTTP decoder of each connection: keeps the deadlines of requests, answers what cannot be parsed,
/// decides which request may become a socket, and cuts the connection off when the server must stop.
///
/// It also hides a fault of NIO 2.101: the typed upgrade handler loses the head of every request that carries an
/// `Upgrade` header and is not upgraded, so such headers are removed before it sees them.
final class ConnectionGate: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: ServerLimits
    private let policy: UpgradePolicy?
    private let census: SocketCensus
    private var deadline: Scheduled<Void>?
    private var cutOff: Scheduled<Void>?
    private var hasSeenHead = false
    private var inFlight = 0
    private var closesAfterResponse = false
    private var isRefused = false

    init(limits: ServerLimits, policy: UpgradePolicy?, census: SocketCensus) {
        self.limits = limits
        self.policy = policy
        self.census = census
    }

    func handlerAdded(context: ChannelHandlerContext) { expect(within: limits.headDeadline, context) }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        cutOff?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        cutOff?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): read(head, context)
        case .body: context.fireChannelRead(data)
        case .end:
            deadline?.cancel()
            context.fireChannelRead(data)
        }
    }

    private func read(_ received: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var head = received
        deadline?.cancel()
        switch policy?.decide(head, isFirst: !hasSeenHead) ?? .ordinary {
        case .refuse(let status, let sentence): return refuse(status, sentence, context)
        case .upgrade:
            guard enterCensus(context) else {
                return refuse(.serviceUnavailable, "Too many live pages are open. Close one and try again.", context)
            }
        case .ordinary: head.headers.remove(name: "upgrade")
        }
        hasSeenHead = true
        inFlight += 1
        closesAfterResponse = closesAfterResponse || !head.isKeepAlive
        expect(within: limits.bodyDeadline, context)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            if head.headers[canonicalForm: "connection"].contains(where: { $0.lowercased() == "close" }) { closesAfterResponse = true }
            context.write(data, promise: promise)
        case .body: context.write(data, promise: promise)
        case .end:
            inFlight -= 1
            guard closesAfterResponse, inFlight == 0 else { return context.write(data, promise: promise) }
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            let written = promise ?? context.eventLoop.makePromise()
            written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
            context.write(data, promise: written)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
        guard !isRefused else { return }
        // With a request under way the reader of its body hears of the error and answers.
        guard inFlight == 0 else { return context.fireErrorCaught(error) }
        switch error {
        case .headerOverflow: refuse(.requestHeaderFieldsTooLarge, "The request's header is too large.", context)
        default: refuse(.badRequest, "The request is not valid HTTP.", context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            if inFlight == 0 { return context.close(promise: nil) }
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            cutOff = context.eventLoop.scheduleTask(in: limits.shutdownGrace) { bound.value.close(promise: nil) }
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func expect(within time: TimeAmount, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: time) { bound.value.close(promise: nil) }
    }

    private func enterCensus(_ context: ChannelHandlerContext) -> Bool {
        let address = context.channel.remoteAddress?.ipAddress ?? ""
        guard census.enter(address) else { return false }
        context.channel.closeFuture.whenComplete { [census] _ in census.leave(address) }
        return true
    }

    private func refuse(_ status: HTTPResponseStatus, _ sentence: String, _ context: ChannelHandlerContext) {
        isRefused = true
        deadline?.cancel()
        let body = ByteBuffer(string: sentence + "\n")
        var headers: HTTPHeaders = [
            "content-type": "text/plain; charset=utf-8", "content-length": "\(body.readableBytes)",
            "connection": "close", "x-content-type-options": "nosniff", "cache-control": "no-store",
        ]
        if status == .upgradeRequired { headers.add(name: "sec-websocket-version", value: "13") }
        context.write(wrapOutboundOut(.head(.init(version: .http1_1, status: status, headers: headers))), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in bound.value.close(promise: nil) }
    }
}
