/// A movie opened for streaming without conversion: MP4, QuickTime, Matroska or WebM as CMAF, one rendition for each track (RFC 8216bis,
/// ISO/IEC 23000-19). Reading the file's tables is done once; keep it for all viewers of the file.
public struct Remuxer: Sendable {
    public let plan: SegmentPlan
    let source: any ByteSource
    let tracks: [Track]
    let limits: ReadLimits
    let movie: Movie

    enum Movie: Sendable {
        case mp4(MP4Movie, rest: Int64)
        case matroska(MatroskaMovie)
    }

    /// The largest start of a frame that is read for its configuration: E-AC-3 has a header for each of its substreams.
    private static let frameBytes = 32 << 10

    /// The codecs that segments can hold.
    public static let codecs: Set<Codec> = [.h264, .hevc, .vp9, .av1, .aac, .ac3, .eac3, .opus, .flac, .mp3]

    /// - Parameter description: of the same file, for example as a scan stored it.
    /// - Throws: `.unsupported` for pictures without a keyframe index; the rest of `ContainerError` for a damaged file.
    public init(_ source: some ByteSource, description: MediaDescription, limits: ReadLimits = .default) throws(ContainerError) {
        self.source = source
        self.limits = limits
        tracks = description.tracks
        if description.keyframes?.isEmpty ?? true, tracks.contains(where: { $0.kind == .video }) {
            throw .unsupported("it has no index of its keyframes")
        }
        plan = SegmentPlan(keyframes: description.keyframes, duration: description.duration)
        if plan.positions.isEmpty, tracks.contains(where: { $0.kind == .video }) { throw SegmentPlan.mismatch }
        let reader = SourceReader(source, limits: limits)
        switch description.container {
        case .mp4, .mov:
            let file = try MP4File(reader)
            movie = .mp4(try MP4Movie(file.movie, reader), rest: file.rest)
        case .matroska, .webm: movie = .matroska(try MatroskaMovie(reader))
        }
    }

    /// Prepares a track. Of several tracks of pictures only the first has a rendition: the plan is cut at its keyframes.
    /// - Throws: `.unsupported` for other codecs (`codecs`) and for forms of a track that need a decoder; `.malformed`, `.truncated`, `.tooLarge`,
    ///   `.io`.
    public func rendition(of track: Track.ID) throws(ContainerError) -> Rendition {
        guard let facts = tracks.first(where: { $0.number == track }) else { throw .malformed("it has no track with the number \(track)") }
        guard Self.codecs.contains(facts.codec), facts.kind == .video || facts.kind == .audio else {
            throw .unsupported("segments cannot hold \(facts.codec)")
        }
        if facts.kind == .video, tracks.first(where: { $0.kind == .video })?.number != track {
            throw .unsupported("it has another track of pictures before this one")
        }
        let reader = SourceReader(source, limits: limits)
        switch movie {
        case .mp4(let movie, let rest): return try rendition(facts, movie, rest: rest, reader)
        case .matroska(let movie): return try rendition(facts, movie, reader)
        }
    }

    private func rendition(_ facts: Track, _ movie: MP4Movie, rest: Int64, _ reader: SourceReader) throws(ContainerError) -> Rendition {
        guard let track = movie.tracks.first(where: { $0.number == facts.number }), let box = track.entry else {
            throw .malformed("it has no track with the number \(facts.number)")
        }
        let copy = MP4EntryCopy(entry: box, reader: reader)
        let entry = facts.kind == .video ? try copy.video() : try copy.audio(facts)
        return try Rendition(
            facts, entry: entry, samples: try samples(of: track, movie, rest: rest, reader), plan: plan, source: source, limits: limits)
    }

    private func rendition(_ facts: Track, _ movie: MatroskaMovie, _ reader: SourceReader) throws(ContainerError) -> Rendition {
        guard let track = movie.tracks.first(where: { $0.track.number == facts.number }) else {
            throw .malformed("it has no track with the number \(facts.number)")
        }
        let samples = try MatroskaSamples(track, movie, plan: plan, reader)
        var frame: [UInt8] = []
        if MatroskaEntry.inFrame.contains(facts.codec), let first = samples.first {
            let size = min(first.size, Int64(Self.frameBytes))
            frame = samples.prefix + (try reader.head(at: first.position, count: Int(size)).array)
        }
        return try Rendition(
            facts, entry: try MatroskaEntry(source: track, facts: facts, frame: frame).box(), samples: samples, plan: plan, source: source,
            limits: limits)
    }

    private func samples(of track: MP4Track, _ movie: MP4Movie, rest: Int64, _ reader: SourceReader) throws(ContainerError)
        -> any SegmentSamples
    {
        if movie.isFragmented { return try MP4FragmentSamples(track, movie, rest: rest, plan: plan, reader) }
        var timeline = try MP4Timeline(edits: track.edits, timescale: track.timescale, movieTimescale: movie.timescale)
        if track.handler == "vide" { try timeline.alignToFirstPicture(track.tables) }
        return try MP4TableSamples(track, timeline: timeline, plan: plan, reader)
    }
}
