import CoreDomain
import Foundation
import LibraryDomain

/// Reads the titles of one step, then saves, files and publishes them in one transaction.
struct BatchFiling {
    let folder: Folder
    let scan: ScanFolder
    let date: Date
    let isFirst: Bool
    let folders: [String: Folder]
    let known: [RelativePath: KnownFile]
    let problems: [RelativePath: KnownProblem]
    /// See `FileIdentities`.
    private(set) var lookedFor: [FileStamp: FileID]
    /// See `TitleIdentities`.
    private(set) var asked: Set<Int>
    var batch: ScanBatch
    private var publication: Publication
    /// Files that no scan has seen before.
    private var new: Set<FileID> = []
    /// With the precedence of their surroundings (an NFO, pictures).
    private var movies: [(movie: IdentifiedMovie, precedence: Int)] = []
    private var series: [(series: IdentifiedSeries, precedence: Int, unit: RelativePath)] = []

    init(
        folder: Folder, scan: ScanFolder, date: Date, isFirst: Bool, folders: [String: Folder], known: [RelativePath: KnownFile],
        problems: [RelativePath: KnownProblem], lookedFor: [FileStamp: FileID], asked: Set<Int>
    ) {
        (self.lookedFor, self.asked) = (lookedFor, asked)
        (self.folder, self.scan, self.date, self.isFirst, self.folders) = (folder, scan, date, isFirst, folders)
        (self.known, self.problems) = (known, problems)
        batch = ScanBatch(folder: folder.name)
        batch.missingSince = date
        publication = Publication(folder: folder.name)
    }

    mutating func read(_ works: [Work], _ done: inout Filing.Done) async throws {
        var fileIDs = FileIdentities(
            folder: folder, folders: folders, disk: scan.disk, store: scan.store, known: known, lookedFor: lookedFor)
        let kept = try await fileIDs.keep(works.flatMap(\.groups).flatMap(\.members).map(\.file))
        let readings = try await readAll(works, kept: kept)
        try await fileIDs.assign(readings.flatMap(\.groups))
        lookedFor = fileIDs.lookedFor
        // After a cancellation the disk reports files as gone.
        try Task.checkCancellation()
        done.moved += fileIDs.moved
        batch.keptIDs = fileIDs.toKeep
        // On the first scan every file would be new.
        if !isFirst {
            new = Set(fileIDs.ids.values).subtracting(known.values.map(\.id)).subtracting(fileIDs.before.values.map(\.id))
        }
        var filed: [(work: Work, files: [[StoredFile]], reading: WorkReading)] = []
        for (work, reading) in zip(works, readings) {
            let files = zip(work.groups, reading.groups).map { stored($0, $1, work.precedence(of: $0), fileIDs, &done) }
            note(work, reading, &done)
            filed.append((work, files, reading))
        }
        let colours = try await colours(
            of: filed.flatMap { $0.reading.pictures } + filed.flatMap { $0.files.flatMap { $0 } }.compactMap(\.cover))
        var names = TitleIdentities(store: scan.store, candidates: scan.candidates, asked: asked)
        let identities = try await names.identities(of: filed.map { TitleIdentities.Named($0.work, $0.files, $0.reading) })
        (asked, batch.matches) = (names.asked, names.matches)
        for (one, identity) in zip(filed, identities) { identify(one.work, identity, one.files, one.reading, colours, &done) }
        try await keepBestMovies(filed.map(\.work))
        try await orderSeries()
    }

    /// - Parameter directories: folders whose files are all filed with this batch.
    /// - Returns: rows written.
    func file(finishing directories: [RelativePath: FolderStamp]) async throws -> Int {
        let (scan, batch, new, movies, series) = (scan, batch, new, movies.map(\.movie), series.map(\.series))
        let filed = batch.files.map { ShownFile(id: $0.id, reference: $0.reference, part: $0.part, isExtra: $0.extra != nil) }
        var publication = publication
        publication.directories.merge(directories) { $1 }
        guard !batch.isEmpty || !publication.isEmpty || !movies.isEmpty || !series.isEmpty else { return 0 }
        return try await scan.store.together { [publication] in
            var rows = batch.isEmpty ? 0 : try await scan.store.save(batch)
            let moved = try await scan.sink.follow(filed, new)
            if !moved.isEmpty { rows += try await scan.store.note(moved) }
            try Task.checkCancellation()
            if !movies.isEmpty || !series.isEmpty { try await scan.sink.file(movies, series) }
            rows += try await scan.store.publish(publication)
            return rows
        }
    }

