/// The words that release groups put after the title.
enum ReleaseWords {
    /// How sure it is that a word is no part of a title.
    enum Strength: Int, Comparable {
        /// Only after a year, or in capitals where the title is not.
        case rare
        /// After a year and directly before a technical word.
        case tag
        /// Anywhere but at the beginning.
        case technical

        static func < (one: Strength, other: Strength) -> Bool { one.rawValue < other.rawValue }
    }

    /// The strength of each word of a name; nil for words that are not known from releases.
    static func strengths(_ tokens: [NameTokens.Token]) -> [Strength?] {
        var strengths = [Strength?](repeating: nil, count: tokens.count)
        var index = 0
        while index < tokens.count {
            let (strength, count) = strength(at: index, in: tokens)
            for at in index..<index + count { strengths[at] = strength }
            index += count
        }
        // The channels after an audio format: `DD5.1`, `AAC.2.0`.
        for index in tokens.indices.dropFirst() where strengths[index] == .rare && tokens[index].range.count == 1 {
            if tokens[index].number != nil, strengths[index - 1] == .technical { strengths[index] = .technical }
        }
        // `German.5.1.DL`
        for index in tokens.indices.dropFirst().dropLast(2) where strengths[index] == .rare && tokens[index].range.count == 1 {
            if tokens[index].number != nil, tokens[index + 1].range.count == 1, tokens[index + 1].number != nil,
                tokens[index + 1].gap == .dot,
                let before = strengths[index - 1], let after = strengths[index + 2], min(before, after) >= .tag
            {
                (strengths[index], strengths[index + 1]) = (.tag, .tag)
            }
        }
        for index in tokens.indices.dropFirst() where strengths[index] == nil && isService(index, tokens) { strengths[index] = .rare }
        return strengths
    }

    /// Stands in a name for brackets with technical words, after which no title goes on. No name contains it.
    static let endOfTitle = "\u{1}"

    /// The full name of a language.
    static func isLanguage(_ word: String) -> Bool { languages.contains(word) }

    /// Whether one word alone is a release word of at least this strength.
    static func isKnown(_ word: String, _ least: Strength) -> Bool { strength(of: word.lowercased()).map { $0 >= least } ?? false }

    static func resolution(_ word: some StringProtocol) -> String? { ReleaseTables.resolutions[word.lowercased()] }

    /// The first resolution among the words of a text.
    static func resolution(in text: String) -> String? {
        for word in text.utf8.split(whereSeparator: { " ._-[](),".utf8.contains($0) }) where (2...7).contains(word.count) {
            if let resolution = resolution(String(decoding: word, as: UTF8.self)) { return resolution }
        }
        return nil
    }

    /// `1888`…`2039`, also `2006г` and `2006年`.
    static func year(_ word: some StringProtocol) -> Int? {
        let digits = (5...7).contains(word.utf8.count) && word.last.map(yearLetters.contains) == true ? word.dropLast() : word[...]
        guard digits.utf8.count == 4, digits.utf8.allSatisfy(NameTokens.isDigit), let year = Int(digits), (1888...2039).contains(year)
        else {
            return nil
        }
        return year
    }

    /// The letter or word for “year” in Russian, Ukrainian, Polish, Chinese and Japanese, and Korean.
    private static let yearLetters: Set<Character> = ["г", "р", "r", "年", "년"]

    private static func strength(at index: Int, in tokens: [NameTokens.Token]) -> (Strength?, Int) {
        let word = tokens[index].word
        // `1280 x 720`
        if index + 2 < tokens.count, ["x", "×"].contains(tokens[index + 1].word), isSize(tokens[index]), isSize(tokens[index + 2]) {
            return (.technical, 3)
        }
        // `23.976fps`
        if index > 0, index + 1 < tokens.count, tokens[index].range.count == 2, tokens[index].number != nil,
            tokens[index + 1].gap == .dot,
            tokens[index + 1].word.hasSuffix("fps"), tokens[index + 1].word.first?.isNumber == true
        {
            return (.technical, 2)
        }
        // At the beginning, “8 Bit” is a title.
        for count in [3, 2] where index + count <= tokens.count && firstWords.contains(word) && (index > 0 || tokens[0].number == nil) {
            if let strength = words[tokens[index..<index + count].map(\.word).joined(separator: " ")] { return (strength, count) }
        }
        return (strength(of: word), 1)
    }

