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
                guard let progress = try await cinema.progress(of: file, context.viewer) else {
                    throw Problem.notFound("There is no playback progress for this file.")
                }
                return .json(ProgressAnswer(position: progress.position, duration: progress.duration))
            }
        }
        routes.put("/api/v1/progress/{file}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let id = try context.file("file")
            let body = try await JSONBody.read(SavedProgress.self, from: request)
            guard MediaTime.checked(body.position) != nil, MediaTime.length(body.duration) != nil else {
                throw Problem.badRequest("“position” and “duration” are seconds, from 0 to 100,000,000.")
            }
            guard MediaTime.checked(body.age ?? 0) != nil else {
                throw Problem.badRequest("“age” is seconds, from 0 to 100,000,000.")
            }
            let date = Date(timeIntervalSinceNow: -(body.age ?? 0))
            return try await answering {
                let file = try await cinema.visibleFile(id, context.viewer)
                // A browser that was offline sends its position late, and another one may have saved a newer one.
                if body.age != nil, let known = try await cinema.progress(of: id, context.viewer), known.updatedAt > date {
                    return Response(status: .noContent)
                }
                let progress = PlaybackProgress(
                    file: id, reference: file.reference, part: file.shown.part, position: body.position,
                    duration: file.media.duration ?? body.duration, updatedAt: date)
                try await cinema.viewing.save(progress, viewer: context.viewer.id)
                return Response(status: .noContent)
            }
        }
        routes.delete("/api/v1/progress/{file}", access: .may(.watch)) { request, context in
            try QueryReader.read(request) { _ in }
            let file = try context.file("file")
            return try await answering {
                try await admit(context.viewer, to: file)
                try await cinema.forgetProgress(of: file, context.viewer)
                return Response(status: .noContent)
            }
        }
        return routes
    }

    /// Throws if the viewer may not have the file. A viewer without limits keeps the positions of files that are gone.
    private func admit(_ viewer: Viewer, to file: FileID) async throws {
        if !viewer.audience.isUnlimited { _ = try await cinema.visibleFile(file, viewer) }
    }

    private var watchlist: Routes {
        var routes = Routes()
        routes.put("/api/v1/watchlist/{title}", access: .may(.keep)) { request, context in
            try await mark(true, request, context) { try await cinema.ownID(of: $0, context.viewer.audience) }
        }
        routes.delete("/api/v1/watchlist/{title}", access: .may(.keep)) { request, context in
            try await mark(false, request, context) { try await listedID(of: $0, context.viewer) }
        }
        return routes
    }

    private func mark(
        _ isOn: Bool, _ request: Request, _ context: WebContext, finding ownID: (TitleID) async throws -> TitleID
    ) async throws -> Response {
        try QueryReader.read(request) { _ in }
        let id = try context.title("title")
        return try await answering {
            try await cinema.setOnWatchlist(isOn, try await ownID(id), context.viewer)
            return Response(status: .noContent)
        }
    }

    /// A title that is gone is still listed under its id. A viewer with limits is told that there is none: it may be one that they may not see.
    private func listedID(of id: TitleID, _ viewer: Viewer) async throws -> TitleID {
        do {
            return try await cinema.ownID(of: id, viewer.audience)
        } catch TVSeriesError.notFound where viewer.audience.isUnlimited {
            return id
        }
    }
}

extension Cinema {
    /// The id under which a movie or a series is stored, found by any of its identities.
    func ownID(of id: TitleID, _ audience: Audience) async throws -> TitleID {
        do {
            return try await movies.movie(id, for: audience).id
        } catch MoviesError.notFound {
            return try await series.series(id.ofSeries, for: audience).id
        }
    }
}

/// Seconds.
struct ProgressAnswer: Encodable {
    let position: Double
    let duration: Double
}

/// Seconds.
struct SavedProgress: JSONBodyValue {
    let position: Double
    let duration: Double
    /// How long ago the viewer was there; nil means now.
    let age: Double?

    enum CodingKeys: String, CodingKey, CaseIterable { case position, duration, age }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        position = try values.decode(Double.self, forKey: .position)
        duration = try values.decode(Double.self, forKey: .duration)
        age = values.contains(.age) ? try values.decode(Double.self, forKey: .age) : nil
    }
}
