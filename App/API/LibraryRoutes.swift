import AppDependencies
import CoreDomain
import Foundation
import Hummingbird
import LibraryDomain
import LiveServer

struct LibraryRoutes: Sendable {
    let cinema: Cinema

    var routes: Routes {
        var routes = Routes()
        routes.get("/api/v1/library", access: .may(.manageLibrary)) { request, _ in
            try QueryReader.read(request) { _ in }
            return try await answering {
                .json(ListAnswer(items: try await cinema.files.statuses().map(FolderAnswer.init), nextAfterID: nil))
            }
        }
        routes.get("/api/v1/library/problems", access: .may(.manageLibrary)) { request, _ in
            let limit = try QueryReader.read(request) { reader throws(Problem) in try reader.int("limit", in: 1...200, default: 50) }
            return try await answering {
                .json(ListAnswer(items: try await cinema.files.problems(limit: limit).map(ProblemAnswer.init), nextAfterID: nil))
            }
        }
        routes.post("/api/v1/library/scan", access: .may(.manageLibrary)) { request, _ in
            try QueryReader.read(request) { _ in }
            await cinema.scan()
            return Response(status: .accepted)
        }
        return routes
    }
}
