public import Hummingbird
import Foundation
import HTTPTypes
import NIOCore

/// A JSON request body, keys in snake_case.
public enum JSONBody {
    /// - Throws: 415 for another type, 413 above the limit (bytes), 400 if it does not fit the type.
    public static func read<Value: Decodable>(
        _ type: Value.Type, from request: Request, upTo limit: Int = 64 * 1024
    ) async throws -> Value {
        let media = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased() ?? ""
        guard media == "application/json" || media.hasSuffix("+json") else {
            throw Problem(.unsupportedMediaType, "Send application/json here.")
        }
        let buffer = try await request.body.collect(upTo: limit)
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        do { return try decoder.decode(type, from: Data(buffer.readableBytesView)) } catch {
            throw Problem.badRequest("The body is not valid: \(Self.sentence(error))")
        }
    }

    /// Names the key, and nothing that the client sent.
    static func sentence(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _): "“\(key.stringValue)” is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            context.codingPath.isEmpty
                ? "it must be a JSON object." : "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has the wrong type."
        default: "it is not JSON, or a value in it is out of range."
        }
    }
}
