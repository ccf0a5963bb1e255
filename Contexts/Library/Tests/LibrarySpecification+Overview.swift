import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    static func report(_ library: String, rows: Int, change: (inout ScanReport) -> Void = { _ in }) -> ScanReport {
        var report = ScanReport(library: library)
        report.rowsWritten = rows
        change(&report)
        return report
    }

    private static func saved(_ files: [StoredFile]) -> ScanBatch {
        var all = ScanBatch(folder: home)
        all.files = files
        return all
    }

    private static func video(_ number: Int, of movie: Int, size: Int64, codec: String = "h264", width: Int = 1_920, height: Int = 800)
        -> StoredFile
    {
        var one = file(number, of: movie)
        one.stamp = FileStamp(size: size, modified: 1, inode: UInt64(number))
        one.facts = MediaFacts(container: "mp4", duration: 60, video: [VideoTrack(number: 1, codec: codec, width: width, height: height)])
        return one
    }

    static let overview = [
        LibrarySpecification(
            "A scan that wrote something is in the history, the last twenty of each folder, the newest first",
            { store async throws in
                for number in 1...25 {
                    let one = report(home, rows: number % 2) {
                        ($0.files, $0.added, $0.changed, $0.moved, $0.missing, $0.newProblems, $0.seconds) = (number, 1, 2, 3, 4, 5, 0.25)
                    }
                    try await store.setScanned(one, at: day(Double(number)))
                    try await store.setScanned(report("Other", rows: 1), at: day(Double(number)))
                }
                try await store.setScanned(report(home, rows: 1) { $0.isAway = true }, at: day(26))
                let scans = try await store.scans()
                let own = scans.filter { $0.library == home }
                #expect(own.map(\.files) == stride(from: 25, through: 1, by: -2).map { $0 })
                #expect(
                    own[0]
                        == ScanRecord(
                            library: home, startedAt: day(25), took: 250, files: 25, added: 1, changed: 2, moved: 3, missing: 4, problems: 5
                        ))
                #expect(scans.count(where: { $0.library == "Other" }) == ScanRecord.kept)
                try await store.remove(folder: home)
                #expect(try await store.scans().allSatisfy { $0.library == "Other" })
            }),
        LibrarySpecification(
            "Doubtful names are listed by title, episodes one by one, while their files are present",
            { store async throws in
                var files = (1...4).map { file($0, of: $0 < 3 ? 1 : $0) }
                for index in 0..<3 { files[index].doubt = .year }
                var episodes = (5...8).map { file($0, of: 9, at: "Show/\($0).mp4") }
                for index in episodes.indices {
                    episodes[index].reference = .episode(series: title(9), season: 1, episode: index + 1)
                    episodes[index].doubt = index < 2 ? .episode : .season
                }
                _ = try await store.save(saved(files + episodes))
                let all = try await store.doubts(after: nil, limit: 9)
                #expect(all.map(\.doubt) == [.episode, .episode, .season, .year, .year])
                #expect(all.map(\.files) == [1, 1, 2, 2, 1] && all.map(\.file) == [5, 6, 7, 1, 3].map(id))
                #expect(all[0].reference == episodes[0].reference && all[0].path == path("Show/5.mp4") && all[0].library == home)
                var listed: [DoubtfulName] = []
                while let next = try await store.doubts(after: listed.last?.cursor, limit: 1).first { listed.append(next) }
                #expect(listed == all)
                #expect(try await store.doubtCount() == 5)
                files[2].doubt = nil
                _ = try await store.save(saved([files[2]]))
                _ = try await store.setMissing([path("Show")], of: home, since: day(2))
                #expect(try await store.doubts(after: nil, limit: 9).map(\.reference) == [.movie(title(1))])
                #expect(try await store.doubtCount() == 1)
            }),
        LibrarySpecification(
            "The space of present files by folder, codec and definition",
            { store async throws in
                let files = [
                    video(1, of: 1, size: 10), video(2, of: 2, size: 20, width: 1_440, height: 1_080),
                    video(3, of: 3, size: 5, codec: "hevc", width: 3_840, height: 1_600), video(4, of: 4, size: 1, width: 720, height: 576),
                    video(5, of: 5, size: 7, width: 1_080, height: 1_920), video(7, of: 7, size: 100),
                ]
                var sound = file(6, of: 6)
                sound.facts = MediaFacts(container: "mp4", audio: [AudioTrack(number: 1, codec: "aac")])
                _ = try await store.save(saved(files + [sound]))
                _ = try await store.setMissing([path("Movie 7")], of: home, since: day(2))
                #expect(
                    Set(try await store.space()) == [
                        SpaceUse(library: home, definition: .fullHD, codec: "h264", files: 3, size: 37),
                        SpaceUse(library: home, definition: .ultraHD, codec: "hevc", files: 1, size: 5),
                        SpaceUse(library: home, definition: .sd, codec: "h264", files: 1, size: 1),
                        SpaceUse(library: home, definition: .none, codec: nil, files: 1, size: 10),
                    ])
            }),
        LibrarySpecification(
            "Titles with several whole files are listed, the largest first; the same content is told",
            { store async throws in
                var files = [
                    video(1, of: 1, size: 10), video(2, of: 1, size: 10), video(3, of: 1, size: 10),
                    video(4, of: 2, size: 50),
                    video(5, of: 2, size: 60), video(6, of: 3, size: 9), video(7, of: 3, size: 9), video(8, of: 4, size: 1_000),
                ]
                for index in files.indices { files[index].path = path("D/\(index + 1).mp4") }
                files[6].stamp.inode = files[5].stamp.inode
                // As long as the others, with the same tracks, and another movie all the same.
                for (index, content) in [91, 91, 92, 93, 94, 95, 95].enumerated() { files[index].content = id(content) }
                var others = (11...14).map { video($0, of: 4, size: 900) }
                for index in others.indices { others[index].path = path("E/\(index).mp4") }
                (others[0].part, others[1].part, others[2].extra) = (1, 2, "Trailer")
                _ = try await store.save(saved(files + others))
                _ = try await store.setMissing([path("F")], of: home, since: day(2))
                var gone = ScanBatch(folder: home)
                (gone.missing, gone.missingSince) = ([path("E/3.mp4")], day(2))
                _ = try await store.save(gone)
                let all = try await store.versions(after: nil, limit: 9)
                #expect(all.map(\.reference) == [2, 1, 3].map { .movie(title($0)) } && all.map(\.size) == [110, 30, 18])
                #expect(all.map { $0.files.map(\.id) } == [[5, 4], [1, 2, 3], [6, 7]].map { $0.map(id) })
                #expect(all[0].copies.isEmpty)
                #expect(all[1].copies == [TitleVersions.Copies(files: [id(1), id(2)], freed: 10)])
                #expect(all[2].copies == [TitleVersions.Copies(files: [id(6), id(7)], freed: 0)])
                var listed: [TitleVersions] = []
                while let next = try await store.versions(after: listed.last?.cursor, limit: 1).first { listed.append(next) }
                #expect(listed == all)
                #expect(try await store.versionCount() == 3)
                #expect(try await store.sharedContents(limit: 9).isEmpty)
            }),
        LibrarySpecification(
            "The same content under several titles is found, the largest first, with the file whose id is that of the content",
            { store async throws in
                var files = [
                    video(1, of: 1, size: 10), video(2, of: 2, size: 10), video(3, of: 3, size: 50), video(4, of: 4, size: 50),
                    video(5, of: 4, size: 50), video(6, of: 6, size: 7), video(7, of: 6, size: 7), video(8, of: 8, size: 7),
                    video(9, of: 9, size: 10),
                ]
                for (index, content) in [1, 1, 91, 91, 91, 6, 6, 92, 1].enumerated() { files[index].content = id(content) }
                files[4].stamp.inode = files[3].stamp.inode
                files[8].extra = "Trailer"
                _ = try await store.save(saved(files))
                let shared = try await store.sharedContents(limit: 9)
                #expect(shared.map { $0.files.map(\.id) } == [[3, 4, 5], [1, 2]].map { $0.map(id) } && shared.map(\.freed) == [50, 10])
                #expect(try await store.sharedContents(limit: 1) == [shared[0]])
                #expect(try await store.sharedContentCount() == 2)
                _ = try await store.setMissing([path("Movie 1"), path("Movie 3")], of: home, since: day(2))
                #expect(try await store.sharedContentCount() == 0)
            }),
    ]
}
