/// A file as its whole path below the library names it: the file's name, completed and corrected by its folders.
public struct NamedPath: Sendable {
    public let kind: FolderKind
    /// Title, year and version of a movie; the series' title and year and the episode's numbers.
    public let name: ParsedName
    /// The facts that a folder gave or corrected.
    public let ofFolders: Set<NameReason.Fact>

    /// A file of a library as a scan files it.
    public init(kind: FolderKind, name: ParsedName, ofFolders: Set<NameReason.Fact>) {
        (self.kind, self.name, self.ofFolders) = (kind, name, ofFolders)
    }

    /// - Parameter path: relative to the library, parts separated by `/`.
    public init(_ path: String, kind: FolderKind) {
        let parts = NameText.name(path).split(separator: "/").map(String.init)
        let (folders, file) = (Array(parts.dropLast()), parts.last ?? "")
        self.kind = kind
        let own: ParsedName
        switch kind {
        case .videos:
            name = FileName.parse(file, as: .videos)
            own = name
        case .movies: (name, own) = Self.movie(folders, file)
        case .series: (name, own) = Self.episode(folders, file)
        }
        ofFolders = Set(name.reasons.filter { !own.reasons.contains($0) }.map(\.fact))
    }

    /// Whether a part of the path beyond doubt is the name of an episode, or a folder that of a season.
    public static func isEpisode(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return parts.contains(where: EpisodeMark.isSure) || parts.dropLast().contains { SeasonMark.find(in: NameTokens($0).tokens) != nil }
    }

    private static func movie(_ folders: [String], _ file: String) -> (ParsedName, own: ParsedName) {
        let place = MovieFolder.place(of: folders)
        let own = FileName.parse(file, as: .movies, folder: place.folder)
        var name = own
        if let kind = place.extra {
            // The name of an extra in a folder of extras is its own, not the movie's.
            name = ParsedName(title: "")
            name.extra = own.extra ?? kind
            name.note(.extra, own.extra == nil ? .extraFolder : .extraEnding)
        }
        if let folder = place.folder {
            let folder = FileName.parse(folder: folder, in: folders.prefix { $0 != folder }.last)
            if let part = place.part { MovieFolder.complete(&name, part: part, from: folder) }
            MovieFolder.complete(&name, from: folder)
            if name.label == nil, let label = MovieFolder.label(of: folders) {
                name.label = label
                name.note(.label, .resolution)
            }
        }
        return (name, own)
    }

    private static func episode(_ folders: [String], _ file: String) -> (ParsedName, own: ParsedName) {
        let top = SeasonFolder.depth(of: folders) { ExtraKind(folder: $0) != nil }
        let folder = top > 0 ? folders[top - 1] : nil
        let own = FileName.parse(file, as: .series, folder: folder)
        // Files in `TV` and its like are loose, as those in the library itself.
        let show = folder.flatMap { CollectingFolder.isOne($0, among: [own]) ? nil : $0 }
        let inside = Array(folders.dropFirst(top))
        var name = ShowFolder(show: show, inside: inside).completed(own)
        if name.extra == nil, let kind = inside.lazy.compactMap({ ExtraKind(folder: $0) }).last {
            name.extra = kind
            name.note(.extra, .extraFolder)
        }
        if let show {
            let series = ShowFolder.name(of: show, own: own)
            name.title = series.title
            name.year = series.year ?? name.year
            name.hints = series.hints.merging(name.hints)
            name.note([.title, .year], from: series)
        } else if let named = ShowFolder.withTitleAfterNumber(name) {
            name = named
        }
        return (name, own)
    }
}
