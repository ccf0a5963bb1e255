// Parts of a series without numbers of episodes.

extension EpisodeNumber {
    /// `Mini.Series.Part.2.DSR`, `Show - Part Two`, `Show part 1 to 3`: an episode if nothing else is.
    func part() -> EpisodeMark? {
        for index in words.indices {
            guard let first = part(at: index) else { continue }
            let last = lastPart(after: first) ?? first
            return EpisodeMark(
                range: words[index].range.lowerBound..<words[last.end - 1].range.upperBound, episodes: first.number...last.number,
                rule: .partAsEpisode)
        }
        return nil
    }

    /// `[Group] Show 14 Title Part 2`: the only number of two or three digits says more than that of a part.
    func beforePart() -> EpisodeMark? {
        guard !mayJoin, let part = part() else { return nil }
        let found = words.indices.dropFirst().filter {
            $0 + 1 < stop && (2...3).contains(words[$0].range.count) && number($0) != nil
                && words[$0].range.upperBound < part.range.lowerBound
        }
        guard found.count == 1, let index = found.first, let number = number(index), [.space, .underscore].contains(words[index].gap),
            words[index + 1].gap == words[index].gap, words[index + 1].range.upperBound < part.range.lowerBound
        else { return nil }
        return EpisodeMark(range: words[index].range, episodes: number...number, rule: .numberInside)
    }

    /// The number of a part, and the word after it.
    private func part(at index: Int) -> (number: Int, end: Int)? {
        guard index < words.count else { return nil }
        let name = words[index].word.trimmingSuffix(while: \.isNumber)
        guard Self.parts.contains(name) else { return nil }
        if name.utf8.count < words[index].range.count {
            return SeasonMark.plain(words[index].word.dropFirst(name.count)).flatMap { (1...99).contains($0) ? ($0, index + 1) : nil }
        }
        return partNumber(index + 1).map { ($0, index + 2) }
    }

    private func partNumber(_ index: Int) -> Int? {
        guard index < words.count, let number = number(index) ?? SeasonMark.count(words[index].word) else { return nil }
        return (1...99).contains(number) ? number : nil
    }

    /// `1 and 2`, `1 & part 2`, `1 to 4`, `1-3`
    private func lastPart(after first: (number: Int, end: Int)) -> (number: Int, end: Int)? {
        guard first.end < words.count else { return nil }
        let joint = words[first.end].word
        let isSpan = Self.to.contains(joint)
        if isSpan || joint == "&" || Self.and.contains(joint) {
            guard let last = part(at: first.end + 1) ?? partNumber(first.end + 1).map({ ($0, first.end + 2) }), last.number > first.number,
                isSpan || last.number == first.number + 1
            else { return nil }
            return last
        }
        guard words[first.end].gap == .hyphen || isJoined(first.end), let last = partNumber(first.end), last > first.number else {
            return nil
        }
        return (last, first.end + 1)
    }

    static let to: Set<String> = ["to", "through", "thru", "hasta", "até", "ate", "bis", "à", "a", "al", "tot", "до", "do", "til", "till"]
    /// Between two numbers.
    static let and: Set<String> = ["and", "&", "und", "et", "y", "e", "en", "och", "og", "i", "и"]

    static let parts: Set<String> = [
        "part", "pt", "parte", "partie", "teil", "del", "chapter", "chapitre", "tome", "session", "act", "stage", "lesson", "vol", "volume",
        "round", "parts", "pts", "partes", "parties", "teile", "deel", "osa", "cz", "część", "část", "часть", "частина", "bagian",
        "kapitel", "kapitola", "capitolo", "rozdział", "глава", "дело",
    ]
}
