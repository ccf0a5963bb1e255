/// The facts about a file that the decision needs.
public struct PlayableMedia: Hashable, Sendable {
    /// `mp4`, `mov`, `matroska`, `webm`, or ffprobe's name of another container.
    public var container: String
    /// Seconds; nil if unknown.
    public var duration: Double?
    /// Bits per second of the whole file; nil if unknown.
    public var bitRate: Int?
    /// Seconds of the longest segment if the file is cut at its keyframes; nil if it cannot be cut there. Of no importance without a picture.
    public var longestSegment: Double?
    public var video: [Video]
    /// In the order of the file.
    public var audio: [Audio]

    public init(
        container: String, duration: Double? = nil, bitRate: Int? = nil, longestSegment: Double? = nil, video: [Video] = [],
        audio: [Audio] = []
    ) {
        self.container = container
        self.duration = duration
        self.bitRate = bitRate
        self.longestSegment = longestSegment
        self.video = video
        self.audio = audio
    }

    public struct Video: Hashable, Sendable {
        /// The container's number of the track.
        public var number: Int
        /// ffprobe's short name: `h264`, `hevc`.
        public var codec: String
        /// RFC 6381: `avc1.640028`.
        public var codecString: String?
        /// Pixels as displayed; 0 if unknown.
        public var width: Int
        public var height: Int
        /// `SDR`, `PQ` or `HLG`.
        public var range: String?
        /// Whether pictures around a place where a segment begins need those before it (open groups of pictures of H.264). Known only of an open
        /// file.
        public var hasOpenGroups: Bool
        /// False for a track that turned out to have no form that segments can hold, although its codec has one. Known only of an open file.
        public var isSegmentable = true

        public init(
            number: Int, codec: String, codecString: String? = nil, width: Int = 0, height: Int = 0, range: String? = nil,
            hasOpenGroups: Bool = false
        ) {
            self.number = number
            self.codec = codec
            self.codecString = codecString
            self.width = width
            self.height = height
            self.range = range
            self.hasOpenGroups = hasOpenGroups
        }
    }

    public struct Audio: Hashable, Sendable {
        /// The container's number of the track.
        public var number: Int
        public var codec: String
        public var codecString: String?
        /// BCP 47.
        public var language: String?
        /// The label for viewers: "English", "Commentary".
        public var label: String?
        /// Nil if unknown.
        public var channels: Int?
        public var isDefault: Bool
        /// A commentary, or a description of the picture for people who cannot see it: plays only if it is chosen.
        public var isCommentary: Bool
        /// False for a track that turned out to have no form that segments can hold, although its codec has one. Known only of an open file.
        public var isSegmentable = true

        public init(
            number: Int, codec: String, codecString: String? = nil, language: String? = nil, label: String? = nil, channels: Int? = nil,
            isDefault: Bool = false, isCommentary: Bool = false
        ) {
            self.number = number
            self.codec = codec
            self.codecString = codecString
            self.language = language
            self.label = label
            self.channels = channels
            self.isDefault = isDefault
            self.isCommentary = isCommentary
        }
    }
}

extension PlayableMedia.Video {
    /// The height of the picture lying on its longer side, or that of a picture of 16:9 with its width if that is more: a wide movie is cut
    /// at the top and bottom. A picture of unknown size counts as 720 lines.
    var lines: Int {
        let (long, short) = (max(width, height), min(width, height))
        return short > 0 ? max(short, long / 16 * 9 + long % 16 * 9 / 16) : Rung.p720.rawValue
    }

    var isHDR: Bool { range == "PQ" || range == "HLG" }

    /// Dolby Vision without a picture that other decoders understand has a codec string of its own.
    var isDolbyVision: Bool { hasExact("dvh1") || hasExact("dvhe") }

    /// Profile 5 has colours of its own, which a converter takes for ordinary ones.
    var hasUnusualColours: Bool { hasExact("dvh1.05") || hasExact("dvhe.05") }

    private func hasExact(_ prefix: String) -> Bool { (codecString ?? "").lowercased().hasPrefix(prefix) }
}

extension [PlayableMedia.Audio] {
    /// The track that plays first: the one that the file marks as default, or else the first one; a commentary only if there is no other.
    var firstChoice: Int? {
        firstIndex { $0.isDefault && !$0.isCommentary } ?? firstIndex { !$0.isCommentary } ?? indices.first
    }
}
