import AppDependencies
import CoreDomain
import Foundation
import Hummingbird
import LibraryDomain
import LiveServer
import MoviesDomain
import TVSeriesDomain
import ViewingDomain

struct ViewingRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = watchlist
        routes.get("/api/v1/progress/{file}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let file = try context.file("file")
            return try await answering {
                try await admit(context.viewer, to: file)
                guard let progress = try await cinema.viewing.progress(of: file, viewer: context.viewer.id) else {
                    throw Problem.notFound("Nobody has begun this file.")
                }
                return .json(ProgressAnswer(position: progress.position, duration: progress.duration))
            }
        }
        routes.put("/api/v1/progress/{file}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let id = try context.file("file")
            let body = try await JSONBody.read(ProgressAnswer.self, from: request)
            guard MediaTime.checked(body.position) != nil, MediaTime.length(body.duration) != nil else {
                throw Problem.badRequest("“position” and “duration” are seconds, from 0 to 100,000,000.")
            }
            return try await answering {
                let file = try await visible(id, to: context.viewer)
                let progress = PlaybackProgress(
                    file: id, reference: file.reference, position: body.position, duration: file.media.duration ?? body.duration,
                    updatedAt: Date())
                try await cinema.viewing.save(progress, viewer: context.viewer.id)
                return Response(status: .noContent)
            }
        }
        routes.delete("/api/v1/progress/{file}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let file = try context.file("file")
            return try await answering {
                try await admit(context.viewer, to: file)
                try await cinema.viewing.forget(file, viewer: context.viewer.id)
                return Response(status: .noContent)
            }
        }
        return routes
    }

    /// Throws where the file belongs to a title that the viewer may not watch.
    private func admit(_ viewer: Viewer, to file: FileID) async throws {
        if viewer.role.reach(of: .watch) != .everything { _ = try await visible(file, to: viewer) }
    }

    /// A file of a title that the viewer may watch; for anyone else there is no such file.
    private func visible(_ id: FileID, to viewer: Viewer) async throws -> MediaFile {
        let file = try await cinema.files.file(id)
        guard viewer.may(.watch, with: file.reference.title) else { throw LibraryError.fileNotFound }
        return file
    }

    private var watchlist: Routes {
        var routes = Routes()
        routes.put("/api/v1/watchlist/{title}", access: .may(.keep)) { request, context in
            try await mark(true, request, context)
        }
        routes.delete("/api/v1/watchlist/{title}", access: .may(.keep)) { request, context in
            try await mark(false, request, context)
        }
        return routes
    }

    private func mark(_ isOn: Bool, _ request: Request, _ context: WebContext) async throws -> Response {
        try QueryReader.read(request) { _ in }
        let id = try context.title("title")
        return try await answering {
            let title = try await ownID(of: id)
            try await cinema.viewing.setOnWatchlist(isOn, title, at: Date(), viewer: context.viewer.id)
            return Response(status: .noContent)
        }
    }

    /// The id under which a movie or a series is kept, found by any of its identities.
    private func ownID(of id: TitleID) async throws -> TitleID {
        do { return try await cinema.movies.movie(id).id } catch MoviesError.notFound { return try await cinema.series.series(id).id }
    }
}

/// Seconds.
struct ProgressAnswer: Codable {
    let position: Double
    let duration: Double
}
