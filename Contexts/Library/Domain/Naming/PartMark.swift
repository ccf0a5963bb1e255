/// The end of a name that numbers the parts of one movie: `-cd1`, ` part2`, `.disc.1`, ` - pt 2`.
enum PartMark {
    private static let words = ["cd", "dvd", "disc", "disk", "part", "pt"]

    /// - Returns: the name before the mark, and the number; nil if there is none. “Kill Bill Part 2” is a title:
    ///   `part` with a space before its number counts only after a year.
    static func split(_ stem: String) -> (stem: String, part: Int)? {
        let lower = Array(stem.utf8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        var at = lower.count
        while at > 0, (0x30...0x39).contains(lower[at - 1]) { at -= 1 }
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
            while cut > 0, isSeparator(lower[cut - 1]) { cut -= 1 }
            let before = String(decoding: stem.utf8.prefix(cut), as: UTF8.self)
            if end != at, word == "part", !endsWithYear(before) { return nil }
            return before.isEmpty ? nil : (before, number)
        }
        return nil
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
