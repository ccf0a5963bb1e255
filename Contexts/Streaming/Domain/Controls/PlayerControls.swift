/// The numbers of the player's controls.
public enum PlayerControls {
    /// The seconds of a skip.
    public static let skip = 10.0
    /// Seconds without input after which the controls disappear.
    public static let hideAfter = 5.0
    /// Seconds of the fade in and out.
    public static let fade = 0.3
    /// Seconds between refreshes of the time labels.
    public static let tick = 0.5
    /// Seconds between saves of the position while the movie runs.
    public static let saveEvery = 5.0

    /// The position after a skip forward: never past the end. With an unknown duration it is 0.
    public static func skippingForward(from time: Double, by seconds: Double = skip, duration: Double) -> Double {
        min(plain(time) + seconds, plain(duration))
    }

    /// The position after a skip back: never before the start.
    public static func skippingBack(from time: Double, by seconds: Double = skip) -> Double {
        max(plain(time) - seconds, 0)
    }

    /// The position of the slider, 0…1.
    public static func slider(time: Double, duration: Double) -> Double {
        plain(duration) > 0 ? min(max(plain(time) / plain(duration), 0), 1) : 0
    }

    /// The time in seconds for a position of the slider.
    public static func time(ofSlider value: Double, duration: Double) -> Double {
        min(max(plain(value), 0), 1) * plain(duration)
    }

    /// A volume between 0 and 1.
    public static func volume(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 1 }

    /// Times that are not finite count as 0.
    static func plain(_ seconds: Double) -> Double { seconds.isFinite ? seconds : 0 }
}
