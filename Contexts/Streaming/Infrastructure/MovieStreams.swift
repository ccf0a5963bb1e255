public import Caching
public import Containers
public import CoreDomain
public import StreamingDomain

/// Movies in segments, for everybody who may see them: playlists, segments that an encoder makes, and thumbnails. Segments without conversion come
/// from `StreamedMovie`.
public struct MovieStreams: Sendable {
    /// Draws a sheet of thumbnails: a JPEG picture.
    public typealias DrawSheet = @Sendable (StreamedMovie, ThumbnailTrack, _ sheet: Int) async throws -> [UInt8]

    let movies: OpenMovies
    public let encoders: EncodedSegments
    public let abilities: ServerAbilities
    /// The subtitles of a file that playlists offer.
    public let subtitles: @Sendable (FileID) async throws -> [StreamedSubtitle]
    let sheets: DiskCache
    private let drawSheet: DrawSheet
    public let drawing = SheetDrawing()
    /// Opens movies before they are played.
    public let preloading: Preloading
    /// Sheets that could not be drawn are not tried again at once.
    private let failures: RecentFailures<String, EncodingError>

    public init(
        movies: OpenMovies, encoders: EncodedSegments, abilities: ServerAbilities, sheets: DiskCache,
        subtitles: @escaping @Sendable (FileID) async throws -> [StreamedSubtitle], drawSheet: @escaping DrawSheet
    ) {
        self.movies = movies
        preloading = Preloading { id in _ = try await movies.movie(id) }
        self.encoders = encoders
        self.abilities = abilities
        self.sheets = sheets
        self.subtitles = subtitles
        self.drawSheet = drawSheet
        let start = ContinuousClock.now
        failures = RecentFailures(capacity: 500) { start.duration(to: .now) }
    }

    /// An open movie, kept for its next segments.
    public func movie(_ id: FileID) async throws -> StreamedMovie { try await movies.movie(id) }

    /// - Parameters:
    ///   - client: what the browser decodes; nil for a player of which nothing is known.
    ///   - subtitle: the track of a subtitle of pictures that is drawn into the movie's.
    /// - Throws: `ContainerError.unsupported` where nothing can be played in segments.
    public func master(
        of id: FileID, for client: ClientCapabilities?, burningIn subtitle: Int? = nil, query: String
    ) async throws -> StreamMaster {
        let movie = try await movies.movie(id)
        var media = movie.media
        if let subtitle {
            guard abilities.canConvert, !media.video.isEmpty, movie.pictureSubtitles[subtitle] != nil else {
                throw ContainerError.unsupported("it has no such subtitle")
            }
            // Pictures that are drawn on are always encoded.
            media.video[0].isSegmentable = false
        }
        guard let plan = PlaybackPlan(segmentsOf: media, for: client, abilities) else {
            throw ContainerError.unsupported("neither its picture nor its sound can be put into segments")
        }
        return StreamMaster(
            movie: movie, plan: plan, subtitles: try await subtitles(id), key: movie.key(query),
            alsoConverted: client == nil && abilities.canConvert)
    }

    /// A segment that an encoder makes.
    /// - Parameters:
    ///   - number: from 0; nil for the initialisation segment.
    ///   - subtitle: the track of a subtitle of pictures that is drawn into the movie's.
    ///   - viewer: one player of one person, so that nobody takes all encoders.
    /// - Throws: `EncodingError` if it could not be made; `ContainerError.unsupported` if the movie has no such rendition.
    public func encoded(
        _ number: Int?, of rendition: RenditionID, _ movie: StreamedMovie, burningIn subtitle: Int? = nil, for viewer: String
    ) async throws -> any ByteSource {
        guard abilities.canConvert else { throw EncodingError.notInstalled }
        guard var encoded = movie.encoded else { throw EncodingError.failed(reason: "its name is not valid UTF-8") }
        if let subtitle {
            guard let place = movie.pictureSubtitles[subtitle] else { throw ContainerError.unsupported("it has no such subtitle") }
            encoded = encoded.burningIn(place)
        }
        let found = try await encoders.segment(number, of: rendition, in: encoded, for: viewer)
        guard let found else { throw ContainerError.unsupported("it has no such rendition") }
        return found
    }

    /// The WebVTT track of the thumbnails; nil for a movie without pictures.
    public func thumbnails(of id: FileID, query: String) async throws -> String? {
        let movie = try await movies.movie(id)
        return thumbnails(of: movie)?.text { "thumbnails/\($0).jpg?\(movie.key(query))" }
    }

    /// A sheet of thumbnails; nil if there is none with this number.
    /// - Throws: `EncodingError` if it could not be drawn.
    public func sheet(_ number: Int, of movie: StreamedMovie) async throws -> [UInt8]? {
        guard let track = thumbnails(of: movie), track.sheet(number) != nil else { return nil }
        let key = sheetKey(number, of: movie)
        if let failure = failures.recent(key) { throw failure }
        do {
            return try await sheets.bytes(for: key) { [drawing, drawSheet] in
                try await drawing.draw { try await drawSheet(movie, track, number) }
            }
        } catch let error as EncodingError where error != .busy {
            failures.note(error, for: key, pause: .seconds(60))
            throw error
        }
    }

    func sheetKey(_ number: Int, of movie: StreamedMovie) -> String { "sheet/\(movie.version)/\(number)" }

    func thumbnails(of movie: StreamedMovie) -> ThumbnailTrack? {
        guard abilities.canConvert, let video = movie.media.video.first else { return nil }
        return ThumbnailTrack(duration: movie.media.duration, width: video.width, height: video.height)
    }
}
