// Rare forms in which a season and an episode are written together.

extension EpisodeScan {
    /// `2e05`, `03e07`, behind a title.
    func bareSeason(at start: Int) -> EpisodeMark? {
        guard start > 2, let season = number(at: start, digits: 1...2), season.value > 0, has("e", at: season.end),
            let first = number(at: season.end + 1, digits: 2...2), first.value > 0
        else { return nil }
        return chain(from: first, start: start, season: season.value, mark: "e", .seasonAndEpisode)
    }

    /// `S1E1to3`, `S01E01toE03`, `1x01to03`
    func glued(to last: Number) -> Number? {
        guard word("to", at: last.end), let next = number(at: last.end + (has("e", at: last.end + 2) ? 3 : 2), digits: 1...3) else {
            return nil
        }
        return isWord(next.end) ? nil : next
    }

    /// `S02E01xE02`
    func crossed(after last: Number) -> Number? { word("xe", at: last.end) ? number(at: last.end + 2, digits: 1...3) : nil }

    /// The end of `1.01-1.02`, `1.01-02` in brackets.
    func endOfDottedPair(after first: Number, season: Int) -> Number? {
        guard has("-", at: first.end) else { return nil }
        let again = number(at: first.end + 1, digits: 1...2).flatMap { $0.value == season && has(".", at: $0.end) ? $0.end + 1 : nil }
        return number(at: again ?? first.end + 1, digits: 2...3).flatMap { $0.value > first.value ? $0 : nil }
    }
}

extension EpisodeWords {
    /// `港口 上集`, `港口 下集`: the first and the second of two.
    func half() -> EpisodeMark? {
        for word in words where word.word.utf8.count == word.range.count {
            guard let half = ["上集", "下集"].firstIndex(where: word.word.hasSuffix) else { continue }
            let end = word.range.upperBound
            return EpisodeMark(range: end - 6..<end, episodes: half + 1...half + 1, rule: .episodeWord)
        }
        return nil
    }
}
