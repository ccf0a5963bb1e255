public import Hummingbird
import Foundation
import HTTPTypes
import NIOCore

/// What a JSON body of a request decodes to. It names all of its keys, so that a body with others is refused.
public protocol JSONBodyValue: Decodable {
    associatedtype CodingKeys: CodingKey & CaseIterable
}

/// A JSON request body, keys in snake_case.
public enum JSONBody {
    /// - Throws: 415 for another type, 413 above the limit (bytes), 400 if it does not fit the type, or has a key that the type has not.
    public static func read<Value: JSONBodyValue>(
        _ type: Value.Type, from request: Request, upTo limit: Int = 64 * 1024
    ) async throws -> Value {
        let media = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased() ?? ""
        guard media == "application/json" || media.hasSuffix("+json") else {
            throw Problem(.unsupportedMediaType, "Send application/json here.")
        }
        let buffer = try await request.body.collect(upTo: limit)
        return try decode(type, from: Data(buffer.readableBytesView))
    }

    static func decode<Value: JSONBodyValue>(_ type: Value.Type, from data: Data) throws(Problem) -> Value {
        let names: [String]
        do { names = try JSONDecoder().decode([String: Anything?].self, from: data).keys.sorted() } catch { throw invalid(error) }
        let known = Value.CodingKeys.allCases.map { SnakeCase.of($0.stringValue) }
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw .badRequest("“\(unknown.prefix(40))” is not a key of this body. Its keys: \(known.sorted().joined(separator: ", ")).")
        }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        do { return try decoder.decode(type, from: data) } catch { throw invalid(error) }
    }

    /// Names the key, and nothing else that the client sent.
    private static func invalid(_ error: any Error) -> Problem {
        let reason =
            switch error as? DecodingError {
            case .keyNotFound(let key, _): "“\(key.stringValue)” is missing."
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                context.codingPath.isEmpty
                    ? "it must be a JSON object." : "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has the wrong type."
            default: "it is not JSON, or a value in it is out of range."
            }
        return .badRequest("The body is not valid: \(reason)")
    }

    /// A value of which only the key matters.
    private struct Anything: Decodable {
        init(from decoder: any Decoder) {}
    }
}
