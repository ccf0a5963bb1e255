/// The episodes of a file that holds several.
extension EpisodeScan {
    typealias Number = (value: Int, end: Int)

    /// The mark that begins at a place and goes on to the last of its episodes.
    func chain(from first: Number, start: Int, season: Int?, mark: String, _ rule: NameRule) -> EpisodeMark? {
        var last = run(from: first) ?? first
        while let next = next(after: last, season: season, mark: mark), next.value > last.value, next.value - last.value <= 50 {
            last = next
        }
        // The wrong way round ("s01e02e01").
        if last.end == first.end, has(mark, at: first.end), let before = number(at: first.end + 1, digits: 1...5),
            before.value + 1 == first.value, !isWord(before.end)
        {
            return EpisodeMark(range: start..<before.end, season: season, episodes: before.value...first.value, rule: rule)
        }
        // A letter for one half of an episode ("s01e02a").
        if let letter = byte(at: last.end), (0x61...0x64).contains(letter), !isWord(last.end + 1) { last.end += 1 }
        // A corrected release ("s01e02v2").
        if has("v", at: last.end), isDigit(last.end + 1), !isWord(last.end + 2) { last.end += 2 }
        // A part ("s12e01p1").
        if has("p", at: last.end), isDigit(last.end + 1), !isWord(last.end + 2) { last.end += 2 }
        guard !isWord(last.end) else { return nil }
        return EpisodeMark(range: start..<last.end, season: season, episodes: first.value...last.value, rule: rule)
    }

    /// `S01E01 Title S01E02 Title`: the episodes that follow the first one and its title.
    func withFollowing(_ first: EpisodeMark) -> EpisodeMark {
        var mark = first
        var at = first.range.upperBound
        while at < bytes.count {
            defer { at += 1 }
            guard !isWord(at - 1) else { continue }
            // `S01E01 Title E02 Title`
            if has("e", at: at), isDigit(at + 2), let next = number(at: at + 1, digits: 2...3), next.value == mark.episodes.upperBound + 1,
                !isWord(next.end), bytes[mark.range.upperBound..<at].contains(where: Self.isWordByte)
            {
                mark.episodes = mark.episodes.lowerBound...next.value
                mark.endOfTitle = mark.endOfTitle ?? at
                continue
            }
            guard has("s", at: at), let next = seasonAndEpisode(at: at) else { continue }
            if next.season == mark.season, next.episodes.lowerBound == mark.episodes.upperBound + 1 {
                mark.episodes = mark.episodes.lowerBound...next.episodes.upperBound
                mark.endOfTitle = mark.endOfTitle ?? at
            }
            at = next.range.upperBound - 1
        }
        return mark
    }

    private func next(after last: Number, season: Int?, mark: String) -> Number? {
        let (at, isJoined) = place(after: last)
        if let season, let next = withSeason(season, at: at) { return next }
        return
            (crossed(after: last) ?? glued(to: last) ?? marked(mark, at: at, after: last) ?? glued(after: last)
            ?? (isJoined ? following(last, at: at) ?? end(after: last, at: at) : nil))
            .flatMap {
                isWord($0.end) && !has(mark, at: $0.end) && !has("e", at: $0.end) && !word("xe", at: $0.end) && !word("to", at: $0.end)
                    ? nil : $0
            }
    }

    /// Where the next number or its mark may stand, and whether a word or sign for “and” leads to it.
    private func place(after last: Number) -> (at: Int, isJoined: Bool) {
        let at = skipSeparators(from: last.end, most: 3)
        for and in ["and", "en", "und", "et", "y", "to", "bis"] where at > last.end && word(and, at: at) && !isWord(at + and.utf8.count) {
            return (skipSeparators(from: at + and.utf8.count, most: 1), true)
        }
        let isJoined = bytes[last.end..<at].contains { "&+~".utf8.contains($0) }
        return (isJoined ? skipSeparators(from: at, most: 1) : at, isJoined)
    }

    /// `-s01e03`, `-1x03`
    private func withSeason(_ season: Int, at start: Int) -> Number? {
        guard let again = number(at: has("s", at: start) ? start + 1 : start, digits: 1...4), again.value == season,
            has("e", at: again.end) || has("x", at: again.end)
        else { return nil }
        return number(at: again.end + 1, digits: 1...5)
    }

    /// `e03`, `-E03`, ` - x04`, `Ep05`
    private func marked(_ mark: String, at start: Int, after last: Number) -> Number? {
        if mark == "e", word("ep", at: start) { return number(at: start + 2, digits: 1...5) }
        guard has(mark, at: start) || has("e", at: start) || has("p", at: start) || start == last.end && has("x", at: start) else {
            return nil
        }
        return number(at: start + 1, digits: 1...5)
    }

    /// `-03`, `+03`; `_03` and `.03` only directly after 02. More digits than the first has are a resolution.
    private func glued(after last: Number) -> Number? {
        if has("_", at: last.end) || has(".", at: last.end) && digits(before: last.end) == 2 { return following(last, at: last.end + 1) }
        guard ["-", "~", "+", ","].contains(where: { has($0, at: last.end) }) else { return nil }
        return number(at: last.end + 1, digits: 1...max(3, digits(before: last.end)))
    }

    /// `01 02 03`: at least three in a row.
    private func run(from first: Number) -> Number? {
        guard digits(before: first.end) > 1 else { return nil }
        var (last, count) = (first, 1)
        while has(" ", at: last.end), let next = following(last, at: last.end + 1) { (last, count) = (next, count + 1) }
        return count > 2 ? last : nil
    }

    /// The number after this one, written alike.
    private func following(_ last: Number, at start: Int) -> Number? {
        guard let next = number(at: start, digits: 1...5), next.value == last.value + 1, !isWord(next.end) else { return nil }
        return next.end - start >= digits(before: last.end) ? next : nil
    }

    /// `05 to 08`, where no title follows the number.
    private func end(after last: Number, at start: Int) -> Number? {
        guard word("to ", at: start - 3), let end = number(at: start, digits: 2...2), digits(before: last.end) == 2,
            end.end == bytes.count || [".", " - ", " [", " ("].contains(where: { word($0, at: end.end) })
        else { return nil }
        return end
    }

    private func digits(before end: Int) -> Int { bytes[..<end].reversed().prefix(while: NameTokens.isDigit).count }
}
