/// Days in the proleptic Gregorian calendar by number: 0 is 1 January 1970, a Thursday.
public enum CivilDay {
    // Counted in years that begin in March.

    /// - Parameters:
    ///   - year: from −9999 to 9999.
    ///   - month: 1…12.
    ///   - date: 1…31; a day that the month does not have is one of the next month.
    public static func number(_ year: Int, _ month: Int, _ date: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + date - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The number of a day as ISO 8601 writes it, `2026-11-23`; nil for anything that is not a whole date. What follows the date is left out.
    public static func number(_ iso: String) -> Int? {
        let text = iso.prefix(10)
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard text.utf8.count == 10, parts.map(\.utf8.count) == [4, 2, 2],
            text.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) }), let year = Int(parts[0]), let month = Int(parts[1]),
            let date = Int(parts[2]), (1...12).contains(month), (1...31).contains(date)
        else { return nil }
        return number(year, month, date)
    }

    /// - Parameter number: of a day in the years −9999 to 9999.
    public static func date(_ number: Int) -> (year: Int, month: Int, date: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}
