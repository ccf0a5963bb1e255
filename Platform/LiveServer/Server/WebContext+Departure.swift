import HTTPTypes
import NIOCore

extension Problem {
    /// Nobody reads it; it is for the log and the metrics. The number is the one that nginx uses.
    static let clientLeft = Problem(HTTPResponse.Status(code: 499, reasonPhrase: "Client Closed Request"))
}

extension WebContext {
    /// Runs work that may wait long, and cancels it once the client has closed the connection or its side of it: Hummingbird does not tell
    /// handlers. The connection serves further requests afterwards, which `consumeWithCancellationOnInboundClose` of Hummingbird prevents.
    ///
    /// - Throws: what the work throws; a problem with status 499 if it ended because the client had left.
    public func endingWithClient<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = Task { try await work() }
        let channel = channel
        let departure = try? await channel.eventLoop.submit {
            // A closed channel has lost its handlers.
            if !channel.isActive { task.cancel() }
            return try channel.pipeline.syncOperations.handler(type: ConnectionGate.self).whenClientLeaves { task.cancel() }
        }.get()
        defer {
            if let departure {
                channel.eventLoop.execute {
                    try? channel.pipeline.syncOperations.handler(type: ConnectionGate.self).forget(departure)
                }
            }
        }
        do {
            return try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } catch is CancellationError where task.isCancelled && !Task.isCancelled {
            // Otherwise the server is stopping, or the work ended by itself.
            throw Problem.clientLeft
        }
    }
}
