import Containers
public import StreamingDomain
import Synchronization

/// A segment without conversion, read piece by piece. Reading may block.
public final class SegmentOfFile: Sendable {
    /// Bytes.
    public let size: Int
    private let reader: Mutex<SegmentReader>

    init(_ segment: MediaSegment, of movie: StreamedMovie) {
        size = Int(segment.size)
        reader = Mutex(segment.chunks(from: movie.source))
    }

    /// The next piece; nil after the last.
    /// - Throws: `ContainerError`.
    public func next() throws -> [UInt8]? { try reader.withLock { reader throws(ContainerError) in try reader.next() } }
}

extension StreamedMovie {
    /// - Throws: `ContainerError`: `.unsupported` for a rendition that needs an encoder, `.malformed` for a number beyond the end.
    public func segment(_ number: Int, of rendition: RenditionID) throws -> SegmentOfFile {
        SegmentOfFile(try own(rendition).segment(number), of: self)
    }

    /// The keyframe at the start of a segment.
    public func keyframe(_ number: Int) throws -> SegmentOfFile { SegmentOfFile(try own(.video).keyframe(number), of: self) }

    public func initialisation(of rendition: RenditionID) throws -> [UInt8] { try own(rendition).initSegment }

    private func own(_ rendition: RenditionID) throws -> Rendition {
        switch rendition {
        case .video:
            guard let track = pictureTrack else { throw ContainerError.unsupported("it has no picture") }
            return try self.rendition(track)
        case .audio(let track):
            guard media.audio.contains(where: { $0.number == track }) else { throw ContainerError.unsupported("it has no such sound") }
            return try self.rendition(track)
        case .encodedVideo, .encodedAudio: throw ContainerError.unsupported("an encoder makes it")
        }
    }
}
