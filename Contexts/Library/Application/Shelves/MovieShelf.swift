import LibraryDomain

/// Arranges a folder of movies.
enum MovieShelf {
    private struct Found {
        var name: ParsedName
        var file: ListedFile
        /// Of its title.
        let key: String

        init(name: ParsedName, file: ListedFile) {
            (self.name, self.file) = (name, file)
            key = NameText.key(name.title)
        }
    }

    private struct Key: Hashable {
        var title: String
        var year: Int?
    }

    static func arrange(_ unit: RelativePath, _ listed: [ListedFolder]) -> Shelf {
        guard let top = listed.first(where: { $0.path == unit }) else { return Shelf() }
        let folder = unit.isRoot ? nil : NameText.decode(unit.name)
        let sidecars = Sidecars(top, among: listed)
        let named = folder.map { FileName.parse(folder: $0, in: unit.parent.isRoot ? nil : NameText.decode(unit.parent.name)) }
        var (mains, extras, subtitles) = ([Found](), [Found](), [RelativePath: SubtitleMatches]())
        for (path, place, part) in [(unit, sidecars, nil)] + parts(listed, of: unit) {
            let label = MovieFolder.label(of: path.names.dropFirst(unit.names.count).map(NameText.decode))
            let first = mains.count
            for file in place.media {
                var name = FileName.parse(file.name, as: .movies, folder: folder)
                if name.extra?.isIgnored == true { continue }
                name.label = name.label ?? label
                if let part, let named, place.media.count == 1 { MovieFolder.complete(&name, part: part, from: named) }
                if name.extra == nil { mains.append(Found(name: name, file: file)) } else { extras.append(Found(name: name, file: file)) }
            }
            subtitles[path] = SubtitleMatches(place.subtitles, stems: mains[first...].map(\.file.stem))
        }
        var groups = grouped(mains)
        // A folder of many is no movie's own.
        let own = groups.count < 8 ? named : nil
        if groups.count == 1, let own { MovieFolder.complete(&groups[0].name, from: own) }
        for index in groups.indices { nameUntitled(&groups[index]) }
        let names = own == nil ? [] : groups.map(\.name)
        for index in groups.indices { groups[index].doubt = NameDoubt(movie: groups[index].name, folder: own, among: names) }
        let isAlone = groups.count == 1 && folder != nil
        attach(extras, to: &groups)
        if isAlone { attachFolders(listed.filter { $0.path != unit }, to: &groups[0]) }
        let loose = isAlone ? looseSubtitles(listed, unit) : []
        for index in groups.indices { dress(&groups[index], sidecars, subtitles, loose: loose, isAlone: isAlone) }
        return Shelf(titles: groups)
    }

    /// The folders of a movie's parts: `CD1`, `Disc 2`; and those that say nothing: `1080p`.
    private static func parts(_ listed: [ListedFolder], of unit: RelativePath) -> [(RelativePath, Sidecars, Int?)] {
        listed.compactMap { folder in
            guard folder.path != unit else { return nil }
            var part: Int?
            for name in folder.path.names.dropFirst(unit.names.count).map(NameText.decode) where !MovieFolder.isBetween(name) {
                guard part == nil, let number = PartMark.ofFolder(name, in: NameText.decode(unit.name)) else { return nil }
                part = number
            }
            return (folder.path, Sidecars(folder.files), part)
        }
    }

    static func arrangeVideos(_ unit: RelativePath, _ listed: [ListedFolder]) -> Shelf {
        guard let top = listed.first(where: { $0.path == unit }) else { return Shelf() }
        let sidecars = Sidecars(top.files)
        let subtitles = [unit: SubtitleMatches(sidecars.subtitles, stems: sidecars.media.map(\.stem))]
        let groups = sidecars.media.map { file in
            var group = TitleGroup(slot: .video, name: FileName.parse(file.name, as: .videos), members: [.init(file: file)])
            nameUntitled(&group)
            dress(&group, sidecars, subtitles, loose: [], isAlone: false)
            return group
        }
        return Shelf(titles: groups)
    }

