import AppDependencies
import ArgumentParser
import CoreDomain
import Foundation
import MoviesDomain
import SearchDomain
import TVSeriesDomain

/// Fills a data directory with invented movies, through the same repository as a scan.
struct Seed: AsyncParsableCommand {
    @Argument(help: "The data directory.") var directory: String
    @Argument(help: "How many movies.") var count: Int
    @Flag(help: "Fills the search index instead of the lists.") var search = false

    /// Rows that one transaction writes.
    private static let batch = 10_000

    func validate() throws {
        guard (1...5_000_000).contains(count) else { throw ValidationError("The count must be from 1 to 5,000,000.") }
    }

    func run() async throws {
        let cinema = try await Cinema.open(at: directory)
        try await cinema.fillCatalogue()
        let begun = ContinuousClock.now
        for start in stride(from: 0, to: count, by: Self.batch) {
            let movies = (start..<min(count, start + Self.batch)).map { InventedTitle($0).movie(.movie) }
            if search { try await cinema.search.save(movies.map(SearchEntry.init)) } else { try await cinema.movies.save(movies) }
        }
        let seconds = (ContinuousClock.now - begun) / .seconds(1)
        if !search { try await fillExplore(cinema) }
        try JSONLine.write(["seconds": seconds, "rows_per_second": Double(count) / seconds])
    }

    /// So that Explore has every row of a real library.
    private func fillExplore(_ cinema: Cinema) async throws {
        try await cinema.movies.save((0..<30).map { InventedTitle(10_000_000 + $0).movie(.video) })
        let series = (0..<24).map { InventedTitle(20_000_000 + $0) }
        try await cinema.series.save(series.map(\.series), episodes: series.flatMap(\.episodes))
    }
}

extension SearchEntry {
    fileprivate init(_ movie: Movie) {
        self.init(
            reference: .movie(movie.summary.id), title: movie.summary.title, year: movie.summary.year, context: movie.summary.director,
            importance: movie.summary.isOwned ? 500 : 0)
    }
}
