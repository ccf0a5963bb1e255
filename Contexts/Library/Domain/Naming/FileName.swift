/// Reads titles from the names of files and folders. Nothing here fails: a name in no known form is itself the title.
public enum FileName {
    /// - Parameters:
    ///   - name: with its ending.
    ///   - kind: what the library holds.
    ///   - folder: the name of its folder, unless that is the library itself; needed for version labels.
    public static func parse(_ name: String, as kind: FolderKind, folder: String? = nil) -> ParsedName {
        let stem = split(NameText.clean(name)).stem
        switch kind {
        case .movies: return movie(stem, folder: folder)
        case .series: return EpisodeName.parse(stem)
        case .videos: return video(stem)
        }
    }

    /// The name of a movie's or a series' own folder.
    public static func parse(folder name: String) -> ParsedName { movie(NameText.clean(name), folder: nil) }

    /// The name of a folder that was made for a single episode.
    public static func parse(episodeFolder name: String) -> ParsedName { EpisodeName.parse(NameText.clean(name)) }

    /// A name without its ending, and the ending in lower case. Endings have 2 to 6 letters or digits and come after something.
    public static func split(_ name: String) -> (stem: String, ending: String?) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
        let ending = name[name.index(after: dot)...].lowercased()
        guard (2...6).contains(ending.utf8.count), ending.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            return (name, nil)
        }
        return (String(name[..<dot]), ending)
    }

    private static func movie(_ stem: String, folder: String?) -> ParsedName {
        let brackets = Brackets(stem)
        var text = NameText.squeezed(brackets.text)
        var part: Int?
        var extra: ExtraKind?
        if let split = ExtraKind.split(text) { (text, extra) = (split.stem, split.kind) }
        if let split = PartMark.split(text) { (text, part) = (split.stem, split.part) }
        var parsed = TitleText.parse(text)
        if parsed.label == nil, let folder, let label = label(in: text, after: folder) {
            parsed.title = TitleText.parse(String(text.dropLast(label.count).trimmingSuffix(while: { " -–".contains($0) }))).title
            parsed.label = label
        }
        parsed.hints = brackets.hints
        parsed.edition = brackets.edition ?? parsed.edition
        parsed.part = part
        parsed.extra = extra
        let words = brackets.tags.flatMap { $0.split(whereSeparator: { " ._-".contains($0) }) }
        if parsed.label == nil { parsed.label = words.lazy.compactMap { ReleaseWords.resolutions[$0.lowercased()] }.first }
        if parsed.edition == nil, let edition = words.lazy.compactMap({ ReleaseWords.editions[$0.lowercased()] }).first {
            parsed.edition = edition
        }
        if parsed.title.isEmpty, extra == nil { parsed.title = NameText.squeezed(brackets.tags.first ?? stem) }
        return parsed
    }

    /// `Best Movie - 4K HDR` in the folder `Best Movie`: what comes after the folder's name and a dash.
    private static func label(in text: String, after folder: String) -> String? {
        let prefix = NameText.squeezed(Brackets(folder).text)
        guard !prefix.isEmpty, text.lowercased().hasPrefix(prefix.lowercased()) else { return nil }
        let rest = text.dropFirst(prefix.count).drop(while: { $0 == " " })
        guard let first = rest.first, first == "-" || first == "–" else { return nil }
        let label = NameText.squeezed(String(rest.dropFirst()))
        return label.isEmpty ? nil : label
    }

    /// A private video keeps its name as its title; only underscores and hints go.
    private static func video(_ stem: String) -> ParsedName {
        let brackets = Brackets(stem)
        let spaced = stem.contains(" ") ? stem : stem.replacing("_", with: " ")
        var parsed = ParsedName(title: NameText.squeezed(brackets.hints.isEmpty ? spaced : brackets.text))
        parsed.hints = brackets.hints
        if parsed.title.isEmpty { parsed.title = stem }
        return parsed
    }
}
