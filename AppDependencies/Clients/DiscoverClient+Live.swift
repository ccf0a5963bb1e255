public import CoreDomain
public import DiscoverFeature
import DiscoveryComposition
import Foundation
import SampleCatalogue
import TMDbAdapter

extension Cinema {
    public func discoverClient(for viewer: Viewer) -> DiscoverClient {
        let reading = ReadDiscoverPart(
            lists: discovery.lists, repository: discovery.repository, movies: movies, series: series, people: people,
            audience: viewer.audience)
        return DiscoverClient(
            part: { query, after in reading.updates(of: query.list, after: after, on: changes) },
            choices: { subject in
                DiscoverChoices(genres: await genres(of: subject), years: 1900...max(1900, Self.thisYear + 1))
            }, menu: posterMenuClient(for: viewer))
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
