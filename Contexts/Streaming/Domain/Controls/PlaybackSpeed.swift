import CoreDomain

/// The speed of playback.
public enum PlaybackSpeed {
    /// In the order of the button.
    public static let all: [Double] = [1, 1.25, 1.5, 2, 0.5]

    /// The speed after `speed`; an unknown one counts as 1.
    public static func next(after speed: Double) -> Double {
        let index = all.firstIndex(of: speed) ?? 0
        return all[(index + 1) % all.count]
    }

    /// "1x", "1.25x", "0.5x": with all digits.
    public static func label(_ speed: Double) -> String {
        guard speed.isFinite, speed > 0 else { return "1x" }
        let hundredths = Int(clamped: (speed * 100).rounded())
        let whole = hundredths / 100, rest = hundredths % 100
        if rest == 0 { return "\(whole)x" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)x" : "\(whole).\(rest < 10 ? "0" : "")\(rest)x"
    }
}
