/// The texts of the watchlist.
enum WatchlistWords {
    static let title = "Watchlist"
    static let history = "History"
    static let retry = "Try again"
    static let empty = "Your watchlist is empty"
    static let emptyText = "Movies and series that you add appear here."
    static let allMovies = "All movies"
    static let suggestions = "Try one of these"
    static let add = "Add"

    static func add(_ title: String) -> String { "Add “\(title)” to your watchlist" }
}
