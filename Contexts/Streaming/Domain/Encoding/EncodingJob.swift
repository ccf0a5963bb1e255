import CoreDomain

/// One run of an encoder: from the start of a segment to the end of the movie, or until nobody wants more.
public struct EncodingJob: Hashable, Sendable {
    public enum Output: Hashable, Sendable {
        case video(Video)
        case audio(Audio)
    }

    public struct Video: Hashable, Sendable {
        public var rung: Rung
        /// The size of the encoded picture in pixels.
        public var width: Int
        public var height: Int
        /// Degrees by which the coded picture is turned clockwise: 0, 90, 180 or 270.
        public var rotation: Int
        /// `PQ` or `HLG`: mapped to standard dynamic range.
        public var range: String?
        /// A subtitle of pictures to draw, counted from 0 among the subtitle tracks of the file.
        public var burnsIn: Int?

        public init(rung: Rung, width: Int, height: Int, rotation: Int = 0, range: String? = nil, burnsIn: Int? = nil) {
            self.rung = rung
            self.width = width
            self.height = height
            self.rotation = rotation
            self.range = range
            self.burnsIn = burnsIn
        }
    }

    public struct Audio: Hashable, Sendable {
        /// Counted from 0 among the sound tracks of the file.
        public var index: Int

        public init(index: Int) { self.index = index }
    }

    /// The absolute path of the file, valid UTF-8.
    public var path: String
    public var output: Output
    /// The first time that is encoded, in seconds. Its pictures, or the sound from it on, are the first that the encoder delivers.
    public var start: Double
    /// Whether times are those of the file (MP4, Matroska), or count from its first time (all other containers).
    public var hasFileTimes: Bool
    /// The starts of the following segments in seconds, ascending, all later than `start`: pictures have a keyframe at each.
    public var boundaries: [Double]

    public init(path: String, output: Output, start: Double, hasFileTimes: Bool, boundaries: [Double]) {
        self.path = path
        self.output = output
        self.start = start
        self.hasFileTimes = hasFileTimes
        self.boundaries = boundaries
    }
}

/// Runs an encoder. It delivers a fragmented MP4 of one track, piece by piece as the encoder writes it: `ftyp`, `moov`, then pairs of `moof` and
/// `mdat`; of pictures, one pair for each keyframe. Times count from `EncodingJob.start`. The encoder waits while a piece is being taken, and has
/// ended when the call returns, also if the task is cancelled or `deliver` throws.
public typealias Encode =
    @Sendable (_ job: EncodingJob, _ deliver: @escaping @Sendable (_ bytes: [UInt8]) async throws -> Void) async throws -> Void

/// AAC is encoded in frames of 1,024 samples at 48 kHz. All runs of a rendition cut their frames at the same times, counted from 0.
public enum AudioFrames {
    public static let sampleRate = 48_000
    public static let samples = 1_024
    /// Frames before the wanted ones, which the decoder needs to be exact, and which are thrown away: one that an encoder adds, and two more.
    public static let lead = 2

    /// The first frame that starts at or after a time in seconds.
    public static func first(at seconds: Double) -> Int {
        max(0, Int(clamped: (min(max(seconds, 0), 1e8) * Double(sampleRate) / Double(samples) - 1e-6).rounded(.up)))
    }

    /// The start of a frame in seconds.
    public static func start(of frame: Int) -> Double { Double(frame) * Double(samples) / Double(sampleRate) }
}
