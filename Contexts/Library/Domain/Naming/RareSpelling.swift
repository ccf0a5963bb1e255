/// Names in rare spellings, as the usual ones that the other rules read.
enum RareSpelling {
    /// Of an episode’s file.
    static func ofEpisode(_ name: String) -> String {
        let name = withCountryFirst(withGroup(name))
        // `[港口][12【END】]`
        return name.utf8.allSatisfy { $0 < 0x80 } ? name : name.replacing("【END】]", with: " END]").replacing("【完】]", with: " 完]")
    }

    /// Of a movie’s file.
    static func ofMovie(_ name: String) -> String { withYearApart(withoutSource(name)) }

    /// `(Group) Show 05`, `(Group)_Show_-_05`: in square brackets, unless the name has a season, as `(Un)named S01E05` may.
    private static func withGroup(_ name: String) -> String {
        guard name.hasPrefix("("), let close = name.firstIndex(of: ")"), case let inside = name[..<close].dropFirst(),
            inside.count > 1, inside.allSatisfy({ $0.isLetter || $0 == "-" }), inside.first?.isLetter == true
        else { return name }
        let rest = name[name.index(after: close)...]
        guard let first = rest.first, first == " " || first == "_", rest.contains(where: \.isLetter), !EpisodeMark.isNumbered(String(rest))
        else { return name }
        return "[" + inside + "]" + rest
    }

    /// `Show (2019) (US)`: the country belongs to the title.
    static func withCountryFirst(_ name: String) -> String {
        guard let at = name.firstRange(of: ") ("), name[..<at.lowerBound].count > 5,
            case let country = name[at.upperBound...].prefix(while: { $0 != ")" }), countries.contains(String(country)),
            country.endIndex < name.endIndex, case let before = name[..<at.lowerBound].suffix(5), before.first == "(",
            ReleaseWords.year(String(before.dropFirst())) != nil
        else { return name }
        return name[..<at.lowerBound].dropLast(5) + "(" + country + ") " + before + ")" + name[name.index(after: country.endIndex)...]
    }

    private static let countries: Set<String> = ["US", "UK", "AU", "NZ", "CA", "IE", "IN", "JP", "KR", "DE", "FR", "ES", "IT"]

    /// `Der Hafen (The Harbour)` before `[2008]`: the title in another language; not `Hafen oder (Nichts)` and `Hafen (Der)`.
    static func withoutTranslation(_ text: String) -> String {
        let name = text.trimmingSuffix { $0 == " " }
        guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex,
            case let inside = name[name.index(after: open)...].dropLast(), inside.split(separator: " ").count > 1,
            inside.allSatisfy({ $0.isLetter || " '’-".contains($0) }),
            case let before = String(name[..<open].trimmingSuffix { $0 == " " }), before.contains(where: \.isLetter),
            ![" or", " oder", " ou", " o"].contains(where: before.lowercased().hasSuffix)
        else { return text }
        return before + " "
    }

    /// `DVDRip Title 2008`: the source stands in front of a title with a year.
    private static func withoutSource(_ name: String) -> String {
        let first = name.prefix { $0 != " " && $0 != "." && $0 != "_" }
        guard first.endIndex < name.endIndex, sources.contains(first.lowercased()) else { return name }
        let rest = name[name.index(after: first.endIndex)...]
        let words = NameTokens(String(rest)).tokens
        guard let year = words.firstIndex(where: { ReleaseWords.year($0.word) != nil }), year > 0 else { return name }
        return String(rest)
    }

    private static let sources: Set<String> = [
        "dvdrip", "brrip", "bdrip", "hdrip", "webrip", "dvdscr", "hdtv", "hdtvrip", "dvd5", "dvd9", "web-dl", "tvrip", "satrip", "vhsrip",
    ]

    /// `Title2008.1080p`: a year in one word with the title, directly before technical words.
    private static func withYearApart(_ name: String) -> String {
        let tokens = NameTokens(name)
        let words = tokens.tokens
        let strengths = ReleaseWords.strengths(words)
        guard let stop = strengths.firstIndex(of: .technical), stop > 0, !words.contains(where: { ReleaseWords.year($0.word) != nil })
        else { return name }
        let word = words[stop - 1]
        guard word.group == nil, word.word.utf8.count == word.range.count, word.range.count > 6,
            ReleaseWords.year(String(word.word.suffix(4))) != nil, word.word.dropLast(4).allSatisfy(\.isLetter)
        else { return name }
        let year = word.range.upperBound - 4
        return tokens.text(0..<year) + (name.contains(" ") ? " " : ".") + tokens.text(year..<year + 4)
            + tokens.text(year + 4..<tokens.bytes.count)
    }
}
