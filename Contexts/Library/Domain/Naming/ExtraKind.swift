/// The kind of an extra of a movie or series.
public enum ExtraKind: String, Sendable, Hashable, CaseIterable, Codable {
    case trailer, sample, scene, clip, interview, behindTheScenes, deletedScene, featurette, short, other
    /// Moving backdrops and theme music: never shown.
    case decoration

    /// As a viewer reads it.
    public var label: String {
        switch self {
        case .trailer: "Trailer"
        case .sample: "Sample"
        case .scene: "Scene"
        case .clip: "Clip"
        case .interview: "Interview"
        case .behindTheScenes: "Behind the scenes"
        case .deletedScene: "Deleted scene"
        case .featurette: "Featurette"
        case .short: "Short"
        case .other, .decoration: "Extra"
        }
    }

    /// Samples and decoration are not part of the library.
    public var isIgnored: Bool { self == .sample || self == .decoration }

    /// The kind of all files in a folder of this name next to a movie.
    public init?(folder name: String) {
        let key = name.lowercased().filter { !" _-.".contains($0) }
        guard let kind = Self.folders[key] else { return nil }
        self = kind
    }

    private static let folders: [String: ExtraKind] = [
        "behindthescenes": .behindTheScenes, "makingof": .behindTheScenes, "deletedscenes": .deletedScene, "interviews": .interview,
        "scenes": .scene, "samples": .sample, "sample": .sample, "shorts": .short, "featurettes": .featurette, "clips": .clip,
        "other": .other, "others": .other, "extras": .other, "extra": .other, "bonus": .other, "trailers": .trailer, "trailer": .trailer,
        "deleted": .deletedScene, "featurette": .featurette, "bonusdisc": .other, "bonusmaterial": .other, "bonusfeatures": .other,
        "specialfeatures": .other, "interview": .interview, "thememusic": .decoration, "backdrops": .decoration,
    ]

    private static let suffixes: [String: ExtraKind] = [
        "trailer": .trailer, "sample": .sample, "scene": .scene, "clip": .clip, "interview": .interview,
        "behindthescenes": .behindTheScenes, "deleted": .deletedScene, "deletedscene": .deletedScene, "featurette": .featurette,
        "short": .short, "other": .other, "extra": .other,
    ]

    /// The kind in a name's ending (`Movie (2019)-trailer`), and the name before it. `trailer` and `sample` alone count too.
    static func split(_ stem: String) -> (stem: String, kind: ExtraKind)? {
        let lower = stem.lowercased()
        if lower == "trailer" || lower == "movie-trailer" { return ("", .trailer) }
        if lower == "sample" { return ("", .sample) }
        // `Movie (2019) sample`
        for (ending, kind) in [(" sample", ExtraKind.sample), (" trailer", .trailer)] where lower.hasSuffix(ending) {
            let before = stem.dropLast(ending.count)
            if before.last == ")" || before.last == "]" { return (String(before), kind) }
        }
        guard let cut = stem.lastIndex(where: { "-._".contains($0) }), cut > stem.startIndex,
            let kind = suffixes[stem[stem.index(after: cut)...].trimmingPrefix(while: \.isWhitespace).lowercased().filter { !$0.isNumber }]
        else { return nil }
        // Only these two occur with a dot or an underscore; "Big.Short" and "Hot_Clip" are titles.
        guard stem[cut] == "-" || kind == .trailer || kind == .sample else { return nil }
        // In "The Big-Short" the hyphen joins two words, and in "Movie - Short" the part after the dash is a title.
        if stem[cut] == "-", stem[stem.index(after: cut)...].first == " ", kind != .trailer, kind != .sample { return nil }
        return (stem[..<cut].trimmingSuffix(while: { $0.isWhitespace || "-_.".contains($0) }), kind)
    }

    /// The name before the mark of an opening or ending without credits, a menu or a preview, as fans name them: `Title - NCOP1 [BD]`.
    static func splitOpening(_ text: String) -> String? {
        let tokens = NameTokens(text)
        let words = tokens.tokens
        guard let index = words.indices.dropFirst().last(where: { isOpening(words[$0]) }) else { return nil }
        let strengths = ReleaseWords.strengths(words)
        let rest = words.indices.dropFirst(index + 1)
        let number = rest.first.flatMap { words[$0].number != nil && words[$0].range.count < 3 && words[$0].gap != .dash ? $0 : nil }
        guard
            rest.dropFirst(number == nil ? 0 : 1).drop(while: { isSong(words[$0]) }).allSatisfy({
                strengths[$0] == .technical || words[$0].group != nil
            })
        else {
            return nil
        }
        return tokens.text(0..<tokens.end(of: index - 1))
    }

    /// `OP`, `Ending 2`
    private static func isSong(_ token: NameTokens.Token) -> Bool {
        ["op", "ed", "opening", "ending"].contains(token.word.trimmingSuffix(while: \.isNumber))
            || token.number != nil && token.range.count < 3
    }

    private static func isOpening(_ token: NameTokens.Token) -> Bool {
        guard token.range.count < 11, let first = token.word.utf8.first, "nceopm".utf8.contains(first) else { return false }
        let letters = token.word.trimmingSuffix(while: \.isNumber)
        // `NCED1v2`
        if ["ncop", "nced", "creditless"].contains(String(letters.prefix { !$0.isNumber })) { return true }
        return token.gap == .dash && token.isUppercase && ["op", "ed", "pv", "cm", "menu"].contains(letters)
    }

    /// The name before a numbered extra: `Movie_(2009)-x02-Making_Of`.
    static func splitMark(_ stem: String) -> String? {
        let parts = stem.split(separator: "-", omittingEmptySubsequences: false)
        guard let mark = parts.indices.dropFirst().first(where: { isMark(parts[$0]) }) else { return nil }
        return parts[..<mark].joined(separator: "-")
    }

    private static func isMark(_ part: Substring) -> Bool {
        part.utf8.count == 3 && (part.first == "x" || part.first == "X") && part.dropFirst().utf8.allSatisfy(NameTokens.isDigit)
    }
}

extension StringProtocol {
    func trimmingPrefix(while drop: (Character) -> Bool) -> String { String(self.drop(while: drop)) }

    func trimmingSuffix(while drop: (Character) -> Bool) -> String {
        var rest = self[...]
        while let last = rest.last, drop(last) { rest.removeLast() }
        return String(rest)
    }
}
