/// Dates in HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`. The two obsolete forms are not read; a validator in one of them is ignored. Neither
/// Hummingbird's dates nor Foundation's (6.3) are public on Linux.
public enum HTTPDate {
    private static let days = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// The date in words.
    ///
    /// - Parameter seconds: since 1970, of the years 0000 to 9999.
    public static func text(_ seconds: Int) -> String {
        let day = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
        let rest = seconds - day * 86_400
        let (year, month, date) = CivilDay.date(day)
        let weekday = days[((day % 7) + 7) % 7]
        return "\(weekday), \(two(date)) \(months[month - 1]) \(two(year / 100))\(two(year % 100)) "
            + "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60)) GMT"
    }

    /// Seconds since 1970; nil for anything else than such a date.
    public static func seconds(_ text: String) -> Int? {
        let parts = text.split(separator: " ")
        guard text.utf8.count == 29, parts.count == 6, parts[5] == "GMT", parts[0].hasSuffix(","),
            days.contains(String(parts[0].dropLast())), let date = digits(parts[1], 2), let month = months.firstIndex(of: String(parts[2])),
            let year = digits(parts[3], 4)
        else { return nil }
        let clock = parts[4].split(separator: ":")
        guard clock.count == 3, let hour = digits(clock[0], 2), let minute = digits(clock[1], 2), let second = digits(clock[2], 2),
            (1...31).contains(date), hour < 24, minute < 60, second < 61
        else { return nil }
        return CivilDay.number(year, month + 1, date) * 86_400 + hour * 3600 + minute * 60 + second
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func digits(_ text: Substring, _ count: Int) -> Int? {
        text.utf8.count == count && text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) ? Int(text) : nil
    }
}