    /// `Title.XYZ.WEB-DL`, `Title.XYZ.WEBRip`: one word in capitals between dots and a source on the web is the abbreviation of a service.
    private static func isService(_ index: Int, _ tokens: [NameTokens.Token]) -> Bool {
        guard index + 1 < tokens.count, tokens[index].gap == .dot, tokens[index].isUppercase, (2...9).contains(tokens[index].range.count),
            tokens[index + 1].gap == .dot, tokens[index + 1].word.hasPrefix("web")
        else { return false }
        if tokens[index + 1].word == "web" { return index + 2 < tokens.count && ["dl", "rip"].contains(tokens[index + 2].word) }
        return ["webdl", "webrip"].contains(tokens[index + 1].word)
    }

    private static func isSize(_ token: NameTokens.Token) -> Bool { token.number != nil && (3...4).contains(token.range.count) }

    private static func strength(of word: String) -> Strength? {
        if let strength = words[word] { return strength }
        // An id at IMDb.
        if word.utf8.count >= 9, IdentityHints.imdbID(word) != nil { return .technical }
        // The second try of a release: `v2`.
        if word.utf8.count == 2, word.first == "v", word.last?.isNumber == true { return .tag }
        if word.utf8.count > 5, word.last.map({ "23456".contains($0) }) == true, tries.contains(String(word.dropLast())) { return .tag }
        guard (3...24).contains(word.utf8.count), word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return isMeasure(word) ? .technical : compound(word)
    }

    /// `1920x800`, `1080p24`, `1400mb`, `48fps`, `dd51`, `ddp5`.
    private static func isMeasure(_ word: String) -> Bool {
        let digits = word.prefix(while: \.isNumber)
        let rest = word.dropFirst(digits.count)
        if (3...4).contains(digits.count) {
            if rest.first == "x" || rest.first == "×", (3...4).contains(rest.dropFirst().count), rest.dropFirst().allSatisfy(\.isNumber) {
                return true
            }
            if let first = rest.first, "pi".contains(first), rest.dropFirst().allSatisfy(\.isNumber) { return true }
        }
        if !digits.isEmpty { return ReleaseTables.sizes.contains(String(rest)) }
        let letters = word.trimmingSuffix(while: \.isNumber)
        return letters.count < word.count && word.count - letters.count <= 2 && sound.contains(letters)
    }

    /// Two release words written as one: `PDTVx264`, `WEBRip1080p`, `NetflixUHD`.
    private static func compound(_ word: String) -> Strength? {
        guard word.utf8.count >= 6 else { return nil }
        var cut = word.index(word.startIndex, offsetBy: 2)
        while cut < word.endIndex, word[cut...].count >= 2 {
            let parts = [String(word[..<cut]), String(word[cut...])]
            if let one = words[parts[0]], let other = words[parts[1]],
                min(one, other) >= .tag || ["tc", "ts", "cam"].contains(parts[0]) && ReleaseTables.resolutions[parts[1]] != nil
            {
                return max(one, other)
            }
            cut = word.index(after: cut)
        }
        return nil
    }

    /// `REPACK2`, `PROPER3`
    private static let tries: Set<String> = ["repack", "proper", "rerip"]

    private static let sound: Set<String> = [
        "aac", "ac", "eac", "dd", "ddp", "dts", "flac", "truehd", "atmos", "opus", "lpcm", "pcm", "ma", "dtshd",
    ]

    private static let words: [String: Strength] = {
        var words: [String: Strength] = [:]
        func add(_ list: String, _ strength: Strength) {
            for word in list.split(whereSeparator: { ",\n".contains($0) }) {
                words[String(word)] = max(words[String(word)] ?? .rare, strength)
            }
        }
        for list in [ReleaseTables.sources, ReleaseTables.codecs, ReleaseTables.audio, ReleaseTables.languages] { add(list, .technical) }
        for word in ReleaseTables.resolutions.keys { words[word] = .technical }
        words[endOfTitle] = .technical
        add(ReleaseTables.tags, .tag)
        add(ReleaseTables.languageNames, .tag)
        add(ReleaseTables.rare, .rare)
        return words
    }()

    private static let languages: Set<String> = Set(
        ReleaseTables.languageNames.split(whereSeparator: { ",\n".contains($0) }).map(String.init))

    /// The first words of those that belong together.
    private static let firstWords: Set<String> = Set(
        words.keys.filter { $0.contains(" ") }.map { String($0.prefix(while: { $0 != " " })) })
}
