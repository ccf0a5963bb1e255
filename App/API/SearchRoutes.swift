import AppDependencies
import CoreDomain
import LiveServer
import SearchDomain

struct SearchRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.get("/api/v1/search", access: .may(.browse)) { request, context in
            let (text, limit) = try QueryReader.read(request) { reader throws(Problem) in
                (try reader.string("q", maxLength: 100), try reader.int("limit", in: 1...200, default: 50))
            }
            guard let text else { throw Problem.badRequest("“q”, the search text, is missing.") }
            return try await answering {
                let hits = try await cinema.search.search(text, limit: limit, for: context.viewer.audience)
                return .json(ListAnswer(items: hits.map(HitAnswer.init), nextAfterID: nil))
            }
        }
        return routes
    }
}

struct HitAnswer: Encodable {
    let kind: String
    let id: String
    let title: String
    let year: Int?
    let path: String

    init(_ hit: SearchHit) {
        kind = hit.reference.kind.rawValue
        id =
            switch hit.reference {
            case .movie(let id), .video(let id), .series(let id): id.rawValue
            case .episode(let series, let season, let episode): "\(series)/\(season)/\(episode)"
            case .person(let id): id.rawValue
            }
        title = hit.title
        year = hit.year
        path = hit.reference.path
    }
}
