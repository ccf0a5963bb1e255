import Caching
import Containers
public import CoreDomain
import LibraryDomain
import LiveServer
import StreamingInfrastructure
import Synchronization

/// A movie as an MP4 file, made while it is sent.
public struct MP4Download: Sendable {
    /// Bytes.
    public let size: Int
    /// Changes with the content: letters and digits.
    public let version: String
    /// Whole seconds since 1970.
    public let modified: Int
    public let fileName: String
    private let movie: ProgressiveMovie

    fileprivate init(_ movie: ProgressiveMovie, of opened: StreamedMovie, fileName: String) {
        size = Int(movie.size)
        version = opened.version
        modified = opened.modified
        self.fileName = fileName
        self.movie = movie
    }

    /// Reads from an offset in bytes on. Each call of what it returns may block, and gives the next piece; nil after the last.
    public func pieces(from offset: Int) -> @Sendable () throws -> [UInt8]? {
        let reader = Reading(movie.bytes(from: Int64(offset)))
        return { try reader.next() }
    }

    private final class Reading: Sendable {
        private let reader: Mutex<ProgressiveMovie.Reader>

        init(_ reader: ProgressiveMovie.Reader) { self.reader = Mutex(reader) }

        func next() throws -> [UInt8]? { try reader.withLock { reader throws(ContainerError) in try reader.next() } }
    }
}

/// The layouts of movies as MP4 files. One of a Matroska file is found by reading through it, so it is kept for those who continue a download.
final class MP4Layouts: Sendable {
    private let kept = TimedCache<String, ProgressiveMovie.Layout>(capacity: 100, lifetime: .seconds(24 * 3_600))
    private let measuring = SharedWork<String, ProgressiveMovie.Layout, any Error>(cancelled: CancellationError())

    func layout(of movie: StreamedMovie) async throws -> ProgressiveMovie.Layout {
        if let known = kept.lookup(movie.version).value { return known }
        return try await measuring.value(for: movie.version) { [kept] in
            let wish = Wish()
            let found = try await withTaskCancellationHandler {
                try await BlockingThreads.runLong { try ProgressiveMovie.Layout(movie.mp4Renditions) { wish.isOpen.withLock(\.self) } }
            } onCancel: {
                wish.isOpen.withLock { $0 = false }
            }
            guard let found else { throw CancellationError() }
            kept.set(found, for: movie.version)
            return found
        }
    }

    /// Until the last client that waits has gone.
    private final class Wish: Sendable {
        let isOpen = Mutex(true)
    }
}

extension Cinema {
    /// The picture and sound of a file as an MP4 file, without conversion. Of a Matroska file the first time takes as long as reading it.
    /// - Throws: as `streamPart`; `ContainerError.unsupported` for a movie that would lose its picture or all its sound.
    public func mp4(of id: FileID) async throws -> MP4Download {
        let movie = try await streams.movie(id)
        let renditions = movie.mp4Renditions
        guard !renditions.isEmpty else { throw ContainerError.unsupported("it cannot become an MP4 file without conversion") }
        let size = movie.source.size
        guard try await BlockingThreads.run({ movie.source.reaches(size) }) else { throw ContainerError.truncated(at: size) }
        let layout = try await layouts.layout(of: movie)
        let name = try await files.file(id, for: .unlimited).name
        let stem = name.lastIndex(of: ".").map { name.prefix(upTo: $0) } ?? name[...]
        return MP4Download(try ProgressiveMovie(renditions, layout), of: movie, fileName: "\(stem).mp4")
    }
}
