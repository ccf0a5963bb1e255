import CoreDomain
import LibraryDomain
import MoviesDomain
import SearchDomain
import TVSeriesDomain

extension TitleCandidates {
    /// The movies and series of the catalogue that another source than files knows, found in the search index by their titles.
    init(_ titles: KnownTitles) {
        self.init { clues in
            let found = try await Self.references(clues, in: titles.search)
            var candidates: [[MatchCandidate]] = []
            for (clues, references) in zip(clues, found) {
                switch clues.kind {
                case .movie:
                    let ids = references.compactMap { if case .movie(let id) = $0 { id } else { nil } }
                    candidates.append(try await titles.movies.movies(ids, for: .unlimited).compactMap(MatchCandidate.init))
                case .series:
                    let ids = references.compactMap { if case .series(let id) = $0 { id } else { nil } }
                    candidates.append(try await Self.series(ids, in: titles.series))
                }
            }
            return candidates
        }
    }

    /// Titles with the same words. Only where there are none, those that agree without the last word: “Rocky 2” is *Rocky II*.
    private static func references(_ clues: [TitleClues], in search: any SearchIndex) async throws -> [[SearchReference]] {
        var found = try await references(clues.map { [$0.title] + $0.otherTitles }, clues, in: search)
        let missing = found.indices.filter { found[$0].isEmpty }
        let shorter = missing.map { index in
            let words = clues[index].title.split(whereSeparator: \.isWhitespace)
            return words.count > 1 ? [words.dropLast().joined(separator: " ")] : []
        }
        for (index, references) in zip(missing, try await references(shorter, missing.map { clues[$0] }, in: search)) {
            found[index] = references
        }
        return found
    }

    /// - Parameter titles: of each of the clues.
    private static func references(
        _ titles: [[String]], _ clues: [TitleClues], in search: any SearchIndex
    ) async throws -> [[SearchReference]] {
        // “The Matrix” may be known as “Matrix”.
        let phrases = titles.map { all in
            all.prefix(TitleMatch.mostTitles).flatMap { title in
                let bare = SortTitle.withoutArticle(title)
                return bare == title ? [title] : [title, bare]
            }
        }
        var rest = try await search.titled(phrases.flatMap(\.self), limit: TitleMatch.mostCompared, for: .unlimited)[...]
        return zip(phrases, clues).map { phrases, clues in
            let hits = rest.prefix(phrases.count)
            rest = rest.dropFirst(phrases.count)
            var seen: Set<SearchReference> = []
            let kind: SearchKind = clues.kind == .movie ? .movie : .series
            return Array(hits.joined().filter { $0.kind == kind && seen.insert($0).inserted }.prefix(TitleMatch.mostCompared))
        }
    }

    private static func series(_ ids: [TitleID], in repository: any SeriesRepository) async throws -> [MatchCandidate] {
        var candidates: [MatchCandidate] = []
        for id in ids {
            do throws(TVSeriesError) {
                if let candidate = MatchCandidate(try await repository.series(id, for: .unlimited)) { candidates.append(candidate) }
            } catch {
                // The index may hold one that has just gone.
                if error != .notFound { throw error }
            }
        }
        return candidates
    }
}

extension MatchCandidate {
    /// Nil for a movie that only its files know.
    init?(_ movie: Movie) {
        let ids = [movie.id] + movie.aliases
        guard let id = ids.first(where: { $0.source != .local }) else { return nil }
        self.init(
            id: id, aliases: ids.filter { $0 != id }, title: movie.summary.title, otherTitles: [movie.originalTitle].compactMap(\.self),
            year: movie.summary.year, runtimeMinutes: movie.summary.runtimeMinutes)
    }

    /// Nil for a series that only its files know.
    init?(_ series: Series) {
        let ids = [series.id] + series.aliases
        guard let id = ids.first(where: { $0.source != .local }) else { return nil }
        self.init(
            id: id, aliases: ids.filter { $0 != id }, title: series.summary.title, otherTitles: [series.originalTitle].compactMap(\.self),
            year: series.summary.year)
    }
}
