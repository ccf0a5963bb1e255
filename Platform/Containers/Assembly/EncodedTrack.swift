import CoreDomain

/// The one track that an encoder delivers.
struct EncodedTrack: Sendable {
    let facts: Track
    /// The sample entry, a whole box.
    let entry: [UInt8]
    /// Ticks per second.
    let timescale: Int64

    init(_ movie: MP4Movie, _ reader: SourceReader) throws(ContainerError) {
        guard movie.tracks.count == 1, let track = movie.tracks.first, let box = track.entry else {
            throw .malformed("an encoder delivers one track, and this has \(movie.tracks.count)")
        }
        guard movie.isFragmented, track.tables.sampleCount == 0 else { throw .malformed("an encoder delivers fragments only") }
        guard track.timescale <= Int64(UInt32.max) else { throw .malformed("a track has no usable clock") }
        let description = MP4SampleEntry(box, handler: track.handler)
        var facts = Track(number: track.number, kind: description.kind, codec: .unknown)
        try description.fill(&facts, reader, display: track.display)
        let copy = MP4EntryCopy(entry: box, reader: reader)
        switch facts.kind {
        case .video: entry = try copy.video()
        case .audio: entry = try copy.audio(facts)
        case .subtitle, .other: throw .malformed("an encoder delivers pictures or sound")
        }
        self.facts = facts
        timescale = track.timescale
    }

    /// - Parameter end: of the movie, in seconds.
    func initSegment(end: Double) -> [UInt8] {
        InitSegment(
            kind: facts.kind == .video ? .video : .audio, entry: entry, timescale: timescale,
            edit: facts.kind == .video ? Self.delay(timescale: timescale) : 0, duration: Self.ticks(end, timescale: 1000),
            width: facts.displayWidth ?? facts.width ?? 0, height: facts.displayHeight ?? facts.height ?? 0
        ).bytes
    }

    /// Ticks that an edit list subtracts from the times of pictures: the length of two at 8 frames/s. Without it they would have negative
    /// offsets, for which ffmpeg and the players that use it show all of them late.
    static func delay(timescale: Int64) -> Int64 { timescale / 4 }

    /// Seconds in ticks, rounded.
    static func ticks(_ seconds: Double, timescale: Int64) -> Int64 {
        Int64(clamped: (min(max(seconds, -1e9), 1e9) * Double(timescale)).rounded())
    }
}

/// One fragment of an encoder.
struct EncodedFragment: Sendable {
    /// In the order of decoding. Times are those of the encoder; positions are places in `data`, and inside it.
    var samples: [StreamSample] = []
    var data: ArraySlice<UInt8>
}
