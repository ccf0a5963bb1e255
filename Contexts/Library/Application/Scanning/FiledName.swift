import CoreDomain
public import LibraryDomain

/// A file as a scan files it.
public struct FiledPath: Sendable {
    public let name: NamedPath
    public let title: FiledTitle
}

extension LibraryService {
    /// The name of a file with all that a scan goes by: its folders, the other files in them, its NFO and people's corrections; and its title.
    ///
    /// - Returns: nil if the file is not there, or is no movie, episode or extra of one.
    public func filed(_ path: RelativePath, in folder: Folder) async throws -> FiledPath? {
        let kind = folder.kind
        let unit = ScanUnit.of(path.parent, kind)
        let listed = try await scan.disk.list(folder, [unit]) { top, path in ScanUnit.of(path, kind) == top }.first ?? []
        guard listed.contains(where: { $0.files.contains { $0.path == path } }) else { return nil }
        let known = Dictionary(grouping: try await store.knownFiles(of: folder.name, in: listed.map(\.path)), by: \.path.parent)
        let corrected = try await Corrections(try await store.corrections()).find(in: listed, of: folder, known: known, scan.disk).found
        guard var filed = FiledName(path, Shelf(unit, kind, listed, corrected), kind, corrected) else { return nil }
        // Without the journal: it belongs to the scan that may be running.
        let quiet = ScanFolder(disk: scan.disk, store: scan.store, sink: scan.sink, palette: scan.palette, cores: scan.cores)
        var document: NFO?
        for (files, isOfShow) in [(filed.group.nfo, false), (filed.show?.nfo.map { [$0] } ?? [], true)] where !files.isEmpty {
            var reading = GroupReading()
            try await reading.readSidecars(nfo: files, poster: nil, backdrop: nil, of: folder, quiet)
            filed.apply(reading, ofShow: isOfShow)
            if isOfShow == (filed.show != nil) { document = reading.title }
        }
        let name = NamedPath(
            kind: filed.group.isEpisode ? .series : kind == .series ? .movies : kind, name: filed.name, ofFolders: filed.ofFolders)
        let id = known[path.parent]?.first { $0.path == path }?.reference.title
        return FiledPath(name: name, title: FiledTitle(id: id, origin: try await origin(of: filed, document, filedAs: id)))
    }

    /// - Parameter document: the NFO of the movie or series.
    private func origin(of filed: FiledName, _ document: NFO?, filedAs id: TitleID?) async throws -> TitleOrigin {
        if filed.show == nil, filed.group.slot == .video { return .video }
        let identity =
            filed.show.map { Identification.identity(of: $0, document) } ?? Identification.identity(of: filed.group, document, first: nil)
        guard identity.id.source == .local else { return filed.isNamedByPerson ? .chosen : .given }
        let note = try await store.matches(of: [identity.id])[identity.id]
        return note?.claimed == nil && id.map { $0.source != .local } ?? false ? .sameName : TitleOrigin(note)
    }
}

/// The facts of a file, each with its source.
struct FiledName {
    private(set) var name: ParsedName
    let group: TitleGroup
    let show: ShowGroup?
    private let own: NamedPath
    /// As its name alone gives them.
    private let bare: ParsedName

