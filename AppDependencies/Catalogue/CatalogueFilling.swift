import CoreDomain
import Foundation
import Logging
import MoviesDomain
import PeopleDomain
import Persistence
import SampleCatalogue
import SearchDomain
import ServiceLifecycle
import TVSeriesDomain
import ViewingDomain

/// Fills the catalogue at the start with what it can know without any scan or network: the people whom files of an older version name, and the
/// built-in titles.
struct CatalogueFilling: Service, CustomStringConvertible {
    let cinema: Cinema
    /// Whether the built-in titles are shown.
    let showsSamples: Bool
    let description = "catalogue filling"

    func run() async throws {
        await cancelWhenGracefulShutdown {
            do {
                try await once("people of files", edition: "1") { try await creditFiles() }
                if showsSamples {
                    try await once("samples", edition: SampleCatalogue.edition) { try await addSamples() }
                } else if try await cinema.editions.edition(of: "samples") != nil {
                    try await removeSamples()
                    try await cinema.editions.forget("samples")
                }
            } catch is CancellationError {
            } catch {
                cinema.logger.error("The built-in titles could not be added: \(error)")
            }
        }
    }

    private func once(_ name: String, edition: String, _ work: () async throws -> Void) async throws {
        if try await cinema.editions.edition(of: name) == edition { return }
        try await work()
        try Task.checkCancellation()
        try await cinema.editions.note(edition, of: name)
    }

    /// Until this version the people of a movie were only a text in its row.
    private func creditFiles() async throws {
        for kind in MovieKind.allCases {
            var after: String?
            repeat {
                try Task.checkCancellation()
                let page = try await cinema.movies.wholeMovies(
                    MovieQuery(kind: kind), page: PageRequest(limit: 200, after: after), for: .unlimited)
                let credited = page.items.filter { !$0.cast.isEmpty || !$0.directors.isEmpty || !$0.writers.isEmpty }
                if !credited.isEmpty { try await cinema.people.setCredits(credited.map(TitleCredits.init(files:))) }
                after = page.next
            } while after != nil
        }
    }

    private func addSamples() async throws {
        let samples = try SampleCatalogue.builtIn()
        let now = Date.now
        let moved = try await cinema.movies.save(samples.movies.map { MovieDocument($0, people: samples, at: now) })
        let movedSeries = try await cinema.series.save(samples.series.map { SeriesDocument($0, at: now) }, episodes: [])
        try await cinema.people.save(samples.people.values.sorted { $0.id < $1.id }.compactMap { PersonDocument($0, at: now) })
        try await cinema.people.setCredits(
            samples.movies.map { TitleCredits($0, as: .movie($0.id), people: samples) }
                + samples.series.map { TitleCredits($0, as: .series($0.id), people: samples) })
        try await cinema.viewing.move(moved)
        try await cinema.viewing.move(movedSeries)
        try await cinema.search.save(try await entries(samples))
    }

    private func removeSamples() async throws {
        let samples = try SampleCatalogue.builtIn()
        let (movies, series) = (samples.movies.map(\.id), samples.series.map(\.id))
        try await cinema.people.forget(.sample, of: movies.map(CreditedTitle.movie) + series.map(CreditedTitle.series))
        try await cinema.movies.forget(.sample, of: movies)
        try await cinema.series.forget(.sample, of: series)
        let leftMovies = Set(try await cinema.movies.summaries(movies, for: .unlimited).map(\.id))
        let leftSeries = Set(try await cinema.series.summaries(series, for: .unlimited).map(\.id))
        try await cinema.search.remove(
            movies.filter { !leftMovies.contains($0) }.map(SearchReference.movie)
                + series.filter { !leftSeries.contains($0) }.map(SearchReference.series))
        try await cinema.search.save(try await entries(samples))
    }

    /// Of the titles that are known now, as the documents of all sources show them.
    private func entries(_ samples: SampleCatalogue) async throws -> [SearchEntry] {
        var entries = try await cinema.movies.movies(samples.movies.map(\.id), for: .unlimited).map(SearchEntry.init)
        for one in try await cinema.series.summaries(samples.series.map(\.id), for: .unlimited) {
            entries += SearchEntry.entries(try await cinema.series.series(one.id, for: .unlimited), [])
        }
        return entries
    }
}
