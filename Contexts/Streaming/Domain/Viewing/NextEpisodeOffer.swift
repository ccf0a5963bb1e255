import CoreDomain

/// The time at which the next episode is offered.
public enum NextEpisodeOffer {
    /// Seconds before the end.
    public static let lead = 20.0

    /// For a shorter episode (seconds) the offer would come too early; it waits for the end.
    public static let shortest = 60.0

    /// The position in seconds from which the card shows; nil when the duration is unknown.
    public static func begins(duration: Double) -> Double? {
        guard duration.isFinite, duration > 0 else { return nil }
        return duration >= shortest ? duration - lead : duration
    }

    /// The seconds left on the card's countdown; nil while the card is hidden.
    public static func countdown(position: Double, duration: Double) -> Int? {
        guard let begins = begins(duration: duration), position.isFinite, position >= begins else { return nil }
        return Int(clamped: max(duration - position, 0).rounded(.up))
    }
}
