/// Whether a browser can play a file as it is, with an explanation for the viewer.
public enum PlaybackDecision: Hashable, Sendable {
    case direct(Direct)
    case cannotPlay(Refusal)

    /// The file goes to the browser as it is.
    public struct Direct: Hashable, Sendable {
        /// "H.264 and AAC in MP4: this browser plays it as it is."
        public var reason: String
        /// Notes for the viewer: tracks that cannot be chosen, silence, colours.
        public var notes: [String]
        /// The sound track that the browser will play, counted from 0 in the order of the file; nil for silence.
        public var audioTrack: Int?
        /// Whether a picture is expected: a player without one reports an error.
        public var expectsPicture: Bool

        public init(reason: String, notes: [String] = [], audioTrack: Int?, expectsPicture: Bool) {
            self.reason = reason
            self.notes = notes
            self.audioTrack = audioTrack
            self.expectsPicture = expectsPicture
        }
    }

    public struct Refusal: Hashable, Sendable {
        /// "This browser cannot show HEVC (H.265)."
        public var reason: String
        /// The result of trying anyway.
        public var detail: String
        public var remedies: [Remedy]

        public init(reason: String, detail: String, remedies: [Remedy]) {
            self.reason = reason
            self.detail = detail
            self.remedies = remedies
        }
    }

    /// A suggestion. Pages offer those that apply.
    public enum Remedy: Hashable, Sendable {
        case otherVersion
        case download
        /// "Safari, for example, can."
        case otherBrowser(String)
        case watchWithoutSound
        case listenWithoutPicture
    }

    public var isDirect: Bool { if case .direct = self { true } else { false } }
}
