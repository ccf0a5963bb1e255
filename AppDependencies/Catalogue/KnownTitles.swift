import CoreDomain
import MoviesDomain
import PeopleDomain
import SearchDomain
import TVSeriesDomain
import ViewingDomain

/// The titles of the catalogue, their people and their search index, and the watchlists, positions and
/// histories that refer to them. Writes what sources other
/// than files say, and keeps all of these in step.
struct KnownTitles: Sendable {
    let movies: any MovieRepository
    let series: any SeriesRepository
    let people: any PeopleRepository
    let search: any SearchIndex
    let viewing: any ViewingRepository
    let history: any SearchHistory

    func save(_ documents: [MovieDocument]) async throws {
        try await follow(try await movies.save(documents)) { [.movie($0), .video($0)] }
        try await index(movies: documents.map(\.id))
    }

    func save(_ documents: [SeriesDocument], episodes: [EpisodeDocument] = []) async throws {
        try await follow(try await series.save(documents, episodes: episodes)) { [.series($0)] }
        try await index(series: documents.map(\.id), episodes: episodes.map(\.key))
    }

    /// Brings the search index up to date with what all sources together say. Unknown titles are left out.
    func index(movies ids: [TitleID]) async throws {
        let found = try await movies.movies(ids, for: .unlimited)
        let titles = try await movies.otherTitles(of: found.map(\.id))
        try await search.save(found.map { SearchEntry($0, otherTitles: titles[$0.id] ?? []) })
    }

    /// - Parameter ids: further series than those of the episodes.
    func index(series ids: [TitleID], episodes: [EpisodeKey] = []) async throws {
        let named = try await series.episodes(episodes, for: .unlimited)
        let parts = Dictionary(grouping: named.values, by: \.series)
        let others = Set(episodes.map(\.series)).subtracting(ids).sorted()
        var entries: [SearchEntry] = []
        let found = try await series.summaries(ids + others, for: .unlimited)
        let titles = try await series.otherTitles(of: found.map(\.id))
        for summary in found {
            entries += SearchEntry.entries(
                try await series.series(summary.id, for: .unlimited), otherTitles: titles[summary.id] ?? [], parts[summary.id] ?? [])
        }
        try await search.save(entries)
    }

    func save(_ documents: [PersonDocument]) async throws { try await index(try await people.save(documents)) }

    func setCredits(_ credits: [TitleCredits]) async throws { try await index(try await people.setCredits(credits)) }

    func setFilmography(_ filmography: Filmography) async throws { try await index(try await people.setFilmography(filmography)) }

    func forgetCredits(_ source: FactSource, of titles: [CreditedTitle]) async throws {
        try await index(try await people.forget(source, of: titles))
    }

    func index(_ people: [PersonSummary]) async throws { try await search.save(people.map(SearchEntry.init)) }

    func index(_ changes: PeopleChanges) async throws {
        try await search.remove(changes.gone.sorted().map(SearchReference.person))
        try await index(try await people.summaries(changes.changed.sorted(), for: .unlimited))
    }

    /// Gives watchlists and positions to the ids that replace others.
    ///
    /// - Parameter references: what the search index may hold under an old id.
    func follow(_ moved: [TitleID: TitleID], _ references: (TitleID) -> [SearchReference]) async throws {
        if moved.isEmpty { return }
        try await move(moved)
        try await search.remove(moved.keys.sorted().flatMap(references))
    }

    /// Gives what people did with titles to other ids.
    func move(_ titles: [TitleID: TitleID]) async throws {
        try await viewing.move(titles)
        try await history.move(titles)
    }
}
