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
    init(
        movies: any MovieRepository, series: any SeriesRepository, people: any PeopleRepository, search: any SearchIndex,
        viewing: any ViewingRepository
    ) {
        self.init(
            file: { identifiedMovies, identifiedSeries in
                if !identifiedMovies.isEmpty {
                    var found = identifiedMovies.map(Movie.init)
                    for place in found.indices { try await found[place].join(movies) }
                    let moved = try await movies.save(found)
                    if !moved.isEmpty {
                        try await viewing.move(moved)
                        try await search.remove(moved.keys.flatMap { [.movie($0), .video($0)] })
                    }
                    try await people.setCredits(found.map(TitleCredits.init(files:)))
                    // Other sources may say more than the files.
                    try await search.save(try await movies.movies(found.map(\.id), for: .unlimited).map(SearchEntry.init))
                }
                if !identifiedSeries.isEmpty {
                    var found: [Series] = []
                    for one in identifiedSeries {
                        var new = try await Self.merged(one, series)
                        try await new.join(series)
                        found.append(new)
                    }
                    let episodes = identifiedSeries.flatMap { series in series.episodes.map { Episode($0, of: series.id) } }
                    let moved = try await series.save(found, episodes: episodes)
                    if !moved.isEmpty {
                        try await viewing.move(moved)
                        try await search.remove(moved.keys.map(SearchReference.series))
                    }
                    try await people.setCredits(identifiedSeries.filter { !$0.isDescribedElsewhere }.map(TitleCredits.init(files:)))
                    for one in identifiedSeries {
                        let shown = try await series.series(one.id, for: .unlimited)
                        let named = try await series.episodes(one.episodes.map { $0.key(in: one.id) }, for: .unlimited)
                        try await search.save(SearchEntry.entries(shown, Array(named.values)))
                    }
                }
            },
            setMissing: { since, references in
                try await movies.setMissing(since, for: references.compactMap(\.movie))
                try await series.setMissing(since, for: references.compactMap(\.episode))
            },
            remove: { references in
                let (titles, episodes) = (references.compactMap(\.movie), references.compactMap(\.episode))
                try await people.forget(.local, of: titles.map(CreditedTitle.movie))
                try await movies.remove(titles)
                try await series.remove(episodes)
                let shows = Set(episodes.map(\.series))
                let left = try await series.summaries(Array(shows), for: .unlimited)
                try await search.remove(
                    references.map(SearchReference.init) + shows.subtracting(left.map(\.id)).map(SearchReference.series))
                // A title of which another source knows is found without its files too.
                try await search.save(try await movies.movies(titles, for: .unlimited).map(SearchEntry.init))
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

extension Movie {
    /// A movie whose files give no id is the known one of the same title and year.
    fileprivate mutating func join(_ movies: any MovieRepository) async throws {
        guard summary.kind == .movie, ([id] + aliases).allSatisfy(\.isOfFiles), let year = summary.year,
            let known = try await movies.known(titled: summary.title, year: year)
        else { return }
        aliases.append(known)
    }
}

extension Series {
    /// A series whose files give no id is the known one of the same title and year.
    fileprivate mutating func join(_ all: any SeriesRepository) async throws {
        guard ([id] + aliases).allSatisfy(\.isOfFiles), let year = summary.year,
            let known = try await all.known(titled: summary.title, year: year)
        else { return }
        aliases.append(known)
    }
}

extension TitleID {
    fileprivate var isOfFiles: Bool { rawValue.hasPrefix("local-") }
}

extension IdentifiedEpisode {
    fileprivate func key(in series: TitleID) -> EpisodeKey { EpisodeKey(series: series, season: season, number: number) }
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
