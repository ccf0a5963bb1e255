import AppDependencies
import CoreDomain
import Foundation
import MoviesDomain

/// One page of a list that a source orders.
struct DiscoveredAnswer<Item: Encodable>: Encodable {
    let items: [Item]
    let nextAfterID: String?
    /// When its source said so.
    let fetchedAt: Date
    /// Whether it is old, because its source could not be asked.
    let stale: Bool

    init<Found>(_ found: DiscoveredItems<Found>, _ item: (Found) -> Item) {
        items = found.items.map(item)
        nextAfterID = found.next?.description
        (fetchedAt, stale) = (found.fetchedAt, found.isStale)
    }
}

/// A movie of a list, of which a source may not have said more yet.
struct MovieSummaryAnswer: Encodable {
    let id: String
    let title: String
    let year: Int?
    let runtimeMinutes: Int?
    let genres: [String]
    let posterURL: String
    let backdropURL: String
    let owned: Bool
    let onWatchlist: Bool
    /// The viewer's own, 1…10.
    let rating: OwnRating?

    init(_ movie: MovieSummary, onWatchlist: Bool, rating: OwnRating?) {
        id = movie.id.rawValue
        title = movie.title
        year = movie.year
        runtimeMinutes = movie.runtimeMinutes
        genres = movie.genres
        posterURL = ArtworkAddress.poster(movie.poster, of: movie.id)
        backdropURL = ArtworkAddress.backdrop(movie.backdrop, of: movie.id)
        owned = movie.isOwned
        self.onWatchlist = onWatchlist
        self.rating = rating
    }
}

struct GenreAnswer: Encodable {
    let name: String
}