    private func readAll(_ works: [Work], kept: [RelativePath: ReadMedia]) async throws -> [WorkReading] {
        let (folder, scan) = (folder, scan)
        // Title by title, so that the episodes of one series are read side by side too; one by one if one of them may have caused a crash.
        let isSuspicious = works.contains { $0.isSuspicious(in: folder, scan.journal) }
        let groups = try await concurrently(works.flatMap(\.groups), most: isSuspicious ? 1 : scan.cores) {
            try await GroupReading.read($0, of: folder, kept: kept, scan)
        }
        var rest = groups[...]
        var readings: [WorkReading] = []
        for work in works {
            var reading = WorkReading(groups: Array(rest.prefix(work.groups.count)))
            rest = rest.dropFirst(work.groups.count)
            // A series is always filed as a whole, so that its pictures are kept when only an episode is new.
            if case .show(let show, _) = work.subject {
                try await reading.show.readSidecars(
                    nfo: [show.nfo].compactMap(\.self), poster: show.poster, backdrop: show.backdrop, of: folder, scan)
                for (season, file) in show.seasonPosters {
                    reading.seasons[season] = try await reading.show.picture(file, of: folder, scan)
                }
                for (season, file) in show.seasonNFO {
                    reading.seasonNames[season] = try await reading.show.seasonName(in: file, of: folder, scan)
                }
            }
            readings.append(reading)
        }
        return readings
    }

    private func stored(
        _ group: TitleGroup, _ reading: GroupReading, _ precedence: Int, _ identities: FileIdentities, _ done: inout Filing.Done
    ) -> [StoredFile] {
        group.members.compactMap { member in
            let path = member.file.path
            guard let media = reading.media[path], let id = identities.ids[path] else { return nil }
            let before = known[path] ?? identities.before[path]
            if before == nil { done.added += 1 } else if reading.fresh.contains(path) { done.changed += 1 }
            let modified = Date(timeIntervalSince1970: Double(member.file.stamp.modified) / 1e9)
            // On the first scan every file would be new today; its modification date says more.
            let addedAt = before?.addedAt ?? (isFirst ? min(modified, date) : date)
            var file = StoredFile(
                id: id, folder: folder.name, path: path, stamp: member.file.stamp, addedAt: addedAt, reference: .movie(Self.placeholder),
                facts: media.facts)
            let isOneOfMany = member.extra == nil && group.members.count(where: { $0.extra == nil && $0.part == nil }) > 1
            file.version = member.version ?? (isOneOfMany ? Self.resolution(media.facts) : nil)
            file.part = member.part
            file.extra = member.extra?.label
            file.keyframes = media.keyframes
            file.cover = media.cover.map { FoundPicture(picture: $0.picture, library: folder.name, path: path, place: $0.place) }
            file.subtitles = member.subtitles
            file.audio = member.audio
            file.content = reading.fresh.contains(path) ? media.id : nil
            file.precedence = precedence
            file.correction = member.correction
            // Only a movie's NFO says which title it is; the numbers of an episode come from its name.
            let isNamed = group.slot == .movie && reading.title.map { $0.title != nil || !$0.hints.isEmpty } == true
            file.doubt = member.extra == nil && member.correction == nil && !isNamed ? group.doubt : nil
            return file
        }
    }

    private static let placeholder = TitleIdentity(hints: IdentityHints(), title: "", year: nil, kind: "").id

    static func resolution(_ facts: MediaFacts) -> String? {
        guard let video = facts.video.first?.landscape else { return nil }
        let steps = [(3_200, "2160p"), (1_700, "1080p"), (1_100, "720p"), (900, "576p")]
        return steps.first { video.width >= $0.0 }?.1 ?? "\(video.height)p"
    }

    private mutating func note(_ work: Work, _ reading: WorkReading, _ done: inout Filing.Done) {
        for (path, problem) in reading.problems where problems[path] != problem {
            batch.problems[path] = problem
            done.problems += 1
        }
        var paths = work.groups.flatMap(\.paths)
        if case .show(let show, _) = work.subject { paths += show.paths }
        for path in paths where problems[path] != nil && reading.problems[path] == nil { batch.solved.append(path) }
    }

    private func colours(of found: [FoundPicture]) async throws -> [String: Picture] {
        found.isEmpty ? [:] : try await scan.store.pictures(Array(Set(found.map(\.picture.id))))
    }

