/// Times as the player shows them.
public enum TimeLabel {
    /// Seconds as m:ss, or h:mm:ss from one hour; truncated; "0:00" for what is no time.
    public static func text(_ seconds: Double) -> String {
        guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "0:00" }
        let all = Int(seconds)
        let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    /// What a screen reader says of the slider.
    public static func spoken(_ current: Double, of total: Double) -> String { "\(text(current)) of \(text(total))" }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
