/// Where a paused movie goes on. A rule of Popcorn's own: after a long pause a few seconds are repeated, so that the viewer finds the way back into
/// the scene.
public enum ResumeAfterPause {
    /// Seconds; a pause must be longer.
    public static let longestPlainPause = 30.0
    /// Seconds; never to before the start.
    public static let skipBack = 3.0
}
