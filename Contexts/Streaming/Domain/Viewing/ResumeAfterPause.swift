import CoreDomain

/// The position from which a paused movie goes on. A rule of Popcorn's own: after a long pause a few seconds are repeated, so that the viewer
/// finds the way back into the scene.
public enum ResumeAfterPause {
    /// Seconds; a pause must be longer.
    public static let longestPlainPause = 30.0
    /// Seconds.
    public static let skipBack = 3.0

    /// - Parameters:
    ///   - position: of the pause, in seconds.
    ///   - pause: how long it was, in seconds; a length that is no time, as after a clock was set back, counts as none.
    /// - Returns: seconds, never before the start.
    public static func position(_ position: Double, after pause: Double) -> Double {
        let position = MediaTime.clamped(position)
        guard let pause = MediaTime.checked(pause), pause > longestPlainPause else { return position }
        return max(position - skipBack, 0)
    }
}
