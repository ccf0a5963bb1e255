import CoreDomain
import Foundation
import Logging
import MoviesDomain
import PeopleDomain
import Persistence
import SampleCatalogue
import ServiceLifecycle
import TVSeriesDomain
import ViewingDomain

/// Fills the catalogue at the start with what it can know without any scan or network: the people whom files of an older version name, and the
/// built-in titles. Settles what the ids of an older version mean.
struct CatalogueFilling: Service, CustomStringConvertible {
    let cinema: Cinema
    /// Whether the built-in titles are shown.
    let showsSamples: Bool
    let description = "catalogue filling"

    func run() async throws {
        await cancelWhenGracefulShutdown {
            do { try await fill() } catch is CancellationError {
            } catch {
                cinema.logger.error("The built-in titles could not be added: \(error)")
            }
        }
    }

    func fill() async throws {
        try await settleIDs()
        try await once("people of files", edition: "1") { try await creditFiles() }
        try await once("people in the search index", edition: "1") { try await indexPeople() }
        try await once("precedence", edition: cinema.precedence.edition) { try await cinema.known.deriveAll() }
        if showsSamples {
            try await once("samples", edition: SampleCatalogue.edition) {
                try await addSamples()
                try await cinema.known.matchAgain(in: cinema.library)
            }
        } else if try await cinema.editions.edition(of: "samples") != nil {
            try await removeSamples()
            try await cinema.editions.forget("samples")
        }
    }

    private func once(_ name: String, edition: String, _ work: () async throws -> Void) async throws {
        if try await cinema.editions.edition(of: name) == edition { return }
        try await work()
        try Task.checkCancellation()
        try await cinema.editions.note(edition, of: name)
    }

    /// Watchlists of an older version name movies and series alike. An id that is a movie's stays; what is unknown may become known.
    private func settleIDs() async throws {
        let unclear = try await cinema.viewing.unclearTitles()
        if unclear.isEmpty { return }
        let movies = Set(try await cinema.movies.movies(unclear, for: .unlimited).flatMap { [$0.id] + $0.aliases })
        var settled: [TitleID: TitleID] = [:]
        for id in unclear {
            if movies.contains(id) {
                settled[id] = id
            } else if let series = try await cinema.series.summaries([id.ofSeries], for: .unlimited).first {
                settled[id] = series.id
            }
        }
        try await cinema.viewing.settle(settled)
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
                if !credited.isEmpty { try await cinema.known.setCredits(credited.map(TitleCredits.init(files:))) }
                after = page.next
            } while after != nil
        }
    }

    /// Until this version only titles were found.
    private func indexPeople() async throws {
        var after: String?
        repeat {
            try Task.checkCancellation()
            let page = try await cinema.people.people(page: PageRequest(limit: 200, after: after), for: .unlimited)
            try await cinema.known.index(page.items)
            after = page.next
        } while after != nil
    }

    private func addSamples() async throws {
        let samples = try SampleCatalogue.builtIn()
        let now = Date.now
        try await cinema.known.save(samples.movies.map { MovieDocument($0, people: samples, at: now) })
        try await cinema.known.save(samples.series.map { SeriesDocument($0, at: now) })
        try await cinema.known.save(samples.people.values.sorted { $0.id < $1.id }.compactMap { PersonDocument($0, at: now) })
        try await cinema.known.setCredits(
            samples.movies.map { TitleCredits($0, as: .movie($0.id), people: samples) }
                + samples.series.map { TitleCredits($0, as: .series($0.id), people: samples) })
    }

    private func removeSamples() async throws {
        let samples = try SampleCatalogue.builtIn()
        try await cinema.known.forget(.sample, movies: samples.movies.map(\.id), series: samples.series.map(\.id))
        try await cinema.known.forget(.sample, people: samples.people.keys.sorted().compactMap(PersonID.init(rawValue:)))
    }
}
