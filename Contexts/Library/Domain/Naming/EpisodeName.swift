/// Reads the name of an episode's file.
enum EpisodeName {
    static func parse(_ stem: String) -> ParsedName {
        let brackets = Brackets(stem)
        var text = NameText.squeezed(brackets.text)
        var extra: ExtraKind?
        if let split = ExtraKind.split(text) { (text, extra) = (split.stem, split.kind) }
        let bytes = Array(text.utf8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        var parsed: ParsedName
        if let mark = EpisodeMark.find(in: bytes) {
            parsed = show(before: text, upTo: mark.range.lowerBound)
            parsed.season = mark.season
            parsed.episodes = mark.episodes
            parsed.aired = mark.aired
            parsed.episodeTitle = episodeTitle(String(decoding: text.utf8.dropFirst(mark.range.upperBound), as: UTF8.self))
        } else {
            parsed = plainNumber(text)
        }
        parsed.hints = brackets.hints
        parsed.extra = extra
        let rest = (brackets.tags + [text]).flatMap { $0.split(whereSeparator: { " ._-[](),".contains($0) }) }
        parsed.label = rest.lazy.compactMap { ReleaseWords.resolutions[$0.lowercased()] }.first
        return parsed
    }

    private static func show(before text: String, upTo end: Int) -> ParsedName {
        let before = String(decoding: text.utf8.prefix(end), as: UTF8.self).trimmingSuffix(while: { " ._-–([".contains($0) })
        var parsed = before.isEmpty ? ParsedName(title: "") : TitleText.parse(before)
        parsed.edition = nil
        return parsed
    }

    /// The rest after the mark, without release words.
    private static func episodeTitle(_ text: String) -> String? {
        let words = TitleText.words(of: text.trimmingPrefix(while: { " ._-–)]:".contains($0) }))
        let stop = words.firstIndex { ReleaseWords.isStrong($0) } ?? words.count
        var end = stop
        if stop < words.count {
            while end > 0,
                ReleaseWords.weak.contains(words[end - 1].lowercased()) || ReleaseWords.editions[words[end - 1].lowercased()] != nil
            { end -= 1 }
        }
        let title = TitleText.title(words[..<end])
        return title.isEmpty ? nil : title
    }

    /// Absolute numbers: `Show - 012`, `012 - Title`, `02. Title`, `Show 12`.
    private static func plainNumber(_ text: String) -> ParsedName {
        let words = TitleText.words(of: text)
        let stop = words.indices.dropFirst().first { ReleaseWords.isStrong(words[$0]) } ?? words.count
        func mark(_ index: Int, last: Int) -> ParsedName? {
            guard let episodes = range(words[index]) else { return nil }
            var parsed = index == 0 ? ParsedName(title: "") : TitleText.parse(words[..<index].joined(separator: " "))
            parsed.episodes = episodes
            parsed.episodeTitle = episodeTitle(words[(last + 1)..<stop].joined(separator: " "))
            return parsed
        }
        // After a dash, then at the start, then at the end. A year is not an episode.
        if let dash = words[..<stop].firstIndex(where: { $0 == "-" || $0 == "–" }), dash + 1 < stop,
            let found = mark(dash + 1, last: dash + 1)
        {
            return found
        }
        if let first = words.first, ReleaseWords.year(first) == nil, let found = mark(0, last: 0) { return found }
        if stop > 1, ReleaseWords.year(words[stop - 1]) == nil, let found = mark(stop - 1, last: stop - 1) { return found }
        return TitleText.parse(text)
    }

    /// `12`, `012`, `12v2`, `01-02`, `02.`, at most four digits.
    private static func range(_ word: String) -> ClosedRange<Int>? {
        var text = word.lowercased().trimmingSuffix(while: { ".,:-".contains($0) })[...]
        if let v = text.lastIndex(of: "v"), text[text.index(after: v)...].count == 1, text.last?.isNumber == true { text = text[..<v] }
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...2).contains(numbers.count),
            numbers.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
            let first = Int(numbers[0])
        else { return nil }
        guard numbers.count == 2, let last = Int(numbers[1]) else { return first...first }
        return last > first && last - first <= 50 ? first...last : nil
    }
}
