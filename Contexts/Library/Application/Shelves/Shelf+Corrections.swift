import LibraryDomain

/// Arranges the titles of a unit as people decided.
extension Shelf {
    /// - Parameter corrections: of files in the unit.
    mutating func apply(_ corrections: [RelativePath: Correction], to listed: [ListedFolder], in unit: RelativePath) {
        guard !corrections.isEmpty else { return }
        nameSeries(corrections)
        var placed: [(part: TitleGroup.Part, show: Int?)] = []
        titles = titles.compactMap { group in
            let (rest, parts) = group.split(by: corrections)
            placed += parts.map { ($0, nil) }
            return rest
        }
        for index in shows.indices {
            shows[index].episodes = shows[index].episodes.compactMap { group in
                let (rest, parts) = group.split(by: corrections, and: shows[index].inputs)
                placed += parts.map { ($0, index) }
                return rest
            }
        }
        placed += unplaced(corrections, in: listed).map { ($0, shows.firstIndex { !$0.isLoose }) }
        for one in placed { place(one.part.group, one.part.correction, from: one.show, in: unit) }
        shows.removeAll(where: \.episodes.isEmpty)
    }

    /// A series with one file that belongs to another series is the other one, with all its episodes.
    private mutating func nameSeries(_ corrections: [RelativePath: Correction]) {
        for index in shows.indices {
            let paths = shows[index].episodes.lazy.flatMap(\.members).map(\.file.path)
            let names = paths.compactMap { path in
                if case .series(let name) = corrections[path] { name } else { nil }
            }
            guard let name = names.first else { continue }
            if !shows[index].name.isSame(as: name) { shows[index].nfo = nil }
            shows[index].name = ParsedName(name, from: shows[index].name)
            shows[index].sumUp()
            let inputs = shows[index].inputs
            for group in shows[index].episodes.indices {
                shows[index].episodes[group].doubt = nil
                for member in shows[index].episodes[group].members.indices {
                    let path = shows[index].episodes[group].members[member].file.path
                    shows[index].episodes[group].members[member].correction = corrections[path]?.digest
                }
                shows[index].episodes[group].sumUp(and: inputs)
            }
        }
    }

    /// Files of which the name gives no episode, but a person did.
    private mutating func unplaced(_ corrections: [RelativePath: Correction], in listed: [ListedFolder]) -> [TitleGroup.Part] {
        let members = Set((titles + shows.flatMap(\.episodes)).flatMap(\.members).map(\.file.path))
        let open = Set(problems.map(\.path))
        var found: [TitleGroup.Part] = []
        for folder in listed {
            let files = folder.files.filter { file in
                corrections[file.path]?.isPlace == true && open.contains(file.path) && !members.contains(file.path)
            }
            guard !files.isEmpty else { continue }
            let subtitles = SubtitleMatches(Sidecars(folder.files).subtitles, stems: files.map(\.stem))
            for file in files {
                guard let correction = corrections[file.path] else { continue }
                let own = subtitles.of(file.stem)
                var group = TitleGroup(
                    slot: .movie, name: ParsedName(title: ""),
                    members: [.init(file: file, subtitles: own.map(\.0), correction: correction.digest)])
                group.sumUp(subtitles: own.map(\.1))
                found.append((group, correction))
            }
        }
        let placed = Set(found.flatMap(\.group.members).map(\.file.path))
        problems.removeAll { placed.contains($0.path) }
        return found
    }

    /// - Parameter show: the series with which the group was found.
    private mutating func place(_ group: TitleGroup, _ correction: Correction, from show: Int?, in unit: RelativePath) {
        var group = group
        switch correction {
        case .movie(let name):
            if group.slot != .video { group.slot = .movie }
            group.name = ParsedName(name, from: group.name)
            group.sumUp()
            titles.append(group)
        case .episode(let series, let season, let episodes):
            let index = self.show(series, from: show, named: group.name, in: unit)
            if group.episode == nil { group.name = ParsedName(title: "") }
            if group.episode?.season != season || group.episode?.episodes != episodes {
                group.slot = .episode(season: season, episodes: episodes, aired: nil)
            }
            group.poster = nil
            if let same = shows[index].episodes.firstIndex(where: { $0.episode?.season == season && $0.episode?.episodes == episodes }) {
                shows[index].episodes[same].add(group)
                shows[index].episodes[same].sumUp(and: shows[index].inputs)
            } else {
                group.sumUp(and: shows[index].inputs)
                shows[index].episodes.append(group)
            }
        case .series: break
        }
    }

