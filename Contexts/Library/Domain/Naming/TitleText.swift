/// The title in a piece of a name.
enum TitleText {
    /// Words of a name that may use dots or underscores for spaces; runs of single letters become one word (`S.H.I.E.L.D.`).
    static func words(of text: String) -> [String] {
        guard isDotted(text) else {
            if isHyphened(text) { return text.split(separator: "-").map(String.init) }
            return text.split(separator: " ").map {
                $0.utf8.contains(UInt8(ascii: "_")) ? String($0.map { $0 == "_" ? " " : $0 }) : String($0)
            }
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

    /// A title without separators at its ends, with its article in front.
    static func of(_ text: String) -> String {
        let text = NameText.squeezed(words(of: text).joined(separator: " "))
        let cut = text.trimmingSuffix(while: { " -–—_,:;~*([{".contains($0) }).trimmingPrefix(while: { " -–—_~".contains($0) })
        let isEnd = cut.hasSuffix(".") && (cut.hasSuffix(").") || !cut.dropLast().contains(".") && cut.count > 4)
        return articleFirst(isEnd ? cut.trimmingSuffix(while: { ". ".contains($0) }) : cut)
    }

    /// `Person, First & Other, Second - Title` after a year: the title alone.
    static func withoutPeople(_ title: String) -> String {
        let parts = title.split(separator: " - ", maxSplits: 1)
        guard parts.count == 2 else { return title }
        let people = parts[0].split(separator: " & ").map { $0.split(separator: ", ", omittingEmptySubsequences: false) }
        let areNames = people.allSatisfy { names in
            names.count == 2 && names.allSatisfy { !$0.isEmpty && !articles.contains(String($0)) && $0.first?.isUppercase == true }
        }
        return areNames ? String(parts[1]) : title
    }

    /// `Shining, The` and `Office, The (US)` as they are spoken.
    private static func articleFirst(_ title: String) -> String {
        // `Shining (The)`
        if title.hasSuffix(")"), let open = title.lastIndex(of: "("), open > title.startIndex {
            let article = String(title[title.index(after: open)...].dropLast())
            let rest = title[..<open].trimmingSuffix { $0 == " " }
            if articles.contains(article), !rest.isEmpty {
                return article
                    + (article.count == 2 && article.hasPrefix("L") && article != "La" && article != "Le" && article != "Lo" ? "" : " ")
                    + rest
            }
        }
        guard let comma = title.lastIndex(of: ","), comma > title.startIndex else { return title }
        let rest = title[title.index(after: comma)...]
        guard rest.first == " ", case let article = rest.dropFirst().prefix(while: { $0 != " " }), articles.contains(String(article)) else {
            return title
        }
        let end = rest.dropFirst(article.count + 1)
        guard end.isEmpty || end.hasPrefix(" (") else { return title }
        return article + (article.hasSuffix("'") || article.hasSuffix("’") ? "" : " ") + title[..<comma] + end
    }

    private static let articles: Set<String> = [
        "The", "A", "An", "Der", "Die", "Das", "Ein", "Eine", "Le", "La", "Les", "L'", "L’", "Un", "Une", "El", "Los", "Las", "Il", "Lo",
        "Gli",
        "De", "Het", "Een",
    ]

    static func isDotted(_ text: String) -> Bool {
        var surplus = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") { surplus += 1 } else if byte == UInt8(ascii: " ") { surplus -= 1 }
        }
        return surplus > 0
    }

    /// `the-title-of-the-file`: hyphens for spaces.
    private static func isHyphened(_ text: String) -> Bool {
        text.utf8.count(where: { $0 == UInt8(ascii: "-") }) > 1 && text.first?.isLetter == true
            && text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || isLowercase($0) }
    }

    private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || NameTokens.isDigit(byte) }
}
