public import Containers
import Synchronization

/// A segment that is read piece by piece. Reading may block.
public final class SegmentPieces: Sendable {
    /// Bytes.
    public let size: Int
    private let reader: Mutex<SegmentReader>

    /// A segment without conversion. Whether the movie is unchanged is asked before: an answer that has begun could only break off.
    public init(_ segment: MediaSegment, of movie: StreamedMovie) {
        size = Int(segment.size)
        reader = Mutex(segment.chunks(from: movie.source))
    }

    /// A segment that an encoder has made.
    public init(encoded source: any ByteSource) {
        size = Int(source.size)
        reader = Mutex(SegmentReader(whole: source))
    }

    /// The next piece; nil after the last.
    /// - Throws: `ContainerError`.
    public func next() throws -> [UInt8]? { try reader.withLock { reader throws(ContainerError) in try reader.next() } }
}
