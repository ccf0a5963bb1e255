public import HTTPTypes
public import Hummingbird
import NIOCore
import NIOPosix

/// Threads for work that may block, such as reading a disk, so that no event loop waits for it.
public enum BlockingThreads {
    /// More than there are cores: some may wait for a disk that starts, or for one that is gone.
    private static let pool: NIOThreadPool = {
        let pool = NIOThreadPool(numberOfThreads: 16)
        pool.start()
        return pool
    }()

    public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await pool.runIfActive(work)
    }
}

extension Response {
    /// An answer of known size that is read piece by piece, each when the client has taken the one before: a slow client needs the memory of one
    /// piece. The connection is closed if a piece cannot be read, or if the viewer may no longer have it.
    /// - Parameters:
    ///   - size: bytes of all pieces together.
    ///   - first: the piece that has been read already.
    ///   - next: reads the next piece on a thread that may block; nil after the last.
    public static func pieces(
        size: Int, first: [UInt8], type: String, headers: HTTPFields, _ context: WebContext,
        next: @escaping @Sendable () throws -> [UInt8]?
    ) -> Response {
        var fields = headers
        fields[.contentType] = type
        let mayContinue = context.mayContinue
        let body = ResponseBody(contentLength: size) { writer in
            if !first.isEmpty { try await writer.write(ByteBuffer(bytes: first)) }
            var sent = first.count
            while sent < size {
                guard mayContinue(), let piece = try await BlockingThreads.run(next), !piece.isEmpty else { throw CancellationError() }
                sent += piece.count
                try await writer.write(ByteBuffer(bytes: piece))
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: fields, body: body)
    }
}
