import CoreDomain

/// Written dates.
public enum DateText {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
    ]

    /// `1 October 2018` for `2018-10-01`, `October 2018` for `2018-10`. Any other text is returned as it is.
    public static func written(_ iso: String) -> String {
        let parts = iso.prefix(10).split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count > 1, let year = parts[0], let month = parts[1], months.indices.contains(month - 1) else { return iso }
        let name = "\(months[month - 1]) \(year)"
        guard parts.count == 3 else { return name }
        guard let day = parts[2], (1...31).contains(day) else { return parts[2] == 0 ? name : iso }
        return "\(day) \(name)"
    }

    private static let weekdays = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"]

    /// The day on which something is or was broadcast: “Coming next Friday” up to a week ahead, “Coming 1 October 2018” later, else the date
    /// (`behaviour.md` §2.16).
    ///
    /// - Parameter today: as ISO 8601 writes it; with anything else nothing is to come.
    public static func aired(_ iso: String, today: String) -> String {
        guard let day = CivilDay.number(iso), let now = CivilDay.number(today), day > now else { return written(iso) }
        return day - now > 7 ? "Coming \(written(iso))" : "Coming next \(weekdays[((day % 7) + 7) % 7])"
    }
}
