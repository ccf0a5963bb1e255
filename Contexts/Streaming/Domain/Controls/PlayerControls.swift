/// The numbers of the player's controls (`behaviour.md` §1.7). player.js carries out what they are for.
public enum PlayerControls {
    /// The seconds of a skip.
    public static let skip = 10.0
    /// Seconds without input after which the controls disappear.
    public static let hideAfter = 5.0
    /// Seconds between refreshes of the time labels.
    public static let tick = 0.5
    /// Seconds between saves of the position while the movie runs.
    public static let saveEvery = 5.0

    /// A volume between 0 and 1.
    public static func volume(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 1 }

    /// Times that are not finite count as 0.
    static func plain(_ seconds: Double) -> Double { seconds.isFinite ? seconds : 0 }
}
