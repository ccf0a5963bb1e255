public import CoreDomain
public import DiscoverFeature
import DiscoveryComposition
import Foundation
import SampleCatalogue
import TMDbAdapter

extension Cinema {
    public func discoverClient(for viewer: Viewer) -> DiscoverClient {
        let reading = reading(for: viewer.audience)
        return DiscoverClient(
            part: { query, after in reading.updates(of: query.list, after: after, on: changes) },
            choices: { subject in
                DiscoverChoices(genres: await genres(of: subject), years: 1900...max(1900, Self.thisYear + 1))
            }, menu: posterMenuClient(for: viewer))
    }

    /// A part of a list, read once: as its sources say; an old one where they cannot be asked.
    ///
    /// - Parameter after: pages of the source before the part.
    /// - Throws: `DiscoveryError`; `notFound` where no source serves the list, and after its end.
    public func discovered(_ query: DiscoverQuery, after: Int, for audience: Audience) async throws -> FoundPart {
        try await reading(for: audience).once(query.list, after: after)
    }

    private func reading(for audience: Audience) -> ReadDiscoverPart {
        ReadDiscoverPart(
            lists: discovery.lists, repository: discovery.repository, movies: movies, series: series, people: people, audience: audience)
    }

    /// Those by which a source can filter. TMDb's have names in its language, so that they do not go together with the built-in ones.
    func genres(of subject: DiscoverQuery.Subject) async -> [String] {
        let known = await online?.genres.names(of: subject == .series ? .series : .movie) ?? []
        guard known.isEmpty, let samples = try? SampleCatalogue.builtIn() else { return known }
        let genres = subject == .series ? samples.series.flatMap(\.genres) : samples.movies.flatMap(\.genres)
        return Set(genres.map(\.rawValue)).sorted()
    }

    private static var thisYear: Int { Calendar(identifier: .gregorian).component(.year, from: .now) }
}
