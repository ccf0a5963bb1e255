import CoreDomain
import LibraryDomain

/// The content of one title on the disk: its files, its NFO and its pictures.
struct GroupReading: Sendable {
    var media: [RelativePath: ReadMedia] = [:]
    var nfo: [NFO] = []
    var poster: FoundPicture?
    var backdrop: FoundPicture?
    var problems: [RelativePath: KnownProblem] = [:]
    /// Files that were read in this scan.
    var fresh: Set<RelativePath> = []

    /// The NFO of the movie or series, if the file also contains episodes.
    var title: NFO? { nfo.first { $0.kind != .episode } ?? nfo.first }

    /// The NFO of one of the `count` episodes of a file. Documents of several episodes have numbers, or are in order.
    func episode(_ number: Int, at offset: Int, of count: Int) -> NFO? {
        nfo.first { $0.kind == .episode && $0.episode == number }
            ?? (nfo.count == count ? nfo[offset] : count == 1 ? nfo.first : nil)
    }

    /// - Parameter kept: the known content of unchanged files.
    static func read(_ group: TitleGroup, of folder: Folder, kept: [RelativePath: ReadMedia], _ scan: ScanFolder) async throws
        -> GroupReading
    {
        var reading = GroupReading()
        for member in group.members {
            let path = member.file.path
            if let media = kept[path] {
                reading.media[path] = media
                continue
            }
            do {
                reading.media[path] = try await scan.journal.reading(member.file.entry(in: folder)) {
                    try await scan.disk.media(folder, path)
                }
                reading.fresh.insert(path)
            } catch let error as Unreadable {
                reading.note(error, .damaged, in: member.file)
            }
        }
        guard !reading.media.isEmpty else { return reading }
        try await reading.readSidecars(nfo: group.nfo, poster: group.poster, backdrop: group.backdrop, of: folder, scan)
        for (file, subtitle) in zip(group.subtitleFiles, group.members.flatMap(\.subtitles)) {
            try await reading.check(file, language: subtitle.language, of: folder, scan)
        }
        return reading
    }

    private mutating func note(_ error: Unreadable, _ kind: ProblemKind, in file: ListedFile) {
        if error != .gone { problems[file.path] = KnownProblem(error.kind ?? kind, reason: error.reason, stamp: file.stamp) }
    }

    /// - Parameter files: in the order in which they are read, until one has a document. An address in those before it counts too.
    mutating func readSidecars(nfo files: [ListedFile], poster: ListedFile?, backdrop: ListedFile?, of folder: Folder, _ scan: ScanFolder)
        async throws
    {
        for file in files {
            let documents = try await documents(in: file, of: folder, scan)
            let before = nfo.first?.hints
            if nfo.isEmpty || documents.contains(where: { $0.kind != .other }) { nfo = documents }
            if let before, !nfo.isEmpty { nfo[0].hints = nfo[0].hints.merging(before) }
            if nfo.contains(where: { $0.kind != .other }) { break }
        }
        self.poster = try await picture(poster, of: folder, scan)
        self.backdrop = try await picture(backdrop, of: folder, scan)
    }

    /// Nothing for a file that cannot be read, with the problem.
    private mutating func documents(in file: ListedFile, of folder: Folder, _ scan: ScanFolder) async throws -> [NFO] {
        do {
            let (text, documents) = try await scan.journal.reading(file.entry(in: folder)) {
                let text = try await scan.disk.text(folder, file.path, NFO.maximumSize, nil)
                return (text, try NFO.read(text.bytes))
            }
            // A list of addresses is complete, whatever pictures of letters surround it.
            if documents.contains(where: { $0.kind != .other }) {
                if let reason = text.problem {
                    problems[file.path] = KnownProblem(.encoding, reason: reason, stamp: file.stamp)
                } else if let damage = documents.first?.damage {
                    problems[file.path] = KnownProblem(.nfo, reason: damage.description, stamp: file.stamp)
                }
            }
            return text.condition == .unclear ? documents.map(\.identityOnly) : documents
        } catch let error as NFOError {
            problems[file.path] = KnownProblem(.nfo, reason: error.description, stamp: file.stamp)
        } catch let error as Unreadable {
            note(error, .nfo, in: file)
        }
        return []
    }

    /// The name in the NFO of a season; “Season 2” is none, because the page says so in the viewer's language.
    mutating func seasonName(in file: ListedFile, of folder: Folder, _ scan: ScanFolder) async throws -> String? {
        var reading = GroupReading()
        try await reading.readSidecars(nfo: [file], poster: nil, backdrop: nil, of: folder, scan)
        problems.merge(reading.problems) { first, _ in first }
        let name = reading.nfo.first { $0.kind == .season }?.title
        return name.flatMap { SeasonFolder.number($0) == nil ? $0 : nil }
    }

    /// Subtitles are read when they are shown; a file that cannot be is found here.
    private mutating func check(_ subtitle: ListedFile, language: String?, of folder: Folder, _ scan: ScanFolder) async throws {
        do {
            let text = try await scan.journal.reading(subtitle.entry(in: folder)) {
                try await scan.disk.text(folder, subtitle.path, ExternalSubtitle.maximumSize, language)
            }
            if let reason = text.problem {
                problems[subtitle.path] = KnownProblem(.encoding, reason: reason, stamp: subtitle.stamp)
            } else if !text.mayBeSubtitles {
                let reason = "This file has no subtitles that Popcorn can show. Use .srt, .vtt or .ass subtitles instead."
                problems[subtitle.path] = KnownProblem(.subtitleFormat, reason: reason, stamp: subtitle.stamp)
            }
        } catch let error as Unreadable {
            note(error, .encoding, in: subtitle)
        }
    }

    mutating func picture(_ file: ListedFile?, of folder: Folder, _ scan: ScanFolder) async throws -> FoundPicture? {
        guard let file else { return nil }
        do {
            return try await scan.journal.reading(file.entry(in: folder)) { try await scan.disk.picture(folder, file.path) }
        } catch let error as Unreadable {
            note(error, .picture, in: file)
            return nil
        }
    }
}

extension ListedFile {
    func entry(in folder: Folder) -> ReadingJournal.Entry { ReadingJournal.Entry(library: folder.name, path: path, stamp: stamp) }
}
