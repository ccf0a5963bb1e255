// Words at the end of a title that belong to the version of the movie.

extension TitleReader {
    /// `120min`, `95 min`
    func isRunningTime(_ index: Int) -> Bool {
        let isUnit = names[index] == "min" && index > 0 && words[index - 1].number != nil
        let isBeforeUnit = words[index].number != nil && index + 1 < names.count && names[index + 1] == "min"
        return isUnit || isBeforeUnit
            || names[index].hasSuffix("min") && SeasonMark.plain(names[index].dropLast(3)).map { (1..<600).contains($0) } == true
    }

    /// Editions directly before the year, and a 3D format in a name with dots.
    func editions(before index: Int) -> Int {
        var at = index
        while at > start + 1 {
            if let count = editionEnding(at: at) ?? genreEnding(at: at) {
                at -= count
                // `Title.The.Final.Cut.1982`
                if at > start + 1, names[at - 1] == "the" { at -= 1 }
            } else if case let count = FactWords.seriesEnding(names[start + 1..<at]), count > 0 {
                at -= count
            } else if isTag(at - 1) || Edition.abbreviation(words[at - 1]) != nil && !isTitleUppercase(at - 1) {
                at -= 1
            } else if ["om", "oar"].contains(words[at - 1].word), words[at - 1].isUppercase, words[at - 1].gap == .dot {
                at -= 1
            } else if ["cam", "ts", "tc", "r5", "hd", "uhd"].contains(words[at - 1].word), words[at - 1].isUppercase,
                !isTitleUppercase(at - 1)
            {
                at -= 1
            } else if words[at - 1].gap == .dash, [.dash, .bracket].contains(at < words.count ? words[at].gap : .dash),
                isLanguage(at - 1) || words[at - 1].isUppercase && strengths[at - 1] != nil && !isTitleUppercase(at - 1)
            {
                // `Title - ITA - 1985`
                at -= 1
            } else if let count = partEnding(at: at, before: index) {
                at -= count
            } else if isCodeOfLanguage(at - 1), at == index, words[index].group != nil {
                // `Title ITA (2019)`
                at -= 1
            } else if isLanguage(at - 1), editionEnding(at: at - 1) != nil {
                at -= 1
            } else if isLanguage(at - 1), isOfRelease(languageAt: at - 1) {
                at -= 1
            } else if isThreeD(at - 1)
                || words[at - 1].word == "3d" && words[index].group != nil
                    && names[index...].contains(where: { $0 != "3d" && ThreeD(word: $0) != nil })
            {
                at -= 1
            } else if words[at - 1].word == "3d", [.dot, .underscore].contains(words[at - 1].gap),
                stop != nil || names[index...].contains(where: ThreeD.isSure),
                !names[index...].contains("3d")
            {
                at -= 1
            } else {
                break
            }
        }
        return at
    }

    /// Tags and editions directly before the technical words belong to the release too.
    func trailing(before stop: Int, isRelease: Bool) -> Int {
        var at = isRelease ? stop : isSeries ? withoutTags(stop) : withoutCapitals(stop)
        while at > start + 1 {
            let last = words[at - 1]
            if let count = editionEnding(at: at), isRelease || count > 1 {
                at -= count
                // `Title - The Final Cut`
                if at > start + 1, names[at - 1] == "the" { at -= 1 }
            } else if isRelease, let count = genreEnding(at: at) {
                at -= count
            } else if isRelease, last.gap == .dot, Self.discs.contains(last.word.trimmingSuffix(while: \.isNumber)),
                PartMark.number(at: at - 1, in: words)?.count == 1
            {
                // `Title.CD1.DVDRip`
                at -= 1
            } else if isRelease, strengths[at - 1] == .tag, !(last.word == "3d" && last.gap == .space),
                !(at == start + 2 && Self.articles.contains(words[start].word))
            {
                at -= 1
            } else if isRelease, strengths[at - 1] == .rare || Edition.abbreviation(last) != nil, last.number == nil, last.isUppercase,
                !isTitleUppercase(at - 1)
            {
                at -= 1
            } else if !isRelease, at == words.count, ["hd", "fhd", "uhd", "dvd", "bd"].contains(last.word), last.isUppercase,
                !isTitleUppercase(at - 1)
            {
                at -= 1
            } else if ThreeD.isSure(last.word)
                || last.word != "3d" && ThreeD(word: last.word) != nil
                    && (last.gap == .dot && !TitleText.isDotted(text) || words[at - 2].word == "3d")
            {
                at -= 1
            } else if last.word == "3d", at < words.count, ThreeD(word: words[at].word) != nil {
                at -= 1
            } else {
                break
            }
        }
        return at
    }

    /// `Show.FRENCH` and `Show.German.DL` before `S01E05`.
    private func withoutTags(_ end: Int) -> Int {
        var at = end
        while at > start + 1, isTagOfRelease(at - 1, isLast: at == end), !isTitleUppercase(at - 1), !Self.articles.contains(names[at - 2]) {
            at -= 1
        }
        return at
    }

