// Two numbers: a season and its episode, or an episode in two forms.

extension EpisodeNumber {
    /// `205 - 206 - Title`
    func firstAndNext() -> EpisodeMark? {
        guard words.count > 1, words[0].range.count == 3, words[1].range.count == 3, words[1].gap == .dash, let first = number(0),
            number(1) == first + 1, words.count == 2 || words[2].gap == .dash
        else { return nil }
        return EpisodeMark(range: words[0].range.lowerBound..<words[1].range.upperBound, episodes: first...first + 1, rule: .numberFirst)
    }

    /// `1-12 - Title`, `2-06. Title`, `4.12 - Title`: season and episode, if the first has one digit and the second two.
    func leadingPair() -> EpisodeMark? {
        guard words.count > 1, words[1].range.count == 2, let season = words[0].number, let episode = words[1].number, season > 0,
            words.count == 2 || words[2].gap == .dash || isNumbering(before: 2) || isPadded(1)
        else { return nil }
        let separators = words[1].range.lowerBound - words[0].range.upperBound
        let isDotted = words[1].gap == .dot && separators == 1 && words[0].range.count <= 2 && (!isPadded(0) || episode != season + 1)
        guard words[1].gap == .hyphen && words[0].range.count == 1 || isDotted else { return nil }
        return EpisodeMark(
            range: 0..<words[1].range.upperBound, season: season, episodes: episode...episode, rule: .leadingPair)
    }

    /// `Show.05.01.Title`, `Show_05_01_Title`; `01.02` may be two episodes.
    func paddedPair(_ index: Int) -> EpisodeMark? {
        guard index + 2 < stop, [.dot, .underscore].contains(words[index].gap), words[index + 1].gap == words[index].gap,
            words[index + 1].range.count == 2, let season = words[index].number, season > 0, let episode = words[index + 1].number,
            episode > 0,
            episode != season + 1, words[index + 2].number == nil, words[index + 2].gap == words[index].gap
        else { return nil }
        return EpisodeMark(
            range: words[index].range.lowerBound..<words[index + 1].range.upperBound, season: season, episodes: episode...episode,
            rule: .dottedPair)
    }

    /// `06. Title`: a dot and a space.
    func isNumbering(before index: Int) -> Bool {
        index < words.count && words[index].gap == .dot && words[index].range.lowerBound - words[index - 1].range.upperBound > 1
    }

    /// `101 (01)`: the number with and without its season.
    func repeated() -> EpisodeMark? {
        for index in words.indices.dropFirst() {
            guard words[index].group != nil, let short = words[index].number, let long = words[index - 1].number, long > 99, long < 10_000,
                long % 100 == short, words[index - 1].group == nil
            else { continue }
            return EpisodeMark(
                range: words[index - 1].range.lowerBound..<words[index].range.upperBound + 1, season: long / 100, episodes: short...short,
                rule: .numberWithSeason)
        }
        return nil
    }

    /// `House 1.03`
    func dottedPair() -> EpisodeMark? {
        let isDotted = TitleText.isDotted(text)
        guard !isDotted || words.count == 3 else { return nil }
        for index in words.indices.dropFirst(2) where index < stop && words[index].gap == .dot && words[index].range.count == 2 {
            guard let season = words[index - 1].number, words[index - 1].range.count <= (isDotted ? 1 : 2), season > 0,
                words[index - 1].gap == (isDotted ? .dot : .space),
                let episode = words[index].number, index + 1 == words.count || words[index + 1].gap != .dot
            else { continue }
            return EpisodeMark(
                range: words[index - 1].range.lowerBound..<words[index].range.upperBound, season: season, episodes: episode...episode,
                rule: .dottedPair)
        }
        return nil
    }

    /// `Show 03-18 & 19`, `Show 3-18+19`, `Show 03-18-19`: season 3, episodes 18 and 19.
    func pairAndNext() -> EpisodeMark? {
        for index in words.indices.dropFirst().dropLast() where index + 1 < stop && words[index + 1].gap == .hyphen {
            guard words[index + 1].range.count == 2, words[index].range.count < 3, let season = number(index), (1...40).contains(season),
                let first = number(index + 1), first > season + 1, index + 2 < stop, words[index].gap != .hyphen
            else { continue }
            let isAnd = words[index + 2].word == "&" || Self.and.contains(words[index + 2].word)
            let next = isAnd ? index + 3 : index + 2
            guard isAnd || isJoined(next) || words[next].gap == .hyphen, next < stop, words[next].range.count == 2,
                number(next) == first + 1
            else { continue }
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[next].range.upperBound, season: season, episodes: first...first + 1,
                rule: .leadingPair)
        }
        return nil
    }

    /// `Show 1-05`, `Show 28-05`: two episodes would be written otherwise. `Show 1_05` in a name with spaces.
    func hyphenedPair() -> EpisodeMark? {
        for index in words.indices.dropFirst(2) where index < stop && words[index].range.count == 2 {
            let isSpaced = words[index].gap == .underscore && words[index - 1].gap == .space
            guard words[index].gap == .hyphen || isSpaced, isPadded(index), let episode = number(index), episode > 0,
                let season = number(index - 1), season > 0,
                words[index - 1].range.count == 1 || words[index - 1].range.count == 2 && (isSpaced || season > episode),
                words[index - 1].gap != .hyphen,
                index + 1 == words.count || words[index + 1].gap != .hyphen
            else { continue }
            return EpisodeMark(
                range: words[index - 1].range.lowerBound..<words[index].range.upperBound, season: season, episodes: episode...episode,
                rule: .leadingPair)
        }
        return nil
    }

    /// `Show - 13.5`: a special between two episodes.
    func half() -> EpisodeMark? {
        for index in words.indices.dropFirst(2) where index < stop && words[index].gap == .dot && words[index].word == "5" {
            let before = words[index - 1]
            guard before.gap == .dash, before.range.count > 1, let number = number(index - 1),
                words[index].range.lowerBound - before.range.upperBound == 1,
                index + 1 == words.count || [.dash, .bracket].contains(words[index + 1].gap)
                    || words[index + 1].word == ReleaseWords.endOfTitle
            else { continue }
            return EpisodeMark(
                range: before.range.lowerBound..<words[index].range.upperBound, season: 0, episodes: number...number, rule: .special)
        }
        return nil
    }
}
