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
            let (movies, shows) = (found.map { $0.compactMap(\.movie) }, found.map { $0.compactMap(\.series) })
            let movieTitles = try await titles.movies.otherTitles(of: Array(Set(movies.joined())))
            let seriesTitles = try await titles.series.otherTitles(of: Array(Set(shows.joined())))
            var candidates: [[MatchCandidate]] = []
            for (index, clues) in clues.enumerated() {
                switch clues.kind {
                case .movie:
                    let known = try await titles.movies.movies(movies[index], for: .unlimited)
                    candidates.append(known.compactMap { MatchCandidate($0, otherTitles: movieTitles[$0.id] ?? []) })
                case .series:
                    let known = try await Self.series(shows[index], in: titles.series)
                    candidates.append(known.compactMap { MatchCandidate($0, otherTitles: seriesTitles[$0.id] ?? []) })
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

    private static func series(_ ids: [TitleID], in repository: any SeriesRepository) async throws -> [Series] {
        var found: [Series] = []
        for id in ids {
            do throws(TVSeriesError) {
                found.append(try await repository.series(id, for: .unlimited))
            } catch {
                // The index may hold one that has just gone.
                if error != .notFound { throw error }
            }
        }
        return found
    }
}

extension MatchCandidate {
    /// Nil for a movie that only its files know.
    ///
    /// - Parameter otherTitles: besides the original one.
    fileprivate init?(_ movie: Movie, otherTitles: [String]) {
        let ids = [movie.id] + movie.aliases
        guard let id = ids.first(where: { $0.source != .local }) else { return nil }
        self.init(
            id: id, aliases: ids.filter { $0 != id }, title: movie.summary.title,
            otherTitles: [movie.originalTitle].compactMap(\.self) + otherTitles, year: movie.summary.year,
            runtimeMinutes: movie.summary.runtimeMinutes)
    }

    /// Nil for a series that only its files know.
    ///
    /// - Parameter otherTitles: besides the original one.
    fileprivate init?(_ series: Series, otherTitles: [String]) {
        let ids = [series.id] + series.aliases
        guard let id = ids.first(where: { $0.source != .local }) else { return nil }
        self.init(
            id: id, aliases: ids.filter { $0 != id }, title: series.summary.title,
            otherTitles: [series.originalTitle].compactMap(\.self) + otherTitles, year: series.summary.year)
    }
}

extension SearchReference {
    fileprivate var movie: TitleID? { if case .movie(let id) = self { id } else { nil } }
    fileprivate var series: TitleID? { if case .series(let id) = self { id } else { nil } }
}
