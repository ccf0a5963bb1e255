public import Hummingbird
import HTML
import HTTPTypes
import NIOCore

/// A posted form (`application/x-www-form-urlencoded`) as names and values in order. Hummingbird's decoder expects a known type and
/// does not limit the number of fields; the intents of a page are not known here.
public enum FormBody {
    /// - Parameters:
    ///   - limit: Bytes.
    /// - Throws: 415 for another type, 413 above the limit, 400 if it does not decode or has more than 64 fields.
    public static func read(_ request: Request, upTo limit: Int = 64 * 1024) async throws -> [(name: String, value: String)] {
        let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased() ?? ""
        guard type == "application/x-www-form-urlencoded" else {
            throw Problem(.unsupportedMediaType, "Forms are sent as application/x-www-form-urlencoded here.")
        }
        return try pairs(String(buffer: try await request.body.collect(upTo: limit)))
    }

    static func pairs(_ text: String) throws(Problem) -> [(name: String, value: String)] {
        var pairs: [(name: String, value: String)] = []
        for pair in text.split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pairs.count < 64, let name = Percent.decodeText(sides[0], plusIsSpace: true),
                let value = Percent.decodeText(sides.count == 2 ? sides[1] : "", plusIsSpace: true, linesAllowed: true)
            else { throw .badRequest("The form is not valid.") }
            pairs.append((name, value))
        }
        return pairs
    }
}
