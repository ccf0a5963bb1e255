import DesignSystem
import MoviesDomain

/// The texts of the list of movies.
enum MoviesWords {
    static let scan = "Scan for new movies"
    static let order = "Sort by"
    static let genre = "Genre"
    static let allGenres = "All genres"
    static let year = "Year"
    static let allYears = "All years"
    static let unavailable = "Unavailable"
    static let noMatches = "No matches"
    static let noMatchesText = "No movies match this genre and year."
    static let showAll = "Show all"
    static let none = "No movies yet"
    static let noneText = "Add a folder. Its movies appear here while it is being scanned."
    static let addFolder = "Add a folder"
    static let ownerAdds = "Movies appear here when the owner of this server adds a folder."

    static func title(_ kind: MovieKind) -> String { kind == .movie ? "Movies" : "Videos" }

    static func sort(_ sort: MovieSort) -> String {
        switch sort {
        case .title: "A to Z"
        case .added: "Recently added"
        case .year: "Newest first"
        case .rating: "Top rated"
        }
    }

    /// "327 movies"; with a genre "12 movies of 327". Nil where the number is not known.
    static func count(_ query: MovieQuery, _ facets: MovieFacets) -> String? {
        guard facets.count > 0, query.year == nil else { return nil }
        let noun = query.kind == .movie ? "movie" : "video"
        guard let genre = query.genre else { return CountText.count(facets.count, noun) }
        return facets.genres.first { $0.name == genre }.map { "\(CountText.count($0.count, noun)) of \(CountText.grouped(facets.count))" }
    }
}
