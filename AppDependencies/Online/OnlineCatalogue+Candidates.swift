import CoreDomain
public import LibraryDomain
import MoviesDomain
import TMDbAdapter
import TVSeriesDomain

extension Cinema {
    /// What all sources know under a title that a person looks for: the catalogue, and The Movie Database where it is asked. What that answers is
    /// kept, so that the chosen title has a page.
    ///
    /// - Returns: those that the service finds first, in its order and with the facts of the catalogue; at most `TitleMatch.mostCompared`.
    public func candidates(_ clues: TitleClues) async throws -> [MatchCandidate] {
        // First, so that its answer is a part of the catalogue.
        let remote = try await online?.candidates(clues) ?? []
        let local = try await TitleCandidates(known).find([clues]).first ?? []
        let byID = Dictionary(local.flatMap { one in ([one.id] + one.aliases).map { ($0, one) } }, uniquingKeysWith: { first, _ in first })
        let found = remote.map { one in ([one.id] + one.aliases).lazy.compactMap { byID[$0] }.first ?? one }
        var seen: Set<TitleID> = []
        return Array((found + local).filter { seen.insert($0.id).inserted }.prefix(TitleMatch.mostCompared))
    }
}

extension OnlineCatalogue {
    /// The first page of a search, with one request.
    fileprivate func candidates(_ clues: TitleClues) async throws -> [MatchCandidate] {
        switch clues.kind {
        case .movie:
            let page = try await status.noting { () async throws(TMDbError) in try await tmdb.searchMovies(clues.title, year: clues.year) }
            try await save(page.items)
            return page.items.compactMap(MatchCandidate.init)
        case .series:
            let page = try await status.noting { () async throws(TMDbError) in try await tmdb.searchSeries(clues.title, year: clues.year) }
            try await save(page.items)
            return page.items.compactMap(MatchCandidate.init)
        }
    }
}

extension MatchCandidate {
    fileprivate init?(_ document: MovieDocument) {
        let facts = document.content.facts
        guard let title = facts.title else { return nil }
        self.init(
            id: document.id, aliases: document.aliases, title: title, otherTitles: [facts.originalTitle].compactMap(\.self),
            year: facts.year,
            runtimeMinutes: facts.runtimeMinutes)
    }

    fileprivate init?(_ document: SeriesDocument) {
        let facts = document.content.facts
        guard let title = facts.title else { return nil }
        self.init(
            id: document.id, aliases: document.aliases, title: title, otherTitles: [facts.originalTitle].compactMap(\.self),
            year: facts.year)
    }
}
