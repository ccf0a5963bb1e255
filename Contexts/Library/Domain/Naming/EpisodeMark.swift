/// The part of a name that says which episode it is.
struct EpisodeMark: Equatable {
    /// The range of bytes in the name.
    var range: Range<Int>
    var season: Int?
    var episodes: ClosedRange<Int>
    var aired: String?

    /// - Parameter bytes: of a name, ASCII letters in lower case.
    static func find(in bytes: [UInt8]) -> EpisodeMark? {
        let scan = EpisodeScan(bytes: bytes)
        for rule in [scan.seasonAndEpisode, scan.cross, scan.seasonInWords, scan.day, scan.episodeInWords] {
            for start in bytes.indices {
                if start > 0, EpisodeScan.isWordByte(bytes[start - 1]) { continue }
                if let mark = rule(start) { return mark }
            }
        }
        return nil
    }
}

/// Rules that try one place of a name each. Everything compared is ASCII, so that cuts never fall inside a character.
struct EpisodeScan {
    var bytes: [UInt8]

    /// `s01e02`, `s01.e02-e03`, `s01e02e03`, `s01e02-03`, `s01x02`, `s2019e05`.
    func seasonAndEpisode(at start: Int) -> EpisodeMark? {
        guard has("s", at: start), let season = number(at: start + 1, digits: 1...4) else { return nil }
        var at = skipSeparators(from: season.end, most: 3)
        if word("episode", at: at) {
            at += 7
        } else if word("ep", at: at) {
            at += 2
        } else if has("e", at: at) || has("x", at: at) {
            at += 1
        } else {
            return nil
        }
        if has(".", at: at) || has(" ", at: at) { at += 1 }
        guard let first = number(at: at, digits: 1...4) else { return nil }
        return chain(from: first, start: start, season: season.value, mark: "e")
    }

    /// `1x02`, `01x02-03`, `1x02x03`; not `1920x1080`.
    func cross(at start: Int) -> EpisodeMark? {
        guard let season = number(at: start, digits: 1...2), has("x", at: season.end),
            let first = number(at: season.end + 1, digits: 2...3)
        else { return nil }
        return chain(from: first, start: start, season: season.value, mark: "x")
    }

    /// `season 1 episode 2`, `staffel 1 folge 2`, `saison 1 épisode 2` (the accent is not looked at).
    func seasonInWords(at start: Int) -> EpisodeMark? {
        for name in ["season", "series", "staffel", "saison", "temporada", "stagione"] where word(name, at: start) {
            guard let season = number(at: skipSeparators(from: start + name.utf8.count, most: 2), digits: 1...4) else { continue }
            let at = skipSeparators(from: season.end, most: 3, also: UInt8(ascii: ","))
            guard let episode = episodeInWords(at: at) else { continue }
            return EpisodeMark(range: start..<episode.range.upperBound, season: season.value, episodes: episode.episodes)
        }
        return nil
    }

    /// `2019-04-21`, `2019.04.21`, `21.04.2019`.
    func day(at start: Int) -> EpisodeMark? {
        guard let first = number(at: start, digits: 2...4), first.end < bytes.count, "-._ ".utf8.contains(bytes[first.end]) else {
            return nil
        }
        let separator = bytes[first.end]
        guard let second = number(at: first.end + 1, digits: 2...2), second.end < bytes.count, bytes[second.end] == separator,
            let third = number(at: second.end + 1, digits: 2...4), third.end - start == 10
        else { return nil }
        let isYearFirst = first.end - start == 4
        let (year, month, day) = isYearFirst ? (first.value, second.value, third.value) : (third.value, second.value, first.value)
        guard (1930...2039).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let number = month * 100 + day
        return EpisodeMark(range: start..<third.end, season: year, episodes: number...number, aired: "\(year)-\(two(month))-\(two(day))")
    }

    /// `episode 12`, `ep.12`, `e12`, `folge 12`, `#12`.
    func episodeInWords(at start: Int) -> EpisodeMark? {
        for name in ["episode", "folge", "episodio", "capitulo", "ep", "e", "#"] where word(name, at: start) {
            let after = start + name.utf8.count
            let at = name == "e" || name == "#" ? after : skipSeparators(from: after, most: 2)
            guard let first = number(at: at, digits: 1...4) else { continue }
            return chain(from: first, start: start, season: nil, mark: "e")
        }
        return nil
    }

    /// More episodes after the first.
    private func chain(from first: (value: Int, end: Int), start: Int, season: Int?, mark: String) -> EpisodeMark? {
        var last = first
        while let next = further(after: last, season: season, mark: mark) { last = next }
        // A letter for one half of an episode ("s01e02a").
        if last.end < bytes.count, (0x61...0x64).contains(bytes[last.end]), !isWord(last.end + 1) { last.end += 1 }
        // A corrected release ("s01e02v2").
        if has("v", at: last.end), isDigit(last.end + 1), !isWord(last.end + 2) { last.end += 2 }
        guard !isWord(last.end) else { return nil }
        return EpisodeMark(range: start..<last.end, season: season, episodes: first.value...last.value)
    }

    private func further(after last: (value: Int, end: Int), season: Int?, mark: String) -> (value: Int, end: Int)? {
        var at = skipSeparators(from: last.end, most: 3)
        let isGlued = at == last.end + 1 && has("-", at: last.end)
        if let season {
            // `-s01e03`, `-1x03`
            let sBefore = has("s", at: at) ? at + 1 : at
            if let again = number(at: sBefore, digits: 1...4), again.value == season, has("e", at: again.end) || has("x", at: again.end),
                let next = number(at: again.end + 1, digits: 1...4)
            {
                return isNext(next, last) ? next : nil
            }
        }
        if word(mark, at: at), has("p", at: at + 1), mark == "e" { at += 1 }
        if has(mark, at: at) || has("e", at: at) || has("p", at: at) { at += 1 } else if !isGlued { return nil }
        guard let next = number(at: at, digits: isGlued ? 1...3 : 1...4),
            !isWord(next.end) || has(mark, at: next.end) || has("e", at: next.end)
        else { return nil }
        return isNext(next, last) ? next : nil
    }

    private func isNext(_ next: (value: Int, end: Int), _ last: (value: Int, end: Int)) -> Bool {
        next.value > last.value && next.value - last.value <= 50
    }

    private func has(_ letter: String, at index: Int) -> Bool { index < bytes.count && bytes[index] == letter.utf8.first }

    private func word(_ word: String, at index: Int) -> Bool {
        index + word.utf8.count <= bytes.count && bytes[index..<index + word.utf8.count].elementsEqual(word.utf8)
    }

    private func isDigit(_ index: Int) -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }

    private func isWord(_ index: Int) -> Bool { index < bytes.count && Self.isWordByte(bytes[index]) }

    static func isWordByte(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80 }

    func number(at start: Int, digits: ClosedRange<Int>) -> (value: Int, end: Int)? {
        var end = start
        while isDigit(end), end - start <= digits.upperBound { end += 1 }
        guard digits.contains(end - start), let value = Int(String(decoding: bytes[start..<end], as: UTF8.self)) else { return nil }
        return (value, end)
    }

    private func skipSeparators(from start: Int, most: Int, also extra: UInt8 = UInt8(ascii: " ")) -> Int {
        var at = start
        while at < bytes.count, at - start < most, " ._-".utf8.contains(bytes[at]) || bytes[at] == extra { at += 1 }
        return at
    }
}
