// The forms in which a season and an episode are written together.

extension EpisodeScan {
    /// `s01e02`, `s01.e02-e03`, `s01e02e03`, `s01e02-03`, `s01x02`, `s06xe01`, `s2019e05`, `t01e02`, `so1e02`, `s01f02`.
    func seasonAndEpisode(at start: Int) -> EpisodeMark? {
        guard let season = season(at: start) else { return nil }
        var at = skipSeparators(from: season.end, most: 3)
        if word("episode", at: at) {
            at += 7
        } else if word("ep", at: at) || word("xe", at: at) {
            at += 2
        } else if has("e", at: at) || has("x", at: at) && !isCodec(at) {
            at += 1
        } else if has("f", at: at) || has("a", at: at), number(at: at + 1, digits: 2...2).map({ !isWord($0.end) }) == true {
            // “Folge” and “aflevering”
            at += 1
        } else if has("t", at: start), has("c", at: at) {
            // “Temporada” and “capítulo”
            at += 1
        } else {
            return joined(season, start: start)
        }
        if has(".", at: at) || has(" ", at: at) { at += 1 }
        if has("#", at: at) || has("(", at: at) && has("e", at: at - 1) { at += 1 }
        guard let first = spelled(at: at, digits: 1...5) else { return nil }
        // `S01 EP #1.2`
        if first.value == season.value, has(".", at: first.end), let own = number(at: first.end + 1, digits: 1...2), !isWord(own.end),
            !has(".", at: own.end)
        {
            return chain(from: own, start: start, season: season.value, mark: "e", .seasonAndEpisode)
        }
        return chain(from: first, start: start, season: season.value, mark: "e", .seasonAndEpisode)
    }

    /// `s01`, `se01`, `season01`, `so1` with the letter O for a zero; `t01` (temporada) directly before its episode.
    private func season(at start: Int) -> Number? {
        if has("t", at: start) {
            guard let season = number(at: start + 1, digits: 1...2) else { return nil }
            let at = skipSeparators(from: season.end, most: 1)
            return ["e", "xe", "x", "c"].contains { word($0, at: at) && isDigit(at + $0.utf8.count) && !isCodec(at) } || word("ep", at: at)
                ? season : nil
        }
        guard has("s", at: start) else { return nil }
        let name = ["season", "se"].first { word($0, at: start) } ?? "s"
        return spelled(at: start + name.utf8.count, digits: 1...4)
    }

    /// A number that may begin with the letter O.
    private func spelled(at start: Int, digits: ClosedRange<Int>) -> Number? {
        number(at: has("o", at: start) && isDigit(start + 1) ? start + 1 : start, digits: digits)
    }

    /// `x264` after the number of a season.
    private func isCodec(_ at: Int) -> Bool {
        has("x", at: at) && number(at: at + 1, digits: 3...3).map { (262...266).contains($0.value) } == true
    }

    /// `s0615` for s06e15; `s2019` is a year.
    private func joined(_ season: Number, start: Int) -> EpisodeMark? {
        guard season.end - start == 5, !isWord(season.end), season.value > 99, season.value % 100 > 0,
            !(1888...2039).contains(season.value)
        else { return nil }
        let episode = season.value % 100
        return EpisodeMark(range: start..<season.end, season: season.value / 100, episodes: episode...episode, rule: .numberWithSeason)
    }

    /// `1x02`, `01x02-03`, `1x02x03`, `2x5`, `1 x 2`, `1×02`, `1940x01`, `2016x231`, `21x1001`; not `1920x1080`, `1920x800` or `0x539`.
    func cross(at start: Int) -> EpisodeMark? {
        guard let season = number(at: start, digits: 1...4), season.end - start != 3 else { return nil }
        let isYear = season.end - start == 4
        if isYear, !(1900...2039).contains(season.value) { return nil }
        let isSpaced = has(" ", at: season.end) && has("x", at: season.end + 1) && has(" ", at: season.end + 2)
        // `2×05`
        let isSign = word("×", at: season.end)
        guard isSpaced || isSign || has("x", at: season.end),
            let first = number(
                at: season.end + (isSpaced ? 3 : isSign || has("e", at: season.end + 1) ? 2 : 1), digits: 1...(isYear ? 3 : 4)),
            ![1080, 1440, 2160].contains(first.value),
            !isYear || first.value <= 366, season.value > 0 || season.end - start > 1 || first.value < 100
        else { return nil }
        return chain(from: first, start: start, season: season.value, mark: "x", .crossedNumbers)
    }

