import CoreDomain

/// Durations in the words of the interface.
public enum RuntimeText {
    /// `2h 5m`, `45m`, `2h`; nil for zero or less.
    public static func short(minutes: Int?) -> String? {
        guard let minutes, minutes > 0 else { return nil }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        if hours == 0 { return "\(rest)m" }
        return rest == 0 ? "\(hours)h" : "\(hours)h \(rest)m"
    }

    /// `42:10`, `1:02:10`: a position in a movie. Seconds are truncated; anything that is not a number is `0:00`.
    public static func clock(seconds: Double) -> String {
        guard let all = Int(checked: seconds), MediaTime.range.contains(seconds) else { return "0:00" }
        let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
        let tail = rest < 10 ? "0\(rest)" : "\(rest)"
        if hours == 0 { return "\(minutes):\(tail)" }
        return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
    }
}
