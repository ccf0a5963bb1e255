public import CoreDomain
public import DesignSystem
import HTML
import Live
public import MoviesDomain
public import Screens
public import ViewingDomain

public typealias MoviesFeature = PosterListFeature<MovieList>
public typealias MoviesClient = PosterListClient<MovieList>

/// All movies, or all videos.
public enum MovieList: PosterList {
    public typealias Undo = ViewingUndo

    public static let key = "movies"
    public static let patterns = ["/movies", "/videos"]
    public static var navigation: NavigationItem? { NavigationItem(id: "movies", title: "Movies", path: "/movies", icon: .movie) }
    public static let scanLabel = MoviesWords.scan
    public static let unknownFacets = MovieFacets(genres: [], years: [])

    public static func query(of request: ScreenRequest) -> MovieQuery {
        MovieQuery(kind: request.location.path == ["videos"] ? .video : .movie) { request[$0] }
    }

    public static func path(of query: MovieQuery) -> String { query.kind == .movie ? "/movies" : "/videos" }
    public static func parameters(of query: MovieQuery) -> [(name: String, value: String)] { query.parameters }
    public static func isAlphabetical(_ query: MovieQuery) -> Bool { query == MovieQuery(kind: query.kind) }
    public static func title(of query: MovieQuery) -> String { MoviesWords.title(query.kind) }
    public static func count(_ query: MovieQuery, _ facets: MovieFacets) -> String? { MoviesWords.count(query, facets) }
    public static func letters(_ facets: MovieFacets) -> [LetterMark] { facets.letters }

    public static func filters(_ query: MovieQuery, _ facets: MovieFacets) -> [FilterField] {
        [
            FilterField(
                name: "sort", label: MoviesWords.order, choices: MovieSort.allCases.map { .init($0.rawValue, MoviesWords.sort($0)) },
                current: query.sort.rawValue),
            FilterField(
                name: "genre", label: MoviesWords.genre,
                choices: [.init("", MoviesWords.allGenres)] + facets.genres.map { .init($0.name, "\($0.name) (\($0.count))") },
                current: query.genre ?? ""),
            FilterField(
                name: "year", label: MoviesWords.year,
                choices: [.init("", MoviesWords.allYears)] + facets.years.map { .init(String($0), String($0)) },
                current: query.year.map(String.init) ?? ""),
        ]
    }

    public static func poster(_ movie: MovieSummary) -> PosterFacts { PosterFacts(movie) }

    public static func card(_ movie: MovieSummary, artwork: Artwork) -> PosterCard<PosterMenuButton> {
        PosterCard(
            key: "m-\(movie.id)", title: movie.title,
            note: movie.missingSince == nil ? movie.year.map(String.init) : MoviesWords.unavailable,
            path: "/movies/\(movie.id)", artwork: artwork
        ) { PosterMenuButton(movie.id, name: movie.title) }
    }

    public static func empty(_ query: MovieQuery, mayManageLibrary: Bool) -> MoviesEmpty {
        MoviesEmpty(query: query, mayManageLibrary: mayManageLibrary)
    }
}

/// Facts about all movies, or about all videos.
public struct MovieFacets: Hashable, Sendable {
    public var genres: [GenreCount]
    public var years: [Int]
    /// Titles in the whole list.
    public var count: Int
    /// Where the letters begin in the list by title.
    public var letters: [LetterMark]

    public init(genres: [GenreCount], years: [Int], count: Int = 0, letters: [LetterMark] = []) {
        self.genres = genres
        self.years = years
        self.count = count
        self.letters = letters
    }
}

extension MovieQuery {
    /// The query of an address; an unknown value counts as absent.
    public init(kind: MovieKind, parameter: (String) -> String?) {
        self.init(
            kind: kind, sort: parameter("sort").flatMap(MovieSort.init) ?? .title,
            genre: parameter("genre").flatMap { $0.isEmpty ? nil : $0 }, year: parameter("year").flatMap { Int($0) })
    }

    /// The names and values of the address, without defaults.
    public var parameters: [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        if sort != .title { parameters.append(("sort", sort.rawValue)) }
        if let genre { parameters.append(("genre", genre)) }
        if let year { parameters.append(("year", String(year))) }
        return parameters
    }
}
