import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// HTTP/1.1 that may become a socket on one path.
struct ServerChannel: ServerChildChannel, HTTPChannelHandler {
    enum Opened: Sendable {
        case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
        case socket(OpenedSocket)
    }

    struct Value: ServerChildChannelValue {
        let opened: EventLoopFuture<Opened>
        let channel: any Channel
    }

    let responder: HTTPChannelHandler.Responder
    let limits: ServerLimits
    let policy: UpgradePolicy?
    let census: SocketCensus
    let proxies: ProxyPolicy
    let sessions: SocketSessions?

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        channel.eventLoop.makeCompletedFuture {
            var decoding = NIOHTTPDecoderLimitConfiguration()
            decoding.maxHeaderFieldSize = limits.headerBytes
            decoding.maxHeaderListSize = limits.headerBytes
            decoding.maxHeaderFieldCount = limits.headerCount
            let encoder = HTTPResponseEncoder()
            let decoder = ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .forwardBytes, limitConfiguration: decoding))
            let gate = ConnectionGate(limits: limits, policy: policy, census: census, proxies: proxies)
            let watch = ByteWatch(gate: gate)
            let upgrade = NIOTypedHTTPServerUpgradeHandler(
                httpEncoder: encoder, extraHTTPHandlers: [watch, decoder, gate],
                upgradeConfiguration: .init(upgraders: [upgrader], notUpgradingCompletionHandler: { plain($0, logger) }))
            // Enough for a request's head; it grows for bodies. The default would hold 2 KB for every connection.
            try channel.syncOptions?.setOption(
                .recvAllocator, value: AdaptiveRecvByteBufferAllocator(minimum: 1_024, initial: 1_024, maximum: 65_536))
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandlers([StallGuard(timeout: limits.stallTimeout), watch, encoder, decoder, gate, upgrade])
            return Value(opened: upgrade.upgradeResultFuture, channel: channel)
        }
    }

    func handle(value: Value, logger: Logger) async {
        // Fails for connections that end before their first request; nobody is left to notify.
        guard let opened = try? await value.opened.get() else { return }
        switch opened {
        case .http(let channel):
            await withTaskExecutorPreference(LoopExecutor(value.channel.eventLoop)) {
                await handleHTTP(asyncChannel: channel, logger: logger)
            }
        case .socket(let socket): await sessions?.serve(socket)
        }
    }

    private var upgrader: NIOTypedWebSocketServerUpgrader<Opened> {
        NIOTypedWebSocketServerUpgrader(
            maxFrameSize: limits.messageBytes,
            enableAutomaticErrorHandling: false,
            shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
            upgradePipelineHandler: { channel, head in
                channel.eventLoop.makeCompletedFuture {
                    // The adaptive allocator would hold 2 KB and more for every idle page.
                    try channel.syncOptions?.setOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 512))
                    let inbox = SocketInbox(channel, limit: limits.waitingMessages)
                    try channel.pipeline.syncOperations.addHandler(SocketHandler(limits: limits, inbox: inbox))
                    return .socket(OpenedSocket(channel, inbox, head))
                }
            })
    }

    private func plain(_ channel: any Channel, _ logger: Logger) -> EventLoopFuture<Opened> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(HTTP1ToHTTPServerCodec(secure: false))
            let idle = Duration.nanoseconds(limits.idleTimeout.nanoseconds)
            try pipeline.addHandler(HTTPConnectionStateHandler(idleTimeout: idle, logger: logger))
            return .http(
                try NIOAsyncChannel(
                    wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
        }
    }
}
