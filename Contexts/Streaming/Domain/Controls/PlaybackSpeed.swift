/// The speed of playback.
public enum PlaybackSpeed {
    /// In the order of the button, which goes round (`behaviour.md` §1.7).
    public static let all: [Double] = [1, 1.25, 1.5, 2, 0.5]
}
