/// The abbreviation of a release group in front of the name of its file: `grp-low.rope.2018.1080p.bluray.x264`.
enum GroupPrefix {
    /// Only in small letters with dots for spaces, a year and technical words, and without a group at the end. The first word of a title may have a hyphen too.
    static func removed(from text: String) -> String {
        guard text.utf8.allSatisfy({ (0x61...0x7A).contains($0) || NameTokens.isDigit($0) || $0 == 0x2E || $0 == 0x2D }) else {
            return text
        }
        let tokens = NameTokens(text)
        let words = tokens.tokens
        guard words.count > 5, words[1].gap == .hyphen, words.dropFirst(2).allSatisfy({ $0.gap == .dot }), words[0].number == nil,
            (2...8).contains(words[0].range.count), !first.contains(words[0].word), !second.contains(words[1].word),
            let year = words.indices.dropFirst(3).first(where: { ReleaseWords.year(words[$0].word) != nil }),
            ReleaseWords.strengths(words)[year...].contains(.technical)
        else { return text }
        return tokens.text(words[1].range.lowerBound..<tokens.bytes.count)
    }

    /// Words before the hyphen in compounds.
    private static let first: Set<String> = [
        "spider", "ant", "bat", "super", "iron", "wonder", "he", "she", "half", "self", "semi", "non", "anti", "ex", "mid", "pre", "post",
        "re", "co",
        "ultra", "jean", "mary", "anne", "all", "one", "two", "three", "four", "six", "ten", "sub", "blu", "kick", "ben", "tick", "mc",
        "al", "el",
        "pan", "neo", "over", "under", "out", "un", "in", "bi", "tri", "multi", "inter", "trans", "low", "high", "long", "double", "slap",
        "hip",
        "yu", "wu", "kung", "ping", "so", "well", "self", "hit", "pop", "no", "saint", "demi", "mini", "maxi", "auto", "bio", "crypto",
        "cyber", "dr",
    ]
    /// Words after it.
    private static let second: Set<String> = [
        "man", "men", "woman", "women", "girl", "girls", "boy", "boys", "ass", "e", "claude", "marie", "luc", "hur", "a", "o", "up", "off",
        "in",
        "out", "on", "down", "and", "de", "la", "le", "like", "free", "hop", "ho", "style", "day", "year", "time",
    ]
}