    /// - Returns: nil if the file has no title.
    init?(_ path: RelativePath, _ shelf: Shelf, _ kind: FolderKind, _ corrected: [RelativePath: Correction]) {
        func holds(_ group: TitleGroup) -> Bool { group.members.contains { $0.file.path == path } }
        let show = shelf.shows.first { $0.episodes.contains(where: holds) }
        guard let group = show?.episodes.first(where: holds) ?? shelf.titles.first(where: holds),
            let member = group.members.first(where: { $0.file.path == path })
        else { return nil }
        (self.group, self.show) = (group, show)
        own = NamedPath(path.text, kind: kind)
        bare = FileName.parse(member.file.name, as: kind, folder: path.parent.isRoot ? nil : NameText.decode(path.parent.name))
        name = own.name
        take(\.part, .part, member.part, group.name)
        if name.extra != member.extra {
            name.extra = member.extra
            if member.extra == nil { name.forget(.extra) } else { name.note(.extra, .extraFolder) }
        }
        let title = show?.name ?? group.name
        take(\.title, .title, title.title, title)
        take(\.year, .year, title.year, title)
        name.hints = title.hints
        if case .episode(let season, let episodes, let aired) = group.slot, member.extra == nil {
            take(\.season, .season, season, group.name)
            take(\.episodes, .episodes, episodes, group.name)
            take(\.aired, .aired, aired, group.name)
            take(\.episodeTitle, .episodeTitle, group.name.title.isEmpty ? nil : group.name.title, group.name)
        }
        note(corrected[path], of: corrected)
    }

    var isNamedByPerson: Bool { name.rule(of: .title) == .byPerson }

    var ofFolders: Set<NameReason.Fact> {
        let rules: Set<NameRule> = [
            .titleFromFolder, .yearFromFolder, .releaseFolder, .seasonFromFolder, .episodeFromFolder, .partFolder, .extraFolder,
        ]
        let kept = own.ofFolders.filter { name.rule(of: $0) == own.name.rule(of: $0) }
        return kept.union(name.reasons.filter { rules.contains($0.rule) }.map(\.fact))
    }

    /// - Parameters:
    ///   - value: as the scan files it.
    ///   - filed: the name of the title, which may be that of another file.
    private mutating func take<Value: Equatable>(
        _ fact: WritableKeyPath<ParsedName, Value>, _ kind: NameReason.Fact, _ value: Value, _ filed: ParsedName
    ) {
        if name[keyPath: fact] == value, name.rule(of: kind) != nil || filed.rule(of: kind) == nil { return }
        let isNothing = ParsedName(title: "")[keyPath: fact] == value
        name[keyPath: fact] = value
        name.forget(kind)
        if isNothing { return }
        if bare[keyPath: fact] == value, let rule = bare.rule(of: kind) {
            name.note(kind, rule)
        } else if let rule = filed.rule(of: kind),
            [.titleFromFolder, .yearFromFolder, .releaseFolder].contains(rule) || group.members.count == 1
        {
            name.note(kind, rule)
        } else {
            name.note(kind, .otherFile)
        }
    }

    private mutating func note(_ correction: Correction?, of all: [RelativePath: Correction]) {
        // The series of a file may be corrected by another of its files.
        let series = all.values.first { !$0.isPlace && $0.name.map { $0.title == show?.name.title && $0.year == show?.name.year } == true }
        for correction in [series, correction].compactMap(\.self) {
            if let corrected = correction.name {
                name.note(.title, .byPerson)
                if corrected.year == nil { name.forget(.year) } else { name.note(.year, .byPerson) }
            }
            if case .episode = correction {
                name.note(.season, .byPerson)
                name.note(.episodes, .byPerson)
            }
        }
    }

    /// As `Identification` does.
    mutating func apply(_ reading: GroupReading, ofShow: Bool) {
        if group.isEpisode, !ofShow {
            let document = name.episodes.flatMap { reading.episode($0.lowerBound, at: 0, of: $0.count) }
            if let title = document?.title { set(\.episodeTitle, .episodeTitle, title) }
            return
        }
        guard let document = reading.title else { return }
        if let title = document.title { set(\.title, .title, title) }
        if let year = document.year { set(\.year, .year, year) }
        name.hints = document.hints.merging(name.hints)
    }

    private mutating func set<Value: Equatable>(_ fact: WritableKeyPath<ParsedName, Value>, _ kind: NameReason.Fact, _ value: Value) {
        if name[keyPath: fact] == value, name.rule(of: kind) != nil { return }
        name[keyPath: fact] = value
        name.note(kind, .nfo)
    }
}

extension TitleGroup {
    fileprivate var isEpisode: Bool { if case .episode = slot { true } else { false } }
}
