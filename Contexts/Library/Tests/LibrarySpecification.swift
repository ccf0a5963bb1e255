import CoreDomain
import Foundation
import LibraryDomain
import Testing

/// The rules of `LibraryRepository` and `ScanStore`, for a store on any database. Each check gets an empty store with the folder "Home".
struct LibrarySpecification: Sendable, CustomTestStringConvertible {
    typealias Store = LibraryRepository & ScanStore

    let testDescription: String
    let run: @Sendable (any Store) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any Store) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let home = "Home"
    static let everyone = Audience.unlimited

    static func title(_ number: Int) -> TitleID { TitleID("local-t\(number)")! }
    static func id(_ number: Int) -> FileID { FileID("file000\(number)")! }
    static func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

    static func file(_ number: Int, of title: Int, at path: String? = nil, extra: String? = nil) -> StoredFile {
        var file = StoredFile(
            id: id(number), folder: home, path: RelativePath(path ?? "Movie \(title)/\(number).mp4"),
            stamp: FileStamp(size: 10, modified: 1_000, inode: UInt64(number)), addedAt: day(1), reference: .movie(self.title(title)),
            facts: MediaFacts(container: "mp4", duration: 100))
        file.extra = extra
        return file
    }

    static func batch(_ files: StoredFile...) -> ScanBatch {
        var batch = ScanBatch(folder: home)
        batch.files = files
        return batch
    }

    static let all = basics + scanning + ageing + pictures + names + folders + corrections + upkeep + overview + matches

    static let basics = [
        LibrarySpecification(
            "A saved file is found by its id, its title and its place",
            { store in
                #expect(try await store.save(batch(file(1, of: 1))) > 0)
                let found = try await store.file(id(1), for: everyone)
                #expect(found.library == home && found.path == "Movie 1/1.mp4" && found.media.duration == 100 && found.missingSince == nil)
                #expect(try await store.files(of: .movie(title(1)), for: everyone) == [found])
                #expect(try await store.files([id(1), id(2)], for: everyone) == [id(1): found])
                #expect(try await store.location(of: id(1)) == FileLocation(root: "/home", path: Array("Movie 1/1.mp4".utf8)))
                #expect(try await store.knownFiles(named: [id(1), id(2)]).map(\.id) == [id(1)])
                #expect(try await store.knownFiles(of: home, in: [RelativePath("Movie 1")]).map(\.id) == [id(1)])
                #expect(try await store.knownFiles(of: home, in: [RelativePath("Movie 2")]).isEmpty)
            }),
        LibrarySpecification(
            "An unknown file is an error, and a list leaves it out",
            { store in
                _ = try await store.save(batch(file(9, of: 9)))
                await #expect(throws: LibraryError.fileNotFound) { try await store.file(id(1), for: everyone) }
                await #expect(throws: LibraryError.fileNotFound) { try await store.location(of: id(1)) }
                #expect(try await store.files([id(1)], for: everyone).isEmpty)
                #expect(try await store.files(of: .movie(title(1)), for: everyone).isEmpty)
                #expect(try await store.playableFiles(of: [.movie(title(1))], for: everyone).isEmpty)
                #expect(try await store.picture("picture1") == nil)
            }),
        LibrarySpecification(
            "Extras come last and are not played in place of their movie; a file that is missing is not played",
            { store in
                _ = try await store.save(batch(file(1, of: 1, extra: "Trailer"), file(2, of: 1), file(3, of: 2, extra: "Interview")))
                let references = [TitleReference.movie(title(1)), .movie(title(2))]
                #expect(try await store.files(of: references[0], for: everyone).map(\.id) == [id(2), id(1)])
                #expect(try await store.playableFiles(of: references, for: everyone).mapValues(\.id) == [references[0]: id(2)])
                var gone = ScanBatch(folder: home)
                gone.missing = [RelativePath("Movie 1/2.mp4")]
                gone.missingSince = day(3)
                _ = try await store.save(gone)
                #expect(try await store.playableFiles(of: references, for: everyone).isEmpty)
            }),
        LibrarySpecification(
            "The available files of several titles are those of each one without the missing ones, in the same order",
            { store in
                var (cut, double) = (file(2, of: 1), file(5, of: 3))
                cut.version = "Director's Cut"
                (double.reference, double.lastEpisode) = (.episode(series: title(3), season: 1, episode: 1), 2)
                _ = try await store.save(batch(file(1, of: 1, extra: "Trailer"), cut, file(3, of: 1), file(4, of: 2), double))
                let episodes = (1...2).map { TitleReference.episode(series: title(3), season: 1, episode: $0) }
                let references = [TitleReference.movie(title(1)), .movie(title(2))] + episodes
                let expected = [references[0]: [3, 2, 1], references[1]: [4], episodes[0]: [5], episodes[1]: [5]].mapValues { $0.map(id) }
                #expect(try await store.availableFiles(of: references, for: everyone).mapValues { $0.map(\.id) } == expected)
                var gone = ScanBatch(folder: home)
                (gone.missing, gone.missingSince) = ([RelativePath("Movie 1/3.mp4"), RelativePath("Movie 2/4.mp4")], day(3))
                _ = try await store.save(gone)
                let left = try await store.availableFiles(of: references, for: everyone)
                #expect(left[references[0]]?.map(\.id) == [2, 1].map(id) && left[references[1]] == nil && left.count == 3)
                let outside = Audience(folders: ["Other"], reach: .everything)
                #expect(try await store.availableFiles(of: references, for: outside).isEmpty)
            }),
        LibrarySpecification(
            "A file is missing since the first scan that did not find it, until it is saved again",
            { store in
                _ = try await store.save(batch(file(1, of: 1), file(2, of: 2)))
                let directory = RelativePath("Movie 1")
                #expect(try await store.setMissing([directory], of: home, since: day(3)) > 0)
                #expect(try await store.setMissing([directory], of: home, since: day(5)) == 0)
                #expect(try await store.file(id(1), for: everyone).missingSince == day(3))
                #expect(try await store.file(id(2), for: everyone).missingSince == nil)
                #expect(try await store.notices(limit: 9).map(\.reference) == [.movie(title(1))])
                _ = try await store.save(batch(file(1, of: 1)))
                #expect(try await store.file(id(1), for: everyone).missingSince == nil)
            }),
        LibrarySpecification(
            "A problem is listed until it is solved, and only that one goes",
            { store in
                var broken = ScanBatch(folder: home)
                for name in ["a.mkv", "b.mkv"] {
                    broken.problems[RelativePath(name)] = KnownProblem(.damaged, reason: "It is empty.", stamp: nil)
                }
                _ = try await store.save(broken)
                #expect(Set(try await store.problems(limit: 9).map(\.path)) == ["a.mkv", "b.mkv"])
                #expect(try await store.problems(limit: 1).count == 1)
                var solved = ScanBatch(folder: home)
                solved.solved = [RelativePath("a.mkv")]
                _ = try await store.save(solved)
                #expect(
                    try await store.problems(limit: 9) == [
                        FileProblem(library: home, location: path("b.mkv"), kind: .damaged, reason: "It is empty.")
                    ])
            }),
        LibrarySpecification(
            "An error undoes all of one transaction",
            { store in
                _ = try await store.save(batch(file(2, of: 2)))
                await #expect(throws: LibraryError.fileNotFound) {
                    try await store.together {
                        _ = try await store.save(batch(file(1, of: 1)))
                        throw LibraryError.fileNotFound
                    }
                }
                #expect(try await store.files([id(1), id(2)], for: everyone).keys.sorted() == [id(2)])
            }),
        LibrarySpecification(
            "An audience without the folder sees none of its files",
            { store in
                _ = try await store.save(batch(file(1, of: 1)))
                let outside = Audience(folders: ["Other"], reach: .everything)
                await #expect(throws: LibraryError.fileNotFound) { try await store.file(id(1), for: outside) }
                #expect(try await store.files(of: .movie(title(1)), for: outside).isEmpty)
                #expect(try await store.playableFiles(of: [.movie(title(1))], for: outside).isEmpty)
                #expect(try await store.files([id(1)], for: outside).isEmpty)
            }),
        LibrarySpecification(
            "A removed folder takes its files and problems along",
            { store in
                _ = try await store.save(batch(file(1, of: 1)))
                try await store.remove(folder: home)
                #expect(try await store.folders().isEmpty)
                #expect(try await store.statuses().isEmpty)
                #expect(try await store.files([id(1)], for: everyone).isEmpty)
            }),
    ]
}
