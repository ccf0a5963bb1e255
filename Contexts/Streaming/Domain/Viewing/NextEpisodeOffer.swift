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
}