    /// `s03e02Title`, `3x11m720p`: the title is in one word with two digits of the episode.
    func beforeText(at start: Int) -> EpisodeMark? {
        let isLetter = has("s", at: start)
        guard let season = number(at: isLetter ? start + 1 : start, digits: 1...2), has(isLetter ? "e" : "x", at: season.end),
            let episode = number(at: season.end + 1, digits: 2...2), isText(episode.end)
        else { return nil }
        return EpisodeMark(
            range: start..<episode.end, season: season.value, episodes: episode.value...episode.value,
            rule: isLetter ? .seasonAndEpisode : .crossedNumbers)
    }

    /// Whether a word of three letters begins here, or a shorter one with another word after it.
    private func isText(_ start: Int) -> Bool {
        var end = start
        while isWord(end) { end += 1 }
        if has("v", at: start), isDigit(start + 1) || end == start + 1 { return false }
        return end - start > 2 || end > start && isWord(end + 1)
    }

    /// `[5.01]`, `(2.10)`, ` - 6.01 - `
    func dottedPair(at start: Int) -> EpisodeMark? {
        guard start > 0, let season = number(at: start, digits: 1...2), season.value > 0, has(".", at: season.end),
            let episode = number(at: season.end + 1, digits: 2...3), episode.value > 0
        else { return nil }
        let last = endOfDottedPair(after: episode, season: season.value) ?? episode
        if last.end > episode.end {
            let isBracketed = has("[", at: start - 1) && has("]", at: last.end) || has("(", at: start - 1) && has(")", at: last.end)
            return isBracketed
                ? EpisodeMark(range: start..<last.end, season: season.value, episodes: episode.value...last.value, rule: .dottedPair) : nil
        }
        let isBracketed =
            has("[", at: start - 1) && has("]", at: episode.end) || has("(", at: start - 1) && has(")", at: episode.end)
        guard isBracketed || start > 2 && word(" - ", at: start - 3) && word(" - ", at: episode.end) else { return nil }
        return EpisodeMark(
            range: start..<episode.end, season: season.value, episodes: episode.value...episode.value, rule: .dottedPair)
    }

    /// `S4-24`; `S01-05` is rather a range of seasons.
    func seasonThenNumber(at start: Int) -> EpisodeMark? {
        guard has("s", at: start), let season = number(at: start + 1, digits: 1...1), has("-", at: season.end),
            let episode = number(at: season.end + 1, digits: 2...3), !isWord(episode.end), !has("-", at: episode.end)
        else { return nil }
        return EpisodeMark(
            range: start..<episode.end, season: season.value, episodes: episode.value...episode.value, rule: .seasonThenNumber)
    }

    /// The series, the season and the episode in one word: `grps01e02`, `titles1ep2`, `title1x02`.
    func gluedToSeries() -> EpisodeMark? {
        for start in bytes.indices.dropFirst() where (0x61...0x7A).contains(bytes[start - 1]) {
            if has("s", at: start), let season = number(at: start + 1, digits: 2...2), has("e", at: season.end),
                let first = number(at: season.end + 1, digits: 2...2),
                let mark = chain(from: first, start: start, season: season.value, mark: "e", .seasonAndEpisode)
            {
                return mark
            }
            if has("s", at: start), let season = number(at: start + 1, digits: 1...2), word("ep", at: season.end),
                let first = number(at: season.end + 2, digits: 1...2),
                let mark = chain(from: first, start: start, season: season.value, mark: "e", .seasonAndEpisode)
            {
                return mark
            }
            if let season = number(at: start, digits: 1...2), has("x", at: season.end),
                let first = number(at: season.end + 1, digits: 2...2),
                let mark = chain(from: first, start: start, season: season.value, mark: "x", .crossedNumbers)
            {
                return mark
            }
        }
        return nil
    }
}
