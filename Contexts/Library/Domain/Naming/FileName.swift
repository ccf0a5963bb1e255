/// Reads titles from the names of files and folders. Nothing here fails: a name in no known form is itself the title.
public enum FileName {
    /// - Parameters:
    ///   - name: with its ending.
    ///   - kind: what the library holds.
    ///   - folder: the name of the movie's or series' own folder, unless that is the library itself.
    public static func parse(_ name: String, as kind: FolderKind, folder: String? = nil) -> ParsedName {
        let stem = split(NameText.name(name)).stem
        switch kind {
        case .movies: return movie(stem, folder: folder, isFile: true)
        case .series: return EpisodeName.parse(stem, folder: folder)
        case .videos: return video(stem)
        }
    }

    /// The name of a movie's or a series' own folder.
    /// - Parameter collection: the folder above it, unless that is the library.
    public static func parse(folder name: String, in collection: String? = nil) -> ParsedName {
        movie(NameText.name(name), folder: collection.flatMap { MovieFolder.isCollection($0) ? $0 : nil }, isFile: false)
    }

    /// The name of a folder that was made for a single episode.
    public static func parse(episodeFolder name: String) -> ParsedName {
        EpisodeName.parse(NameText.name(name)).withAbsoluteNumber
    }

    /// A name without its ending, and the ending in lower case. Endings have 2 to 6 letters or digits and come after something.
    public static func split(_ name: String) -> (stem: String, ending: String?) {
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return (name, nil) }
        let ending = name[name.index(after: dot)...].lowercased()
        guard (2...6).contains(ending.utf8.count), ending.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            return (name, nil)
        }
        return (String(name[..<dot]), ending)
    }

    private static func movie(_ stem: String, folder: String?, isFile: Bool) -> ParsedName {
        let brackets = Brackets(isFile ? RareSpelling.ofMovie(RecordingName.removed(from: stem)) : stem)
        var text = SiteName.removed(from: NameText.squeezed(brackets.text).trimmingSuffix(while: { "-_ ".contains($0) }))
        text = withoutNumber(withoutTrack(text), isInCollection: folder.map(MovieFolder.isCollection) == true)
        var extra: (kind: ExtraKind, rule: NameRule)?
        var part = brackets.part
        if let split = ExtraKind.split(text) {
            (text, extra) = (split.stem, (split.kind, .extraEnding))
        } else if let split = ExtraKind.splitMark(text) {
            (text, extra) = (split, (.other, .extraMark))
        }
        if let split = PartMark.splitOfMany(text) ?? PartMark.split(text) { (text, part) = (split.stem, split.part) }
        // `Title (2019)/cd1.avi`
        if part == nil, folder != nil, isFile { part = PartMark.alone(text) }
        // `[Group] Title v2 [1080p]`: a corrected release.
        if !brackets.tags.isEmpty, let corrected = withoutCorrection(text) { text = corrected }
        var parsed = TitleReader.read(isFile ? GroupPrefix.removed(from: text) : text, isFile: isFile)
        if parsed.label == nil, let folder, let label = label(in: text, after: folder) {
            let before = TitleReader.read(String(text.dropLast(label.count).trimmingSuffix(while: { " -–".contains($0) })))
            // `Title - Other Title (2019)` in the folder `Title`: a collection.
            if before.year != nil || parsed.rule(of: .year) != .yearInBrackets {
                parsed.title = before.title
                parsed.take(label: label)
            }
        }
        parsed.take(brackets)
        if let part {
            parsed.part = part
            parsed.note(.part, .partMark)
        }
        if let extra {
            parsed.extra = extra.kind
            parsed.note(.extra, extra.rule)
        }
        // `[Group][Title][2019][1080p]`
        if let year = yearAlone(text), brackets.tags.contains(where: { !BracketedTitle.isRelease($0) }) {
            parsed.year = year
            parsed.note(.year, .yearInBrackets)
            parsed.title = ""
        }
        if parsed.title.isEmpty, extra == nil {
            parsed.title = BracketedTitle.ofMovie(brackets.tags).map(TitleText.of) ?? NameText.squeezed(stem)
            parsed.note(.title, brackets.tags.isEmpty ? .wholeName : .titleInBrackets)
        }
        return parsed
    }

    /// `01 - Title (1999)`, `02. Title 1999`, `16. Title 1999`, `001 - Title (1999)`: the place in a collection. Without a year it may be one of many parts.
    private static func withoutNumber(_ text: String, isInCollection: Bool) -> String {
        if isInCollection, let rest = withoutPlace(text), rest.contains(where: \.isLetter) { return rest }
        guard let rest = withoutPlace(text), text.hasPrefix("0") || text.drop(while: \.isNumber).hasPrefix(". ") else { return text }
        return TitleReader.read(rest).year == nil ? text : rest
    }

    /// The text behind a number of two digits, or of one before a dash or dot.
    static func withoutPlace(_ text: String) -> String? {
        let tokens = NameTokens(text)
        guard tokens.tokens.count > 1, tokens.tokens[0].number != nil, tokens.tokens[0].range.lowerBound == 0,
            tokens.tokens[0].range.count < (text.hasPrefix("0") ? 4 : 3),
            !["00", "007"].contains(tokens.tokens[0].word), !BroadcastDay.isMonth(tokens.tokens[1].word)
        else { return nil }
        let end = tokens.tokens[0].range.upperBound
        guard tokens.bytes[end..<tokens.tokens[1].range.lowerBound].contains(UInt8(ascii: " ")),
            tokens.tokens[1].gap == .dash || tokens.bytes[end] == UInt8(ascii: ".") || text.hasPrefix("0")
        else { return nil }
        return tokens.text(tokens.start(of: 1)..<tokens.bytes.count)
    }

    /// `(2019)`, and nothing else.
    private static func yearAlone(_ text: String) -> Int? {
        let words = NameTokens(text).tokens.filter { $0.word != ReleaseWords.endOfTitle }
        return words.count == 1 && words[0].group != nil ? ReleaseWords.year(words[0].word) : nil
    }

    /// `TITLE_t00`, as MakeMKV names what it reads from discs.
    private static func withoutTrack(_ text: String) -> String {
        let ending = text.utf8.suffix(4)
        guard ending.count == 4, text.utf8.count > 4, ending.starts(with: "_t".utf8), ending.dropFirst(2).allSatisfy(NameTokens.isDigit)
        else {
            return text
        }
        return String(text.dropLast(4))
    }

    /// `Title [dQw4w9WgXcQ]`, as yt-dlp names what it downloads.
    private static func withoutPageID(_ stem: String) -> String {
        guard stem.hasSuffix("]"), let open = stem.lastIndex(of: "["), open > stem.startIndex else { return stem }
        let id = stem[stem.index(after: open)...].dropLast()
        let isID =
            id.utf8.count == 11
            && id.utf8.allSatisfy { NameTokens.isDigit($0) || "-_".utf8.contains($0) || Character(Unicode.Scalar($0)).isLetter }
        guard isID, id.contains(where: { $0.isNumber || $0.isUppercase || "-_".contains($0) }) else { return stem }
        return stem[..<open].trimmingSuffix { $0 == " " }
    }

    /// `Title v2`
    private static func withoutCorrection(_ text: String) -> String? {
        let name = text.trimmingSuffix { $0 == " " || $0 == "\u{1}" }
        guard let mark = [" v2", " v3", " v4"].first(where: name.hasSuffix) else { return nil }
        return String(name.dropLast(mark.count)) + String(text.dropFirst(name.count))
    }

    /// `Best Movie - 4K HDR` in the folder `Best Movie`: the text after the folder's name and a dash.
    private static func label(in text: String, after folder: String) -> String? {
        let prefix = NameText.squeezed(Brackets(folder).text)
        guard !prefix.isEmpty, text.lowercased().hasPrefix(prefix.lowercased()) else { return nil }
        let rest = text.dropFirst(prefix.count).drop(while: { $0 == " " })
        guard let first = rest.first, first == "-" || first == "–" else { return nil }
        let label = NameText.squeezed(String(rest.dropFirst()))
        return label.isEmpty ? nil : label
    }

    /// A private video keeps its name as its title; only underscores, hints and the id of a page go.
    private static func video(_ stem: String) -> ParsedName {
        let stem = withoutPageID(stem)
        let brackets = Brackets(stem)
        let spaced = stem.contains(" ") ? stem : stem.replacing("_", with: " ")
        var parsed = ParsedName(title: NameText.squeezed(brackets.hints.isEmpty ? spaced : brackets.text))
        parsed.hints = brackets.hints
        if parsed.title.isEmpty { parsed.title = stem }
        return parsed
    }
}

extension ParsedName {
    /// Adds the facts from the brackets of the name.
    mutating func take(_ brackets: Brackets) {
        hints = brackets.hints.merging(hints)
        if let named = brackets.edition {
            edition = named
            note(.edition, .editionInBraces)
        } else if !brackets.editions.isEmpty {
            let words = [edition].compactMap(\.self) + brackets.editions.filter { $0 != edition }
            edition = words.joined(separator: " ")
            note(.edition, .editionWords)
        }
        if let format = brackets.threeD {
            threeD = threeD ?? format
            note(.threeD, .threeDWords)
        }
        if label == nil, let resolution = brackets.tags.lazy.compactMap({ ReleaseWords.resolution(in: $0) }).first {
            label = resolution
            note(.label, .resolution)
        }
    }
}
