/// The part of a name that says which episode it is.
struct EpisodeMark: Equatable {
    /// The range of bytes in the name.
    var range: Range<Int>
    var season: Int?
    var episodes: ClosedRange<Int>
    var aired: String?
    var rule: NameRule

    /// Whether it is written with its season, so that other numbers mean something else.
    var hasSeason: Bool { season != nil && [.seasonAndEpisode, .crossedNumbers, .seasonAndEpisodeWords].contains(rule) }

    /// - Parameter name: without its tags.
    static func find(in name: String) -> EpisodeMark? {
        let scan = EpisodeScan(name)
        if let mark = scan.first(scan.seasonAndEpisode) { return mark }
        if let day = scan.first({ BroadcastDay.crossed(at: $0, scan) }) { return day.mark }
        if let mark = scan.first(scan.cross) { return mark }
        let words = EpisodeWords(name, scan)
        if let mark = words.seasonAndEpisode() { return mark }
        // A number of its own says more than the day.
        if let day = BroadcastDay.separated(in: name, scan) {
            let number = words.chapter() ?? words.episode()
            return number.flatMap { $0.range.overlaps(day.range) ? nil : $0 } ?? day.mark
        }
        return words.oneOfMany() ?? words.chapter() ?? words.episode() ?? words.seasonThenNumber() ?? scan.gluedToSeries()
    }

    static func isDay(_ text: String) -> Bool { BroadcastDay.inDigits(EpisodeScan(text)) != nil }

    /// Whether a text, such as the content of brackets, marks an episode beyond doubt.
    static func isSure(_ text: String) -> Bool {
        guard text.utf8.contains(where: NameTokens.isDigit) else { return false }
        let scan = EpisodeScan(text)
        return scan.first(scan.seasonAndEpisode) != nil || scan.first(scan.cross) != nil || BroadcastDay.inDigits(scan) != nil
            || EpisodeWords(text, scan).episode() != nil
    }
}

/// Rules that try one place of a name each. Everything compared is ASCII, so that cuts never fall inside a character.
struct EpisodeScan {
    /// ASCII letters in lower case.
    let bytes: [UInt8]

    init(_ name: String) { bytes = Array(name.utf8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }

    /// The first place where a rule matches at the beginning of a word.
    func first<Found>(_ rule: (Int) -> Found?) -> Found? {
        for start in bytes.indices where start == 0 || !Self.isWordByte(bytes[start - 1]) {
            if let found = rule(start) { return found }
        }
        return nil
    }

    /// `s01e02`, `s01.e02-e03`, `s01e02e03`, `s01e02-03`, `s01x02`, `s06xe01`, `s2019e05`.
    func seasonAndEpisode(at start: Int) -> EpisodeMark? {
        guard has("s", at: start), let season = number(at: start + (word("season", at: start) ? 6 : 1), digits: 1...4) else { return nil }
        var at = skipSeparators(from: season.end, most: 3)
        if word("episode", at: at) {
            at += 7
        } else if word("ep", at: at) || word("xe", at: at) {
            at += 2
        } else if has("e", at: at) || has("x", at: at) {
            at += 1
        } else {
            return nil
        }
        if has(".", at: at) || has(" ", at: at) { at += 1 }
        guard let first = number(at: at, digits: 1...5) else { return nil }
        return chain(from: first, start: start, season: season.value, mark: "e", .seasonAndEpisode)
    }

    /// `grps01e02`: the series, the season and the episode in one word.
    func gluedToSeries() -> EpisodeMark? {
        for start in bytes.indices.dropFirst() where has("s", at: start) && (0x61...0x7A).contains(bytes[start - 1]) {
            guard let season = number(at: start + 1, digits: 2...2), has("e", at: season.end),
                let first = number(at: season.end + 1, digits: 2...2)
            else { continue }
            if let mark = chain(from: first, start: start, season: season.value, mark: "e", .seasonAndEpisode) { return mark }
        }
        return nil
    }

    /// `1x02`, `01x02-03`, `1x02x03`, `2x5`, `1 x 2`, `1940x01`, `2016x231`; not `1920x1080` or `1920x800`.
    func cross(at start: Int) -> EpisodeMark? {
        guard let season = number(at: start, digits: 1...4), season.end - start != 3 else { return nil }
        let isYear = season.end - start == 4
        if isYear, !(1900...2039).contains(season.value) { return nil }
        let isSpaced = has(" ", at: season.end) && has("x", at: season.end + 1) && has(" ", at: season.end + 2)
        guard isSpaced || has("x", at: season.end),
            let first = number(at: season.end + (isSpaced ? 3 : has("e", at: season.end + 1) ? 2 : 1), digits: 1...3),
            !isYear || first.value <= 366
        else { return nil }
        return chain(from: first, start: start, season: season.value, mark: "x", .crossedNumbers)
    }

    func has(_ letter: String, at index: Int) -> Bool { index < bytes.count && bytes[index] == letter.utf8.first }

    func word(_ word: String, at index: Int) -> Bool {
        index + word.utf8.count <= bytes.count && bytes[index..<index + word.utf8.count].elementsEqual(word.utf8)
    }

    func isDigit(_ index: Int) -> Bool { index < bytes.count && NameTokens.isDigit(bytes[index]) }

    func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    func isWord(_ index: Int) -> Bool { index < bytes.count && Self.isWordByte(bytes[index]) }

    static func isWordByte(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80 }

    func number(at start: Int, digits: ClosedRange<Int>) -> (value: Int, end: Int)? {
        var end = start
        while isDigit(end), end - start <= digits.upperBound { end += 1 }
        guard digits.contains(end - start), let value = Int(String(decoding: bytes[start..<end], as: UTF8.self)) else { return nil }
        return (value, end)
    }

    func skipSeparators(from start: Int, most: Int) -> Int {
        var at = start
        while at < bytes.count, at - start < most, " ._-+~,&".utf8.contains(bytes[at]) { at += 1 }
        return at
    }
}
