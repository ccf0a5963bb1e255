import LibraryDomain

/// Arranges the folder of a series, or loose episodes in the library.
enum ShowShelf {
    private struct Found {
        var name: ParsedName
        var season: Int
        var episodes: ClosedRange<Int>
        var file: ListedFile
        var folder: Int
    }

    private struct FoundExtra {
        var kind: ExtraKind
        /// As far as its name and folders give them.
        var season: Int?
        var episode: Int?
        var file: ListedFile
    }

    private struct Key: Hashable {
        var season: Int
        var episodes: ClosedRange<Int>
    }

    static func arrange(_ unit: RelativePath, _ listed: [ListedFolder]) -> Shelf {
        guard let top = listed.first(where: { $0.path == unit }) else { return Shelf() }
        let sidecars = listed.map { $0.path == unit ? Sidecars($0, among: listed) : Sidecars($0.files) }
        var shelf = Shelf()
        var found: [Found] = []
        var extras: [FoundExtra] = []
        let folder = unit.isRoot ? nil : NameText.decode(unit.name)
        let read = sidecars.map { $0.media.map { FileName.parse($0.name, as: .series, folder: folder) } }
        // The library itself, or a folder such as `TV`: the files name their series.
        let show = folder.flatMap { CollectingFolder.isOne($0, among: read.joined()) ? nil : $0 }
        let names = ShowFolder.consistent(read, isOneSeries: show != nil)
        for (index, folder) in listed.enumerated() {
            let inside = folder.path.names.dropFirst(unit.names.count).map(NameText.decode)
            let names = names[index]
            let place = ShowFolder(show: show, inside: inside)
            let isShort = place.areShort(names.filter { $0.extra == nil })
            let ofFolder = inside.lazy.compactMap { ExtraKind(folder: $0) }.last
            for (file, own) in zip(sidecars[index].media, names) {
                let name = place.completed(own, isShort: isShort)
                if let kind = own.extra ?? ofFolder {
                    let episode = ofFolder == nil ? name.episodes?.lowerBound : nil
                    if !kind.isIgnored { extras.append(FoundExtra(kind: kind, season: name.season, episode: episode, file: file)) }
                    continue
                }
                guard let season = name.season, let episodes = name.episodes else {
                    shelf.problems.append(
                        SeenProblem(
                            path: file.path, kind: .name,
                            reason: "The name doesn’t say which episode this is. Rename it, for example to “S01E02”."))
                    continue
                }
                found.append(Found(name: name, season: season, episodes: episodes, file: file, folder: index))
            }
        }
        // Once for all series: in the library itself they share a folder.
        let subtitles = sidecars.map { SubtitleMatches($0.subtitles, stems: $0.media.map(\.stem)) }
        for one in shows(found, of: show, in: folder) {
            // In a folder of many nobody knows to which series an extra belongs.
            let ofShow = show == nil ? [] : extras
            shelf.shows.append(dressed(one, ofShow, top, sidecars, subtitles, listed, unit, hasFolder: show != nil))
        }
        return shelf
    }

    private static func shows(_ found: [Found], of show: String?, in folder: String?) -> [(name: ParsedName, files: [Found])] {
        if let show {
            return found.first.map { [(ShowFolder.name(of: show, own: $0.name), found)] } ?? []
        }
        var names: [String] = []
        var shows: [String: [Found]] = [:]
        for one in found {
            var one = one
            if let folder, one.name.title.isEmpty { one.name.title = folder }
            one.name = ShowFolder.withTitleAfterNumber(one.name) ?? one.name
            let key = NameText.key(one.name.title)
            if shows[key] == nil { names.append(key) }
            shows[key, default: []].append(one)
        }
        return names.compactMap { key in
            shows[key].map { (FileName.parse(folder: $0[0].name.title.isEmpty ? "Unknown series" : $0[0].name.title), $0) }
        }
    }

