import CoreDomain
import LibraryDomain
import MoviesDomain
import SearchDomain
import TVSeriesDomain
import ViewingDomain

extension TitleSink {
    /// Files the titles of a scan in the catalogue's contexts and in the search index, and moves watchlists and positions to titles whose ids
    /// change.
    init(movies: any MovieRepository, series: any SeriesRepository, search: any SearchIndex, viewing: any ViewingRepository) {
        self.init(
            file: { identifiedMovies, identifiedSeries in
                if !identifiedMovies.isEmpty {
                    let found = identifiedMovies.map(Movie.init)
                    try await movies.save(found)
                    try await search.save(found.map(SearchEntry.init))
                }
                if !identifiedSeries.isEmpty {
                    var found: [Series] = []
                    for one in identifiedSeries { found.append(try await Self.merged(one, series)) }
                    let episodes = identifiedSeries.flatMap { series in series.episodes.map { Episode($0, of: series.id) } }
                    try await series.save(found, episodes: episodes)
                    try await search.save(zip(found, identifiedSeries).flatMap { SearchEntry.entries($0, $1.episodes) })
                }
            },
            setMissing: { since, references in
                try await movies.setMissing(since, for: references.compactMap(\.movie))
                try await series.setMissing(since, for: references.compactMap(\.episode))
            },
            remove: { references in
                let episodes = references.compactMap(\.episode)
                try await movies.remove(references.compactMap(\.movie))
                try await series.remove(episodes)
                let shows = Set(episodes.map(\.series))
                let left = Set(try await series.summaries(Array(shows), for: .unlimited).map(\.id))
                try await search.remove(references.map(SearchReference.init) + shows.subtracting(left).map(SearchReference.series))
            },
            setPictures: { reference, poster, backdrop in
                switch reference {
                case .movie(let id), .video(let id):
                    try await movies.setPictures(poster: poster, backdrop: backdrop, for: id)
                case .episode(let id, let season, let number):
                    guard let still = backdrop ?? poster else { return }
                    try await series.setStill(still, for: EpisodeKey(series: id, season: season, number: number))
                }
            },
            setSeriesPictures: { id, poster, backdrop in
                try await series.setPictures(poster: poster, backdrop: backdrop, for: id)
            },
            move: { moved in
                let titles = Dictionary(moved.map { ($0.key.title, $0.value) }, uniquingKeysWith: { first, _ in first })
                try await viewing.move(titles)
                let shows = Set(moved.keys.compactMap(\.episode).map(\.series))
                try await search.remove(moved.keys.map(SearchReference.init) + shows.map(SearchReference.series))
            },
            moveReferences: { try await viewing.move($0) },
            follow: { try await viewing.follow($0, new: $1) })
    }

    /// The series to file. If another folder describes it, its facts are kept and only its seasons are new.
    private static func merged(_ found: IdentifiedSeries, _ series: any SeriesRepository) async throws -> Series {
        let new = Series(found)
        guard found.isDescribedElsewhere else { return new }
        for id in [found.id] + found.aliases {
            var known: Series
            do { known = try await series.series(id, for: .unlimited) } catch TVSeriesError.notFound { continue }
            known.aliases += found.aliases + [known.id]
            known.summary.id = found.id
            known.seasons = new.seasons
            return known
        }
        return new
    }
}

extension TitleReference {
    var movie: TitleID? {
        switch self {
        case .movie(let id), .video(let id): id
        case .episode: nil
        }
    }

    var episode: EpisodeKey? {
        guard case .episode(let series, let season, let number) = self else { return nil }
        return EpisodeKey(series: series, season: season, number: number)
    }
}
