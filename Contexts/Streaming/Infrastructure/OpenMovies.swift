import Caching
public import CoreDomain

/// The movies that are being streamed, kept open: reading the tables of a file for each of its segments would cost more than sending it.
public final class OpenMovies: Sendable {
    /// After this time a replaced or moved file is noticed, and its disk can be unmounted.
    private static let lifetime = Duration.seconds(30)
    /// The tables of a long movie take a few megabytes.
    private static let most = 24

    private let open: @Sendable (FileID) async throws -> StreamedMovie
    private let kept = TimedCache<FileID, StreamedMovie>(capacity: most, lifetime: lifetime)
    private let opening = SharedWork<FileID, StreamedMovie, any Error>(cancelled: CancellationError())

    /// - Parameter open: opens a file, which may take as long as a disk needs to start.
    public init(open: @escaping @Sendable (FileID) async throws -> StreamedMovie) { self.open = open }

    /// - Throws: the error of `open`.
    public func movie(_ id: FileID) async throws -> StreamedMovie {
        if let known = kept.lookup(id).value { return known }
        return try await opening.value(for: id) { [self] in
            let opened = try await open(id)
            kept.set(opened, for: id)
            return opened
        }
    }

    /// Bytes in memory, about.
    var size: UInt64 { Self.size(of: kept.values) }

    /// Forgets all that nobody is reading right now. They are opened again when they are needed.
    func close() -> (bytes: UInt64, items: Int) {
        let closed = kept.removeAll()
        return (Self.size(of: closed), closed.count)
    }

    private static func size(of movies: [StreamedMovie]) -> UInt64 { movies.reduce(0) { $0 + UInt64(clamping: $1.tableBytes) } }
}
