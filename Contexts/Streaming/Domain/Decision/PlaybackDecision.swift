/// Whether a browser plays a file as it lies there, and what a viewer is told about it.
public enum PlaybackDecision: Hashable, Sendable {
    case direct(Direct)
    case cannotPlay(Refusal)

    /// The file goes to the browser as it is.
    public struct Direct: Hashable, Sendable {
        /// "H.264 and AAC in MP4: this browser plays it as it is."
        public var reason: String
        /// What the viewer should know all the same: tracks that cannot be chosen, silence, colours.
        public var notes: [String]
        /// The sound track that the browser will play, counted from 0 in the order of the file; nil for silence.
        public var heard: Int?
        /// Whether a picture is to be expected: a player that gets none says so.
        public var expectsPicture: Bool

        public init(reason: String, notes: [String] = [], heard: Int?, expectsPicture: Bool) {
            self.reason = reason
            self.notes = notes
            self.heard = heard
            self.expectsPicture = expectsPicture
        }
    }

    public struct Refusal: Hashable, Sendable {
        /// "This browser cannot show HEVC (H.265)."
        public var reason: String
        /// What would happen if it tried.
        public var detail: String
        public var whatWouldHelp: [Remedy]

        public init(reason: String, detail: String, whatWouldHelp: [Remedy]) {
            self.reason = reason
            self.detail = detail
            self.whatWouldHelp = whatWouldHelp
        }
    }

    /// A way on. Which of them a page can offer depends on what it has.
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
