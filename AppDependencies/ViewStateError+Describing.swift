import Flow
import LibraryDomain
import MoviesDomain
import SearchDomain
import TVSeriesDomain
import ViewingDomain

extension ViewStateError {
    /// An error of any context in words.
    init(describing error: any Error) {
        self =
            switch error {
            case let error as ViewStateError: error
            case MoviesError.notFound:
                ViewStateError(
                    "Movie not found", reason: "It may have been removed from the library.",
                    isRetryable: false)
            case TVSeriesError.notFound:
                ViewStateError(
                    "Series not found", reason: "It may have been removed from the library.",
                    isRetryable: false)
            case LibraryError.fileNotFound:
                ViewStateError(
                    "File not found", reason: "It may have been moved or removed.", isRetryable: false
                )
            case MoviesError.unavailable(let reason), TVSeriesError.unavailable(let reason), ViewingError.unavailable(let reason),
                SearchError.unavailable(let reason), LibraryError.unavailable(let reason):
                ViewStateError("The library can’t be read right now", reason: reason, recovery: "Try again in a moment.")
            case let error as LibraryError: ViewStateError("\(error)")
            default:
                ViewStateError(
                    "Something went wrong", reason: "Popcorn ran into an unexpected problem.", recovery: "Try again in a moment.")
            }
    }
}

/// Runs a change for a page, and turns its errors into words.
func describingErrors<Answer: Sendable>(_ change: () async throws -> Answer) async throws(ViewStateError) -> Answer {
    do { return try await change() } catch { throw ViewStateError(describing: error) }
}
