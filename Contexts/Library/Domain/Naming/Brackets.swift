/// A name without its brackets, and the content of the brackets.
struct Brackets {
    var text: String
    var hints = IdentityHints()
    var edition: String?
    /// What stood in `[…]` and `{…}` and was neither hint nor edition, and release words from `(…)`.
    var tags: [String] = []

    init(_ name: String) {
        text = ""
        var rest = name[...]
        while let open = rest.firstIndex(where: { "[{(".contains($0) }) {
            let closing: Character = rest[open] == "[" ? "]" : rest[open] == "{" ? "}" : ")"
            guard let close = rest[open...].firstIndex(of: closing) else { break }
            let inside = rest[rest.index(after: open)..<close]
            text += rest[..<open]
            if !take(inside, round: closing == ")") { text += rest[open...close] } else { text += " " }
            rest = rest[rest.index(after: close)...]
        }
        text += rest
    }

    private mutating func take(_ inside: Substring, round: Bool) -> Bool {
        if hints.take(inside) { return true }
        let lower = inside.lowercased()
        if lower.hasPrefix("edition-") || lower.hasPrefix("edition=") {
            edition = edition ?? NameText.squeezed(String(inside.dropFirst(8)))
            return true
        }
        if !round {
            // A year in square brackets counts like one in round brackets.
            if ReleaseWords.year(lower) != nil { text += "(\(lower))" } else { tags.append(NameText.squeezed(String(inside))) }
            return true
        }
        let words = lower.split(whereSeparator: { " ._-".contains($0) })
        guard !words.isEmpty, words.allSatisfy({ ReleaseWords.isStrong(String($0)) || ReleaseWords.isWeak(String($0)) }),
            words.contains(where: { ReleaseWords.isStrong(String($0)) })
        else { return false }
        tags.append(NameText.squeezed(String(inside)))
        return true
    }
}
