import CoreDomain
import LibraryApplication
import LibraryComposition
import LibraryDomain

extension KnownTitles {
    /// Looks again for the titles that nothing matched, because the catalogue may know more by now. For all of them a search of the catalogue; only those for
    /// which it knows something new are filed again. Candidates that are not sure enough are noted where there were none.
    func matchAgain(in library: Library) async throws {
        let source = TitleCandidates(self)
        var found: [TitleID] = []
        var last: TitleID?
        repeat {
            let page = try await library.repository.unmatched(after: last, limit: 200)
            let clues = page.map(\.clues)
            var noted: [NotedMatch] = []
            for (title, (clues, candidates)) in zip(page, zip(clues, try await source.find(clues))) {
                let match = TitleMatch(clues, among: candidates)
                if title.isWorthFiling(match) {
                    found.append(title.id)
                } else if title.candidates.isEmpty, !match.candidates.isEmpty {
                    noted.append(NotedMatch(name: title.id, match))
                }
            }
            try await library.service.note(noted)
            last = page.last?.id
        } while last != nil
        try await library.service.matchAgain(found)
    }
}
