import SearchDomain

/// The texts of Search.
enum SearchWords {
    static let title = "Search"
    static let placeholder = "Movies, series, people"
    static let start = "Find something to watch"
    static let startText = "Search by title, person or year."
    static let retry = "Try again"
    static let noMatches = "No matches"
    static let people = "People"
    static let online = "From TMDb"
    static let history = "Recently opened"
    static let forgetAll = "Clear all"
    static let genres = "Genres"
    static let movies = "Movies"
    static let series = "Series"

    static func forget(_ title: String) -> String { "Remove “\(title)”" }
    static func unsaved(_ reason: String) -> String { "Your recently opened titles couldn’t be changed. \(reason)." }
    static func offline(_ reason: String) -> String { "No online results. \(reason)." }

    /// The title of the page of a query.
    static func title(_ query: String) -> String { query.isEmpty ? title : "\(title): \(query)" }

    static func noMatches(_ query: String) -> String { "Nothing matches “\(query)”. Check the spelling or try another name." }
}

extension SearchKind {
    var word: String {
        switch self {
        case .movie: "Movie"
        case .series: "Series"
        case .episode: "Episode"
        case .person: "Person"
        case .video: "Video"
        }
    }
}
