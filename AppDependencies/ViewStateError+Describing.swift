import DiscoveryDomain
import Flow
import LibraryDomain
import MoviesDomain
import PeopleDomain
import Persistence
import SearchDomain
import TMDbAdapter
import TVSeriesDomain
import ViewingDomain

extension ViewStateError {
    /// An error of any context in words.
    init(describing error: any Error) {
        self =
            switch error {
            case let error as ViewStateError: error
            case MoviesError.notFound: ViewStateError(ErrorWords.noMovie, reason: ErrorWords.titleRemoved, isRetryable: false)
            case TVSeriesError.notFound: ViewStateError(ErrorWords.noSeries, reason: ErrorWords.titleRemoved, isRetryable: false)
            case PeopleError.notFound: ViewStateError(ErrorWords.noPerson, reason: ErrorWords.personUnknown, isRetryable: false)
            case LibraryError.fileNotFound: ViewStateError(ErrorWords.noFile, reason: ErrorWords.fileMoved, isRetryable: false)
            case MoviesError.unavailable(let reason), TVSeriesError.unavailable(let reason), ViewingError.unavailable(let reason),
                SearchError.unavailable(let reason), PeopleError.unavailable(let reason), LibraryError.unavailable(let reason),
                DiscoveryError.unavailable(let reason):
                ViewStateError(
                    ErrorWords.unreadable, reason: reason,
                    recovery: reason.hasSuffix(PersistenceError.restartAdvice) ? nil : ErrorWords.tryAgain)
            case TMDbError.unauthorised: ViewStateError(ErrorWords.tmdbRefused, recovery: ErrorWords.checkToken)
            case TMDbError.notFound: ViewStateError(ErrorWords.tmdbUnknown, isRetryable: false)
            case TMDbError.unavailable: ViewStateError(ErrorWords.tmdbAway, recovery: ErrorWords.shownAsKnown)
            case let error as LibraryError: ViewStateError("\(error)")
            default:
                ViewStateError(ErrorWords.unexpected, reason: ErrorWords.unexpectedReason, recovery: ErrorWords.tryAgain)
            }
    }
}

extension ViewStateError {
    /// The error of a list or a search that only The Movie Database answers.
    init(ofService error: DiscoveryError) {
        self =
            switch error {
            case .unauthorised: ViewStateError(ErrorWords.tmdbRefused, recovery: ErrorWords.checkToken)
            case .notFound, .unavailable: ViewStateError(ErrorWords.tmdbAway, recovery: ErrorWords.tryAgain)
            }
    }
}

/// Runs a change for a page, and turns its errors into words.
func describingErrors<Answer: Sendable>(_ change: () async throws -> Answer) async throws(ViewStateError) -> Answer {
    do { return try await change() } catch { throw ViewStateError(describing: error) }
}
