/// A date of which at least the year is known.
struct PartialDate: Equatable {
    let year: Int
    /// `1999-10-15`, `1999-10` or `1999`.
    let text: String

    /// Reads these forms, also with one digit for a month or a day and with a time behind; nil for all else.
    init?(_ text: String?) {
        guard let text, text.utf8.count <= 40 else { return nil }
        let date = text.trimmed.prefix { $0 != "T" && $0 != " " }
        let parts = date.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.utf8.allSatisfy({ (0x30...0x39).contains($0) }) ? Int(part) : nil }
        guard (1...3).contains(parts.count), numbers.count == parts.count, parts[0].utf8.count == 4, numbers[0] > 0,
            parts.dropFirst().allSatisfy({ $0.utf8.count <= 2 })
        else { return nil }
        if numbers.count > 1 {
            guard (1...12).contains(numbers[1]) else { return nil }
        }
        if numbers.count > 2 {
            guard (1...Self.days(month: numbers[1], year: numbers[0])).contains(numbers[2]) else { return nil }
        }
        year = numbers[0]
        self.text = parts.map { $0.utf8.count == 1 ? "0\($0)" : String($0) }.joined(separator: "-")
    }

    private static func days(month: Int, year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
