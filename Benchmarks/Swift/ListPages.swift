import AppDependencies
import ArgumentParser
import CoreDomain
import MoviesDomain

/// Walks the lists of a seeded data directory through the repository: every order, with and without each filter.
struct ListPages: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list")

    @Argument(help: "The data directory.") var directory: String
    @Argument(help: "How many movies were seeded.") var count: Int
    @Option(help: "Walks for each list; each starts at another movie.") var walks = 6
    @Option(help: "Pages of one walk.") var pages = 6

    func run() async throws {
        let movies = try await Cinema.open(at: directory).movies
        var all = Timings()
        var lists: [Result.List] = []
        for query in Self.queries {
            var own = Timings()
            for walk in 0..<walks {
                var after: String? = InventedTitle.id(Dice(seed: UInt64(walk)).below(count, 1))
                for _ in 0..<pages {
                    guard let cursor = after else { break }
                    let begun = ContinuousClock.now
                    after = try await movies.movies(query, page: PageRequest(limit: 50, after: cursor), for: .unlimited).next
                    let taken = ContinuousClock.now - begun
                    all.add(taken)
                    own.add(taken)
                }
            }
            lists.append(Result.List(name: Self.name(of: query), p99: own.percentile(99)))
        }
        let slowest = lists.sorted { $0.p99 > $1.p99 }.prefix(3)
        try JSONLine.write(Result(pages: all.count, p50: all.percentile(50), p99: all.percentile(99), slowest: Array(slowest)))
    }

    private static var queries: [MovieQuery] {
        MovieSort.allCases.flatMap { sort in
            [nil, "Drama"].flatMap { genre in
                [nil, 1_994].flatMap { year in
                    [nil, true].map { MovieQuery(sort: sort, genre: genre, year: year, isOwned: $0) }
                }
            }
        }
    }

    private static func name(of query: MovieQuery) -> String {
        var parts = ["sort=\(query.sort.rawValue)"]
        if let genre = query.genre { parts.append("genre=\(genre)") }
        if let year = query.year { parts.append("year=\(year)") }
        if let isOwned = query.isOwned { parts.append("owned=\(isOwned)") }
        return parts.joined(separator: "&")
    }

    /// Milliseconds.
    private struct Result: Encodable {
        struct List: Encodable {
            let name: String
            let p99: Double
        }

        let pages: Int
        let p50: Double
        let p99: Double
        let slowest: [List]
    }
}
