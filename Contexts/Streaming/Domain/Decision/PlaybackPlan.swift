/// How a file plays in a browser, with an explanation for the viewer.
public struct PlaybackPlan: Hashable, Sendable {
    /// What is done to the file: nothing, another container, or a conversion of what plays first.
    public enum Method: String, CaseIterable, Hashable, Sendable { case direct, remux, transcodeAudio, transcodeVideo }

    public enum Delivery: Hashable, Sendable {
        /// The file itself, in ranges.
        case file
        /// Segments (HLS).
        case segments
    }

    public enum Picture: Hashable, Sendable {
        case original
        case encoded(Rung)

        public var rendition: RenditionID {
            switch self {
            case .original: .video
            case .encoded(let rung): .encodedVideo(rung)
            }
        }
    }

    public struct Sound: Hashable, Sendable {
        /// The container's number of the track.
        public var track: Int
        /// Counted from 0 among the sound tracks of the file.
        public var index: Int
        /// Whether it is converted to AAC in stereo.
        public var isConverted: Bool
        /// The label for viewers: "English", "Commentary".
        public var label: String?
        /// BCP 47.
        public var language: String?

        public init(track: Int, index: Int, isConverted: Bool = false, label: String? = nil, language: String? = nil) {
            self.track = track
            self.index = index
            self.isConverted = isConverted
            self.label = label
            self.language = language
        }

        public var rendition: RenditionID { isConverted ? .encodedAudio(track) : .audio(track) }
    }

    public var method: Method
    public var delivery: Delivery
    /// "Your browser can’t decode DTS, so the sound is converted. The picture is original."
    public var reason: String
    /// What would avoid the conversion, a sentence each; empty without one.
    public var advice: [String]
    /// A sentence each: tracks that cannot be chosen, silence, colours.
    public var notes: [String]
    /// The qualities on offer, the best first; empty for sound alone.
    public var pictures: [Picture]
    /// Those that can be chosen, in the order of the file. Of a file that is delivered as it is: those that the browser decodes.
    public var sounds: [Sound]
    /// The place in `sounds` of the one that plays first; nil for silence.
    public var startsWith: Int?
    /// Whether a picture is expected: a player without one reports an error.
    public var expectsPicture: Bool

    public init(
        method: Method, delivery: Delivery, reason: String, advice: [String] = [], notes: [String] = [], pictures: [Picture],
        sounds: [Sound], startsWith: Int?, expectsPicture: Bool
    ) {
        self.method = method
        self.delivery = delivery
        self.reason = reason
        self.advice = advice
        self.notes = notes
        self.pictures = pictures
        self.sounds = sounds
        self.startsWith = startsWith
        self.expectsPicture = expectsPicture
    }

    /// The sound that plays first; nil for silence.
    public var firstSound: Sound? { startsWith.flatMap { sounds.indices.contains($0) ? sounds[$0] : nil } }
}
