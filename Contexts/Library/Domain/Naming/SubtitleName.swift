/// Reads the names of subtitle files: `Movie.en.sdh.forced.srt`.
public enum SubtitleName {
    /// - Parameters:
    ///   - name: with its ending.
    ///   - stem: the movie's name without its ending.
    /// - Returns: nil if it belongs to another file.
    public static func parse(_ name: String, of stem: String) -> ExternalSubtitle? {
        let (own, ending) = FileName.split(name)
        guard let ending, FileClass.subtitleExtensions.contains(ending), own.lowercased().hasPrefix(stem.lowercased()) else { return nil }
        let rest = own.dropFirst(stem.count)
        guard rest.isEmpty || " ._-([".contains(rest.first ?? " ") else { return nil }
        return read(rest, name: name)
    }

    /// A file in the folder `Subs` next to the only movie: `2_English.srt`.
    public static func parse(alone name: String) -> ExternalSubtitle? {
        let (own, ending) = FileName.split(name)
        guard let ending, FileClass.subtitleExtensions.contains(ending) else { return nil }
        return read(own[...], name: name)
    }

    public static func isFolder(_ name: String) -> Bool { ["subs", "subtitles", "sub", "subtitle"].contains(name.lowercased()) }

    private static func read(_ rest: Substring, name: String) -> ExternalSubtitle {
        var subtitle = ExternalSubtitle(fileName: name)
        let words = rest.split(whereSeparator: { " ._()[]".contains($0) }).map { $0.trimmingPrefix(while: { $0 == "-" }).lowercased() }
        for word in words.flatMap(parts) {
            switch word {
            case "forced", "foreign": subtitle.isForced = true
            case "sdh", "cc", "hoh": subtitle.isForHardOfHearing = true
            // "hi" means Hindi if nothing else gives the language.
            case "hi" where subtitle.language != nil: subtitle.isForHardOfHearing = true
            case "default": subtitle.isDefault = true
            // Of the languages in one file (`chs&eng`) the first.
            default: if let language = Language.tag(String(word.prefix { $0 != "&" && $0 != "+" })) { subtitle.language = language }
            }
        }
        return subtitle
    }

    /// `english-sdh` and `en-cc` are two words, `pt-br` is one.
    private static func parts(of word: String) -> [String] {
        let isTag = Language.tag(word) != nil && !word.hasSuffix("-cc") && !word.hasSuffix("-hi")
        return isTag ? [word] : word.split(separator: "-").map(String.init)
    }
}
