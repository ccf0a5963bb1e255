import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    static func stamp(_ count: Int = 1, isMount: Bool = false) -> FolderStamp {
        FolderStamp(modified: 1, inode: 1, count: count, digest: 1, media: 1, isMount: isMount)
    }

    private static func missing(_ paths: [RelativePath], since date: Date) -> ScanBatch {
        var batch = ScanBatch(folder: home)
        (batch.missing, batch.missingSince) = (paths, date)
        return batch
    }

    static let ageing = [
        LibrarySpecification(
            "Only the files that are gone are missing, each since its first day",
            { store async throws in
                let files = [file(1, of: 1, at: "D/a.mp4"), file(2, of: 2, at: "D/b.mp4"), file(3, of: 3, at: "E/a.mp4")]
                _ = try await store.save(batch(files[0], files[1], files[2]))
                #expect(try await store.save(missing([path("D/a.mp4"), path("D/none.mp4")], since: day(2))) > 0)
                #expect(try await store.save(missing([path("D/a.mp4")], since: day(3))) == 0)
                #expect(try await store.files([1, 2, 3].map(id), for: everyone).compactMapValues(\.missingSince) == [id(1): day(2)])
                #expect(try await store.knownFiles(named: [1, 2].map(id)).map(\.isMissing) == [true, false])
                #expect(try await store.notices(limit: 9).map(\.missingSince) == [day(2)])
            }),
        LibrarySpecification(
            "A title is missing since its last file is",
            { store async throws in
                _ = try await store.save(batch(file(1, of: 1), file(2, of: 1), file(3, of: 1, extra: "Trailer")))
                let paths = (1...3).map { path("Movie 1/\($0).mp4") }
                _ = try await store.save(missing([paths[0]], since: day(2)))
                #expect(
                    try await store.notices(limit: 9) == [TitleChange(reference: .movie(title(1)), filesLeft: 2, missingSince: nil)])
                _ = try await store.save(missing([paths[1]], since: day(5)))
                #expect(
                    try await store.notices(limit: 9) == [TitleChange(reference: .movie(title(1)), filesLeft: 2, missingSince: day(5))])
                _ = try await store.drop(try await store.notices(limit: 9))
                // A trailer says nothing about the movie.
                _ = try await store.save(missing([paths[2]], since: day(6)))
                #expect(try await store.notices(limit: 9).isEmpty)
            }),
        LibrarySpecification(
            "Notices come in the number asked for, and those that were told of are dropped",
            { store async throws in
                let files = (1...3).map { file($0, of: $0, at: "\($0).mp4") }
                _ = try await store.save(batch(files[0], files[1], files[2]))
                _ = try await store.save(missing(files.map(\.path), since: day(2)))
                let some = try await store.notices(limit: 2)
                #expect(some.count == 2)
                #expect(try await store.drop(some) == 2)
                let rest = try await store.notices(limit: 2)
                #expect(Set((some + rest).map(\.reference)) == Set(files.map(\.reference)) && rest.count == 1)
            }),
        LibrarySpecification(
            "A folder that is gone loses its stamp, its problems and its series; the library itself and mount points are remembered as away",
            { store async throws in
                let gone = [RelativePath.root, path("Disk"), path("Plain")]
                let all = gone + [path("Here"), path("Plain/Below")]
                _ = try await store.publish(
                    published {
                        for one in all {
                            $0.directories[one] = stamp(isMount: one == path("Disk"))
                            $0.shows[one] = 5
                        }
                    })
                var problems = ScanBatch(folder: home)
                for one in all { problems.problems[one.appending(Array("bad.mp4".utf8))] = KnownProblem(reason: "Bad.", stamp: nil) }
                _ = try await store.save(problems)
                _ = try await store.setSurveyProblems([SeenProblem(path: path("Plain/link"), reason: "A link.")], of: home, below: [.root])
                #expect(try await store.setMissing(gone, of: home, since: day(2)) > 0)
                #expect(try await store.setMissing(gone, of: home, since: day(3)) == 0)
                #expect(
                    try await store.folderStamps(of: home) == [
                        .root: stamp(FolderStamp.away), path("Disk"): stamp(FolderStamp.away, isMount: true), path("Here"): stamp(),
                        path("Plain/Below"): stamp(),
                    ])
                #expect(try await store.publishedShows(of: home, at: all).keys.sorted() == [path("Here"), path("Plain/Below")])
                #expect(try await store.problems(of: home, in: all).keys.sorted() == [path("Here/bad.mp4"), path("Plain/Below/bad.mp4")])
                #expect(try await store.problems(limit: 9).map(\.path) == ["Here/bad.mp4", "Plain/Below/bad.mp4", "Plain/link"])
            }),
        LibrarySpecification(
            "More folders than one transaction takes are missing too",
            { store async throws in
                var all = ScanBatch(folder: home)
                all.files = (0..<205).map { number in
                    let id = FileID("many\(1_000 + number)")!
                    return StoredFile(
                        id: id, folder: home, path: path("\(number)/a.mp4"), stamp: file(1, of: 1).stamp, addedAt: day(1),
                        reference: .movie(title(number)), facts: MediaFacts(container: "mp4"))
                }
                _ = try await store.save(all)
                _ = try await store.setMissing((0..<205).map { path("\($0)") }, of: home, since: day(2))
                let files = try await store.files(all.files.map(\.id), for: everyone)
                #expect(files.count == 205 && files.values.allSatisfy { $0.missingSince == day(2) })
                #expect(try await store.notices(limit: 500).count == 205)
            }),
        LibrarySpecification(
            "A missing file is forgotten after its time, where its folder is still there",
            { store async throws in
                let files = ["Here/a.mp4", "Here/b.mp4", "Here/c.mp4", "Away/a.mp4", "Gone/a.mp4"].enumerated().map {
                    file($0.offset + 1, of: $0.offset + 1, at: $0.element)
                }
                var all = ScanBatch(folder: home)
                all.files = files
                _ = try await store.save(all)
                _ = try await store.publish(
                    published { $0.directories = [path("Here"): stamp(), path("Away"): stamp(FolderStamp.away)] })
                _ = try await store.save(missing([files[0], files[3], files[4]].map(\.path), since: day(2)))
                _ = try await store.save(missing([files[1].path], since: day(3)))
                _ = try await store.drop(try await store.notices(limit: 9))
                #expect(try await store.removeFiles(of: "Other", missingBefore: day(9)) == 0)
                #expect(try await store.removeFiles(of: home, missingBefore: day(2)) == 0)
                #expect(try await store.removeFiles(of: home, missingBefore: day(3)) > 0)
                #expect(try await store.files((1...5).map(id), for: everyone).keys.sorted() == (2...5).map(id))
                #expect(try await store.notices(limit: 9) == [TitleChange(reference: .movie(title(1)), filesLeft: 0, missingSince: nil)])
            }),
        LibrarySpecification(
            "A problem belongs to its folder and directory, and is written when it changes",
            { store async throws in
                let stamps = [nil, FileStamp(size: 1, modified: 2, inode: .max)]
                var broken = ScanBatch(folder: home)
                broken.problems = [
                    foreign: KnownProblem(reason: "Bad.", stamp: stamps[1]), path("E/a.mp4"): KnownProblem(reason: "Empty.", stamp: nil),
                ]
                #expect(try await store.save(broken) == 2)
                #expect(try await store.save(broken) == 0)
                #expect(try await store.problems(of: home, in: [path("D"), path("D/E")]) == [foreign: broken.problems[foreign]!])
                #expect(try await store.problems(of: "Other", in: [path("D")]).isEmpty)
                for change in [
                    KnownProblem(.damaged, reason: "Bad.", stamp: stamps[1]),
                    KnownProblem(reason: "Worse.", stamp: stamps[1]), KnownProblem(reason: "Worse.", stamp: nil),
                    KnownProblem(reason: "Worse.", stamp: stamps[1]),
                    KnownProblem(reason: "Worse.", stamp: FileStamp(size: 9, modified: 2, inode: .max)),
                    KnownProblem(reason: "Worse.", stamp: FileStamp(size: 9, modified: 3, inode: .max)),
                    KnownProblem(reason: "Worse.", stamp: FileStamp(size: 9, modified: 3, inode: 1)),
                ] {
                    broken.problems = [foreign: change]
                    #expect(try await store.save(broken) == 1, "\(change)")
                    #expect(try await store.problems(of: home, in: [path("D")]) == [foreign: change])
                }
            }),
        LibrarySpecification(
            "A walk's problems are replaced below the folders that it entered, and only they",
            { store async throws in
                func seen(_ names: String...) -> [SeenProblem] { names.map { SeenProblem(path: path($0), reason: "A link.") } }
                var broken = ScanBatch(folder: home)
                broken.problems = [path("A/bad.mp4"): KnownProblem(reason: "Bad.", stamp: nil)]
                _ = try await store.save(broken)
                #expect(try await store.setSurveyProblems(seen("A/x", "B/x", "AB/x"), of: home, below: [.root]).rows == 3)
                #expect(try await store.setSurveyProblems(seen("A/x"), of: home, below: [path("A")]).rows == 0)
                #expect(try await store.setSurveyProblems(seen("A/y"), of: home, below: [path("A")]).rows == 2)
                #expect(try await store.problems(limit: 9).map(\.path) == ["A/bad.mp4", "A/y", "AB/x", "B/x"])
                #expect(try await store.problems(of: home, in: [path("A")]).keys.sorted() == [path("A/bad.mp4")])
                // The file's own problem has the same path as the walk's.
                _ = try await store.setSurveyProblems(seen("A/bad.mp4"), of: home, below: [path("A")])
                var solved = ScanBatch(folder: home)
                solved.solved = [path("A/bad.mp4")]
                _ = try await store.save(solved)
                #expect(try await store.problems(limit: 9).map(\.reason).count == 3)
                #expect(try await store.setSurveyProblems([], of: home, below: [path("C")]).rows == 0)
                #expect(try await store.setSurveyProblems([], of: home, below: [path("A"), path("B")]).rows == 2)
                #expect(try await store.problems(limit: 9).map(\.path) == ["AB/x"])
            }),
    ]
}