    /// The series in this unit to which a corrected episode belongs, added if there is none.
    private mutating func show(_ series: CorrectedName?, from show: Int?, named name: ParsedName, in unit: RelativePath) -> Int {
        let own = show ?? shows.indices.first
        if let own, series.map(shows[own].name.isSame) ?? true { return own }
        if let series, let known = shows.firstIndex(where: { $0.name.isSame(as: series) }) { return known }
        let title = name.title.isEmpty ? "Unknown series" : name.title
        var added = ShowGroup(unit: unit, name: series.map { ParsedName($0) } ?? ParsedName(title: title, year: name.year))
        added.isLoose = true
        added.sumUp()
        shows.append(added)
        return shows.count - 1
    }
}

extension TitleGroup {
    /// Files of a title that a person corrected.
    typealias Part = (group: TitleGroup, correction: Correction)

    /// - Parameter others: of the series, as in `sumUp`.
    func split(by corrections: [RelativePath: Correction], and others: Int64 = 0) -> (rest: TitleGroup?, parts: [Part]) {
        let wanted = members.map { member in corrections[member.file.path].flatMap { $0.isPlace ? $0 : nil } }
        guard wanted.contains(where: { $0 != nil }) else { return (self, []) }
        let mains = members.indices.filter { members[$0].extra == nil }
        if let first = mains.first, let correction = wanted[first], mains.allSatisfy({ wanted[$0] == correction }) {
            var group = self
            for index in members.indices { group.members[index].correction = correction.digest }
            if !isPlaced(by: correction) { group.nfo = [] }
            return (nil, [(group, correction)])
        }
        var parts: [Part] = []
        for correction in Set(wanted.compactMap(\.self)).sorted(by: { $0.digest < $1.digest }) {
            var group = with(members.indices.filter { wanted[$0] == correction })
            for index in group.members.indices { group.members[index].correction = correction.digest }
            (group.nfo, group.poster, group.backdrop) = ([], nil, nil)
            parts.append((group, correction))
        }
        let left = members.indices.filter { wanted[$0] == nil }
        var rest = with(left)
        guard left.contains(where: { members[$0].extra == nil }) else {
            // Extras alone are no title.
            parts[0].group.add(rest)
            return (nil, parts)
        }
        rest.sumUp(and: others)
        return (rest, parts)
    }

    fileprivate var episode: (season: Int, episodes: ClosedRange<Int>)? {
        if case .episode(let season, let episodes, _) = slot { (season, episodes) } else { nil }
    }

    /// Whether the correction says what the names say, so that the NFO is still about this title.
    private func isPlaced(by correction: Correction) -> Bool {
        switch correction {
        case .movie(let title): episode == nil && name.isSame(as: title)
        case .episode(_, let season, let episodes): episode?.season == season && episode?.episodes == episodes
        case .series: true
        }
    }
}

extension ParsedName {
    /// - Parameter found: the name without the correction. If it is the same one, its ids are valid.
    init(_ corrected: CorrectedName, from found: ParsedName? = nil) {
        self.init(title: corrected.title, year: corrected.year)
        hints = corrected.hints
        if let found, found.isSame(as: corrected) { hints = hints.merging(found.hints) }
    }

    fileprivate func isSame(as corrected: CorrectedName) -> Bool {
        NameText.key(title) == NameText.key(corrected.title) && year == corrected.year
            && (corrected.hints.isEmpty || hints.isEmpty || hints.agree(with: corrected.hints))
    }
}
