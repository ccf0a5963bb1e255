import CoreDomain
import MoviesDomain
import TVSeriesDomain

@testable import TMDbAdapter

/// Something that is read from an answer.
struct AnswerPart {
    let name: String
    let value: AnyHashable
    /// The places of the answer that it follows from: `title/`, `results/0/`.
    private let places: [String]

    init(_ name: String, _ value: some Hashable, _ places: String...) {
        self.name = name
        self.value = AnyHashable(value)
        self.places = places
    }

    func follows(from place: String) -> Bool { places.contains { $0.hasPrefix(place) || place.hasPrefix($0) } }
}

extension AnswerPart {
    static func parts(of movie: TMDbMovie) -> [AnswerPart] {
        let facts = movie.document.content.facts
        return [
            AnswerPart("title", facts.title, "title/", "original_title/", "translations/"),
            AnswerPart("overview", facts.overview, "overview/", "translations/"), AnswerPart("year", facts.year, "release_date/"),
            AnswerPart("rating", facts.rating, "vote_average/", "vote_count/"), AnswerPart("runtime", facts.runtimeMinutes, "runtime/"),
            AnswerPart("genres", facts.genres, "genres/"), AnswerPart("studios", facts.studios, "production_companies/"),
            AnswerPart("certification", facts.certification, "release_dates/"),
            AnswerPart("collection", facts.collection, "belongs_to_collection/"),
            AnswerPart("poster", facts.poster, "poster_path/", "images/"),
            AnswerPart("backdrop", facts.backdrop, "backdrop_path/", "images/"), AnswerPart("logo", facts.logo, "images/"),
            AnswerPart("cast", movie.cast, "credits/"), AnswerPart("crew", movie.crew, "credits/"),
            AnswerPart("trailers", movie.trailers, "videos/"), AnswerPart("offers", movie.watchProviders, "watch/providers/"),
            AnswerPart("similar", movie.similar, "similar/"), AnswerPart("recommended", movie.recommendations, "recommendations/"),
        ]
    }

    static func parts(of series: TMDbSeries) -> [AnswerPart] {
        let facts = series.document.content.facts
        let parts = [
            AnswerPart("title", facts.title, "name/", "original_name/", "translations/"),
            AnswerPart("overview", facts.overview, "overview/", "translations/"), AnswerPart("year", facts.year, "first_air_date/"),
            AnswerPart("rating", facts.rating, "vote_average/", "vote_count/"), AnswerPart("genres", facts.genres, "genres/"),
            AnswerPart("studios", facts.studios, "production_companies/", "networks/"),
            AnswerPart("certification", facts.certification, "content_ratings/"),
            AnswerPart("poster", facts.poster, "poster_path/", "images/"),
            AnswerPart("backdrop", facts.backdrop, "backdrop_path/", "images/"),
            AnswerPart("cast", series.cast, "aggregate_credits/"), AnswerPart("crew", series.crew, "aggregate_credits/", "created_by/"),
            AnswerPart("similar", series.similar, "similar/"), AnswerPart("recommended", series.recommendations, "recommendations/"),
        ]
        return parts + facts.seasons.map { AnswerPart("season \($0.number)", $0, "seasons/\($0.number)/") }
    }

    static func parts(of season: TMDbSeason) -> [AnswerPart] {
        // The second episode comes first in the answer.
        let places = [1: "episodes/1/", 2: "episodes/0/"]
        let episodes = season.episodes.map { episode in
            let number = episode.document.key.number
            return AnswerPart("episode \(number)", episode, places[number] ?? "episodes/")
        }
        return episodes + [
            AnswerPart("name", season.facts.name, "name/", "translations/"),
            AnswerPart("overview", season.facts.overview, "overview/", "translations/"),
            AnswerPart("poster", season.facts.poster, "poster_path/"), AnswerPart("aired", season.aired, "air_date/"),
        ]
    }

    static func parts(of person: TMDbPerson) -> [AnswerPart] {
        [
            AnswerPart("name", person.summary.name, "name/"), AnswerPart("profile", person.summary.profile, "profile_path/", "images/"),
            AnswerPart("biography", person.biography, "biography/", "translations/"),
            AnswerPart("birthday", person.birthday, "birthday/"), AnswerPart("birthplace", person.placeOfBirth, "place_of_birth/"),
            AnswerPart("other names", person.otherNames, "also_known_as/"), AnswerPart("pictures", person.profiles, "images/"),
            AnswerPart("credits", person.credits, "combined_credits/"),
            AnswerPart("ids", person.aliases, "external_ids/", "imdb_id/"),
        ]
    }

    /// - Parameter places: of the items in the answer, by their ids.
    static func parts<Item>(of page: TMDbPage<Item>, _ places: [String: Int], _ id: (Item) -> String) -> [AnswerPart] {
        let items = page.items.compactMap { item in
            places[id(item)].map { AnswerPart(id(item), item, "results/\($0)/") }
        }
        return items + [AnswerPart("pages", page.totalPages, "total_pages/")]
    }

    static func parts(of genres: [TMDbGenre]) -> [AnswerPart] {
        let places = [18: 0, 12: 1]
        return genres.compactMap { genre in places[genre.id].map { AnswerPart("genre \(genre.id)", genre, "genres/\($0)/") } }
    }
}

extension TMDbResult {
    var key: String {
        switch self {
        case .movie(let movie): movie.id.rawValue
        case .series(let series): series.id.rawValue
        case .person(let person): person.id.rawValue
        }
    }
}
