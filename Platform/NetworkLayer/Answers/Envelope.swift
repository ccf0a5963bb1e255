/// The object that some services put around a payload. Every field is optional, and one of a wrong type counts as absent.
public struct Envelope<Payload: Decodable & Sendable>: Decodable, Sendable {
    /// `success`, else `status`, else false.
    public let isSuccess: Bool
    public let result: Payload?
    public let message: String?
    public let code: Int?
    /// A list of texts is joined with spaces.
    public let error: String?
    /// Whether the object has one of the fields that say yes, or why not. One without them belongs to somebody else.
    let saysAnything: Bool

    private enum Key: String, CodingKey {
        case success, status, result, message, code, error
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let success = Self.read(Bool.self, .success, fields) ?? Self.read(Bool.self, .status, fields)
        isSuccess = success ?? false
        result = Self.read(Payload.self, .result, fields)
        message = Self.read(String.self, .message, fields)
        code = Self.read(Int.self, .code, fields)
        error = Self.read(String.self, .error, fields) ?? Self.read([String].self, .error, fields)?.joined(separator: " ")
        saysAnything = success != nil || message != nil || code != nil || error != nil
    }

    /// The envelope, if it says yes.
    ///
    /// - Throws: `.unauthorized` for the code 401; `.custom` with the error, else the message, and the code, else −1.
    public func checked() throws(NetworkError) -> Envelope {
        guard code != 401 else { throw .unauthorized }
        guard isSuccess else {
            let reason = [error, message].compactMap { $0 }.first { !$0.isEmpty } ?? "Unknown error"
            throw .custom(message: PlainText.line(reason, limit: 200), code: code ?? -1)
        }
        return self
    }

    private static func read<Value: Decodable>(_ type: Value.Type, _ key: Key, _ fields: KeyedDecodingContainer<Key>) -> Value? {
        try? fields.decodeIfPresent(type, forKey: key)
    }
}

/// A payload that is not read.
public struct Nothing: Decodable, Sendable {
    public init(from decoder: any Decoder) {}
}

extension Envelope<Nothing> {
    private struct Reason: Decodable {
        let status_message: String?
    }

    /// The reason that the body of an error gives, in one line.
    static func message(in answer: NetworkAnswer) -> String? {
        guard answer.body.count <= 64 << 10 else { return nil }
        let reading = JSONReading()
        let envelope = try? reading.value(Envelope<Nothing>.self, from: answer.body)
        let reason = envelope?.error ?? envelope?.message ?? (try? reading.value(Reason.self, from: answer.body))?.status_message
        return reason.flatMap { $0.isEmpty ? nil : PlainText.line($0, limit: 200) }
    }
}
