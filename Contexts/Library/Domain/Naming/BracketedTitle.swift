/// The title among the brackets of a name that has nothing else, as groups of fans in East Asia write it: `[Group][港口_The Harbour][05]`.
enum BracketedTitle {
    /// The first in Latin letters alone after the group’s name, else the first.
    /// - Parameter contents: of the brackets before the episode’s number.
    static func of(_ contents: [String]) -> String? {
        let titles = contents.dropFirst(contents.count > 1 ? 1 : 0).filter { !isRelease($0) }
        guard let first = titles.first else { return contents.first }
        return titles.first { Script.of($0) == .latin } ?? titles.lazy.compactMap(latinName).first ?? latinFirst(first) ?? first
    }

    /// `Title S2`, `港口 第二季`: the title; nil if there is nothing else.
    static func withoutSeason(_ text: String) -> String? {
        let tokens = NameTokens(text)
        // `港口 第二季_The Harbour S2`
        let marks = SeasonMark.all(in: tokens.tokens)
        if marks.isEmpty { return text }
        let starts = [0] + marks.map(\.bytes.upperBound)
        let ends = marks.map(\.bytes.lowerBound) + [tokens.bytes.count]
        let title = NameText.squeezed(zip(starts, ends).map { tokens.text($0..<$1) }.joined(separator: " "))
        return title.contains(where: \.isLetter) ? title.trimmingSuffix { " _-".contains($0) } : nil
    }

    /// The brackets of a release begin with the group’s name: `[Group][Title][480p]`.
    static func ofMovie(_ contents: [String]) -> String? {
        contents.contains { ReleaseWords.resolution(in: $0) != nil || isRelease($0) } ? of(contents) : contents.first
    }

    /// The name in Latin letters after one in other letters and a separator: `港口_The Harbour`, `港口·The Harbour`, `港口.The.Harbour`.
    static func latinName(_ text: String) -> String? {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
        let isDotted = TitleText.isDotted(text)
        let parts = text.split(whereSeparator: { "_/·|／".contains($0) || isDotted && $0 == "." })
        guard let first = parts.first, Script.of(first) == .eastAsian, let start = parts.firstIndex(where: { Script.of($0) == .latin }),
            parts[start...].allSatisfy({ Script.of($0) != .eastAsian })
        else { return nil }
        let name = NameText.squeezed(parts[start...].joined(separator: " "))
        return name.count(where: \.isLetter) > 2 ? name : nil
    }

    /// `The Harbour 港口`, `港口 The Harbour`
    private static func latinFirst(_ text: String) -> String? {
        let words = text.split(separator: " ")
        let other = words.prefix { Script.of($0) == .eastAsian }
        if !other.isEmpty, other.count < words.count, words[other.count...].allSatisfy({ Script.of($0) == .latin }) {
            return words[other.count...].joined(separator: " ")
        }
        let name = words.prefix { Script.of($0) != .eastAsian }
        guard !name.isEmpty, name.count < words.count, words[name.count...].allSatisfy({ Script.of($0) != .latin }) else { return nil }
        return name.joined(separator: " ")
    }

    /// `★04月新番`: “new in April”, the months in which a series began.
    static func isBroadcastSeason(_ text: String) -> Bool {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return false }
        let text = text.filter { !$0.isWhitespace && $0 != "★" }
        return text.hasSuffix("月新番") && text.dropLast(3).utf8.allSatisfy(NameTokens.isDigit)
    }

    /// `★7月新番 Title`
    static func withoutBroadcastSeason(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        guard let first = text.split(separator: " ", maxSplits: 1).first, isBroadcastSeason(String(first)) else { return text }
        return text.trimmingPrefix { $0 == " " }.dropFirst(first.count).trimmingPrefix { $0 == " " }
    }

    static func isRelease(_ text: String) -> Bool {
        isBroadcastSeason(text)
            || text.split(whereSeparator: { " _-".contains($0) }).allSatisfy { ReleaseWords.isKnown(String($0), .rare) }
    }
}

/// The letters of a text.
enum Script {
    case latin, eastAsian

    /// Nil if it has no letters of either kind. A text with both counts as East Asian.
    static func of(_ text: some StringProtocol) -> Script? {
        var found: Script?
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .eastAsian
            case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: found = .latin
            default: break
            }
        }
        return found
    }
}