    /// Two letters, as in “Doogie Howser MD”, only after a language.
    private func isTagOfRelease(_ index: Int, isLast: Bool) -> Bool {
        if isLanguage(index) { return !isLast || words[index].isUppercase }
        return strengths[index] == .tag && words[index].isUppercase && (words[index].range.count > 2 || isLanguage(index - 1))
    }

    /// `Title MD ITA TS`: at least two words of releases in capitals.
    private func withoutCapitals(_ end: Int) -> Int {
        let count = words[..<end].indices.reversed().prefix {
            $0 > start && strengths[$0] != nil && words[$0].isUppercase && words[$0].number == nil && !isTitleUppercase($0)
        }.count
        return count > 1 ? end - count : end
    }

    /// The number of words of the edition that ends before this word and leaves a title.
    private func editionEnding(at end: Int) -> Int? {
        (1...4).reversed().first { count in
            let rest = end - count - start
            guard rest > 0, Edition.read(at: end - count, in: names, before: end)?.count == count else { return false }
            // “Longer and Uncut” is a title.
            if ["and", "&", "und", "et"].contains(names[end - count - 1]) { return false }
            // “The Final Cut” is a title.
            return rest > 1 || !Self.articles.contains(names[start])
        }
    }

    /// `Title - Action Comedy 2011`: the number of genres after a dash.
    private func genreEnding(at end: Int) -> Int? {
        (1...3).first { count in
            let first = end - count
            return first > start && words[first].gap == .dash
                && words[first..<end].allSatisfy { FactWords.isGenre($0.word) || $0.isUppercase && FactWords.isFact($0.word) }
        }
    }

    /// `HSBS`, and the words of `3D SBS`, `H-SBS`, `Half-OU`.
    private func isThreeD(_ index: Int) -> Bool {
        let first = ["3d", "h", "half", "full"]
        return ThreeD.isSure(names[index])
            || first.contains(names[index]) && index + 1 < words.count
                && (ThreeD(word: names[index + 1]) != nil || first.contains(names[index + 1]))
            || ThreeD(word: names[index]) != nil && names[index] != "3d" && first.contains(names[index - 1])
    }

    /// `Title.PROPER.2019`, `Title.CUSTOM.EXTENDED.2019`
    private func isTag(_ index: Int) -> Bool {
        stop != nil && strengths[index] == .tag && words[index].gap == .dot && words[index].isUppercase && words[index].range.count > 2
            && !isTitleUppercase(index)
    }

    private func isLanguage(_ index: Int) -> Bool { ReleaseWords.isLanguage(names[index]) }

    /// A language before the year belongs to the release if it alone is in capitals, or if the title begins with an article of it.
    private func isOfRelease(languageAt index: Int) -> Bool {
        guard stop != nil, index > start else { return false }
        if words[index].isUppercase && !isTitleUppercase(index) { return true }
        if Self.articlesOfLanguages[names[index]]?.contains(names[start]) == true { return true }
        // `Title.German.2011`, but “The Good German” and “Get Him to the Greek”; with spaces only before several technical words.
        let isScene = words[index].gap == .dot || words[index].gap == .space && strengths[index...].count { $0 == .technical } > 1
        return isScene && words[index + 1].group == nil && !Self.beforePeople.contains(names[index - 1])
    }

    private func isCodeOfLanguage(_ index: Int) -> Bool {
        words[index].isUppercase && words[index].range.count == 3 && EpisodeTitle.languageCodes.contains(names[index])
            && !isTitleUppercase(index) && !Self.articles.contains(names[index - 1])
    }

    /// `Title CD1 (2019)`, `Title - part2 (2019)`: the number of words of the mark of a part before a year in brackets.
    private func partEnding(at end: Int, before year: Int) -> Int? {
        guard end == year, words[year].group != nil else { return nil }
        let mark = words[end - 1]
        let name = mark.word.trimmingSuffix(while: \.isNumber)
        if mark.number == nil, PartMark.number(at: end - 1, in: words)?.count == 1 {
            return Self.discs.contains(name) || mark.gap == .dash ? 1 : nil
        }
        guard end - 2 > start, Self.discs.contains(names[end - 2]), words[end - 2].group == nil,
            PartMark.number(at: end - 2, in: words)?.count == 2
        else { return nil }
        return 2
    }

    private static let discs: Set<String> = ["cd", "disc", "disk"]

    /// Words before a language that is a word of the title.
    private static let beforePeople: Set<String> = [
        "the", "a", "an", "my", "our", "your", "his", "her", "good", "bad", "little", "young", "old", "big", "johnny", "in", "to", "speak",
        "speaking",
        "of",
        "and", "last", "ugly", "quiet",
    ]

    private func isTitleUppercase(_ end: Int) -> Bool { end <= start + capitals }

    private static let articlesOfLanguages: [String: Set<String>] = [
        "german": ["der", "die", "das", "ein", "eine"], "french": ["le", "la", "les", "un", "une"], "italian": ["il", "lo", "gli", "una"],
        "spanish": ["el", "los", "las", "una"], "dutch": ["de", "het", "een"], "swedish": ["en", "ett"], "danish": ["en", "et"],
    ]
    static let articles: Set<String> = ["the", "a", "an", "le", "la", "les", "der", "die", "das", "el", "il"]
}
