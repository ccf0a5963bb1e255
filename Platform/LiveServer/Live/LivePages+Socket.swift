import Live
import NIOCore

extension LivePages {
    /// From a socket's opening to its first message.
    private static var joinDeadline: Duration { .seconds(10) }

    /// One socket from its first message to its end.
    @Sendable public func connect(_ socket: LiveSocket) async {
        // In a separate task, whose memory is freed with it: a task keeps the memory of its deepest call for as long as it lives.
        let joining = Task { await joined(socket) }
        switch await withTaskCancellationHandler(operation: { await joining.value }, onCancel: { joining.cancel() }) {
        case nil: break
        case .failure(let reason):
            await socket.close(LiveSocket.CloseCode(reason))
        case .success(let connection):
            await serve(connection, socket)
            await host.leave(connection)
        }
    }

    /// Takes the first message. Nil if there is none, or if it does not join a session.
    private func joined(_ socket: LiveSocket) async -> Result<LiveConnection<F>, LiveClose>? {
        // On the clock of the event loop: a waiting task would cost a kilobyte for as long as the socket lives.
        let deadline = socket.close(.idle, after: Self.joinDeadline)
        let first = await socket.next()
        deadline.cancel()
        guard let first else { return nil }
        guard case .join(let join) = try? ClientMessage.parse(first) else {
            await socket.close(.policy)
            return nil
        }
        let visitor = LiveVisitor(viewer: socket.viewer, address: socket.clientAddress, cookies: socket.cookies)
        return await host.join(join, await admitted(visitor))
    }

    private func serve(_ connection: LiveConnection<F>, _ socket: LiveSocket) async {
        socket.receive {
            await connection.receive($0)
        } atEnd: {
            await host.leave(connection)
        }
        for await frame in connection.frames {
            do { try await socket.send(frame) } catch { return }
        }
        if !Task.isCancelled { await socket.close(LiveSocket.CloseCode(await connection.session.ending ?? .goingAway)) }
    }
}

extension LiveSocket.CloseCode {
    init(_ reason: LiveClose) { self.init(rawValue: UInt16(clamping: reason.rawValue)) }
}
