import CoreDomain

/// What encoders need to know about a movie.
public struct EncodedMovie: Hashable, Sendable {
    /// The pictures to encode.
    public struct Picture: Hashable, Sendable {
        /// Pixels as displayed, which is after the turn; 0 if unknown.
        public var width: Int
        public var height: Int
        /// Degrees by which the coded picture is turned clockwise: 0, 90, 180 or 270.
        public var rotation: Int
        /// `PQ` or `HLG`; nil for standard dynamic range.
        public var range: String?
        /// A subtitle of pictures to draw, counted from 0 among the subtitle tracks of the file.
        public var burnsIn: Int?

        public init(width: Int, height: Int, rotation: Int = 0, range: String? = nil, burnsIn: Int? = nil) {
            self.width = width
            self.height = height
            self.rotation = rotation
            self.range = range
            self.burnsIn = burnsIn
        }
    }

    /// A run makes at most so many segments; the next run continues. Each is a moment in the encoder's command line, of which a word may have
    /// 128 KiB.
    public static let longestRun = 5_000

    /// Distinguishes files and versions of their content; any text.
    public let key: String
    /// The absolute path of the file, valid UTF-8.
    public let path: String
    /// The starts of all segments in seconds, ascending.
    public let starts: [Double]
    /// The end of the movie in seconds.
    public let end: Double
    /// Whether times are those of the file (MP4, Matroska), or count from its first time (all other containers).
    public let hasFileTimes: Bool
    /// Nil without pictures.
    public private(set) var picture: Picture?
    /// The position of each sound track among the sound tracks of the file, counted from 0, by the number of the track.
    public let sounds: [Int: Int]
    /// Differs for each other way to cut.
    let cut: UInt64

    public init(
        key: String, path: String, starts: [Double], end: Double, hasFileTimes: Bool, picture: Picture?, sounds: [Int: Int]
    ) {
        self.key = key
        self.path = path
        self.starts = starts
        self.end = end
        self.hasFileTimes = hasFileTimes
        self.picture = picture
        self.sounds = sounds
        var hash = StableHash()
        for time in starts + [end] { withUnsafeBytes(of: time.bitPattern.littleEndian) { hash.add($0) } }
        cut = StableHash.mix(hash.value)
    }

    /// The same movie with a subtitle of pictures drawn into its own.
    /// - Parameter index: counted from 0 among the subtitle tracks of the file.
    public func burningIn(_ index: Int) -> EncodedMovie {
        var movie = self
        movie.picture?.burnsIn = index
        return movie
    }

    /// What an encoder has to make; nil for a rendition that is not encoded, or that this movie does not have.
    public func output(of rendition: RenditionID) -> EncodingJob.Output? {
        switch rendition {
        case .video, .audio: return nil
        case .encodedAudio(let track): return sounds[track].map { .audio(.init(index: $0)) }
        case .encodedVideo(let rung):
            guard let picture else { return nil }
            let (width, height) = rung.size(ofWidth: picture.width, height: picture.height)
            return .video(
                .init(
                    rung: rung, width: width, height: height, rotation: picture.rotation, range: picture.range, burnsIn: picture.burnsIn))
        }
    }

    /// For the schedule; nil for a rendition that is not encoded, or that this movie does not have.
    /// - Parameter encoder: the name and version of the encoder, and anything else that changes its output.
    public func encoded(_ rendition: RenditionID, by encoder: String) -> EncodedRendition? {
        guard let output = output(of: rendition) else { return nil }
        var fields = [key, encoder, String(cut)]
        switch output {
        case .audio(let audio): fields.append("\(audio.index)")
        case .video(let video):
            fields += ["\(video.width)", "\(video.height)", "\(video.rotation)", video.range ?? "", video.burnsIn.map(String.init) ?? ""]
        }
        // The length of each field keeps them apart.
        let text = fields.map { "\($0.utf8.count):\($0)" }.joined()
        return EncodedRendition(movie: StableHash.name(of: text.utf8), rendition: rendition, count: starts.count)
    }
}
