import CoreDomain

/// A title in the forms in which it is compared with others.
struct ComparedTitle: Hashable {
    /// As everywhere in the library: letters and digits, without case and accents.
    let key: String
    /// The same without an article at the beginning or after a comma at the end, with numerals as digits, and without the word for a part before a
    /// number.
    let plain: String
    /// The numbers in it: “Rocky II” and “Rocky 3” are no spellings of each other.
    let numbers: [String]
    /// The plain form of what is before a colon or a dash, and the numbers in it.
    let main: String?

    static let mostCharacters = 256

    init(_ title: String) {
        let title = String(title.prefix(Self.mostCharacters))
        key = NameText.key(title)
        let words = Self.words(title)
        plain = words.joined()
        numbers = words.filter { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
        main = Self.main(title).map { Self.words($0).joined() }
    }

    /// How the titles agree; nil if they are different ones.
    func agreement(with other: ComparedTitle) -> Agreement? {
        if key == other.key { return .same }
        guard !plain.isEmpty, !other.plain.isEmpty else { return nil }
        if plain == other.plain { return .sameWords }
        if let errors = errors(in: other) { return .errors(errors) }
        return main == other.plain || other.main == plain ? .main : nil
    }

    enum Agreement: Hashable {
        case same, sameWords, main
        /// 1…3 typing errors.
        case errors(Int)
    }

    /// The number of typing errors, at most one for each five letters and three in all; nil above.
    private func errors(in other: ComparedTitle) -> Int? {
        let length = min(plain.count, other.plain.count)
        guard length >= 5, numbers == other.numbers else { return nil }
        var distance = EditDistance(from: plain, limit: min(3, length / 5))
        return distance(to: other.plain).whole
    }

    private static func words(_ title: String) -> [String] {
        let text = SortTitle.withoutArticle(NameText.squeezed(title))
        let raw = text.split { !($0.isLetter || $0.isNumber || $0 == "&" || $0 == "'" || $0 == "’") }.map { NameText.key(String($0)) }
        var words: [String] = []
        for (index, word) in raw.enumerated() {
            let isAfterPart = index > 0 && parts.contains(raw[index - 1])
            guard index > 0, let number = number(word, isAfterPart: isAfterPart, isLast: index == raw.count - 1) else {
                words.append(word)
                continue
            }
            if isAfterPart, index > 1 { words.removeLast() }
            words.append(number)
        }
        return words
    }

    /// The digits of a number that is not the first word. “Malcolm X” reads as 10, as does every other spelling of it.
    private static func number(_ word: String, isAfterPart: Bool, isLast: Bool) -> String? {
        if word.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return String(word.dropLast().drop { $0 == "0" } + word.suffix(1)) }
        if isAfterPart, let place = spelled.firstIndex(of: word) { return "\(place + 1)" }
        guard let place = roman.firstIndex(of: word) else { return nil }
        // A letter alone may be a word.
        return word.utf8.count > 1 || isAfterPart || isLast && word != "i" ? "\(place + 1)" : nil
    }

    private static func main(_ title: String) -> String? {
        let cuts = [": ", " - ", " – ", " — "].compactMap { title.firstRange(of: $0)?.lowerBound }
        guard let cut = cuts.min() else { return nil }
        let main = title[..<cut]
        return NameText.isVisible(String(main)) ? String(main) : nil
    }

    private static let parts: Set<String> = ["part", "pt", "vol", "volume", "chapter", "episode", "teil", "partie", "parte"]
    private static let spelled = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    private static let roman = [
        "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii", "xix", "xx",
    ]
}
