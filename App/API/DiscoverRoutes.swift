import AppDependencies
import CoreDomain
import DiscoverFeature
import DiscoveryDomain
import Hummingbird
import LiveServer
import MoviesDomain
import TVSeriesDomain
import ViewingDomain

/// Lists that a source orders: popular, trending and filtered ones.
struct DiscoverRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.get("/api/v1/discover/movies", access: .may(.browse)) { request, context in
            let (query, range) = try QueryReader.read(request) { reader throws(Problem) in
                (try reader.discover(.movies), try reader.discoverRange())
            }
            return try await answering {
                let found = try await read(query, range, context.viewer) { if case .movies(let movies) = $0 { movies } else { [] } }
                let marks = try await marks(of: found.items.map(\.id), context.viewer)
                return .json(
                    DiscoveredAnswer(found) { MovieSummaryAnswer($0, onWatchlist: marks.isOn($0.id), rating: marks.rating($0.id)) })
            }
        }
        routes.get("/api/v1/discover/series", access: .may(.browse)) { request, context in
            let (query, range) = try QueryReader.read(request) { reader throws(Problem) in
                (try reader.discover(.series), try reader.discoverRange())
            }
            return try await answering {
                let found = try await read(query, range, context.viewer) { if case .series(let series) = $0 { series } else { [] } }
                let marks = try await marks(of: found.items.map(\.id), context.viewer)
                return .json(DiscoveredAnswer(found) { SeriesAnswer($0, onWatchlist: marks.isOn($0.id), rating: marks.rating($0.id)) })
            }
        }
        routes.get("/api/v1/discover/people", access: .may(.browse)) { request, context in
            let range = try QueryReader.read(request) { reader throws(Problem) in try reader.discoverRange() }
            return try await answering {
                let found = try await read(DiscoverQuery(.people), range, context.viewer) {
                    if case .people(let people) = $0 { people } else { [] }
                }
                return .json(DiscoveredAnswer(found, PersonSummaryAnswer.init))
            }
        }
        for subject in [DiscoverQuery.Subject.movies, .series] {
            routes.get("/api/v1/discover/\(subject.rawValue)/genres", access: .may(.browse)) { request, context in
                try QueryReader.read(request) { _ in }
                let genres = await cinema.discoverClient(for: context.viewer).choices(subject).genres
                return .json(ListAnswer(items: genres.map(GenreAnswer.init), nextAfterID: nil))
            }
        }
        return routes
    }

    private func read<Item>(
        _ query: DiscoverQuery, _ range: DiscoverRange, _ viewer: Viewer, _ items: (DiscoverPart.Items) -> [Item]
    ) async throws -> DiscoveredItems<Item> {
        try await DiscoveredItems.read(range, items) { try await cinema.discovered(query, after: $0, for: viewer.audience) }
    }

    private func marks(of titles: [TitleID], _ viewer: Viewer) async throws -> Marks {
        Marks(
            watchlist: try await cinema.viewing.onWatchlist(titles, viewer: viewer.id),
            ratings: try await cinema.viewing.ratings(of: titles.map { .title($0) }, viewer: viewer.id))
    }

    /// What a viewer keeps about titles.
    private struct Marks {
        let watchlist: Set<TitleID>
        let ratings: [RatedTitle: OwnRating]

        func isOn(_ title: TitleID) -> Bool { watchlist.contains(title) }
        func rating(_ title: TitleID) -> OwnRating? { ratings[.title(title)] }
    }
}

extension QueryReader {
    /// Which list, and its filters. Unlike an address of a page, one with a value that cannot be meant is refused.
    mutating func discover(_ subject: DiscoverQuery.Subject) throws(Problem) -> DiscoverQuery {
        let order = try choice("list", default: DiscoverQuery.Order.popular)
        let genres = try genreNames()
        let language = try string("language", maxLength: 35)
        let (first, last) = (try int("from", in: DiscoveryFilter.years), try int("to", in: DiscoveryFilter.years))
        let filter = DiscoveryFilter(originalLanguage: language, genres: genres, fromYear: first, upToYear: last)
        if language != nil, filter.originalLanguage == nil {
            throw .badRequest("“language” must be a language tag, such as en or pt-BR.")
        }
        if let first, let last, first > last { throw .badRequest("“from” is a later year than “to”.") }
        if order == .trending, filter != DiscoveryFilter() { throw .badRequest("The list “trending” has no filters.") }
        return DiscoverQuery(subject, order: order, filter: filter)
    }

    private mutating func genreNames() throws(Problem) -> [String] {
        guard let text = try string("genre", maxLength: 700) else { return [] }
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard names.count <= DiscoveryFilter.mostGenres, names.allSatisfy({ !DiscoveryFilter(genres: [$0]).genres.isEmpty }) else {
            throw .badRequest(
                "“genre” must be names of genres with commas between them, at most \(DiscoveryFilter.mostGenres) of at most 60 bytes each.")
        }
        return names
    }

    mutating func discoverRange() throws(Problem) -> DiscoverRange {
        let page = try page(cursor: DiscoverPlace.longest)
        let place = page.after.map(DiscoverPlace.init)
        if case .some(nil) = place { throw .badRequest("“after_id” is not an item of this list.") }
        return DiscoverRange(start: (place ?? nil) ?? DiscoverPlace(), limit: page.limit)
    }
}
