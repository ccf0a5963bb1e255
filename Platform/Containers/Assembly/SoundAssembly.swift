import CoreDomain

/// Puts frames of AAC into segments by counting them: frame k begins at k × 1,024 samples, whatever times the encoder writes.
struct SoundAssembly: Sendable {
    static let sampleRate: Int64 = 48_000
    private static let frameLength: Int64 = 1_024

    private let first: Int
    /// The number of the first frame of each segment, and that after the last one.
    private let bounds: [Int64]
    /// The number of the next frame.
    private var frame: Int64
    /// The segment that is being made, counted from 0.
    private var place = 0
    private var draft = SegmentDraft()

    /// - Throws: `.malformed` if the encoder begins after the first segment has.
    init(first: Int, starts: [Double], end: Double, frame: Int) throws(ContainerError) {
        self.first = first
        bounds = (starts + [end]).map(Self.firstFrame)
        self.frame = Int64(frame)
        guard self.frame <= bounds[0] else { throw .malformed("the encoder left out the start of a segment") }
    }

    /// The first frame that starts at or after a time in seconds; a time is not missed by rounding (`StreamingDomain.AudioFrames`).
    static func firstFrame(at seconds: Double) -> Int64 {
        let frames = min(max(seconds, 0), 1e8) * Double(sampleRate) / Double(frameLength)
        return max(0, Int64(clamped: (frames - 1e-6).rounded(.up)))
    }

    mutating func add(_ fragment: EncodedFragment) throws(ContainerError) -> [SegmentAssembler.Segment] {
        var segments: [SegmentAssembler.Segment] = []
        for sample in fragment.samples {
            if frame >= bounds[0], frame < bounds[bounds.count - 1] {
                segments += try close(upTo: frame)
                var sample = sample
                sample.decodeTime = frame * Self.frameLength
                sample.compositionOffset = 0
                sample.duration = Self.frameLength
                sample.isSync = true
                try draft.add(sample, from: fragment)
            }
            frame += 1
        }
        segments += try close(upTo: frame)
        return segments
    }

    mutating func finish() throws(ContainerError) -> [SegmentAssembler.Segment] { try close(upTo: .max) }

    /// The segments that end with a frame or before it.
    private mutating func close(upTo frame: Int64) throws(ContainerError) -> [SegmentAssembler.Segment] {
        var segments: [SegmentAssembler.Segment] = []
        while place + 1 < bounds.count, bounds[place + 1] <= frame {
            segments.append(try draft.segment(first + place, samples: draft.samples, empty: bounds[place] * Self.frameLength))
            draft = SegmentDraft()
            place += 1
        }
        return segments
    }
}
