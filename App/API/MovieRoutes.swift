import AppDependencies
import CoreDomain
import Hummingbird
import LibraryDomain
import LiveServer
import MoviesDomain
import PeopleDomain
import ViewingDomain

struct MovieRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.get("/api/v1/movies", access: .may(.browse)) { request, context in
            let (query, page) = try QueryReader.read(request) { reader throws(Problem) in
                let query = MovieQuery(
                    sort: try reader.choice("sort", default: MovieSort.title), genre: try reader.string("genre", maxLength: 64),
                    year: try reader.int("year", in: 1_800...3_000), isOwned: try reader.bool("owned"))
                return (query, try reader.page())
            }
            return try await answering { .json(try await list(query, page, context.viewer)) }
        }
        routes.get("/api/v1/movies/{id}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let id = try context.title("id")
            return try await answering {
                let movie = try await cinema.movies.movie(id, for: context.viewer.audience)
                if movie.id != id { return .permanentRedirect("/api/v1/movies/\(movie.id)") }
                return .json(try await answer(movie, context.viewer))
            }
        }
        return routes
    }

    private func list(_ query: MovieQuery, _ page: PageRequest, _ viewer: Viewer) async throws -> ListAnswer<MovieAnswer> {
        let found = try await cinema.movies.wholeMovies(query, page: page, for: viewer.audience)
        let watchlist = try await cinema.viewing.onWatchlist(found.items.map(\.id), viewer: viewer.id)
        let ratings = try await cinema.viewing.ratings(of: found.items.map { .title($0.id) }, viewer: viewer.id)
        let files = try await cinema.files.availableFiles(of: found.items.map(\.reference), for: viewer.audience)
        let items = found.items.map { movie in
            let files = (files[movie.reference] ?? []).map { FileAnswer($0, for: viewer, in: cinema) }
            return MovieAnswer(movie, files: files, onWatchlist: watchlist.contains(movie.id), rating: ratings[.title(movie.id)])
        }
        return ListAnswer(items: items, nextAfterID: found.next)
    }

    private func answer(_ movie: Movie, _ viewer: Viewer) async throws -> MovieDetailsAnswer {
        let files = try await cinema.files.availableFiles(of: [movie.reference], for: viewer.audience)[movie.reference]
        let answer = MovieAnswer(
            movie, files: (files ?? []).map { FileAnswer($0, for: viewer, in: cinema) },
            onWatchlist: try await cinema.viewing.isOnWatchlist(movie.id, viewer: viewer.id),
            rating: try await cinema.viewing.rating(of: .title(movie.id), viewer: viewer.id))
        return MovieDetailsAnswer(answer, try await TitlePeople(of: .movie(movie.id), in: cinema, for: viewer.audience))
    }
}

extension Response {
    /// 308: the same resource under its own name.
    static func permanentRedirect(_ location: String) -> Response {
        Response(status: .permanentRedirect, headers: [.location: location])
    }
}
