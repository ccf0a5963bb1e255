import DesignSystem

/// The texts of a movie's page.
enum MovieDetailsWords {
    static let movie = "Movie"
    static let allMovies = "All movies"

    static let watched = "Watched"
    static let play = "Play"
    static let startOver = "From the beginning"
    static let wrongMovie = "Wrong movie?"
    static let watchlist = "Watchlist"
    static let onWatchlist = "On your watchlist"
    static let unavailable = "This movie’s folder isn’t available right now. Is its disk connected?"
    static let notOwned = "This movie isn’t in your library."
    static let fileUnavailable = "This file isn’t available right now."
    static let removed = "This movie’s file was removed or hidden. The movie comes back if the file does."
    static let fileRemoved = "This file was removed or hidden."

    static let writers = "Written by"
    static let rating = "Rating"
    static let released = "Released"
    static let collection = "Collection"

    static let chapters = "Chapters"
    static let cast = "Cast"
    static let crew = "Crew"
    static let extras = "Extras"
    static let similar = "More like this"

    static func directors(_ count: Int) -> String { count > 1 ? "Directors" : "Director" }
    static func studios(_ count: Int) -> String { count > 1 ? "Studios" : "Studio" }

    static func files(_ count: Int, areParts: Bool) -> String { count < 2 ? "File" : areParts ? "Parts" : "Versions" }

    /// - Parameter seconds: from the beginning.
    static func resume(at seconds: Double) -> String { "Resume at \(RuntimeText.clock(seconds: seconds))" }
}
