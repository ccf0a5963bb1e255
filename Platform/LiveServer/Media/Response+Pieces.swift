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

    /// For work that takes many seconds: one after the other, so that it does not take the threads of short work.
    private static let long: NIOThreadPool = {
        let pool = NIOThreadPool(numberOfThreads: 1)
        pool.start()
        return pool
    }()

    public static func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await pool.runIfActive(work)
    }

    /// Runs work that reads a whole file, when no other such work is running.
    public static func runLong<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await long.runIfActive(work)
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
        return Response(status: .ok, headers: fields, body: body(size, first, context.mayContinue, next))
    }

    /// A download that is made while it is sent, or the requested part of it; see ``media(_:for:_:type:downloadName:cacheControl:)``.
    /// - Parameters:
    ///   - version: Changes with every byte of it: letters, digits and hyphens.
    ///   - modified: Whole seconds since 1970.
    ///   - pieces: Reads from an offset on. What it returns is called on a thread that may block; nil after the last piece.
    public static func download(
        _ name: String, size: Int, version: String, modified: Int, type: String, for request: Request, _ context: WebContext,
        pieces: (_ offset: Int) -> @Sendable () throws -> [UInt8]?
    ) -> Response {
        let content = RangedContent(size: size, entityTag: "\"\(version)\"", modified: modified, type: type, downloadName: name)
        return content.response(to: request) { body($0.count, [], context.mayContinue, pieces($0.lowerBound)) }
    }

    /// Pieces after the first, up to a size in bytes.
    private static func body(
        _ size: Int, _ first: [UInt8], _ mayContinue: @escaping @Sendable () -> Bool, _ next: @escaping @Sendable () throws -> [UInt8]?
    ) -> ResponseBody {
        ResponseBody(contentLength: size) { writer in
            if !first.isEmpty { try await writer.write(ByteBuffer(bytes: first)) }
            var sent = first.count
            while sent < size {
                guard mayContinue(), let piece = try await BlockingThreads.run(next), !piece.isEmpty else { throw CancellationError() }
                let part = piece.prefix(size - sent)
                sent += part.count
                try await writer.write(ByteBuffer(bytes: part))
            }
            try await writer.finish(nil)
        }
    }
}