    /// A title that nobody can see would be an empty card: the whole name of the file, or a word in its place.
    private static func nameUntitled(_ group: inout TitleGroup) {
        guard !NameText.isVisible(group.name.title) else { return }
        let whole = NameText.squeezed(group.members.first?.file.stem ?? "")
        group.name.title = NameText.isVisible(whole) ? whole : "Untitled"
        group.name.note(.title, .wholeName)
    }

    /// One group for each title and year; a file without a year joins the only group of its title.
    private static func grouped(_ mains: [Found]) -> [TitleGroup] {
        var keys: [Key] = []
        // Places in the list: a copy of each name would take most of the memory of a large folder.
        var groups: [Key: [Int]] = [:]
        var years: [String: Set<Int>] = [:]
        for found in mains { if let year = found.name.year { years[found.key, default: []].insert(year) } }
        for (index, found) in mains.enumerated() {
            var year = found.name.year
            if year == nil, let known = years[found.key], known.count == 1 { year = known.first }
            let key = Key(title: found.key, year: year)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(index)
        }
        return keys.map { key in
            let files = (groups[key] ?? []).map { mains[$0] }
            var name = files.first { $0.name.year != nil }?.name ?? files[0].name
            name.hints = files.reduce(IdentityHints()) { $0.merging($1.name.hints) }
            return TitleGroup(
                slot: .movie, name: name, members: files.map { .init(file: $0.file, version: $0.name.version, part: $0.name.part) })
        }
    }

    private static func attach(_ extras: [Found], to groups: inout [TitleGroup]) {
        guard !extras.isEmpty else { return }
        let titles = Dictionary(grouping: groups.indices, by: { NameText.key(groups[$0].name.title) })
        for extra in extras {
            let year = extra.name.year
            let own = titles[extra.key]?.first {
                year == nil || groups[$0].name.year == nil || groups[$0].name.year == year
            }
            guard let index = own ?? (groups.count == 1 ? 0 : nil) else { continue }
            groups[index].members.append(.init(file: extra.file, extra: extra.name.extra))
        }
    }

    private static func attachFolders(_ folders: [ListedFolder], to group: inout TitleGroup) {
        for folder in folders {
            guard let kind = folder.path.names.reversed().lazy.compactMap({ ExtraKind(folder: NameText.decode($0)) }).first, !kind.isIgnored
            else { continue }
            for file in folder.files where FileClass.of(file.name) == .media {
                let own = FileName.parse(file.name, as: .movies).extra
                if own?.isIgnored != true { group.members.append(.init(file: file, extra: own ?? kind)) }
            }
        }
    }

    private static func looseSubtitles(_ listed: [ListedFolder], _ unit: RelativePath) -> [(ExternalSubtitle, ListedFile)] {
        listed.filter { $0.path.parent == unit && SubtitleName.isFolder(NameText.decode($0.path.name)) }.flatMap { folder in
            folder.files.compactMap { file in
                SubtitleName.parse(alone: file.name).map { subtitle in
                    var subtitle = subtitle
                    subtitle.fileName = "\(NameText.decode(folder.path.name))/\(subtitle.fileName)"
                    return (subtitle, file)
                }
            }
        }
    }

    static func dress(
        _ group: inout TitleGroup, _ sidecars: Sidecars, _ subtitles: [RelativePath: SubtitleMatches],
        loose: [(ExternalSubtitle, ListedFile)],
        isAlone: Bool
    ) {
        let mains = group.members.indices.filter { group.members[$0].extra == nil }
        let stems = mains.map { group.members[$0].file.stem }
        group.nfo = sidecars.nfo(stems: stems, orNamed: isAlone ? ["movie"] : [], orOnly: isAlone)
        group.poster =
            sidecars.art([.poster], stems: stems, orFolder: isAlone) ?? sidecars.picture(stems: stems)
        group.backdrop = sidecars.art([.backdrop, .landscape], stems: stems, orFolder: isAlone)
        var used: [ListedFile] = []
        for index in mains {
            let file = group.members[index].file
            let found = (subtitles[file.path.parent]?.of(file.stem) ?? []) + (mains.count == 1 ? loose : [])
            group.members[index].subtitles = found.map(\.0)
            used += found.map(\.1)
        }
        group.sumUp(subtitles: used)
    }
}
