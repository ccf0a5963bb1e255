import DesignSystem

/// The texts of Explore.
enum ExploreWords {
    static let retry = "Try again"

    static let empty = "Add your first movies"
    static let emptyText = "Tell Popcorn where your movies are. They appear here while the folder is being scanned."
    static let addFolder = "Add a folder"
    /// For viewers who may not add folders.
    static let nothing = "No movies yet"
    static let nothingText = "Movies and series appear here when the owner of this server adds a folder."
    static let sample = "These are sample movies that come with Popcorn."
    static let addMovies = "Add your own movies"

    static let continueWatching = "Continue watching"
    static let mostWatched = "Most watched"
    static let recentlyAdded = "Recently added"
    static let series = "Series"
    static let movies = "All movies"
    static let videos = "Videos"
    static let trendingMovies = "Trending movies"
    static let trendingSeries = "Trending series"
    static let trendingPeople = "Trending people"
    static let popularMovies = "Popular movies"
    static let popularSeries = "Popular series"

    /// Above the rows of titles to discover.
    static func problem(_ problem: Discoveries.Problem) -> String {
        switch problem {
        case .away: "TMDb can’t be reached. The lists below may be out of date."
        case .refused: "TMDb doesn’t accept the token that Popcorn was started with. The lists below may be out of date."
        }
    }

    /// Above the featured movie.
    static let featured = "Featured"
    static let play = "Play"
    static let details = "Details"
    /// On a begun movie.
    static let cannotPlay = "Can’t play here"

    /// - Parameter seconds: from the beginning.
    static func resume(at seconds: Double) -> String { "Resume at \(RuntimeText.clock(seconds: seconds))" }

    /// "12m left"; nil for no time at all.
    static func left(minutes: Int) -> String? { RuntimeText.short(minutes: minutes).map { "\($0) left" } }

    static func seasons(_ count: Int) -> String { CountText.count(count, "season") }
}
