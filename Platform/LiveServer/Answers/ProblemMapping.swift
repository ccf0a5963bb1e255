import Hummingbird
import HTTPTypes
import NIOCore
import NIOHTTP1

extension Problem {
    /// The answer to a thrown error. `unexpected` is true for errors whose details go only to the log.
    static func of(_ error: any Error, reference: String) -> (problem: Problem, unexpected: Bool) {
        switch error {
        case let problem as Problem: (problem, false)
        case let error as any HTTPResponseError: (Problem(error.status, detail(for: error.status)), false)
        case is NIOTooManyBytesError: (Problem(.contentTooLarge, "The request's body is larger than this address accepts."), false)
        case is HTTPParserError: (Problem(.badRequest, "The request's body is not valid HTTP.", headers: [.connection: "close"]), false)
        case is CancellationError: (Problem(.serviceUnavailable, "The server is stopping. Try again in a moment."), false)
        default:
            (Problem(.internalServerError, "Something went wrong on our side. The server's log has the details under \(reference)."), true)
        }
    }

    private static func detail(for status: HTTPResponse.Status) -> String? {
        status == .notFound ? "There is nothing at this address." : nil
    }

    var response: Response {
        var fields = headers
        fields[.contentType] = "application/problem+json"
        fields[.cacheControl] = "no-store"
        return Response(
            status: status, headers: fields, body: .init(byteBuffer: ByteBuffer(bytes: JSONBytes.encode(Document(problem: self)))))
    }

    private struct Document: Encodable {
        let type, title: String
        let status: Int
        let detail: String

        init(problem: Problem) {
            type = problem.type
            title = problem.title
            status = problem.status.code
            // A member of RFC 9457 is a string or absent.
            detail = problem.detail ?? problem.title
        }
    }
}
