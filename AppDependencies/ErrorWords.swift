/// The texts of errors that any context may have.
enum ErrorWords {
    static let noMovie = "Movie not found"
    static let noSeries = "Series not found"
    static let noPerson = "Person not found"
    static let personUnknown = "No title in the catalogue credits them."
    static let titleRemoved = "It may have been removed from the library."
    static let noFile = "File not found"
    static let fileMoved = "It may have been moved or removed."
    static let unreadable = "The library can’t be read right now"
    static let tmdbRefused = "TMDb doesn’t accept the token"
    static let checkToken = "Check the token that Popcorn was started with."
    static let tmdbUnknown = "TMDb no longer lists this title"
    static let tmdbAway = "TMDb can’t be reached"
    static let shownAsKnown = "The rest of the page shows what was loaded before."
    static let unexpected = "Something went wrong"
    static let unexpectedReason = "Popcorn ran into an unexpected problem."
    static let tryAgain = "Try again in a moment."
}
