public import Containers
import Synchronization

/// A segment without conversion, read piece by piece. Reading may block.
public final class SegmentOfFile: Sendable {
    /// Bytes.
    public let size: Int
    private let reader: Mutex<SegmentReader>

    public init(_ segment: MediaSegment, of movie: StreamedMovie) {
        size = Int(segment.size)
        reader = Mutex(segment.chunks(from: movie.source))
    }

    /// The next piece; nil after the last.
    /// - Throws: `ContainerError`.
    public func next() throws -> [UInt8]? { try reader.withLock { reader throws(ContainerError) in try reader.next() } }
}
