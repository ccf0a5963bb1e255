public import Containers
import Synchronization

/// A segment without conversion, read piece by piece. Reading may block.
public final class SegmentOfFile: Sendable {
    /// Bytes.
    public let size: Int
    private let reader: Mutex<SegmentReader>

    /// - Throws: `ContainerError.truncated` if the file has become too short: an answer that has begun could only break off.
    public init(_ segment: MediaSegment, of movie: StreamedMovie) throws(ContainerError) {
        guard movie.source.reaches(segment.sourceEnd) else { throw .truncated(at: segment.sourceEnd) }
        size = Int(segment.size)
        reader = Mutex(segment.chunks(from: movie.source))
    }

    /// The next piece; nil after the last.
    /// - Throws: `ContainerError`.
    public func next() throws -> [UInt8]? { try reader.withLock { reader throws(ContainerError) in try reader.next() } }
}
