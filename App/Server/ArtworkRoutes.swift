import AppDependencies
import CoreDomain
import DesignSystem
import Hummingbird
import LibraryDomain
import LiveServer
import MoviesDomain
import PeopleDomain
import TVSeriesDomain

/// Posters, backdrops and portraits: the library's pictures in a few widths, and drawings.
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
            try await poster(try context.parameter("title"), request, context.viewer)
        }
        routes.get("/artwork/drawn/{title}/backdrop.svg", access: .may(.watch)) { request, context in
            guard let id = TitleID(try context.parameter("title")) else { throw Problem.notFound() }
            return Self.drawn(DrawnBackdrop(try await drawing(of: id, for: context.viewer)).svg(), request)
        }
        routes.get("/artwork/drawn/people/{person}", access: .may(.watch)) { request, context in
            try await portrait(try context.parameter("person"), request, context.viewer)
        }
        return routes
    }

    /// Seconds: a year. The address of a picture changes with the picture.
    private static let forever: Int64 = 31_536_000

    /// A drawing depends on facts of its title or person, which a scan may correct.
    private static func drawn(_ svg: [UInt8], _ request: Request) -> Response {
        .validated(svg, type: "image/svg+xml", for: request, headers: [.cacheControl: "private, max-age=3600"])
    }

    private func picture(_ id: String, _ width: String, _ request: Request) async throws -> Response {
        guard width.hasSuffix(".jpg"), let pixels = Int(width.dropLast(4)), let found = try? await cinema.picture(id, width: pixels) else {
            throw Problem.notFound("There is no such picture.")
        }
        let seconds = found.lifetime?.components.seconds ?? Self.forever
        return .validated(
            found.encoded.bytes, type: found.encoded.mime, for: request,
            headers: [.cacheControl: "private, max-age=\(seconds), immutable"])
    }

    private func poster(_ name: String, _ request: Request, _ viewer: Viewer) async throws -> Response {
        guard name.hasSuffix(".svg"), let id = TitleID(String(name.dropLast(4))),
            let seed = UInt64(request.uri.queryParameters["v"] ?? "0"), DrawnPoster.seeds.contains(seed)
        else { throw Problem.notFound() }
        var drawing = try await drawing(of: id, for: viewer)
        drawing.seed = seed
        return Self.drawn(drawing.svg(), request)
    }

    private func portrait(_ name: String, _ request: Request, _ viewer: Viewer) async throws -> Response {
        guard name.hasSuffix(".svg"), let id = PersonID(String(name.dropLast(4))),
            let person = try? await cinema.people.summaries([id], for: viewer.audience).first
        else { throw Problem.notFound("There is nobody with this id.") }
        return Self.drawn(DrawnPortrait(name: person.name).svg(), request)
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
