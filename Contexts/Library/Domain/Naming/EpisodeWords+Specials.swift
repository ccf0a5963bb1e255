// Episodes outside the seasons, which have season 0: `SP01`, `OVA 02`.

extension EpisodeWords {
    /// `SP01`, `S01OVA02`, `Title - OVA 02`, `Title - Special 3`. In “Title OVA - 02” the word belongs to the title.
    func special() -> EpisodeMark? {
        for index in words.indices {
            if let number = Self.glued(words[index].word) { return mark(index...index, number) }
            guard Self.specials.contains(words[index].word), index + 1 < words.count, words[index + 1].range.count < 4,
                let number = words[index + 1].number, number > 0
            else { continue }
            let isApart = index + 2 == words.count || [.dash, .bracket].contains(words[index + 2].gap)
            // `Title OVA 2`, at the end
            let isLast =
                Self.ofTitle.contains(words[index].word) && words[index + 1].range.count < 3
                && [.space, .underscore, .dot].contains(words[index + 1].gap)
                && (index + 2 == words.count || words[index + 2].word == ReleaseWords.endOfTitle)
            if index == 0 ? isApart : words[index].gap == .dash || isLast { return mark(index...index + 1, number) }
        }
        return nil
    }

    private func mark(_ words: ClosedRange<Int>, _ number: Int) -> EpisodeMark {
        EpisodeMark(
            range: self.words[words.lowerBound].range.lowerBound..<self.words[words.upperBound].range.upperBound, season: 0,
            episodes: number...number, rule: .special)
    }

    /// `sp01`, `ova2`, `s01ova02`
    private static func glued(_ word: String) -> Int? {
        guard (3...9).contains(word.utf8.count), word.utf8.last.map(NameTokens.isDigit) == true else { return nil }
        let letters = word.trimmingSuffix(while: \.isNumber)
        guard word.utf8.count - letters.utf8.count < 3, let number = Int(word.dropFirst(letters.count)), number > 0 else { return nil }
        let season = letters.first == "s" ? letters.dropFirst().prefix(while: \.isNumber).count : 0
        return ["sp", "ova", "oad"].contains(season > 0 ? String(letters.dropFirst(season + 1)) : letters) ? number : nil
    }

    private static let ofTitle: Set<String> = ["ova", "oad", "special", "spécial", "especial", "speciale"]

    private static let specials: Set<String> = [
        "ova", "ovas", "oad", "oads", "sp", "special", "specials", "spécial", "especial", "speciale", "спецвыпуск", "спешл", "スペシャル", "番外編",
    ]
}
