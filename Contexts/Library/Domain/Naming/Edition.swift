/// The cut or edition of a movie in its name: `Directors.Cut`, `[Ultimate Collector's Edition]`, `Extended`.
enum Edition {
    /// The edition that stands at this word, and the number of words that it takes.
    static func read(at index: Int, in words: [String], before end: Int? = nil) -> (name: String, count: Int)? {
        let end = end ?? words.count
        guard index < end else { return nil }
        // `2012 Directors`
        if let name = afterYear[words[index]], index > 1, ReleaseWords.year(words[index - 1]) != nil,
            index + 1 == end || !nouns.contains(words[index + 1])
        {
            return (name, 1)
        }
        return phrase(at: index, in: words, end) ?? afterYear(index, in: words, end) ?? alone[words[index]].map { ($0, 1) }
    }

    /// The abbreviations `DC`, `SE`, `EE`; they count only directly before a year or release words.
    static func abbreviation(_ token: NameTokens.Token) -> String? { token.isUppercase ? abbreviations[token.word] : nil }

    /// Modifiers and a noun (`special edition`), or the French order (`edition collector`).
    private static func phrase(at index: Int, in words: [String], _ end: Int) -> (String, Int)? {
        if index + 1 < end, let name = foreign["\(words[index]) \(words[index + 1])"] { return (name, 2) }
        // `50th Anniversary`
        if isOrdinal(words[index]), index + 1 < end, words[index + 1] == "anniversary",
            index + 2 >= end || !nouns.contains(words[index + 2])
        {
            return ("\(words[index]) Anniversary", 2)
        }
        if words[index] == "open", index + 1 < end, words[index + 1] == "matte" { return ("Open Matte", 2) }
        if nouns.contains(words[index]), index + 1 < end, let name = french[words[index + 1]] { return (name, 2) }
        var at = index
        while at < end, at - index < 4, modifiers[words[at]] != nil || isOrdinal(words[at]) { at += 1 }
        // One word in the middle may be a name: “Ultimate Rekall Edition”.
        if at > index, at + 1 < end, !nouns.contains(words[at]), editionNouns.contains(words[at + 1]), modifiers[words[index]] != nil {
            at += 1
        }
        guard at > index, at < end, nouns.contains(words[at]) else { return nil }
        let parts = words[index..<at].map { modifiers[$0] ?? capitalised($0) }
        if parts.count == 1, let name = alone[words[index]] { return (name, 2) }
        return ((parts + [noun(words[at])]).joined(separator: " "), at - index + 1)
    }

    /// `1991 Skynet Edition`, `2018 Super Duper Cut`: any words directly after the year.
    private static func afterYear(_ index: Int, in words: [String], _ end: Int) -> (String, Int)? {
        guard index > 1, ReleaseWords.year(words[index - 1]) != nil,
            let noun = (index + 1..<index + 4).first(where: { $0 < end && editionNouns.contains(words[$0]) }),
            words[index..<noun].allSatisfy({ $0 != "the" && alone[$0] == nil && !ReleaseWords.isKnown($0, .tag) })
        else { return nil }
        return (words[index...noun].map(capitalised).joined(separator: " "), noun - index + 1)
    }

    private static func noun(_ word: String) -> String {
        switch word {
        case "edit": "Edit"
        case "cut", "version": word.prefix(1).uppercased() + word.dropFirst()
        case "collection": "Collection"
        default: "Edition"
        }
    }

    private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// `50th`, `25th`.
    private static func isOrdinal(_ word: String) -> Bool {
        word.hasSuffix("th") && (3...5).contains(word.utf8.count) && word.dropLast(2).allSatisfy(\.isNumber)
    }

    private static let nouns: Set<String> = ["cut", "edition", "version", "edit", "ed", "release", "collection"]
    private static let editionNouns: Set<String> = ["edition", "cut"]

    private static let alone: [String: String] = [
        "extended": "Extended", "unrated": "Unrated", "uncut": "Uncut", "remastered": "Remastered", "theatrical": "Theatrical",
        "imax": "IMAX", "criterion": "Criterion", "uncensored": "Uncensored", "redux": "Redux", "despecialized": "Despecialized",
        "restored": "Restored", "fanedit": "Fan Edit", "superbit": "Superbit", "2in1": "2in1", "alternate": "Alternative Cut",
        "alternative": "Alternative Cut", "unedited": "Uncut", "remaster": "Remastered", "recut": "Recut", "langfassung": "Extended",
        "kinofassung": "Theatrical", "ungekürzt": "Uncut", "ungeschnitten": "Uncut",
    ]

    private static let afterYear: [String: String] = ["directors": "Director's Cut", "roadshow": "Roadshow"]

    private static let modifiers: [String: String] = [
        "directors": "Director's", "director's": "Director's", "director’s": "Director's", "director": "Director's", "extended": "Extended",
        "theatrical": "Theatrical", "ultimate": "Ultimate", "special": "Special", "final": "Final", "collectors": "Collector's",
        "collector's": "Collector's", "collector’s": "Collector's", "collector": "Collector's", "anniversary": "Anniversary",
        "limited": "Limited", "deluxe": "Deluxe", "definitive": "Definitive", "alternative": "Alternative", "alternate": "Alternative",
        "assembly": "Assembly", "rogue": "Rogue", "diamond": "Diamond", "platinum": "Platinum", "signature": "Signature",
        "imperial": "Imperial", "unrated": "Unrated", "uncut": "Uncut", "imax": "IMAX", "criterion": "Criterion", "fan": "Fan",
        "producers": "Producer's", "international": "International", "integral": "Integral", "restored": "Restored",
        "remastered": "Remastered", "workprint": "Workprint", "longer": "Longer", "uncensored": "Uncensored", "festival": "Festival",
        "redux": "Redux", "despecialized": "Despecialized", "complete": "Complete", "richard": "Richard", "donner": "Donner",
        "snyder": "Snyder", "snyders": "Snyder", "snyder's": "Snyder", "tv": "TV",
    ]

    private static let french: [String: String] = [
        "collector": "Collector's Edition", "speciale": "Special Edition", "spéciale": "Special Edition", "longue": "Extended",
        "integrale": "Uncut", "intégrale": "Uncut", "ultime": "Ultimate Edition",
    ]

    private static let foreign: [String: String] = [
        "режиссерская версия": "Director's Cut", "режиссёрская версия": "Director's Cut", "расширенная версия": "Extended",
        "полная версия": "Uncut", "театральная версия": "Theatrical", "versión extendida": "Extended", "version extendida": "Extended",
        "edición especial": "Special Edition", "edicion especial": "Special Edition", "versione estesa": "Extended",
        "versione integrale": "Uncut", "edizione speciale": "Special Edition", "versão estendida": "Extended",
        "edição especial": "Special Edition", "wersja rozszerzona": "Extended", "wersja reżyserska": "Director's Cut",
        "prodloužená verze": "Extended", "režisérská verze": "Director's Cut", "extended fassung": "Extended",
        "ungekürzte fassung": "Uncut",
    ]

    private static let abbreviations: [String: String] = [
        "dc": "Director's Cut", "se": "Special Edition", "ee": "Extended", "ce": "Collector's Edition", "ue": "Ultimate Edition",
    ]
}
