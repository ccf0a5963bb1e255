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
            let (limit, last) = try QueryReader.read(request) { reader throws(Problem) in
                (try reader.int("limit", in: 1...200, default: 50), try reader.string("after_id", maxLength: 256))
            }
            return try await answering {
                let all = try await cinema.files.statuses()
                var rest = all[...]
                if let last {
                    guard let index = all.firstIndex(where: { $0.folder.name == last }) else {
                        throw Problem.badRequest("“after_id” is not an item of this list.")
                    }
                    rest = all[(index + 1)...]
                }
                let page = rest.prefix(limit)
                return .json(
                    ListAnswer(items: page.map(FolderAnswer.init), nextAfterID: rest.count > limit ? page.last?.folder.name : nil))
            }
        }
        routes.get("/api/v1/library/problems", access: .may(.manageLibrary)) { request, _ in
            let (limit, id) = try QueryReader.read(request) { reader throws(Problem) in
                (try reader.int("limit", in: 1...200, default: 50), try reader.string("after_id", maxLength: ProblemPlace.longest))
            }
            let last = id.map(ProblemPlace.cursor)
            if case .some(nil) = last { throw Problem.badRequest("“after_id” is not an item of this list.") }
            return try await answering {
                let found = try await cinema.files.problems(of: nil, after: last ?? nil, limit: limit + 1)
                let page = found.prefix(limit)
                let next = found.count > limit ? (page.last?.cursor).map(ProblemPlace.id) : nil
                return .json(ListAnswer(items: page.map(ProblemAnswer.init), nextAfterID: next))
            }
        }
        routes.post("/api/v1/library/scan", access: .may(.manageLibrary)) { request, _ in
            try QueryReader.read(request) { _ in }
            // Without a body, all folders.
            let isEmpty = request.headers[.contentType] == nil && ["0", nil].contains(request.headers[.contentLength])
            let name = isEmpty ? nil : try await JSONBody.read(ScanRequest.self, from: request).name
            return try await answering {
                try await cinema.startScan(name)
                return Response(status: .accepted)
            }
        }
        return routes
    }
}

struct ScanRequest: JSONBodyValue {
    let name: String?

    enum CodingKeys: String, CodingKey, CaseIterable { case name }
}

/// The place of a problem in the list of all: its folder, its kind and its path, in hexadecimal, because a path may be any bytes.
enum ProblemPlace {
    /// Of a folder's name, a kind, and a path on Linux.
    static let longest = 2 * (256 + 1 + 32 + 1 + 4_096)

    static func id(_ place: FileProblem.Cursor) -> String {
        Hexadecimal.text(Array("\(place.library)/\(place.kind.rawValue)/".utf8) + place.location.bytes)
    }

    /// - Returns: nil for what no problem has as its id.
    static func cursor(_ id: String) -> FileProblem.Cursor? {
        let parts = Hexadecimal.bytes(id)?.split(separator: UInt8(ascii: "/"), maxSplits: 2, omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, let library = String(validating: parts[0], as: UTF8.self), !library.isEmpty,
            let kind = String(validating: parts[1], as: UTF8.self).flatMap(ProblemKind.init(rawValue:))
        else { return nil }
        return FileProblem.Cursor(library: library, location: RelativePath(Array(parts[2])), kind: kind)
    }
}
