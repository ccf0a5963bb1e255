import Flow
import LibraryDomain
import MoviesDomain
import SearchDomain
import TVSeriesDomain
import ViewingDomain

extension ViewStateError {
    /// What a person is told about an error of any context.
    init(telling error: any Error) {
        self =
            switch error {
            case let error as ViewStateError: error
            case MoviesError.notFound:
                ViewStateError(
                    "Movie Not Found", reason: "This movie could not be found.", recovery: "It may have left the library.",
                    isRetryable: false)
            case TVSeriesError.notFound:
                ViewStateError(
                    "Series Not Found", reason: "This series could not be found.", recovery: "It may have left the library.",
                    isRetryable: false)
            case LibraryError.fileNotFound:
                ViewStateError(
                    "File Not Found", reason: "This file could not be found.", recovery: "It may have left the library.", isRetryable: false
                )
            case MoviesError.unavailable(let reason), TVSeriesError.unavailable(let reason), ViewingError.unavailable(let reason),
                SearchError.unavailable(let reason), LibraryError.unavailable(let reason):
                ViewStateError("The library did not answer", reason: reason, recovery: "Try again in a moment.")
            case let error as LibraryError: ViewStateError("\(error)")
            default:
                ViewStateError("An Unknown Error Occurred", reason: "Something unexpected went wrong.", recovery: "Try again later.")
            }
    }
}

/// Runs a change that a page asked for; what goes wrong is told in words.
func telling(_ change: () async throws -> Void) async throws(ViewStateError) {
    do { try await change() } catch { throw ViewStateError(telling: error) }
}
