import CoreDomain

/// Times as the player shows them.
public enum TimeLabel {
    /// Seconds as m:ss, or h:mm:ss from one hour; truncated; "0:00" for anything else.
    public static func text(_ seconds: Double) -> String {
        guard let all = Int(checked: seconds), MediaTime.range.contains(seconds) else { return "0:00" }
        let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    /// Seconds with one decimal, "4.2"; nothing is less than "0.0".
    static func tenths(_ seconds: Double) -> String {
        let tenths = Int(clamped: (max(seconds, 0) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
