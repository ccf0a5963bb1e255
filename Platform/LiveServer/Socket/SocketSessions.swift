import CoreDomain
import HTTPTypes
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Runs one session for each open socket, and closes the socket when the session returns.
struct SocketSessions: Sendable {
    let authenticator: Authenticator
    let proxies: ProxyPolicy
    let connect: @Sendable (LiveSocket) async -> Void

    func serve(_ channel: NIOAsyncChannel<ByteBuffer, SocketOutput>, _ head: HTTPRequestHead, _ logger: Logger) async {
        do {
            try await channel.executeThenClose { inbound, _ in
                let address = proxies.origin(peer: channel.channel.remoteAddress?.ipAddress ?? "") { head.headers[$0] }.address
                let credentials = Credentials(headers: HTTPFields(head.headers, splitCookie: false), clientAddress: address)
                let viewer = (try? await authenticator.viewer(credentials)) ?? .nobody
                let socket = LiveSocket(
                    inbound: .init(stream: inbound), viewer: viewer, clientAddress: address,
                    cookies: Cookies.read(credentials.headers), channel: channel.channel)
                if viewer.role == .nobody {
                    await socket.close(.signInNeeded)
                } else {
                    await connect(socket)
                    await socket.close(.normal)
                }
                // Waits until the peer's close frame, or the handler's deadline, has ended the channel: closing it here could lose our close frame.
                try? await channel.channel.closeFuture.get()
            }
        } catch {
            logger.trace("A socket ended", metadata: ["error.type": "\(type(of: error))"])
        }
    }
}
