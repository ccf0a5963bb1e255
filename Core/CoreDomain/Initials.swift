/// The letters that stand for a person without a picture (behaviour.md §2.4).
public enum Initials {
    private static let suffixes: Set = [
        "jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "phd", "ph.d", "ph.d.", "md", "esq", "esq.",
    ]

    /// The first letters of the first and the last word, suffixes such as "Jr." apart, in upper case: "BK", "M"; nil if no word has a letter or
    /// digit.
    public static func of(_ name: String) -> String? {
        let words = name.split(whereSeparator: \.isWhitespace)
        let counted = words.filter { !suffixes.contains($0.lowercased()) }
        // Somebody may be called nothing but "Sr.".
        let letters = (counted.isEmpty ? words.prefix(1) : counted[...]).compactMap { word in word.first { $0.isLetter || $0.isNumber } }
        guard let first = letters.first, let last = letters.last else { return nil }
        return (letters.count == 1 ? String(first) : "\(first)\(last)").uppercased()
    }
}
