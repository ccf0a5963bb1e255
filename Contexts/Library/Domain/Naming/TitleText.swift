/// Finds title, year, edition and label in a name without hints and brackets.
enum TitleText {
    static func parse(_ text: String) -> ParsedName {
        if let parsed = yearInBrackets(text) { return parsed }
        let words = words(of: text)
        let stop = words.indices.dropFirst().first { ReleaseWords.isStrong(words[$0]) }
        let year = yearIndex(in: words, before: stop)
        let weak = stop.map { trailing(of: words, before: year ?? $0) } ?? year
        let end = year ?? weak ?? words.count
        var parsed = ParsedName(title: title(words[..<end]), year: year.flatMap { ReleaseWords.year(words[$0]) })
        if let from = year.map({ $0 + 1 }) ?? weak { take(Array(words[from...]), into: &parsed) }
        if year == nil, stop == nil { dropEdition(words, from: &parsed) }
        return parsed
    }

    /// Words of a name that may use dots or underscores for spaces; runs of single letters become one word (`S.H.I.E.L.D.`).
    static func words(of text: String) -> [String] {
        let dots = text.count(where: { $0 == "." || $0 == "_" })
        let spaces = text.count(where: { $0 == " " })
        guard dots > spaces else {
            return text.split(separator: " ").map { $0.contains("_") ? String($0).replacing("_", with: " ") : String($0) }
        }
        var words: [String] = []
        var letters: [Substring] = []
        func endLetters() {
            if letters.count > 1 { words.append(letters.joined(separator: ".") + ".") } else { words += letters.map(String.init) }
            letters = []
        }
        for word in text.split(whereSeparator: { " ._".contains($0) }) {
            if word.utf8.count == 1, let byte = word.utf8.first, (0x41...0x5A).contains(byte) {
                letters.append(word)
            } else {
                endLetters()
                words.append(String(word))
            }
        }
        endLetters()
        return words
    }

    static func title(_ words: some Sequence<String>) -> String {
        let text = NameText.squeezed(words.joined(separator: " "))
        let cut = text.trimmingSuffix(while: { " -–_,([{".contains($0) }).trimmingPrefix(while: { " -–_".contains($0) })
        return cut.hasSuffix(".") && !cut.dropLast().contains(".") && cut.count > 4 ? String(cut.dropLast()) : cut
    }

    private static func yearInBrackets(_ text: String) -> ParsedName? {
        var search = text[...]
        while let open = search.lastIndex(of: "(") {
            let inside = text[text.index(after: open)...].prefix(while: { $0 != ")" })
            // `(2019)`, and the span of a series `(2011-2019)`, `(2011–)`.
            let first = inside.prefix(4)
            let tail = inside.dropFirst(4)
            if let year = ReleaseWords.year(first), tail.allSatisfy({ "-– 0123456789".contains($0) }), tail.count <= 7 {
                let before = title(words(of: String(text[..<open])))
                guard !before.isEmpty else { break }
                var parsed = ParsedName(title: before, year: year)
                take(words(of: String(text[inside.endIndex...].dropFirst())), into: &parsed)
                return parsed
            }
            search = text[..<open]
        }
        return nil
    }

    /// The last year before the release words, with nothing but release words between.
    private static func yearIndex(in words: [String], before stop: Int?) -> Int? {
        let end = stop ?? words.count
        guard let index = words[..<end].indices.dropFirst().last(where: { ReleaseWords.year(words[$0]) != nil }) else { return nil }
        var at = index + 1
        while at < end {
            if words[at] == "-" || words[at] == "–" { return index }
            if let edition = ReleaseWords.edition(at: at, in: words) {
                at += edition.count
            } else if ReleaseWords.isWeak(words[at]) {
                at += 1
            } else {
                return nil
            }
        }
        return index
    }

    /// Weak words directly before the first strong one belong to the release too.
    private static func trailing(of words: [String], before stop: Int) -> Int {
        var at = stop
        while at > 1 {
            if at > 2, let edition = ReleaseWords.edition(at: at - 2, in: words), edition.count == 2 {
                at -= 2
            } else if ReleaseWords.editions[words[at - 1].lowercased()] != nil || ReleaseWords.weak.contains(words[at - 1].lowercased()),
                !words[at - 1].allSatisfy(\.isNumber)
            {
                at -= 1
            } else {
                break
            }
        }
        return at
    }

    /// What comes after title and year: a label after a dash, an edition, a resolution.
    private static func take(_ words: [String], into parsed: inout ParsedName) {
        if let first = words.first, first == "-" || first == "–" {
            let label = NameText.squeezed(words.dropFirst().joined(separator: " "))
            if !label.isEmpty { parsed.label = label }
            return
        }
        for index in words.indices {
            if parsed.edition == nil, let edition = ReleaseWords.edition(at: index, in: words) { parsed.edition = edition.name }
            if parsed.label == nil, let resolution = ReleaseWords.resolutions[words[index].lowercased()] { parsed.label = resolution }
        }
    }

    /// “Movie Director's Cut” without a year: an edition of several words at the end is no title.
    private static func dropEdition(_ words: [String], from parsed: inout ParsedName) {
        guard words.count > 2, let edition = ReleaseWords.edition(at: words.count - 2, in: words), edition.count == 2 else { return }
        parsed.edition = edition.name
        parsed.title = title(words.dropLast(2))
    }
}
