/// The mark that numbers the files of one movie or episode: `-cd1`, ` part2`, `.disc.1`, ` - pt 2`, `CD1of2`.
public enum PartMark {
    private static let words = ["cd", "dvd", "disc", "disk", "part", "pt"]

    /// - Returns: the name before a mark at its end, and the number; nil if there is none. “Kill Bill Part 2” is a title:
    ///   `part` with a space before its number counts only after a year.
    static func split(_ stem: String) -> (stem: String, part: Int)? {
        let lower = Array(stem.utf8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        var at = lower.count
        while at > 0, NameTokens.isDigit(lower[at - 1]) { at -= 1 }
        var number = Int(String(decoding: lower[at...], as: UTF8.self))
        if number == nil, let last = lower.last, (0x61...0x64).contains(last) {
            at = lower.count - 1
            number = Int(last - 0x60)
        }
        guard let number, (1...20).contains(number), lower.count - at <= 2 else { return nil }
        var end = at
        while end > 0, isSeparator(lower[end - 1]) { end -= 1 }
        for word in words where lower[..<end].ends(with: Array(word.utf8)) {
            var cut = end - word.utf8.count
            guard cut > 0, isSeparator(lower[cut - 1]) else { return nil }
            if lower[at] > 0x39, end != at { return nil }
            // “DVD5” and “DVD9” are kinds of discs.
            if word == "dvd", end == at, number > 4 { return nil }
            while cut > 0, isSeparator(lower[cut - 1]) { cut -= 1 }
            let before = String(decoding: stem.utf8.prefix(cut), as: UTF8.self)
            if end != at, word == "part", !endsWithYear(before) { return nil }
            return before.isEmpty ? nil : (before, number)
        }
        return nil
    }

    /// `Title CD1 of 2`, `Title.1999.1of2`: of a movie.
    static func splitOfMany(_ stem: String) -> (stem: String, part: Int)? {
        let tokens = NameTokens(stem)
        let words = tokens.tokens
        guard let last = words.last, last.range.upperBound == tokens.bytes.count else { return nil }
        var (start, numbers) = (words.count - 1, last.word.split(separator: "of", omittingEmptySubsequences: false).map(String.init))
        if numbers.count == 1, words.count > 2, words[words.count - 2].word == "of" {
            start = words.count - 3
            numbers.insert(words[start].word, at: 0)
        }
        guard numbers.count == 2, let many = SeasonMark.plain(numbers[1]), (2...20).contains(many) else { return nil }
        let mark = self.words.first { numbers[0].hasPrefix($0) } ?? ""
        guard let part = SeasonMark.plain(numbers[0].dropFirst(mark.count)), (1...many).contains(part) else { return nil }
        if mark.isEmpty, start > 0, self.words.contains(words[start - 1].word) { start -= 1 }
        guard start > 0 else { return nil }
        return (tokens.text(0..<tokens.end(of: start - 1)), part)
    }

    /// The number of a group of brackets that holds nothing else: `(Disc 01)`, `[CD2]`.
    static func number(_ tokens: ArraySlice<NameTokens.Token>) -> Int? {
        guard let found = number(at: tokens.startIndex, in: Array(tokens), offset: tokens.startIndex), found.count == tokens.count else {
            return nil
        }
        return found.number
    }

    /// The number of a folder that holds one part of a movie: `CD1`, `Disc 2`.
    public static func ofFolder(_ name: String) -> Int? {
        let tokens = NameTokens(name).tokens
        guard let first = tokens.first, tokens.count < 3, !first.word.hasPrefix("p") else { return nil }
        return number(tokens[...])
    }

    /// The number of a name that is a mark alone: `cd1`, `Part 2`.
    static func alone(_ name: String) -> Int? { number(NameTokens(name).tokens[...]) }

    /// The number of a folder that holds one part of the movie of the folder above it: `CD1`, `Title DVD1` in `Title (2019)`.
    public static func ofFolder(_ name: String, in above: String) -> Int? {
        if let part = ofFolder(name) { return part }
        guard let split = split(name),
            NameText.key(FileName.parse(folder: split.stem).title) == NameText.key(FileName.parse(folder: above).title)
        else { return nil }
        return split.part
    }

    /// `(1 of 2)`, `(Part 1 of 2)`
    static func ofMany(_ tokens: ArraySlice<NameTokens.Token>) -> Int? {
        let words = Array(tokens.count == 4 && tokens.first.map { Self.words.contains($0.word) } == true ? tokens.dropFirst() : tokens)
        guard words.count == 3, words[1].word == "of", let part = words[0].number, let many = words[2].number, part > 0, part <= many,
            many <= 20
        else { return nil }
        return part
    }

    /// The mark among the words after a title: `CD1`, `disc 2`, `CD1of2`.
    static func number(at index: Int, in tokens: [NameTokens.Token], offset: Int = 0) -> (number: Int, count: Int)? {
        guard index - offset < tokens.count else { return nil }
        let token = tokens[index - offset]
        guard let word = words.first(where: { token.word.hasPrefix($0) }) else { return nil }
        let rest = token.word.dropFirst(word.count)
        if rest.isEmpty {
            guard index - offset + 1 < tokens.count, let number = tokens[index - offset + 1].number, (1...20).contains(number) else {
                return nil
            }
            return (number, 2)
        }
        let digits = rest.prefix(while: \.isNumber)
        guard let number = Int(digits), (1...20).contains(number), digits.count <= 2, word != "dvd" || number < 5 else { return nil }
        let tail = rest.dropFirst(digits.count)
        return tail.isEmpty || tail.hasPrefix("of") && tail.dropFirst(2).allSatisfy(\.isNumber) ? (number, 1) : nil
    }

    private static func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x2E || byte == 0x5F || byte == 0x2D }

    private static func endsWithYear(_ text: String) -> Bool {
        let end = text.trimmingSuffix(while: { ")]} ".contains($0) })
        return ReleaseWords.year(end.suffix(4)) != nil
    }
}

extension RandomAccessCollection where Element: Equatable {
    func ends(with suffix: [Element]) -> Bool { count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix) }
}
