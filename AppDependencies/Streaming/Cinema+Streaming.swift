public import CoreDomain
import Containers
import Files
public import LibraryDomain
import LiveServer
public import StreamingDomain
import StreamingInfrastructure
import WatchFeature

/// The answer to a request for a part of a stream.
public enum StreamAnswer: Sendable {
    case playlist(String)
    case initialisation([UInt8])
    /// A segment that is read piece by piece: its size in bytes, its first piece, and the following ones, each on a thread that may block; nil
    /// after the last.
    case pieces(size: Int, first: [UInt8], next: @Sendable () throws -> [UInt8]?)
}

extension Cinema {
    /// The playlist of the qualities, sounds and subtitles of a file.
    /// - Parameters:
    ///   - client: what the browser decodes; nil for a player of which nothing is known.
    ///   - subtitle: the track of a subtitle of pictures that is drawn into the movie's.
    /// - Throws: `LibraryError`, `RootedPath.Failure`, `ContainerError`.
    public func streamMaster(
        of id: FileID, for client: ClientCapabilities?, burningIn subtitle: Int?, query: String
    ) async throws -> String {
        let master = try await streams.master(of: id, for: client, burningIn: subtitle, query: query)
        return try await BlockingThreads.run { master.text }
    }

    /// A part of a stream; nil if the file has no such part.
    /// - Throws: `LibraryError`, `RootedPath.Failure`, `ContainerError`, `EncodingError`; `StreamChanged` for another version of the file.
    public func streamPart(_ part: StreamPart, of id: FileID, _ request: StreamRequest) async throws -> StreamAnswer? {
        let movie = try await streams.movie(id)
        if let version = request.version, version != movie.version { throw StreamChanged() }
        switch part {
        case .index(let rendition):
            guard movie.offers(rendition, streams.abilities) else { return nil }
            return .playlist(try await BlockingThreads.run { movie.index(of: rendition, query: request.query) })
        case .keyframeIndex:
            return movie.own(.video) == nil ? nil : .playlist(movie.keyframeIndex(query: request.query))
        case .subtitleIndex(let address):
            guard try await streams.subtitles(id).contains(where: { $0.address == address }) else { return nil }
            return .playlist(movie.index(of: address, query: request.query))
        case .initialisation(let rendition):
            guard movie.offers(rendition, streams.abilities) else { return nil }
            guard let own = movie.own(rendition) else {
                let made = try await encoded(nil, rendition)
                return .initialisation(try await BlockingThreads.run { try made.read(at: 0, count: Int(made.size)) })
            }
            return .initialisation(own.initSegment)
        case .segment(let number, let rendition):
            guard movie.plan.starts.indices.contains(number), movie.offers(rendition, streams.abilities) else { return nil }
            guard let own = movie.own(rendition) else {
                let made = try await encoded(number, rendition)
                return try await pieces { SegmentPieces(encoded: made) }
            }
            return try await pieces(of: movie) { try own.segment(number) }
        case .keyframe(let number):
            guard movie.plan.starts.indices.contains(number), let own = movie.own(.video) else { return nil }
            return try await pieces(of: movie) { try own.keyframe(number) }
        }
        func encoded(_ number: Int?, _ rendition: RenditionID) async throws -> any ByteSource {
            if try await BlockingThreads.run({ movie.isReplaced }) { throw StreamChanged() }
            return try await streams.encoded(number, of: rendition, movie, burningIn: request.burnsIn, for: request.viewer)
        }
    }

    private func pieces(
        of movie: StreamedMovie, _ find: @escaping @Sendable () throws -> MediaSegment
    ) async throws -> StreamAnswer {
        try await pieces {
            guard movie.isUnchanged else { throw StreamChanged() }
            return SegmentPieces(try find(), of: movie)
        }
    }

    private func pieces(_ open: @escaping @Sendable () throws -> SegmentPieces) async throws -> StreamAnswer {
        try await BlockingThreads.run {
            let segment = try open()
            return .pieces(size: segment.size, first: try segment.next() ?? []) { try segment.next() }
        }
    }

    /// Whether there is a master playlist of a file.
    public func isStreamable(_ file: MediaFile) -> Bool { PlayableMedia(file.media).isStreamable(by: streams.abilities) }

    /// A file as the pages of its title offer it.
    func offered(_ file: MediaFile, _ viewer: Viewer) -> OfferedFile {
        let addresses = links.addresses(file.id, viewer)
        var offered = OfferedFile(file, by: streams.abilities, downloadURL: addresses.download)
        if offered.media.becomesMP4 { offered.mp4URL = addresses.mp4 }
        return offered
    }

    /// The WebVTT track of a file's thumbnails; nil for one without pictures.
    public func thumbnails(of id: FileID, query: String) async throws -> String? {
        try await streams.thumbnails(of: id, query: query)
    }

    /// A sheet of thumbnails as JPEG; nil if there is none with this number.
    /// - Throws: as `streamPart`.
    public func thumbnailSheet(_ number: Int, of id: FileID, version: String?) async throws -> [UInt8]? {
        let movie = try await streams.movie(id)
        if let version, version != movie.version { throw StreamChanged() }
        return try await streams.sheet(number, of: movie)
    }

    /// Opens a file for streaming.
    /// - Throws: `LibraryError.fileNotFound`; `RootedPath.Failure` if it is not there or may not be opened; `ContainerError.io`.
    static func openMovie(_ id: FileID, _ files: any LibraryRepository) async throws -> StreamedMovie {
        let location = try await files.location(of: id)
        let facts = try await files.file(id, for: .unlimited).media
        let subtitles = facts.subtitles.enumerated().filter { $1.isPictures }.map { ($1.number, $0) }
        let path = try RootedPath(root: location.root, relative: location.path)
        let name = String(validating: location.path, as: UTF8.self).map { "\(location.root)/\($0)" }
        return try await BlockingThreads.run {
            try StreamedMovie(
                try path.open(), file: id.rawValue, path: name, media: PlayableMedia(facts),
                pictureSubtitles: Dictionary(subtitles) { first, _ in first })
        }
    }
}

extension OfferedFile {
    init(_ file: MediaFile, by server: ServerAbilities, downloadURL: String? = nil) {
        self.init(id: file.id, media: PlayableMedia(file.media), server: server, downloadURL: downloadURL)
    }
}

extension [MediaFile] {
    /// Those that show the same as the file that plays first: its versions, in their order. Files are those of one reference.
    var versions: [MediaFile] {
        let files = filter { $0.extra == nil && $0.missingSince == nil }
        let first = files.map { $0.part ?? 0 }.min()
        return files.filter { $0.part ?? 0 == first }
    }
}

/// The file has changed since the address was made.
public struct StreamChanged: Error {
    public init() {}
}
