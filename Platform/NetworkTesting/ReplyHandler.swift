import NetworkLayer
import NIOCore
import NIOHTTP1

/// Reads the requests of one connection, and does with them what the table says.
final class ReplyHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let exchanges: Exchanges
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var isEndless = false

    init(_ exchanges: Exchanges) { self.exchanges = exchanges }

    func channelActive(context: ChannelHandlerContext) {
        if !exchanges.opened(context.channel) { context.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        isEndless = false
        exchanges.closed(context.channel)
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = []
        case .body(let part): body += part.readableBytesView
        case .end:
            guard let head else { return }
            var headers = HeaderFields()
            for (name, value) in head.headers { headers.append(name, value) }
            let request = ReceivedRequest(method: head.method.rawValue, target: head.uri, headers: headers, body: body)
            reply(exchanges.reply(to: request), to: head, context)
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        if isEndless, context.channel.isWritable { writeMore(context) }
        context.fireChannelWritabilityChanged()
    }

    private func reply(_ reply: Reply, to request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        switch reply {
        case .answer(let status, let headers, let bytes):
            var fields = HTTPHeaders()
            headers.forEach { fields.add(name: $0, value: $1) }
            if status >= 200, status != 204, status != 304 { fields.replaceOrAdd(name: "Content-Length", value: "\(bytes.count)") }
            write(status, fields, bytes, context)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
            if !request.isKeepAlive { context.close(promise: nil) }
        case .fault(let fault): fail(fault, request, context)
        case .computed: self.reply(.status(500), to: request, context)
        }
    }

    private func fail(_ fault: Reply.Fault, _ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        switch fault {
        case .silence: break
        case .hangUp: context.close(promise: nil)
        case .cut(let sent, let announced), .tooMany(let sent, let announced):
            write(200, ["Content-Length": "\(announced)"], [UInt8](repeating: 0x20, count: sent), context)
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer())))).whenComplete { _ in channel.close(promise: nil) }
        case .endless:
            isEndless = true
            write(200, ["Content-Type": "application/json", "Transfer-Encoding": "chunked"], [], context)
            writeMore(context)
        case .slow(let pause):
            write(200, ["Content-Length": "1000000"], [], context)
            context.flush()
            drip(.milliseconds(Int64(pause)), context)
        case .redirectLoop:
            write(302, ["Location": request.uri, "Content-Length": "0"], [], context)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }

    private func write(_ status: Int, _ headers: HTTPHeaders, _ bytes: [UInt8], _ context: ChannelHandlerContext) {
        let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: status), headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if !bytes.isEmpty { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil) }
    }

    private func writeMore(_ context: ChannelHandlerContext) {
        let part = ByteBuffer(repeating: 0x20, count: 65_536)
        while isEndless, context.channel.isWritable {
            context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(part))), promise: nil)
        }
    }

    private func drip(_ pause: TimeAmount, _ context: ChannelHandlerContext) {
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        let me = NIOLoopBound(self, eventLoop: context.eventLoop)
        context.eventLoop.scheduleTask(in: pause) {
            let context = bound.value, handler = me.value
            guard context.channel.isActive else { return }
            context.writeAndFlush(handler.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: [0x20])))), promise: nil)
            handler.drip(pause, context)
        }
    }
}
