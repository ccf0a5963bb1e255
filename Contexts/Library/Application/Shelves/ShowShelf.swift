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

    private struct Key: Hashable {
        var season: Int
        var episodes: ClosedRange<Int>
    }

    static func arrange(_ unit: RelativePath, _ listed: [ListedFolder]) -> Shelf {
        guard let top = listed.first(where: { $0.path == unit }) else { return Shelf() }
        let sidecars = listed.map { $0.path == unit ? Sidecars($0, among: listed) : Sidecars($0.files) }
        var shelf = Shelf()
        var found: [Found] = []
        for (index, folder) in listed.enumerated() {
            let inside = folder.path.names.dropFirst(unit.names.count).map(NameText.decode)
            if inside.contains(where: { ExtraKind(folder: $0) != nil }) { continue }
            let season =
                inside.lazy.compactMap(SeasonFolder.number).last
                ?? (unit.isRoot ? nil : SeasonFolder.number(NameText.decode(unit.name)).flatMap { $0 > 0 ? $0 : nil })
            for file in sidecars[index].media {
                let parsed = FileName.parse(file.name, as: .series)
                if parsed.extra != nil { continue }
                // The folder of a single episode may contain more facts than the file's name.
                let ofFolder = parsed.episodes == nil ? inside.last.map { FileName.parse(episodeFolder: $0) } : nil
                let name = ofFolder.flatMap { $0.season != nil ? $0 : nil } ?? parsed
                guard let episodes = name.episodes else {
                    shelf.problems.append(
                        SeenProblem(
                            path: file.path, reason: "The name doesn’t say which episode this is. Rename it, for example to “S01E02”."))
                    continue
                }
                let number = name.season ?? season ?? 1
                found.append(
                    Found(
                        name: name, season: number, episodes: plain(episodes, name.season == nil ? season : nil), file: file, folder: index)
                )
            }
        }
        for show in shows(found, unit) { shelf.shows.append(dressed(show, top, sidecars, listed, unit)) }
        return shelf
    }

    /// "102" in the folder of season 1 is its second episode.
    private static func plain(_ episodes: ClosedRange<Int>, _ season: Int?) -> ClosedRange<Int> {
        guard let season, season > 0, episodes.lowerBound / 100 == season, episodes.upperBound / 100 == season,
            episodes.lowerBound % 100 > 0
        else { return episodes }
        return episodes.lowerBound % 100...episodes.upperBound % 100
    }

    private static func shows(_ found: [Found], _ unit: RelativePath) -> [(name: ParsedName, files: [Found])] {
        guard unit.isRoot else {
            let folder = NameText.decode(unit.name)
            return found.isEmpty ? [] : [(FileName.parse(folder: SeasonFolder.showName(of: folder)), found)]
        }
        var names: [String] = []
        var shows: [String: [Found]] = [:]
        for one in found {
            let key = NameText.key(one.name.title)
            if shows[key] == nil { names.append(key) }
            shows[key, default: []].append(one)
        }
        return names.compactMap { key in
            shows[key].map { (FileName.parse(folder: $0[0].name.title.isEmpty ? "Unknown series" : $0[0].name.title), $0) }
        }
    }

    private static func dressed(
        _ show: (name: ParsedName, files: [Found]), _ top: ListedFolder, _ sidecars: [Sidecars], _ listed: [ListedFolder],
        _ unit: RelativePath
    ) -> ShowGroup {
        var group = ShowGroup(unit: unit, name: show.name)
        if let year = show.files.lazy.compactMap(\.name.year).first, group.name.year == nil, unit.isRoot { group.name.year = year }
        if !unit.isRoot, let index = listed.firstIndex(of: top) {
            let own = sidecars[index]
            group.nfo = own.nfo(stems: [], orNamed: ["tvshow"], orOnly: false)
            group.poster = own.art([.poster], stems: [], orFolder: true)
            group.backdrop = own.art([.backdrop, .landscape], stems: [], orFolder: true)
            for (name, file) in own.art where name.role == .poster {
                if let season = name.season, group.seasonPosters[season] == nil { group.seasonPosters[season] = file }
            }
            for (index, folder) in listed.enumerated() where folder.path.parent == unit {
                guard let season = SeasonFolder.number(NameText.decode(folder.path.name)), group.seasonPosters[season] == nil else {
                    continue
                }
                group.seasonPosters[season] = sidecars[index].art([.poster], stems: [], orFolder: true)
            }
        }
        group.sumUp()
        group.episodes = episodes(show.files, sidecars, of: group)
        return group
    }

    private static func episodes(_ files: [Found], _ sidecars: [Sidecars], of show: ShowGroup) -> [TitleGroup] {
        var keys: [Key] = []
        var groups: [Key: [Found]] = [:]
        for file in files {
            let key = Key(season: file.season, episodes: file.episodes)
            if groups[key] == nil { keys.append(key) }
            groups[key, default: []].append(file)
        }
        var subtitles: [Int: SubtitleMatches] = [:]
        for folder in Set(files.map(\.folder)) {
            subtitles[folder] = SubtitleMatches(sidecars[folder].subtitles, stems: sidecars[folder].media.map(\.stem))
        }
        return keys.compactMap { key in
            guard let files = groups[key], let first = files.first, let matches = subtitles[first.folder] else { return nil }
            let name = ParsedName(title: first.name.episodeTitle ?? "")
            var group = TitleGroup(
                slot: .episode(season: key.season, episodes: key.episodes, aired: first.name.aired), name: name,
                members: files.map { .init(file: $0.file, version: $0.name.version) })
            let own = sidecars[first.folder]
            let stems = group.members.map(\.file.stem)
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
}
