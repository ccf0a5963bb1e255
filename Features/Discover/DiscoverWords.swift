import DesignSystem

/// The texts of the grids.
enum DiscoverWords {
    static let retry = "Try again"
    static let kinds = "Movies, series or people"
    static let orders = "List"
    static let genre = "Genre"
    static let allGenres = "All genres"
    static let anotherGenre = "Add a genre"
    static let from = "From year"
    static let anyFrom = "From any year"
    static let to = "To year"
    static let anyTo = "To any year"
    static let language = "Original language"
    static let anyLanguage = "Any language"
    static let clear = "Clear filters"

    static let unserved = "No source for this list"
    static let settings = "Settings"
    static let noMatches = "No matches"
    static let none = "Nothing to discover yet"
    static let noneText = "Titles and people appear here once a source knows them."
    static let end = "This is the end of the list"
    static let endText = "There is nothing after this."
    static let start = "Back to the start"
    static let hidden = "Nothing on this page can be shown"
    static let hiddenText = "There may be more on the next page."

    static func subject(_ subject: DiscoverQuery.Subject) -> String {
        switch subject {
        case .movies: "Movies"
        case .series: "Series"
        case .people: "People"
        }
    }

    static func order(_ order: DiscoverQuery.Order) -> String {
        switch order {
        case .popular: "Popular"
        case .trending: "Trending"
        }
    }

    /// "Trending movies"; "Movies to discover" where they are filtered; "People" of the built-in titles.
    static func title(_ query: DiscoverQuery, isBuiltIn: Bool) -> String {
        let noun = subject(query.subject)
        if isBuiltIn { return noun }
        return query.isFiltered ? "\(noun) to discover" : "\(order(query.order)) \(noun.lowercased())"
    }

    /// - Parameter mayOperate: whether Settings says more.
    static func unserved(mayOperate: Bool) -> String {
        "This list comes from TMDb. "
            + (mayOperate ? "Settings explains how to get a free token." : "The owner of this server can set it up.")
    }

    static func noMatches(_ query: DiscoverQuery) -> String {
        "No \(query.subject == .movies ? "movie matches" : "series matches") these filters."
    }
    static func from(_ year: Int) -> String { "From \(year)" }
    static func to(_ year: Int) -> String { "To \(year)" }

    /// "As of 21 November 2026. TMDb can’t be reached."
    static func age(_ age: DiscoverAge) -> String {
        "As of \(DateText.written(age.day))." + (age.reason.map { " \($0)." } ?? "")
    }

    /// ISO 639-1, or TMDb's own code where there is none. In the order of their names.
    static let languages: [(tag: String, name: String)] = [
        ("ar", "Arabic"), ("cn", "Cantonese"), ("zh", "Chinese"), ("cs", "Czech"), ("da", "Danish"), ("nl", "Dutch"), ("en", "English"),
        ("fi", "Finnish"), ("fr", "French"), ("de", "German"), ("he", "Hebrew"), ("hi", "Hindi"), ("hu", "Hungarian"), ("id", "Indonesian"),
        ("it", "Italian"), ("ja", "Japanese"), ("ko", "Korean"), ("no", "Norwegian"), ("fa", "Persian"), ("pl", "Polish"),
        ("pt", "Portuguese"), ("ru", "Russian"), ("es", "Spanish"), ("sv", "Swedish"), ("th", "Thai"), ("tr", "Turkish"),
        ("uk", "Ukrainian"),
    ]
}
