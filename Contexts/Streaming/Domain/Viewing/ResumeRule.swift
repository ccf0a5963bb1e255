/// The position from which a partly watched movie starts.
public enum ResumeRule {
    /// The offer for a stored position.
    public enum Offer: Hashable, Sendable {
        case start
        /// Seconds.
        case resume(at: Double)

        public var position: Double {
            switch self {
            case .start: 0
            case .resume(let position): position
            }
        }

        /// "Play", "Resume at 42:10".
        public var label: String {
            switch self {
            case .start: "Play"
            case .resume(let position): "Resume at \(TimeLabel.text(position))"
            }
        }
    }

    /// Resuming is offered after the first 10 s (or 5 % of something short), and before the movie is almost over: 95 %, or less
    /// than 15 s from the end of something longer than a minute. Seconds.
    public static func offer(position: Double, duration: Double) -> Offer {
        guard duration.isFinite, duration > 0 else { return .start }
        let fraction = position / duration
        let isFinished = fraction >= 0.95 || (duration > 60 && duration - position < 15)
        let isBegun = position >= 10 || fraction >= 0.05
        return isBegun && !isFinished ? .resume(at: position) : .start
    }

    /// The position to start from: an explicit time wins, then a request to start over, then the stored position.
    public static func start(
        asked time: Double?, fromStart: Bool, position: Double?, duration: Double?
    ) -> Double {
        let end = duration.map { max($0 - 1, 0) } ?? .infinity
        if let time, time.isFinite, time >= 0 { return min(time, end) }
        if fromStart { return 0 }
        return offer(position: position ?? 0, duration: duration ?? 0).position
    }
}
