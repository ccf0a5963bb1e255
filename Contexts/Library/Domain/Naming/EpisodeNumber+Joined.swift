// Numbers that stand for a day, or for season and episode.

extension EpisodeNumber {
    func compactDay() -> EpisodeMark? {
        for index in words.indices {
            let isShort = index > 0 && index + 1 == stop
            if let day = BroadcastDay.compact(words[index]) ?? (isShort ? BroadcastDay.compact(words[index], isShort: true) : nil) {
                return day.withTime(EpisodeScan(text)).mark
            }
        }
        return nil
    }

    /// `show.117.hdtv`, `show.0106.720p`, `Show.2005.211.title`, `show.101.102.hdtv`: season and episode as one number.
    func joined() -> EpisodeMark? {
        for index in words.indices.dropFirst() where index < stop {
            guard let number = joined(index) else { continue }
            let isRange = index + 1 < stop && words[index + 1].gap == .hyphen && words[index + 1].number == number + 1
            let short = shortEnd(index, number)
            let last = isRange || short != nil || joined(index + 1) == number + 1 ? index + 1 : index
            let isPadded = words[index].word.hasPrefix("0")
            let isBeforeSource =
                last + 1 == stop && stop < words.count
                && (words[stop...].contains(where: isSource) || words[index].range.count == 4 && isPadded)
            let isAfterYear =
                index > 1 && ReleaseWords.year(words[index - 1].word) != nil && (words[index].range.count == 3 || isPadded)
            guard isBeforeSource || isAfterYear || isBeforeTitle(index) || isPadded && isLast(index) else { continue }
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[last].range.upperBound, season: number / 100,
                episodes: number % 100...(short ?? (number + last - index) % 100), rule: .joinedNumber)
        }
        return nil
    }

    /// `1017-19`, `217-18`: the last episode without its season.
    private func shortEnd(_ index: Int, _ number: Int) -> Int? {
        guard index + 1 < stop, words[index + 1].gap == .hyphen, words[index + 1].range.count == 2, let last = words[index + 1].number,
            last > number % 100, last - number % 100 < 10, number % 100 < 40
        else { return nil }
        return last
    }

    private func joined(_ index: Int) -> Int? {
        guard index < stop, (3...4).contains(words[index].range.count), let number = words[index].number, number % 100 > 0,
            number > 99, words[index].range.count == 4 || !words[index].word.hasPrefix("0"),
            [.dot, .underscore].contains(words[index].gap), ReleaseWords.year(words[index].word) == nil
        else { return nil }
        return number
    }

    /// `Show_209_Title`, `Show.0209.Title`: the only number between title and episode title, and none that a season could not have.
    private func isBeforeTitle(_ index: Int) -> Bool {
        guard words[index].range.count == (isPadded(index) ? 4 : 3), (words[index].number ?? 0) % 100 < 40, index + 1 < stop,
            strengths[index + 1] == nil, [.dot, .underscore].contains(words[index + 1].gap)
        else { return false }
        return isOnlyNumber
    }

    /// `Show.0102`: not so beyond the numbers of a season, `Show.0188`.
    private func isLast(_ index: Int) -> Bool { index + 1 == words.count && (words[index].number ?? 0) % 100 < 40 }

    /// `Show 101 Title`, where nothing else is a number.
    func spaced() -> EpisodeMark? {
        guard words.count(where: { $0.number != nil && $0.range.count > 1 }) == 1 else { return nil }
        for index in words.indices.dropFirst() where index + 1 < stop && words[index].range.count == 3 && words[index].gap == .space {
            guard let number = words[index].number, number > 99, (1..<40).contains(number % 100), words[index + 1].gap == .space else {
                continue
            }
            return EpisodeMark(
                range: words[index].range, season: number / 100, episodes: number % 100...number % 100, rule: .joinedNumber)
        }
        return nil
    }

    /// `203`, `203 Title`; not `203 - Title` or `203. Title`.
    func joinedFirst() -> EpisodeMark? {
        guard words.count == 1 || [.space, .dot, .underscore].contains(words[1].gap), !isNumbering(before: 1) else { return nil }
        return joinedAlone(0)
    }

    /// `Show.203`, `Show.203.720p`; with spaces it is rather a number among all episodes.
    func joinedLast() -> EpisodeMark? {
        let index = stop - 1
        guard index > 0, stop == words.count || words[stop].word != ReleaseWords.endOfTitle,
            [.dot, .underscore].contains(words[index].gap)
        else { return nil }
        return joinedAlone(index)
    }

    /// `grp-show-xvid-203`
    func joinedBehindRelease() -> EpisodeMark? {
        guard stop + 1 < words.count, words.dropFirst().allSatisfy({ $0.gap == .hyphen }) else { return nil }
        return joinedAlone(words.count - 1)
    }

    /// Season and episode as one number of three digits that is the only number.
    private func joinedAlone(_ index: Int) -> EpisodeMark? {
        guard mayJoin, isOnlyNumber, words[index].range.count == 3, let number = words[index].number, number > 99,
            (1..<40).contains(number % 100)
        else { return nil }
        return EpisodeMark(
            range: words[index].range, season: number / 100, episodes: number % 100...number % 100, rule: .joinedAlone)
    }

    private func isSource(_ token: NameTokens.Token) -> Bool {
        ["hdtv", "pdtv", "dsr", "dsrip", "dvdrip", "webrip", "web", "bdrip", "tvrip", "sdtv"].contains(token.word)
    }
}
