/// Counts in words.
public enum CountText {
    /// `1 movie`, `12,345 movies`.
    ///
    /// - Parameter plural: for a noun whose plural is not made with an s.
    public static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        number == 1 ? "1 \(noun)" : "\(grouped(number)) \(plural ?? noun + "s")"
    }

    /// `12,345`.
    public static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        return digits.enumerated().reduce(into: number < 0 ? "−" : "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
            text.append(digit.element)
        }
    }
}
