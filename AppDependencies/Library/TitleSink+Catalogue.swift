import CoreDomain
import LibraryDomain
import MoviesDomain
import SearchDomain
import TVSeriesDomain

extension TitleSink {
    /// Files what a scan identified in the catalogue's contexts and in the search index.
    init(movies: any MovieRepository, series: any SeriesRepository, search: any SearchIndex) {
        self.init(
            file: { identifiedMovies, identifiedSeries in
                if !identifiedMovies.isEmpty {
                    let found = identifiedMovies.map(Movie.init)
                    try await movies.save(found)
                    try await search.save(found.map(SearchEntry.init))
                }
                if !identifiedSeries.isEmpty {
                    let episodes = identifiedSeries.flatMap { series in series.episodes.map { Episode($0, of: series.id) } }
                    try await series.save(identifiedSeries.map(Series.init), episodes: episodes)
                    try await search.save(identifiedSeries.flatMap(SearchEntry.entries))
                }
            },
            setMissing: { since, references in
                try await movies.setMissing(since, for: references.compactMap(\.movie))
                try await series.setMissing(since, for: references.compactMap(\.episode))
            },
            remove: { references in
                try await movies.remove(references.compactMap(\.movie))
                try await series.remove(references.compactMap(\.episode))
                try await search.remove(references.map(SearchReference.init))
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
            })
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
