import CoreDomain
import LibraryDomain
import MoviesDomain
import PeopleDomain
import SearchDomain
import TVSeriesDomain

extension Movie {
    init(_ found: IdentifiedMovie) {
        self.init(
            summary: MovieSummary(
                id: found.id, kind: found.isVideo ? .video : .movie, title: found.title, year: found.year, rating: found.facts.rating,
                runtimeMinutes: found.facts.runtimeMinutes, genres: found.facts.genres, director: found.facts.directors.first,
                poster: found.poster, backdrop: found.backdrop, addedAt: found.addedAt),
            aliases: found.aliases, originalTitle: found.originalTitle, sortTitle: found.sortTitle, tagline: found.facts.tagline,
            overview: found.facts.overview, certification: found.facts.certification, premiered: found.facts.premiered,
            directors: found.facts.directors, writers: found.facts.writers, studios: found.facts.studios,
            cast: found.facts.cast.map { CastCredit(name: $0.name, character: $0.character) },
            collection: found.facts.collection.map { MovieCollection(name: $0.name, overview: $0.overview) })
    }
}

extension Series {
    init(_ found: IdentifiedSeries) {
        let seasons = Dictionary(grouping: found.episodes, by: \.season).map { number, episodes in
            SeasonSummary(
                number: number, name: found.seasonNames[number], episodeCount: episodes.count, poster: found.seasonPosters[number])
        }
        self.init(
            summary: SeriesSummary(
                id: found.id, title: found.title, year: found.year, rating: found.facts.rating, genres: found.facts.genres,
                seasonCount: seasons.count, episodeCount: found.episodes.count, poster: found.poster, backdrop: found.backdrop,
                addedAt: found.addedAt),
            aliases: found.aliases, originalTitle: found.originalTitle, sortTitle: found.sortTitle, overview: found.facts.overview,
            certification: found.facts.certification, status: found.facts.status, studios: found.facts.studios,
            seasons: seasons.sorted { $0.number < $1.number })
    }
}

extension Episode {
    init(_ found: IdentifiedEpisode, of series: TitleID) {
        self.init(
            series: series, season: found.season, number: found.number, name: found.title,
            overview: found.overview, aired: found.aired, runtimeMinutes: found.runtimeMinutes, still: found.still, addedAt: found.addedAt)
    }
}

extension SearchEntry {
    /// - Parameter otherTitles: besides the original one.
    init(_ movie: Movie, otherTitles: [String]) {
        self.init(
            reference: SearchReference(movie.reference), title: movie.summary.title,
            otherTitles: [movie.originalTitle].compactMap(\.self) + otherTitles, year: movie.summary.year, context: movie.directors.first,
            poster: movie.summary.poster, age: movie.certification.flatMap(AgeRating.years),
            importance: movie.summary.hasFiles ? Self.ofTheLibrary : 0)
    }

    init(_ person: PersonSummary) {
        self.init(reference: .person(person.id), title: person.name, poster: person.profile)
    }

    /// What the library holds comes before titles that are only known.
    private static let ofTheLibrary = 500

    /// The series itself, and those of the episodes that have a name of their own.
    ///
    /// - Parameter otherTitles: of the series, besides the original one.
    static func entries(_ series: Series, otherTitles: [String], _ episodes: [Episode]) -> [SearchEntry] {
        let summary = series.summary
        let age = series.certification.flatMap(AgeRating.years)
        let whole = SearchEntry(
            reference: .series(series.id), title: summary.title,
            otherTitles: [series.originalTitle].compactMap(\.self) + otherTitles, year: summary.year, poster: summary.poster, age: age,
            importance: summary.hasFiles ? ofTheLibrary : 0)
        return [whole]
            + episodes.compactMap { episode in
                episode.name.map {
                    SearchEntry(
                        reference: .episode(series: series.id, season: episode.season, episode: episode.number), title: $0,
                        context: summary.title, poster: summary.poster, age: age, importance: episode.hasFiles ? ofTheLibrary : 0)
                }
            }
    }
}

extension SearchReference {
    init(_ reference: TitleReference) {
        self =
            switch reference {
            case .movie(let id): .movie(id)
            case .video(let id): .video(id)
            case .episode(let series, let season, let episode): .episode(series: series, season: season, episode: episode)
            }
    }
}
