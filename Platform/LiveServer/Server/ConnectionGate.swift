import NIOCore
import NIOHTTP1

/// Sits behind the HTTP decoder of each connection: enforces the deadlines of requests, answers unreadable ones, decides which request may
/// become a socket, tells long work that its client has left, and closes the connection when the server stops.
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
    private let proxies: ProxyPolicy
    private var deadline: Scheduled<Void>?
    private var cutOff: Scheduled<Void>?
    private var hasSeenHead = false
    /// Between a request's head and its end.
    private var isInBody = false
    /// Requests whose answer is not complete.
    private var inFlight = 0
    private var closesAfterResponse = false
    private var isRefused = false
    private var hasClientLeft = false
    /// What happens when the client leaves.
    private var departures: [Int: @Sendable () -> Void] = [:]
    private var lastDeparture = 0

    init(limits: ServerLimits, policy: UpgradePolicy?, census: SocketCensus, proxies: ProxyPolicy) {
        self.limits = limits
        self.policy = policy
        self.census = census
        self.proxies = proxies
    }

    func handlerAdded(context: ChannelHandlerContext) { expect(within: limits.headDeadline, context) }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadline?.cancel()
        cutOff?.cancel()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        cutOff?.cancel()
        clientHasLeft()
        context.fireChannelInactive()
    }

    /// Runs work when the client has closed the connection, or its side of it; at once if it has. On the event loop.
    /// - Returns: the number by which `forget` finds it.
    func whenClientLeaves(_ work: @escaping @Sendable () -> Void) -> Int {
        lastDeparture += 1
        if hasClientLeft { work() } else { departures[lastDeparture] = work }
        return lastDeparture
    }

    func forget(_ departure: Int) { departures[departure] = nil }

    private func clientHasLeft() {
        hasClientLeft = true
        let works = departures.values
        departures = [:]
        for work in works { work() }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isRefused else { return }
        switch unwrapInboundIn(data) {
        case .head(let head): read(head, context)
        case .body: context.fireChannelRead(data)
        case .end:
            isInBody = false
            forgetDeadline()
            context.fireChannelRead(data)
        }
    }

    /// Unparsed bytes have arrived: between two requests they begin the next one.
    func bytesArrived(_ context: ChannelHandlerContext) {
        guard hasSeenHead, !isInBody, deadline == nil, !isRefused else { return }
        expect(within: limits.headDeadline, context)
    }

    private func read(_ received: HTTPRequestHead, _ context: ChannelHandlerContext) {
        var head = received
        forgetDeadline()
        // Without a known coding, the end of this request and the start of the next cannot be found (RFC 9112 §6.1).
        let codings = head.headers[canonicalForm: "transfer-encoding"]
        guard codings.isEmpty || codings.count == 1 && codings[0].lowercased() == "chunked" else {
            return refuse(.badRequest, "The only supported transfer coding is chunked.", context)
        }
        let origin = proxies.origin(peer: context.channel.remoteAddress?.ipAddress ?? "") { head.headers[$0] }
        switch policy?.decide(head, host: origin.host ?? head.headers.first(name: "host"), isFirst: !hasSeenHead) ?? .ordinary {
        case .refuse(let status, let sentence): return refuse(status, sentence, context)
        case .upgrade:
            guard enterCensus(origin.address, context) else {
                return refuse(.serviceUnavailable, "Too many live pages are open. Close one and try again.", context)
            }
        case .ordinary: head.headers.remove(name: "upgrade")
        }
        hasSeenHead = true
        isInBody = true
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
        // During a request, the reader of its body receives the error and answers; nothing after it can be understood.
        guard inFlight == 0 else {
            closesAfterResponse = true
            return context.fireErrorCaught(error)
        }
        guard !isInBody else { return context.close(promise: nil) }
        switch error {
        case .headerOverflow: refuse(.requestHeaderFieldsTooLarge, "The request's header is too large.", context)
        default: refuse(.badRequest, "The request is not valid HTTP.", context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case ChannelEvent.inputClosed = event { clientHasLeft() }
        if event is ChannelShouldQuiesceEvent {
            if inFlight == 0 { return context.close(promise: nil) }
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            cutOff = context.eventLoop.scheduleTask(in: limits.shutdownGrace) { bound.value.close(promise: nil) }
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func expect(within time: TimeAmount, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((handler: self, context: context), eventLoop: context.eventLoop)
        deadline = context.eventLoop.scheduleTask(in: time) {
            let (gate, context) = bound.value
            gate.deadline = nil
            // A request that waits for another's answer may be incomplete only because of that.
            guard gate.isInBody || gate.inFlight == 0 else { return gate.expect(within: time, context) }
            context.close(promise: nil)
        }
    }

    private func forgetDeadline() {
        deadline?.cancel()
        deadline = nil
    }

    private func enterCensus(_ address: String, _ context: ChannelHandlerContext) -> Bool {
        guard census.enter(address) else { return false }
        context.channel.closeFuture.whenComplete { [census] _ in census.leave(address) }
        return true
    }

    private func refuse(_ status: HTTPResponseStatus, _ sentence: String, _ context: ChannelHandlerContext) {
        isRefused = true
        forgetDeadline()
        // Answers are sent in order: the current one is the last.
        guard inFlight == 0 else { return closesAfterResponse = true }
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

/// Notifies the gate of bytes before they are parsed.
final class ByteWatch: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer

    private let gate: ConnectionGate

    init(gate: ConnectionGate) { self.gate = gate }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        gate.bytesArrived(context)
        context.fireChannelRead(data)
    }
}
