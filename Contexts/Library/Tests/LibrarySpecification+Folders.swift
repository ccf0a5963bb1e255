import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    static let folders = [
        LibrarySpecification(
            "Folders are listed by name, whatever its case; a name is given once",
            { store async throws in
                try await store.add(Folder(name: "anime", path: "/anime", kind: .series))
                try await store.add(Folder(name: "Zoo", path: "/zoo", kind: .videos))
                #expect(
                    try await store.folders() == [
                        Folder(name: "anime", path: "/anime", kind: .series), Folder(name: home, path: "/home", kind: .movies),
                        Folder(name: "Zoo", path: "/zoo", kind: .videos),
                    ])
                await #expect(throws: LibraryError.nameTaken(home)) {
                    try await store.add(Folder(name: home, path: "/elsewhere", kind: .videos))
                }
                await #expect(throws: LibraryError.unknownFolder("None")) { try await store.remove(folder: "None") }
            }),
        LibrarySpecification(
            "A folder counts its files and titles without extras, and its problems",
            { store async throws in
                try await store.add(Folder(name: "Other", path: "/other", kind: .movies))
                var all = batch(file(1, of: 1), file(2, of: 1), file(3, of: 2), file(4, of: 3, extra: "Trailer"))
                all.problems = [path("a.mp4"): KnownProblem(reason: "Bad.", stamp: nil)]
                _ = try await store.save(all)
                let status = try #require(try await store.statuses().first)
                #expect(status.folder.name == home && status.files == 3 && status.titles == 2 && status.problems == 1)
                #expect(status.isAvailable && !status.isScanning && status.lastScannedAt == nil)
                let other = try #require(try await store.statuses().last)
                #expect(other.folder.name == "Other" && other.files == 0 && other.titles == 0 && other.problems == 0)
            }),
        LibrarySpecification(
            "Missing files are not counted, unless their whole folder is away",
            { store async throws in
                _ = try await store.save(batch(file(1, of: 1), file(2, of: 1), file(3, of: 2)))
                var gone = ScanBatch(folder: home)
                (gone.missing, gone.missingSince) = ([path("Movie 1/2.mp4"), path("Movie 2/3.mp4")], day(2))
                _ = try await store.save(gone)
                var status = try #require(try await store.statuses().first)
                #expect(status.files == 1 && status.titles == 1)
                _ = try await store.setMissing([path("Movie 1")], of: home, since: day(3))
                _ = try await store.setAway(day(3), of: home)
                status = try #require(try await store.statuses().first)
                #expect(status.files == 3 && status.titles == 2)
            }),
        LibrarySpecification(
            "A missing file was removed if neither its library nor a disk above it is away",
            { store async throws in
                let files = ["Here/a.mp4", "Gone/a.mp4", "Disk/D/a.mp4", "Here/b.mp4"].enumerated().map {
                    file($0.offset + 1, of: $0.offset + 1, at: $0.element)
                }
                _ = try await store.save(batch(files[0], files[1], files[2], files[3]))
                _ = try await store.publish(
                    published { $0.directories = [path("Here"): stamp(), path("Disk"): stamp(FolderStamp.away, isMount: true)] })
                var gone = ScanBatch(folder: home)
                (gone.missing, gone.missingSince) = (files.prefix(3).map(\.path), day(2))
                _ = try await store.save(gone)
                let ids = (1...5).map(id)
                #expect(try await store.removed(ids) == [id(1), id(2)])
                #expect(try await store.missingFiles(of: home, since: day(2)).keys.sorted() == (1...3).map(id))
                #expect(try await store.missingFiles(of: home, since: day(3)).isEmpty)
                _ = try await store.setAway(day(3), of: home)
                #expect(try await store.removed(ids).isEmpty)
                _ = try await store.drop(try await store.notices(limit: 9))
                #expect(try await store.remove([id(1)]) > 0)
                #expect(try await store.files(ids, for: everyone).keys.sorted() == (2...4).map(id))
                #expect(try await store.notices(limit: 9) == [TitleChange(reference: .movie(title(1)), filesLeft: 0, missingSince: nil)])
            }),
        LibrarySpecification(
            "A folder is away until it is back, and that is written once",
            { store async throws in
                #expect(try await store.setAway(nil, of: home) == 0)
                #expect(try await store.setAway(day(1), of: home) == 1)
                #expect(try await store.setAway(day(2), of: home) == 0)
                #expect(try await store.statuses().map(\.isAvailable) == [false])
                #expect(try await store.setAway(nil, of: home) == 1)
                #expect(try await store.statuses().map(\.isAvailable) == [true])
            }),
        LibrarySpecification(
            "The last scan is the latest one, whether it wrote anything or not",
            { store async throws in
                try await store.setScanned(report(home, rows: 1), at: day(1))
                #expect(try await store.statuses().first?.lastScannedAt == day(1))
                try await store.setScanned(report(home, rows: 0), at: day(2))
                #expect(try await store.statuses().first?.lastScannedAt == day(2))
                try await store.setScanned(report("Other", rows: 1), at: day(3))
                #expect(try await store.statuses().first?.lastScannedAt == day(2))
                store.setScanning(true, folder: home)
                #expect(try await store.statuses().map(\.isScanning) == [true])
                store.setScanning(false, folder: home)
                #expect(try await store.statuses().map(\.isScanning) == [false])
            }),
        LibrarySpecification(
            "A removed folder leaves nothing behind, and takes nothing of another one along",
            { store async throws in
                try await store.add(Folder(name: "Other", path: "/other", kind: .movies))
                for (number, folder) in [(1, home), (2, "Other")] {
                    var all = ScanBatch(folder: folder)
                    var one = file(number, of: number, at: "a.mp4")
                    one.folder = folder
                    all.files = [one]
                    all.problems = [path("b.mp4"): KnownProblem(reason: "Bad.", stamp: nil)]
                    all.keptIDs = [path("c.mp4"): id(number)]
                    let picture = Picture(id: "picture\(number)")
                    all.pictures = [FoundPicture(picture: picture, library: folder, path: path("a.jpg"), place: .file)]
                    _ = try await store.save(all)
                    var publication = Publication(folder: folder)
                    publication.shows = [path("D"): 1]
                    publication.directories = [
                        path("D"): FolderStamp(modified: 1, inode: 1, count: 1, digest: 1, media: 1, isMount: false)
                    ]
                    _ = try await store.publish(publication)
                    _ = try await store.setAway(day(1), of: folder)
                }
                try await store.remove(folder: home)
                #expect(try await store.notices(limit: 9).map(\.reference) == [.movie(title(1))])
                for (folder, isLeft) in [(home, false), ("Other", true)] {
                    #expect(try await store.knownFiles(of: folder, in: [.root]).isEmpty != isLeft)
                    #expect(try await store.problems(of: folder, in: [.root]).isEmpty != isLeft)
                    #expect(try await store.keptIDs(of: folder, at: [path("c.mp4")]).isEmpty != isLeft)
                    #expect(try await store.folderStamps(of: folder).isEmpty != isLeft)
                    #expect(try await store.publishedShows(of: folder, at: [path("D")]).isEmpty != isLeft)
                    #expect(try await store.pendingPictures(of: folder, limit: 9).isEmpty != isLeft)
                }
                #expect(try await store.folders().map(\.name) == ["Other"])
                // The name may be given again, and the folder is new then.
                try await store.add(Folder(name: home, path: "/home", kind: .movies))
                #expect(try await store.statuses().map(\.isAvailable) == [true, false])
            }),
        LibrarySpecification(
            "A folder of many files is removed whole",
            { store async throws in
                var all = ScanBatch(folder: home)
                all.files = (0..<1_001).map { number in
                    let id = FileID("many\(10_000 + number)")!
                    return StoredFile(
                        id: id, folder: home, path: path("\(number).mp4"), stamp: file(1, of: 1).stamp, addedAt: day(1),
                        reference: .movie(title(number)), facts: MediaFacts(container: "mp4"))
                }
                _ = try await store.save(all)
                try await store.remove(folder: home)
                #expect(try await store.knownFiles(of: home, in: [.root]).isEmpty)
                #expect(try await store.notices(limit: 2_000).count == 1_001)
            }),
        LibrarySpecification(
            "An audience of one folder sees the titles that it has, and those it may see",
            { store async throws in
                _ = try await store.save(batch(file(1, of: 1), file(2, of: 2)))
                let some = Audience(folders: [home], reach: .title(title(1)))
                #expect(try await store.files([id(1), id(2)], for: some).keys.sorted() == [id(1)])
                #expect(try await store.playableFiles(of: [.movie(title(1)), .movie(title(2))], for: some).count == 1)
                #expect(try await store.files(of: .movie(title(2)), for: some).isEmpty)
            }),
    ]
}
