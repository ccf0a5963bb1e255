import CoreDomain
import PeopleDomain

extension CreditedTitle {
    /// The page of the movie or of the whole series.
    var path: String {
        switch kind {
        case .movie: "/movies/\(id)"
        case .series: "/series/\(id)"
        }
    }

    /// That of the episode, if it is one.
    var ownPath: String { episode.map { "\(path)/seasons/\($0.season)/episodes/\($0.number)" } ?? path }
}

extension PersonSummary {
    var path: String { "/people/\(id)" }
}
