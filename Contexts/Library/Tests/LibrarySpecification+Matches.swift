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
            })
    ]
}
