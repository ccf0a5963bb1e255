import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    static func path(_ text: String) -> RelativePath { RelativePath(text) }

    /// A name that is no UTF-8.
    static let foreign = RelativePath([0x44, 0x2F, 0xFF, 0x22, 0x5C])

    static func published(_ change: (inout Publication) -> Void) -> Publication {
        var publication = Publication(folder: home)
        change(&publication)
        return publication
    }

    static let scanning = [
        LibrarySpecification(
            "All that a scan saves of a file comes back",
            { store async throws in
                var one = file(1, of: 1, extra: "Trailer")
                (one.version, one.part, one.path) = ("2160p", 2, foreign)
                one.subtitles = [ExternalSubtitle(fileName: "1.de.srt", language: "de", isForced: true)]
                one.cover = FoundPicture(
                    picture: Picture(id: "cover1", width: 3, height: 4), library: home, path: foreign, place: .embedded(offset: 70, size: 9)
                )
                _ = try await store.save(batch(one))
                let found = try await store.file(id(1), for: everyone)
                #expect(found.path == foreign.text && found.size == 10 && found.addedAt == day(1))
                #expect(found.modifiedAt == Date(timeIntervalSince1970: 1e-6))
                #expect(found.version == "2160p" && found.part == 2 && found.extra == "Trailer" && found.reference == .movie(title(1)))
                #expect(found.externalSubtitles == one.subtitles && found.media == one.facts)
                #expect(try await store.readMedia(of: [id(1), id(2)]) == [id(1): ReadMedia(id: id(1), facts: one.facts, cover: one.cover)])
                let known = KnownFile(
                    id: id(1), folder: home, path: foreign, stamp: one.stamp, addedAt: day(1), isMissing: false, reference: one.reference,
                    published: nil)
                #expect(try await store.knownFiles(of: home, in: [path("D")]) == [known])
                #expect(try await store.knownFiles(of: "Other", in: [path("D")]).isEmpty)
                #expect(try await store.location(of: id(1)).path == foreign.bytes)
            }),
        LibrarySpecification(
            "A file that moved keeps its date, and is no longer at its old place",
            { store async throws in
                _ = try await store.save(batch(file(1, of: 1)))
                var moved = file(1, of: 1, at: "New/1.mp4")
                moved.addedAt = day(9)
                _ = try await store.save(batch(moved))
                #expect(try await store.file(id(1), for: everyone).addedAt == day(1))
                #expect(try await store.knownFiles(of: home, in: [path("Movie 1"), path("New")]).map(\.path) == [path("New/1.mp4")])
            }),
        LibrarySpecification(
            "A file in the place of another one takes its place, and the other title is told",
            { store async throws in
                _ = try await store.save(batch(file(1, of: 1, at: "a.mp4"), file(3, of: 3, at: "D/a.mp4")))
                _ = try await store.drop(try await store.notices(limit: 9))
                _ = try await store.save(batch(file(2, of: 2, at: "a.mp4")))
                #expect(try await store.files([id(1), id(2), id(3)], for: everyone).keys.sorted() == [id(2), id(3)])
                #expect(try await store.notices(limit: 9) == [TitleChange(reference: .movie(title(1)), filesLeft: 0, missingSince: nil)])
            }),
        LibrarySpecification(
            "A file of several episodes is found by each of them, until it has fewer",
            { store async throws in
                let series = title(1)
                func episode(_ number: Int) -> TitleReference { .episode(series: series, season: 1, episode: number) }
                var double = file(1, of: 1)
                (double.reference, double.lastEpisode) = (episode(2), 4)
                _ = try await store.save(batch(double))
                for number in 1...5 {
                    let isIn = (2...4).contains(number)
                    #expect(try await store.files(of: episode(number), for: everyone).map(\.id) == (isIn ? [id(1)] : []), "\(number)")
                    #expect(
                        try await store.playableFiles(of: [episode(number)], for: everyone)[episode(number)]?.id == (isIn ? id(1) : nil))
                }
                let told = try await store.notices(limit: 9)
                #expect(Set(told.map(\.reference)) == [episode(3), episode(4)] && told.allSatisfy { $0.filesLeft == 1 })
                _ = try await store.drop(told)
                double.lastEpisode = 3
                _ = try await store.save(batch(double))
                #expect(try await store.files(of: episode(4), for: everyone).isEmpty)
                #expect(try await store.notices(limit: 9).first { $0.reference == episode(4) }?.filesLeft == 0)
            }),
        LibrarySpecification(
            "A file of very many episodes stands for its first hundred and one",
            { store async throws in
                var long = file(1, of: 1)
                (long.reference, long.lastEpisode) = (.episode(series: title(1), season: 1, episode: 5), 500)
                _ = try await store.save(batch(long))
                for (number, isIn) in [(105, true), (106, false)] {
                    let files = try await store.files(of: .episode(series: title(1), season: 1, episode: number), for: everyone)
                    #expect(files.isEmpty != isIn)
                }
            }),
        LibrarySpecification(
            "Parts come in their order, then versions, then missing files, then extras",
            { store async throws in
                var files = (1...6).map { file($0, of: 1, at: "D/\(9 - $0).mp4") }
                (files[0].part, files[1].part) = (2, 1)
                files[2].version = "Director's Cut"
                files[3].extra = "Trailer"
                files[4].extra = "Interview"
                var all = ScanBatch(folder: home)
                all.files = files
                _ = try await store.save(all)
                var gone = ScanBatch(folder: home)
                (gone.missing, gone.missingSince) = ([files[5].path], day(2))
                _ = try await store.save(gone)
                let reference = TitleReference.movie(title(1))
                #expect(try await store.files(of: reference, for: everyone).map(\.id) == [2, 1, 3, 6, 5, 4].map(id))
                // The plain version before the others, the first part before the second.
                #expect(try await store.playableFiles(of: [reference], for: everyone)[reference]?.id == id(3))
            }),
        LibrarySpecification(
            "Files with one stamp come in pages by id; another size, date or number is another stamp",
            { store async throws in
                let stamp = FileStamp(size: 5, modified: 6, inode: .max)
                func link(_ number: Int, _ stamp: FileStamp) -> StoredFile {
                    let id = FileID("link\(1_000 + number)")!
                    return StoredFile(
                        id: id, folder: home, path: path("\(number).mp4"), stamp: stamp, addedAt: day(1), reference: .movie(title(1)),
                        facts: MediaFacts(container: "mp4"))
                }
                var all = ScanBatch(folder: home)
                all.files = (0..<70).reversed().map { link($0, stamp) }
                all.files += [
                    link(70, FileStamp(size: 4, modified: 6, inode: .max)), link(71, FileStamp(size: 5, modified: 7, inode: .max)),
                    link(72, FileStamp(size: 5, modified: 6, inode: 1)),
                ]
                _ = try await store.save(all)
                let first = try await store.knownFiles(stamped: [StampPage(stamp, after: nil)])
                #expect(first.map(\.path.text) == (0..<64).map { "\($0).mp4" })
                let second = try await store.knownFiles(stamped: [StampPage(stamp, after: first.last?.id)])
                #expect(second.map(\.path.text) == (64..<70).map { "\($0).mp4" })
                let other = StampPage(FileStamp(size: 5, modified: 6, inode: 1), after: nil)
                #expect(
                    try await store.knownFiles(stamped: [other, StampPage(stamp, after: second[4].id)]).map(\.stamp) == [
                        other.stamp, stamp,
                    ])
                #expect(try await store.knownFiles(stamped: []).isEmpty)
            }),
        LibrarySpecification(
            "Stamps of folders and the inputs of titles and series come back as they were published",
            { store async throws in
                let stamps = [
                    path("D"): FolderStamp(modified: 1, inode: .max, count: 2, digest: .max - 1, media: 3, isMount: true),
                    RelativePath.root: FolderStamp(modified: -1, inode: 7, count: 0, digest: 0, media: 0, isMount: false),
                ]
                _ = try await store.save(batch(file(1, of: 1), file(2, of: 1)))
                let rows = try await store.publish(
                    published {
                        $0.directories = stamps
                        $0.files = [id(1): 77]
                        $0.shows = [foreign: 5, path("Other"): 6]
                    })
                #expect(rows == 5)
                #expect(try await store.folderStamps(of: home) == stamps)
                #expect(try await store.folderStamps(of: "Other").isEmpty)
                #expect(try await store.knownFiles(named: [id(1), id(2)]).map(\.published) == [77, nil])
                #expect(try await store.publishedShows(of: home, at: [foreign, path("New")]) == [foreign: 5])
                #expect(try await store.publishedShows(of: "Other", at: [foreign]).isEmpty)
                #expect(try await store.publish(published { $0.shows = [foreign: 5] }) == 0)
                #expect(try await store.publish(published { $0.shows = [foreign: 6] }) == 1)
                // Saved again, a title counts as not filed.
                _ = try await store.save(batch(file(1, of: 1)))
                #expect(try await store.knownFiles(named: [id(1)]).map(\.published) == [nil])
            }),
        LibrarySpecification(
            "The precedence of a title's details is the best of each directory; files that are not filed and extras have none",
            { store async throws in
                var files = [
                    file(1, of: 1), file(2, of: 1), file(3, of: 1, at: "B/3.mp4"), file(4, of: 1, at: "C/4.mp4", extra: "Trailer"),
                ]
                for (index, precedence) in [2, 1, 1, 2].enumerated() { files[index].precedence = precedence }
                var all = ScanBatch(folder: home)
                all.files = files + [file(5, of: 1, at: "E/5.mp4"), file(6, of: 2)]
                _ = try await store.save(all)
                _ = try await store.publish(published { for number in [1, 2, 3, 4, 6] { $0.files[id(number)] = 1 } })
                let found = try await store.precedences(of: [title(1), title(9)])
                #expect(Set(found.keys) == [title(1)])
                #expect(
                    Set(found[title(1)] ?? []) == [
                        FiledPrecedence(library: home, directory: path("Movie 1"), precedence: 2),
                        FiledPrecedence(library: home, directory: path("B"), precedence: 1),
                    ])
            }),
        LibrarySpecification(
            "An assigned id is kept for its path, and written once",
            { store async throws in
                var kept = ScanBatch(folder: home)
                kept.keptIDs = [foreign: id(1), path("b.mp4"): id(2)]
                #expect(try await store.save(kept) == 2)
                #expect(try await store.save(kept) == 0)
                #expect(try await store.keptIDs(of: home, at: [foreign, path("c.mp4")]) == [foreign: id(1)])
                #expect(try await store.keptIDs(of: "Other", at: [foreign]).isEmpty)
                #expect(try await store.keptIDs(of: home, at: []).isEmpty)
                kept.keptIDs = [foreign: id(3)]
                #expect(try await store.save(kept) == 1)
                #expect(try await store.keptIDs(of: home, at: [foreign, path("b.mp4")]) == [foreign: id(3), path("b.mp4"): id(2)])
            }),
        LibrarySpecification(
            "A title is told of when its file comes back, goes to another title, or joins a missing one",
            { store async throws in
                func told() async throws -> [TitleChange] {
                    let notices = try await store.notices(limit: 9).sorted { $0.reference.rawValue < $1.reference.rawValue }
                    _ = try await store.drop(notices)
                    return notices
                }
                _ = try await store.save(batch(file(1, of: 1)))
                #expect(try await told().isEmpty, "A new title is filed, not told of")
                _ = try await store.save(batch(file(1, of: 1)))
                #expect(try await told().isEmpty)
                var gone = ScanBatch(folder: home)
                (gone.missing, gone.missingSince) = ([file(1, of: 1).path], day(2))
                _ = try await store.save(gone)
                #expect(try await told() == [TitleChange(reference: .movie(title(1)), filesLeft: 1, missingSince: day(2))])
                // Another file of the title that was missing.
                _ = try await store.save(batch(file(2, of: 1)))
                #expect(try await told() == [TitleChange(reference: .movie(title(1)), filesLeft: 2, missingSince: nil)])
                _ = try await store.save(batch(file(1, of: 1)))
                #expect(try await told() == [TitleChange(reference: .movie(title(1)), filesLeft: 2, missingSince: nil)])
                for number in 1...2 { _ = try await store.save(batch(file(number, of: 3))) }
                let moved = TitleChange(
                    reference: .movie(title(1)), filesLeft: 0, missingSince: nil, successor: title(3), replacement: .movie(title(3)))
                #expect(try await told() == [moved])
            }),
        LibrarySpecification(
            "An episode without files is told of with what its file shows now; one with a file left, only with the successor of its title",
            { store async throws in
                let (first, second) = (
                    TitleReference.episode(series: title(1), season: 1, episode: 1),
                    TitleReference.episode(series: title(1), season: 2, episode: 1)
                )
                func save(_ number: Int, as reference: TitleReference) async throws {
                    var one = file(number, of: 1)
                    one.reference = reference
                    _ = try await store.save(batch(one))
                }
                func told() async throws -> [TitleChange] {
                    let notices = try await store.notices(limit: 9)
                    _ = try await store.drop(notices)
                    return notices
                }
                try await save(1, as: first)
                try await save(2, as: first)
                try await save(1, as: second)
                #expect(try await told() == [TitleChange(reference: first, filesLeft: 1, missingSince: nil)])
                try await save(2, as: second)
                #expect(try await told() == [TitleChange(reference: first, filesLeft: 0, missingSince: nil, replacement: second)])
                try await save(2, as: .movie(title(2)))
                #expect(try await told() == [TitleChange(reference: second, filesLeft: 1, missingSince: nil, successor: title(2))])
                #expect(try await store.note([.movie(title(7)): .movie(title(8))]) == 1)
                let known = TitleChange(
                    reference: .movie(title(7)), filesLeft: 0, missingSince: nil, successor: title(8), replacement: .movie(title(8)))
                #expect(try await told() == [known])
            }),
        LibrarySpecification(
            "The files of a title that are not missing come in pages",
            { store in
                for number in 1...4 { _ = try await store.save(batch(file(number, of: number == 3 ? 2 : 1))) }
                var gone = ScanBatch(folder: home)
                (gone.missing, gone.missingSince) = ([file(2, of: 1).path], day(2))
                _ = try await store.save(gone)
                #expect(try await store.presentFiles(of: title(1), after: nil, limit: 1).map(\.id) == [id(1)])
                #expect(try await store.presentFiles(of: title(1), after: id(1), limit: 9).map(\.id) == [id(4)])
                #expect(try await store.presentFiles(of: title(9), after: nil, limit: 9).isEmpty)
            }),
    ]
}