    private mutating func identify(
        _ work: Work, _ identity: TitleIdentity, _ files: [[StoredFile]], _ reading: WorkReading, _ colours: [String: Picture],
        _ done: inout Filing.Done
    ) {
        switch work.subject {
        case .title(let group):
            done.current = group.name.title
            guard files[0].contains(where: { $0.extra == nil }) else { return }
            let movie = Identification.movie(identity, group, reading.groups[0], files: files[0], colours: colours)
            let reference: TitleReference = group.slot == .video ? .video(movie.id) : .movie(movie.id)
            keep(files[0], reference, last: nil, inputs: group.inputs)
            keep(Identification.pictures(of: group, reading.groups[0], files: files[0]), of: .title(reference))
            batch.names.append(identity)
            movies.append((movie, group.precedence))
        case .show(let show, let isShow):
            done.current = show.name.title
            let added = files.flatMap { $0 }.map(\.addedAt).min() ?? date
            var one = Identification.series(
                identity, show, reading.show, seasons: reading.seasons, names: reading.seasonNames, addedAt: added, colours: colours)
            for (index, group) in show.episodes.enumerated() where !files[index].isEmpty {
                guard case .episode(let season, let numbers, _) = group.slot else { continue }
                let reference = TitleReference.episode(series: one.id, season: season, episode: numbers.lowerBound)
                keep(files[index], reference, last: numbers.count > 1 ? numbers.upperBound : nil, inputs: group.inputs)
                let pictures = Identification.pictures(of: group, reading.groups[index], files: files[index])
                let episodes = Identification.episodes(group, reading.groups[index], files: files[index], colours: colours)
                for episode in episodes {
                    keep((nil, pictures.backdrop), of: .title(.episode(series: one.id, season: season, episode: episode.number)))
                }
                one.episodes += episodes
            }
            if isShow {
                keep((reading.show.poster, reading.show.backdrop), of: .series(one.id))
                batch.pictures += reading.seasons.values
                if show.hasFolder { publication.shows[show.unit] = show.inputs }
            }
            guard !one.episodes.isEmpty || isShow else { return }
            batch.names.append(identity)
            series.append((one, show.precedence, work.unit))
        }
    }

    private mutating func keep(_ files: [StoredFile], _ reference: TitleReference, last: Int?, inputs: Int64) {
        for var file in files {
            file.reference = reference
            file.lastEpisode = last
            batch.files.append(file)
            publication.files[file.id] = inputs
        }
    }

    /// Frames have the colours of their title's page from the beginning, and belong to their file alone: they are no artwork.
    private mutating func keep(_ pictures: (poster: FoundPicture?, backdrop: FoundPicture?), of subject: Artwork.Subject) {
        batch.pictures += [pictures.poster, pictures.backdrop].compactMap(\.self)
        let files = [pictures.poster, pictures.backdrop].map { $0?.isFrame == true ? nil : $0?.picture }
        batch.artwork.append(Artwork(subject: subject, poster: files[0], backdrop: files[1]))
    }

    /// The details of a movie in several folders come from the folder with most of them; the others only add files.
    private mutating func keepBestMovies(_ works: [Work]) async throws {
        guard !movies.isEmpty, let unit = works.first?.unit else { return }
        var best: [TitleID: Int] = [:]
        for (index, one) in movies.enumerated() {
            if let other = best[one.movie.id], movies[other].precedence >= one.precedence { continue }
            best[one.movie.id] = index
        }
        movies = movies.enumerated().filter { best[$0.element.movie.id] == $0.offset }.map(\.element)
        let isOneUnit = works.allSatisfy { $0.unit == unit }
        let filed = try await scan.store.precedences(of: movies.map(\.movie.id))
        let library = folder.name
        movies.removeAll { one in
            filed[one.movie.id, default: []].contains { other in
                let isMine = other.library == library && (!isOneUnit || other.directory.isInside(unit))
                return !isMine && other.precedence > one.precedence
            }
        }
    }

    /// The details of a series in several folders come from the folder with most of them; the others only add episodes.
    private mutating func orderSeries() async throws {
        guard !series.isEmpty else { return }
        // The last one filed wins.
        series.sort { $0.precedence < $1.precedence }
        let filed = try await scan.store.precedences(of: Array(Set(series.flatMap { [$0.series.id] + $0.series.aliases })))
        for index in series.indices {
            let (one, precedence, unit) = series[index]
            let others = ([one.id] + one.aliases).flatMap { filed[$0, default: []] }.filter { other in
                other.library != folder.name || ScanUnit.of(other.directory, folder.kind) != unit
            }
            series[index].series.isDescribedElsewhere = others.contains { $0.precedence > precedence }
        }
    }
}

/// The readings of one work.
struct WorkReading: Sendable {
    var groups: [GroupReading] = []
    var show = GroupReading()
    var seasons: [Int: FoundPicture] = [:]
    var seasonNames: [Int: String] = [:]

    var problems: [RelativePath: KnownProblem] { groups.reduce(show.problems) { $0.merging($1.problems) { first, _ in first } } }
    var pictures: [FoundPicture] { (groups + [show]).flatMap { [$0.poster, $0.backdrop].compactMap(\.self) } + seasons.values }
}

/// Maps the elements with at most `most` tasks at a time; the results keep their order.
func concurrently<Element: Sendable, Value: Sendable>(
    _ elements: [Element], most: Int, _ body: @escaping @Sendable (Element) async throws -> Value
) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
        var values = [Value?](repeating: nil, count: elements.count)
        for (index, element) in elements.enumerated() {
            if index >= most, let (done, value) = try await group.next() { values[done] = value }
            group.addTask { (index, try await body(element)) }
        }
        for try await (done, value) in group { values[done] = value }
        return values.compactMap(\.self)
    }
}
