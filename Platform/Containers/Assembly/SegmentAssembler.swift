/// Makes the segments of a rendition from what one run of an encoder delivers: a fragmented MP4 of one track (ISO/IEC 14496-12 §8.8), as ffmpeg
/// writes it to a pipe. A segment has the same samples at the same times, whichever run made it.
public struct SegmentAssembler: Sendable {
    public enum Kind: Hashable, Sendable {
        /// Pictures.
        /// - Parameter origin: seconds on the movie's timeline of the encoder's time 0.
        case video(origin: Double)
        /// AAC at 48 kHz. Only its frames are counted; the encoder's times do not matter.
        /// - Parameter firstFrame: the number of the first frame that the encoder delivers, of 1,024 samples each, counted from 0 of the movie. Negative
        ///   for what an encoder adds in front.
        case audio(firstFrame: Int)
    }

    /// A whole segment (`styp`, `moof`, `mdat`) and its number in the movie.
    public typealias Segment = (number: Int, bytes: [UInt8])

    /// `ftyp` and `moov`, once the encoder has described its track. That of pictures has an edit list, which subtracts their delay.
    public private(set) var initSegment: [UInt8]?
    /// The RFC 6381 string of the track.
    public private(set) var codecString: String?
    private let kind: Kind
    private let first: Int
    private let starts: [Double]
    private let end: Double
    private var reader = FragmentReader()
    private var pictures: PictureAssembly?
    private var sounds: SoundAssembly?

    /// - Parameters:
    ///   - first: the number of the first segment that is made.
    ///   - starts: of the segments that the run makes, in seconds from the one of `first` on, ascending: to the end of the movie, or as far as the run
    ///     goes.
    ///   - end: of the last of them, in seconds.
    public init(kind: Kind, first: Int, starts: [Double], end: Double) {
        self.kind = kind
        self.first = first
        self.starts = starts
        self.end = max(end, starts.last ?? 0)
    }

    /// Takes the next bytes of the encoder, in pieces of any size.
    /// - Returns: the segments that became complete, in order, without gaps: some may have no samples.
    /// - Throws: `.notRecognised`, `.malformed`, `.tooLarge`, `.unsupported`. The assembler cannot go on after that.
    public mutating func append(_ bytes: [UInt8]) throws(ContainerError) -> [Segment] {
        var segments: [Segment] = []
        for part in try reader.append(bytes) {
            switch part {
            case .track(let track): try begin(track)
            case .fragment(let fragment):
                segments += try pictures?.add(fragment) ?? []
                segments += try sounds?.add(fragment) ?? []
            }
        }
        return segments
    }

    /// Called when the encoder has ended by itself.
    /// - Returns: the remaining segments; those after the last sample are empty.
    /// - Throws: `.truncated` if the encoder stopped in the middle of something.
    public mutating func finish() throws(ContainerError) -> [Segment] {
        try reader.finish()
        return try (pictures?.finish() ?? []) + (sounds?.finish() ?? [])
    }

    private mutating func begin(_ track: EncodedTrack) throws(ContainerError) {
        switch kind {
        case .video(let origin):
            guard track.facts.kind == .video else { throw .malformed("an encoder of pictures delivers something else") }
            pictures = PictureAssembly(first: first, starts: starts, end: end, origin: origin, timescale: track.timescale)
        case .audio(let frame):
            guard track.facts.codec == .aac, track.timescale == SoundAssembly.sampleRate else {
                throw .malformed("an encoder of sound delivers something else than AAC at 48 kHz")
            }
            sounds = try SoundAssembly(first: first, starts: starts, end: end, frame: frame)
        }
        initSegment = track.initSegment(end: end)
        codecString = track.facts.codecString
    }
}

/// The samples of a segment in memory.
struct SegmentDraft: Sendable {
    private(set) var samples: [StreamSample] = []
    private(set) var data: [UInt8] = []

    /// Bytes. A movie whose keyframes are very far apart has such segments.
    private static let largest = 256 << 20
    private static let mostSamples = 1_000_000

    var isEmpty: Bool { samples.isEmpty }

    /// Takes a sample with its bytes; its position becomes that in `data`.
    mutating func add(_ sample: StreamSample, from fragment: EncodedFragment) throws(ContainerError) {
        let start = fragment.data.startIndex + Int(sample.position)
        let bytes = fragment.data[start..<start + Int(sample.size)]
        guard bytes.count <= Self.largest - data.count, samples.count < Self.mostSamples else { throw .tooLarge("a segment in memory") }
        var sample = sample
        sample.position = Int64(data.count)
        samples.append(sample)
        data += bytes
    }

    /// - Parameters:
    ///   - empty: the time of decoding of a segment without samples.
    ///   - edit: ticks to add to times of decoding, which the edit list subtracts.
    func segment(
        _ number: Int, samples: [StreamSample], empty: Int64, edit: Int64 = 0
    ) throws(ContainerError) -> SegmentAssembler.Segment {
        let start = try Checked.sum(samples.first?.decodeTime ?? empty, edit)
        let header = MovieFragment(samples: samples, prefix: 0, start: max(0, start), payload: Int64(data.count))
        return (number, try header.bytes(number: number) + data)
    }
}
