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
            let (limit, id) = try QueryReader.read(request) { reader throws(Problem) in
                (try reader.int("limit", in: 1...200, default: 50), try reader.string("after_id", maxLength: ProblemPlace.longest))
            }
            let last = id.map(ProblemPlace.problem(after:))
            if case .some(nil) = last { throw Problem.badRequest("“after_id” is not an item of this list.") }
            return try await answering {
                let found = try await cinema.files.problems(after: last ?? nil, limit: limit + 1)
                let page = found.prefix(limit)
                let next = found.count > limit ? page.last.map(ProblemPlace.id) : nil
                return .json(ListAnswer(items: page.map(ProblemAnswer.init), nextAfterID: next))
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

/// The place of a problem in the list of all: its folder and its path, in hexadecimal, because a path may be any bytes.
enum ProblemPlace {
    /// Of a folder's name, and of a path on Linux.
    static let longest = 2 * (256 + 1 + 4_096)

    static func id(_ problem: FileProblem) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let bytes = Array(problem.library.utf8) + [UInt8(ascii: "/")] + problem.location.bytes
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// - Returns: nil for what no problem has as its id.
    static func problem(after id: String) -> FileProblem? {
        let digits = id.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
        guard !digits.isEmpty, digits.count.isMultiple(of: 2), !digits.contains(nil) else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8((digits[$0] ?? 0) << 4 | (digits[$0 + 1] ?? 0)) }
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")), slash > 0, let name = String(validating: bytes[..<slash], as: UTF8.self)
        else { return nil }
        return FileProblem(library: name, location: RelativePath(Array(bytes[(slash + 1)...])), kind: .unreadable, reason: "")
    }
}