    private static func dressed(
        _ show: (name: ParsedName, files: [Found]), _ extras: [FoundExtra], _ top: ListedFolder, _ sidecars: [Sidecars],
        _ subtitles: [SubtitleMatches], _ listed: [ListedFolder], _ unit: RelativePath,
        hasFolder: Bool
    ) -> ShowGroup {
        var group = ShowGroup(unit: unit, name: show.name)
        group.hasFolder = hasFolder
        if let year = show.files.lazy.compactMap(\.name.year).first, group.name.year == nil, !group.hasFolder { group.name.year = year }
        if group.hasFolder, let index = listed.firstIndex(of: top) {
            let own = sidecars[index]
            group.nfo = own.nfo(stems: [], orNamed: ["tvshow"], orOnly: false).first
            group.poster = own.art([.poster], stems: [], orFolder: true)
            group.backdrop = own.art([.backdrop, .landscape], stems: [], orFolder: true)
            for (name, file) in own.art where name.role == .poster {
                if let season = name.season, group.seasonPosters[season] == nil { group.seasonPosters[season] = file }
            }
            for (index, folder) in listed.enumerated() where folder.path.parent == unit {
                guard let season = SeasonFolder.number(NameText.decode(folder.path.name)) else { continue }
                if group.seasonNFO[season] == nil {
                    group.seasonNFO[season] = sidecars[index].nfo(stems: [], orNamed: ["season"], orOnly: false).first
                }
                guard group.seasonPosters[season] == nil else { continue }
                group.seasonPosters[season] = sidecars[index].art([.poster], stems: [], orFolder: true)
            }
        }
        group.sumUp()
        group.episodes = episodes(show.files, extras, sidecars, subtitles, of: group)
        return group
    }

    private static func episodes(
        _ files: [Found], _ extras: [FoundExtra], _ sidecars: [Sidecars], _ subtitles: [SubtitleMatches], of show: ShowGroup
    ) -> [TitleGroup] {
        var keys: [Key] = []
        var groups: [Key: [Found]] = [:]
        for file in files {
            let key = Key(season: file.season, episodes: file.episodes)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(file)
        }
        let shown = places(of: extras, among: keys)
        return keys.compactMap { key in
            guard let files = groups[key], let first = files.first else { return nil }
            let matches = subtitles[first.folder]
            var name = ParsedName(title: first.name.episodeTitle ?? "")
            name.note([.season, .episodes, .episodeTitle, .aired], from: first.name)
            var group = TitleGroup(
                slot: .episode(season: key.season, episodes: key.episodes, aired: first.name.aired), name: name,
                members: files.map { .init(file: $0.file, version: $0.name.version, part: files.count > 1 ? $0.name.part : nil) })
            group.doubt = NameDoubt(episode: first.name, isLoose: !show.hasFolder)
            group.members += (shown[key] ?? []).map { .init(file: $0.file, extra: $0.kind) }
            let own = sidecars[first.folder]
            let stems = files.map(\.file.stem)
            group.nfo = own.nfo(stems: stems, orNamed: [], orOnly: false)
            group.backdrop =
                own.art([.landscape], stems: stems, orFolder: false) ?? own.picture(stems: stems)
            var used: [ListedFile] = []
            for index in group.members.indices {
                let found = matches.of(group.members[index].file.stem)
                group.members[index].subtitles = found.map(\.0)
                used += found.map(\.1)
            }
            // A change of the series’ name or NFO may change its id, so that its episodes must be filed anew.
            group.sumUp(subtitles: used, and: show.inputs)
            return group
        }
    }

    /// An extra belongs to its own episode, else to the first of its season, else to the first of the series.
    private static func places(of extras: [FoundExtra], among keys: [Key]) -> [Key: [FoundExtra]] {
        func isBefore(_ one: Key, _ other: Key) -> Bool {
            // Specials come last.
            let (first, second) = (one.season == 0 ? Int.max : one.season, other.season == 0 ? Int.max : other.season)
            return (first, one.episodes.lowerBound) < (second, other.episodes.lowerBound)
        }
        guard let first = keys.min(by: isBefore) else { return [:] }
        var seasons: [Int: Key] = [:]
        var own: [Key: Key] = [:]
        for key in keys {
            if seasons[key.season].map({ isBefore(key, $0) }) ?? true { seasons[key.season] = key }
            for episode in key.episodes { own[Key(season: key.season, episodes: episode...episode)] = key }
        }
        return Dictionary(
            grouping: extras,
            by: { extra in
                let season = extra.season
                return season.flatMap { season in extra.episode.flatMap { own[Key(season: season, episodes: $0...$0)] } ?? seasons[season] }
                    ?? first
            })
    }
}
