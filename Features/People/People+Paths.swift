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
}

extension PersonSummary {
    var path: String { "/people/\(id)" }
}
