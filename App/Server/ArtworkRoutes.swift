import AppDependencies
import CoreDomain
import DesignSystem
import Hummingbird
import LibraryDomain
import LiveServer
import MoviesDomain
import TVSeriesDomain

/// Posters and backdrops: the library's pictures in a few widths, and drawings.
struct ArtworkRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.get("/artwork/{picture}/{width}", access: .may(.watch)) { request, context in
            let id = try context.parameter("picture")
            guard try await cinema.maySee(picture: id, context.viewer) else { throw Problem.notFound("There is no such picture.") }
            return try await picture(id, try context.parameter("width"), request)
        }
        routes.get("/artwork/drawn/{title}", access: .may(.watch)) { request, context in
            try await poster(try context.parameter("title"), seed: request.uri.queryParameters["v"], context.viewer)
        }
        routes.get("/artwork/drawn/{title}/backdrop.svg", access: .may(.watch)) { request, context in
            guard let id = TitleID(try context.parameter("title")) else { throw Problem.notFound() }
            return try await backdrop(id, context.viewer)
        }
        return routes
    }

    /// The address of a picture changes with the picture, so a fetched one is valid for ever.
    private static let forever = "private, max-age=31536000, immutable"
    /// A drawing depends on its title's facts, which a scan may correct.
    private static let hour = "private, max-age=3600"

    private func picture(_ id: String, _ width: String, _ request: Request) async throws -> Response {
        guard width.hasSuffix(".jpg"), let pixels = Int(width.dropLast(4)), let found = try? await cinema.picture(id, width: pixels) else {
            throw Problem.notFound("There is no such picture.")
        }
        return .bytes(found.bytes, type: found.mime, headers: [.cacheControl: Self.forever])
    }

    /// - Parameter seed: as text, if the address names one.
    private func poster(_ name: String, seed: Substring?, _ viewer: Viewer) async throws -> Response {
        guard name.hasSuffix(".svg"), let id = TitleID(String(name.dropLast(4))), let seed = UInt64(seed ?? "0"),
            DrawnPoster.seeds.contains(seed)
        else { throw Problem.notFound() }
        var drawing = try await drawing(of: id, for: viewer)
        drawing.seed = seed
        return .bytes(drawing.svg(), type: "image/svg+xml", headers: [.cacheControl: Self.hour])
    }

    private func backdrop(_ id: TitleID, _ viewer: Viewer) async throws -> Response {
        .bytes(DrawnBackdrop(try await drawing(of: id, for: viewer)).svg(), type: "image/svg+xml", headers: [.cacheControl: Self.hour])
    }

    private func drawing(of id: TitleID, for viewer: Viewer) async throws -> DrawnPoster {
        if let movie = try? await cinema.movies.summaries([id], for: viewer.audience).first {
            return DrawnPoster(title: movie.title, year: movie.year, director: movie.director, genres: movie.genres)
        }
        if let series = try? await cinema.series.summaries([id], for: viewer.audience).first {
            return DrawnPoster(title: series.title, year: series.year, genres: series.genres)
        }
        throw Problem.notFound("There is no title with this id.")
    }
}
