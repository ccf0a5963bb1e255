/// The folder of a movie, and its part in the movie's name.
public enum MovieFolder {
    /// The movie's own folder, and the kind of extra or the part if the path goes on below it.
    public static func place(of folders: [String]) -> (folder: String?, extra: ExtraKind?, part: Int?) {
        let own = depth(of: folders) { ExtraKind(folder: $0) != nil }
        guard own > 0 else { return (nil, nil, nil) }
        let extra = folders[own...].reversed().lazy.compactMap { ExtraKind(folder: $0) }.first
        return (folders[own - 1], extra, extra == nil ? folders[own...].first.flatMap { PartMark.ofFolder($0, in: folders[own - 1]) } : nil)
    }

    /// How many of these folders lead to the movie's own; the rest are folders of extras, and discs in them or with its parts.
    public static func depth(of folders: [String], isExtra: (String) -> Bool) -> Int {
        var depth = folders.count
        while depth > 1 {
            let isIn = CollectingFolder.isOne(folders[depth - 2]) && !isBetween(folders[depth - 2])
            // `Movies/Shorts`, `Movies/1080p`: movies of many kinds.
            if isIn, ExtraKind(folder: folders[depth - 1]) == .short || isBetween(folders[depth - 1]) { break }
            if isExtra(folders[depth - 1]) || isBetween(folders[depth - 1]) {
                depth -= 1
            } else if depth > 2, isExtra(folders[depth - 2]),
                SeasonFolder.isNumbered(folders[depth - 1]) || hasYear(folders[depth - 3]) && !hasYear(folders[depth - 1])
            {
                depth -= 2
            } else if PartMark.ofFolder(folders[depth - 1], in: folders[depth - 2]) != nil {
                depth -= 1
            } else {
                break
            }
        }
        return depth
    }

    /// `Title (2019)`, which holds one movie: `Title (2019)/Extras/Interviews`.
    private static func hasYear(_ name: String) -> Bool {
        NameTokens(name).tokens.contains { $0.group != nil && ReleaseWords.year($0.word) != nil }
    }

    /// A folder between a movie's own and its file that says nothing about the title: `1080p`, `VIDEO_TS`, `3f9a0c77be1d42aa`.
    public static func isBetween(_ name: String) -> Bool {
        between.contains(name.lowercased()) || CollectingFolder.isOfVersion(name) || CollectingFolder.saysNothing(name)
    }

    private static let between: Set<String> = [
        "video_ts", "bdmv", "stream", "main", "main movie", "main feature", "movie", "film", "feature", "versions",
        "正片", "本編", "본편",
    ]

    /// The resolution that such a folder gives: `Heat (1995)/2160p/Heat.mkv`.
    public static func label(of folders: some Sequence<String>) -> String? {
        folders.lazy.filter(isBetween).compactMap { ReleaseWords.resolution(in: $0) }.first
    }

    /// The folder's name is used where it has more facts than the file's, or where the file has the name of a release.
    public static func complete(_ name: inout ParsedName, from folder: ParsedName) {
        guard name.extra == nil || name.title.isEmpty else {
            name.year = name.year ?? (NameText.key(folder.title) == NameText.key(name.title) ? folder.year : nil)
            return
        }
        var folder = folder
        // `2 - Title (1986)/Title.mkv`
        if let title = FileName.withoutPlace(folder.title), NameText.key(title) == NameText.key(name.title) { folder.title = title }
        // `Title 1984 (2020)/Title.1984.mkv`: the year belongs to the title.
        if let own = name.year, let year = folder.year, own != year, NameText.key(folder.title) == NameText.key("\(name.title) \(own)") {
            (name.title, name.year) = (folder.title, year)
            name.note(.title, .titleFromFolder)
            name.note(.year, .yearFromFolder)
        }
        let isSame = NameText.key(folder.title) == NameText.key(name.title)
        guard isSame || adopts(folder, name) else { return }
        if !isSame || name.title != folder.title {
            name.title = folder.title
            name.note(.title, folder.isRelease ? .releaseFolder : .titleFromFolder)
        }
        if name.year == nil, let year = folder.year {
            name.year = year
            name.note(.year, .yearFromFolder)
        }
        name.hints = name.hints.merging(folder.hints)
    }

    /// The only file in a folder of one part, `Title/CD1/movie.avi`: the movie has the name of the folder above.
    public static func complete(_ name: inout ParsedName, part: Int, from folder: ParsedName) {
        if name.part == nil {
            name.part = part
            name.note(.part, .partFolder)
        }
        guard name.hints.isEmpty, !isCollection(folder.title) else { return }
        name.title = folder.title
        name.note(.title, .titleFromFolder)
    }

    private static func adopts(_ folder: ParsedName, _ name: ParsedName) -> Bool {
        if isCollection(folder.title) || !name.hints.isEmpty { return false }
        // Two names of one year: the folder has the better one, and the file is often that of a release.
        if let year = name.year { return folder.year == year && name.isRelease }
        return folder.year != nil || !folder.hints.isEmpty || folder.isRelease || generic.contains(name.title.lowercased())
            || PartMark.alone(name.title) != nil
    }

    /// “Trilogy”, “Collection”: a folder of several movies.
    static func isCollection(_ title: String) -> Bool {
        NameTokens(title).tokens.contains { collections.contains($0.word) }
    }

    private static let generic: Set<String> = ["movie", "film", "video", "main", "feature", "title", "title00", "untitled", "output"]
    private static let collections: Set<String> = [
        "trilogie", "trilogía", "trilogia", "reihe", "filmreihe", "sammlung", "colección", "coleccion", "collezione", "coleção", "kolekcja",
        "трилогия", "коллекция", "антология", "trilogy", "quadrilogy", "tetralogy", "duology", "collection", "anthology", "saga", "boxset",
        "pack", "movies", "complete",
    ]
}
