import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    private static func candidate(_ number: Int, score: Int) -> TitleMatch.Scored {
        TitleMatch.Scored(
            MatchCandidate(id: TitleID("tmdb-\(number)")!, title: "Title \(number)", year: 1990), score: score,
            reasons: [.sameTitle, .sameYear])
    }

    private static func noted(_ matches: NotedMatch...) -> ScanBatch {
        var batch = ScanBatch(folder: home)
        batch.files = [file(1, of: 1)]
        batch.matches = matches
        return batch
    }

    static let matches = [
        LibrarySpecification(
            "What was noted about a name is found by the name and by the title that it was matched to, until nothing resembles it",
            { store async throws in
                let claimed = NotedMatch(name: title(1), claimed: TitleID("tmdb-1"), candidates: [candidate(1, score: 90)])
                let open = NotedMatch(name: title(2), claimed: nil, candidates: [candidate(2, score: 70), candidate(3, score: 60)])
                _ = try await store.save(noted(claimed, open))
                let wanted = [title(1), title(2), title(3), TitleID("tmdb-1")!, TitleID("tmdb-2")!]
                #expect(try await store.matches(of: wanted) == [title(1): claimed, wanted[3]: claimed, title(2): open])
                #expect(try await store.matches(of: []).isEmpty)
                // Two names of one title: the first stands for both.
                let other = NotedMatch(name: title(0), claimed: TitleID("tmdb-1"), candidates: [candidate(1, score: 80)])
                _ = try await store.save(noted(other, NotedMatch(name: title(2), claimed: nil, candidates: [])))
                #expect(try await store.matches(of: wanted) == [title(1): claimed, wanted[3]: other])
                try await store.note([open])
                #expect(try await store.matches(of: wanted) == [title(1): claimed, wanted[3]: other, title(2): open])
            }),
        LibrarySpecification(
            "Titles that only files describe are listed by id, with candidates, while a file is present",
            { store async throws in
                var files = (1...8).map { file($0, of: $0) }
                files[1].reference = .movie(TitleID("tmdb-2")!)
                try await store.add(Folder(name: "Videos", path: "/videos", kind: .videos))
                (files[2].folder, files[2].reference) = ("Videos", .video(title(3)))
                files[3].extra = "Trailer"
                for index in 4...6 {
                    files[index].reference = .episode(series: title(5), season: 1, episode: index)
                    files[index].path = path("Show/\(index).mp4")
                }
                files[4].lastEpisode = 5
                var batch = ScanBatch(folder: home)
                (batch.files, batch.matches) = (files, [NotedMatch(name: title(8), claimed: nil, candidates: [candidate(2, score: 70)])])
                _ = try await store.save(batch)
                let all = try await store.unmatched(after: nil, limit: 9)
                #expect(all.map(\.id) == [1, 5, 8].map(title) && all.map(\.file) == [1, 5, 8].map(id) && all.map(\.files) == [1, 3, 1])
                #expect(
                    all[1]
                        == UnmatchedTitle(
                            id: title(5), reference: files[4].reference, lastEpisode: 5, file: id(5), library: home, path: files[4].path,
                            files: 3))
                #expect(all.map(\.candidates) == [[], [], [candidate(2, score: 70)]])
                var listed: [UnmatchedTitle] = []
                while let next = try await store.unmatched(after: listed.last?.id, limit: 1).first { listed.append(next) }
                #expect(listed == all)
                #expect(try await store.unmatchedCount() == 3)
                _ = try await store.setMissing([path("Movie 1")], of: home, since: day(2))
                #expect(try await store.unmatched(after: nil, limit: 9).map(\.id) == [5, 8].map(title))
                #expect(try await store.unmatchedCount() == 2)
            }),
        LibrarySpecification(
            "A correction that names a title settles it; one that gives an episode its place does not",
            { store async throws in
                var files = (1...4).map { file($0, of: $0) }
                for index in 1...2 { files[index].reference = .episode(series: title(2), season: 1, episode: index) }
                files[3].reference = .episode(series: title(4), season: 1, episode: 1)
                let corrections = [
                    try Correction(movie: "Heat", year: nil), try Correction(series: "Dark", year: nil), nil,
                    try Correction(episode: 1, season: 1),
                ]
                for (index, correction) in corrections.enumerated() { files[index].correction = correction?.digest }
                var batch = ScanBatch(folder: home)
                batch.files = files
                _ = try await store.save(batch)
                #expect(try await store.unmatchedCount() == 3, "Digests of corrections that were withdrawn settle nothing")
                _ = try await store.save(
                    zip(1..., corrections).compactMap { number, correction in
                        correction.map { correction in
                            let place = CorrectedFile.Place(library: home, path: path("\(number).mp4"), content: id(number), size: 1)
                            return CorrectedFile(file: id(number), correction: correction, correctedAt: day(1), place: place)
                        }
                    })
                #expect(try await store.unmatched(after: nil, limit: 9).map(\.id) == [title(4)])
                #expect(try await store.unmatchedCount() == 1)
            }),
    ]
}
