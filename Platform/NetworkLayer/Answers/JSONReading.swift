import Foundation

/// Reads JSON answers. An error names the field, and never a value of the answer.
public struct JSONReading: Sendable {
    public enum Keys: Sendable {
        case asWritten
        /// `first_air_date` is read into `firstAirDate`.
        case snakeCase
    }

    public var keys: Keys
    /// How many arrays and objects may lie in each other. Decoding takes stack for each level.
    public var depth: Int

    public init(keys: Keys = .asWritten, depth: Int = 64) {
        self.keys = keys
        self.depth = depth
    }

    /// - Throws: `.decoding` with the field at fault, `.emptyResponse` for no bytes.
    public func value<Value: Decodable>(_ type: Value.Type, from body: [UInt8]) throws(NetworkError) -> Value {
        guard !body.isEmpty else { throw .emptyResponse }
        guard isShallow(body) else { throw .decoding("nested too deeply") }
        let decoder = JSONDecoder()
        if keys == .snakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        do { return try decoder.decode(type, from: Data(body)) } catch { throw .decoding(Self.field(error)) }
    }

    private func isShallow(_ body: [UInt8]) -> Bool {
        var level = 0, isText = false, isEscaped = false
        for byte in body {
            if isEscaped {
                isEscaped = false
            } else if isText {
                isEscaped = byte == UInt8(ascii: "\\")
                isText = byte != UInt8(ascii: "\"")
            } else if byte == UInt8(ascii: "\"") {
                isText = true
            } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
                level += 1
                if level > depth { return false }
            } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
                level -= 1
            }
        }
        return true
    }

    private static func field(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): name(context.codingPath + [key])
        case .typeMismatch(_, let context), .valueNotFound(_, let context): name(context.codingPath)
        case .dataCorrupted(let context) where !context.codingPath.isEmpty: name(context.codingPath)
        default: "not JSON, or a number out of range"
        }
    }

    /// Keys of dictionaries come from the answer: the text is one line of at most 100 characters.
    private static func name(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the whole answer" }
        var text = ""
        for key in path {
            if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
        }
        return PlainText.line(text, limit: 100)
    }
}
