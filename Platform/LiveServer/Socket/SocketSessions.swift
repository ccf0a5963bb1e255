import CoreDomain
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import Synchronization

/// A connection that became a socket.
final class OpenedSocket: Sendable {
    let channel: any Channel
    let inbox: SocketInbox
    private let head: Mutex<HTTPRequestHead?>

    init(_ channel: any Channel, _ inbox: SocketInbox, _ head: HTTPRequestHead) {
        self.channel = channel
        self.inbox = inbox
        self.head = Mutex(head)
    }

    /// The request that opened it, once: its header fields would take kilobytes for as long as the socket lives.
    func takeHead() -> HTTPRequestHead? { head.withLock { $0.take() } }
}

/// Runs one session for each open socket, and closes the socket when the session returns.
struct SocketSessions: Sendable {
    let authenticator: Authenticator
    let proxies: ProxyPolicy
    let connect: @Sendable (LiveSocket) async -> Void

    func serve(_ opened: OpenedSocket) async {
        // In a separate task, whose memory is freed with it: a task keeps the memory of its deepest call for as long as it lives.
        let socket = await Task { await identified(opened) }.value
        if socket.viewer.role == .nobody {
            await socket.close(.signInNeeded)
        } else {
            await connect(socket)
            await socket.close(.normal)
        }
        // Waits until the peer's close frame, or the handler's deadline, has ended the channel: closing it here could lose our close frame.
        try? await opened.channel.closeFuture.get()
        await opened.inbox.finish()
    }

    private func identified(_ opened: OpenedSocket) async -> LiveSocket {
        let headers = opened.takeHead()?.headers ?? HTTPHeaders()
        let address = proxies.origin(peer: opened.channel.remoteAddress?.ipAddress ?? "") { headers[$0] }.address
        let credentials = Credentials(headers: HTTPFields(headers, splitCookie: false), clientAddress: address)
        let viewer = (try? await authenticator.viewer(credentials)) ?? .nobody
        return LiveSocket(
            inbox: opened.inbox, viewer: viewer, clientAddress: address, cookies: Cookies.read(credentials.headers),
            channel: opened.channel)
    }
}
