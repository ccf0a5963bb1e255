import CoreDomain
import LibraryDomain
import MoviesDomain
import PeopleDomain
import SearchDomain
import TVSeriesDomain
import ViewingDomain

extension TitleSink {
    /// Files the titles of a scan in the catalogue's contexts and in the search index, and moves watchlists and positions to titles whose ids
    /// change.
    init(_ titles: KnownTitles) {
        let (movies, series) = (titles.movies, titles.series)
        let (search, viewing) = (titles.search, titles.viewing)
        self.init(
            file: { identifiedMovies, identifiedSeries in
                if !identifiedMovies.isEmpty {
                    let found = identifiedMovies.map(Movie.init)
                    try await titles.follow(try await movies.save(found)) { [.movie($0), .video($0)] }
                    try await titles.setCredits(found.map(TitleCredits.init(files:)))
                    // Other sources may say more than the files.
                    try await titles.index(movies: found.map(\.id))
                }
                if !identifiedSeries.isEmpty {
                    var found: [Series] = []
                    for one in identifiedSeries { found.append(try await Self.merged(one, series)) }
                    let episodes = identifiedSeries.flatMap { series in series.episodes.map { Episode($0, of: series.id) } }
                    try await titles.follow(try await series.save(found, episodes: episodes)) { [.series($0)] }
                    try await titles.setCredits(identifiedSeries.filter { !$0.isDescribedElsewhere }.map(TitleCredits.init(files:)))
                    try await titles.index(series: found.map(\.id), episodes: episodes.map(\.key))
                }
            },
            setMissing: { since, references in
                try await movies.setMissing(since, for: references.compactMap(\.movie))
                try await series.setMissing(since, for: references.compactMap(\.episode))
            },
            remove: { references in
                let (gone, episodes) = (references.compactMap(\.movie), references.compactMap(\.episode))
                try await titles.forgetCredits(.local, of: gone.map(CreditedTitle.movie))
                try await movies.remove(gone)
                try await series.remove(episodes)
                let shows = Set(episodes.map(\.series))
                let left = try await series.summaries(Array(shows), for: .unlimited)
                let unfiled = left.filter { !$0.hasFiles }.map(\.id)
                let goneShows = shows.subtracting(left.map(\.id))
                try await titles.forgetCredits(.local, of: (goneShows + unfiled).map(CreditedTitle.series))
                try await search.remove(references.map(SearchReference.init) + goneShows.map(SearchReference.series))
                // A title of which another source knows is found without its files too.
                try await titles.index(movies: gone)
                try await titles.index(series: unfiled)
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
                try await titles.move(Dictionary(moved.map { ($0.key.title, $0.value) }, uniquingKeysWith: { first, _ in first }))
                let shows = Set(moved.keys.compactMap(\.episode).map(\.series))
                try await search.remove(moved.keys.map(SearchReference.init) + shows.map(SearchReference.series))
            },
            moveReferences: { try await viewing.move($0) },
            follow: { try await viewing.follow($0, new: $1) })
    }

    /// The series to file. If another folder describes it, what that one says is kept and only its seasons are new.
    private static func merged(_ found: IdentifiedSeries, _ series: any SeriesRepository) async throws -> Series {
        let new = Series(found)
        guard found.isDescribedElsewhere else { return new }
        for id in [found.id] + found.aliases {
            guard let local = try await local(id, series) else { continue }
            var kept = new.with(FactPrecedence.standard.ranked([local]))
            kept.seasons = new.seasons
            return kept
        }
        return new
    }

    /// What files said about a series until now.
    private static func local(_ id: TitleID, _ series: any SeriesRepository) async throws -> FactDocument<SeriesFacts>? {
        let documents: [FactDocument<SeriesFacts>]
        do throws(TVSeriesError) {
            documents = try await series.documents(of: id)
        } catch {
            if error == .notFound { return nil }
            throw error
        }
        return documents.first { $0.source == .local }
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
