/// The facts about a file that the decision needs.
public struct PlayableMedia: Hashable, Sendable {
    /// `mp4`, `mov`, `matroska`, `webm`, or ffprobe's name of another container.
    public var container: String
    public var video: [Video]
    /// In the order of the file.
    public var audio: [Audio]

    public init(container: String, video: [Video] = [], audio: [Audio] = []) {
        self.container = container
        self.video = video
        self.audio = audio
    }

    public struct Video: Hashable, Sendable {
        /// ffprobe's short name: `h264`, `hevc`.
        public var codec: String
        /// RFC 6381: `avc1.640028`.
        public var codecString: String?
        /// `SDR`, `PQ` or `HLG`.
        public var range: String?

        public init(codec: String, codecString: String? = nil, range: String? = nil) {
            self.codec = codec
            self.codecString = codecString
            self.range = range
        }
    }

    public struct Audio: Hashable, Sendable {
        public var codec: String
        public var codecString: String?
        /// The label for viewers: "English", "Commentary".
        public var label: String?
        public var isDefault: Bool

        public init(codec: String, codecString: String? = nil, label: String? = nil, isDefault: Bool = false) {
            self.codec = codec
            self.codecString = codecString
            self.label = label
            self.isDefault = isDefault
        }
    }
}
