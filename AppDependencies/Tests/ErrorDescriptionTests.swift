import CoreDomain
import Flow
import MoviesDomain
import NetworkLayer
import PeopleDomain
import TMDbAdapter
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("Errors in the words of pages")
struct ErrorDescriptionTests {
    private static let away = ViewStateError("TMDb can’t be reached", recovery: "The rest of the page shows what was loaded before.")
    private static let table: [(any Error, ViewStateError)] = [
        (
            TMDbError.unauthorised,
            ViewStateError("TMDb doesn’t accept the token", recovery: "Check the token that Popcorn was started with.")
        ),
        (TMDbError.notFound, ViewStateError("TMDb no longer lists this title", isRetryable: false)),
        (TMDbError.unavailable(.unavailable(retryAfter: .seconds(2))), away), (TMDbError.unavailable(.status(500, message: nil)), away),
        (TMDbError.unavailable(.decoding("id")), away), (TMDbError.unavailable(.tooLarge), away), (TMDbError.unavailable(.redirect), away),
        (TMDbError.unavailable(.timeout), away), (TMDbError.unavailable(.connectivity), away),
        (
            MoviesError.notFound,
            ViewStateError("Movie not found", reason: "It may have been removed from the library.", isRetryable: false)
        ),
        (
            TVSeriesError.notFound,
            ViewStateError("Series not found", reason: "It may have been removed from the library.", isRetryable: false)
        ),
        (PeopleError.notFound, ViewStateError("Person not found", reason: "No title in the catalogue credits them.", isRetryable: false)),
        (
            MoviesError.unavailable(reason: "It is busy."),
            ViewStateError("The library can’t be read right now", reason: "It is busy.", recovery: "Try again in a moment.")
        ),
    ]

    @Test("Each says what is wrong, what can be done, and whether another try is of use", arguments: 0..<table.count)
    func words(number: Int) {
        let (error, words) = Self.table[number]
        #expect(ViewStateError(describing: error) == words)
    }
}
