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
}
