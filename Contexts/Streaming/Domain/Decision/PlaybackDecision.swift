/// Whether and how a browser can play a file, with an explanation for the viewer.
public enum PlaybackDecision: Hashable, Sendable {
    case play(PlaybackPlan)
    case cannotPlay(Refusal)

    public struct Refusal: Hashable, Sendable {
        /// "Your browser can’t show this movie’s picture."
        public var reason: String
        /// The cause, and the result of trying anyway.
        public var detail: String
        public var remedies: [Remedy]

        public init(reason: String, detail: String, remedies: [Remedy]) {
            self.reason = reason
            self.detail = detail
            self.remedies = remedies
        }

        /// Which browser would help, in a sentence; nil where none is known.
        public var advice: String? {
            for case .otherBrowser(let words) in remedies { return words }
            return nil
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

    public var plays: Bool { plan != nil }

    /// Nil if the file cannot play.
    public var plan: PlaybackPlan? { if case .play(let plan) = self { plan } else { nil } }

    /// Nil if the file plays.
    public var refusal: Refusal? { if case .cannotPlay(let refusal) = self { refusal } else { nil } }
}
