import AppDependencies
import CoreDomain
import Foundation
import HistoryFeature
import Hummingbird
import LiveServer
import MoviesDomain
import TVSeriesDomain
import ViewingDomain

/// A viewer's own ratings and history.
struct HistoryRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.put("/api/v1/ratings/{title}", access: .may(.keep)) { request, context in
            try await rate(request, context) {
                let body = try await JSONBody.read(RatingBody.self, from: request)
                guard let rating = OwnRating(body.rating) else { throw Problem.badRequest("“rating” is a whole number from 1 to 10.") }
                return rating
            }
        }
        routes.delete("/api/v1/ratings/{title}", access: .may(.keep)) { request, context in
            try await rate(request, context) { nil }
        }
        routes.get("/api/v1/history", access: .may(.keep)) { request, context in
            let page = try QueryReader.read(request) { reader throws(Problem) in try reader.page(cursor: 200) }
            return try await answering {
                let found = try await cinema.viewing.history(in: nil, page: page, viewer: context.viewer.id)
                let items = try await cinema.historyItems(found.items, context.viewer).map { HistoryAnswer($0) }
                return .json(ListAnswer(items: items, nextAfterID: found.next))
            }
        }
        return routes
    }

    /// A title that the viewer may not see is not found, whatever the body says.
    private func rate(
        _ request: Request, _ context: WebContext, reading rating: () async throws -> OwnRating?
    ) async throws -> Response {
        try QueryReader.read(request) { _ in }
        let id = try context.title("title")
        return try await answering {
            let title = try await cinema.ownID(of: id, context.viewer.audience)
            try await cinema.setRating(try await rating(), of: .title(title), context.viewer)
            return Response(status: .noContent)
        }
    }
}

struct RatingBody: JSONBodyValue {
    let rating: Int

    enum CodingKeys: String, CodingKey, CaseIterable { case rating }
}

/// An entry of the history in the API.
struct HistoryAnswer: Encodable {
    let id: String
    /// `movie`, `video` or `episode`.
    let kind: String
    /// Of the movie, or of the series.
    let titleID: String
    let title: String
    let season: Int?
    let episode: Int?
    let episodeTitle: String?
    let watchedAt: Date
    let marked: Bool
    /// Seconds.
    let duration: Double?
    /// 1…10.
    let rating: OwnRating?

    init(_ item: HistoryItem) {
        id = item.id.rawValue
        titleID = item.entry.reference.title.rawValue
        watchedAt = item.entry.watchedAt
        marked = item.entry.isMarked
        duration = item.duration
        rating = item.rating
        switch item.title {
        case .movie(let movie):
            (kind, title) = (movie.kind.rawValue, movie.title)
            (season, episode, episodeTitle) = (nil, nil, nil)
        case .episode(let series, let season, let number, let name):
            (kind, title) = ("episode", series.title)
            (self.season, episode, episodeTitle) = (season, number, name)
        }
    }
}
