import CoreDomain
import LibraryApplication
import LibraryComposition
import LibraryDomain

extension Cinema {
    /// Looks again for the titles that nothing matched, because the catalogue may know more by now. For all of them a search of the catalogue; only those for
    /// which it knows something new are filed again.
    public func matchAgain() async throws {
        let source = TitleCandidates(known)
        var found: [TitleID] = []
        var last: TitleID?
        repeat {
            let page = try await files.unmatched(after: last, limit: 200)
            let clues = page.map(\.clues)
            for (title, (clues, candidates)) in zip(page, zip(clues, try await source.find(clues))) {
                if title.isWorthFiling(TitleMatch(clues, among: candidates)) { found.append(title.id) }
            }
            last = page.last?.id
        } while last != nil
        try await library.service.matchAgain(found)
    }
}
