import AppDependencies
import ArgumentParser
import CoreDomain
import Foundation
import MoviesDomain
import TVSeriesDomain

/// Fills a data directory with invented movies, through the same repository as a scan.
struct Seed: AsyncParsableCommand {
    @Argument(help: "The data directory.") var directory: String
    @Argument(help: "How many movies.") var count: Int

    /// Rows that one transaction writes.
    private static let batch = 10_000

    func validate() throws {
        guard (1...5_000_000).contains(count) else { throw ValidationError("The count must be from 1 to 5,000,000.") }
    }

    func run() async throws {
        let cinema = try await Cinema.open(at: directory)
        let begun = ContinuousClock.now
        for start in stride(from: 0, to: count, by: Self.batch) {
            try await cinema.movies.save((start..<min(count, start + Self.batch)).map { InventedTitle($0).movie(.movie) })
        }
        let seconds = (ContinuousClock.now - begun) / .seconds(1)
        // So that Explore has every row of a real library.
        try await cinema.movies.save((0..<30).map { InventedTitle(10_000_000 + $0).movie(.video) })
        let series = (0..<24).map { InventedTitle(20_000_000 + $0) }
        try await cinema.series.save(series.map(\.series), episodes: series.flatMap(\.episodes))
        try JSONLine.write(["seconds": seconds, "rows_per_second": Double(count) / seconds])
    }
}
