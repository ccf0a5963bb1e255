public import NetworkLayer

/// What a `RecordedServer` does with a request.
public enum Reply: Sendable {
    case answer(status: Int, headers: HeaderFields, body: [UInt8])
    case fault(Fault)
    /// Depends on the request.
    indirect case computed(@Sendable (ReceivedRequest) -> Reply)

    public enum Fault: Sendable {
        /// Reads the request and says nothing.
        case silence
        /// Closes the connection without an answer.
        case hangUp
        /// Announces a body of `announced` bytes, sends `sent` of them, and closes the connection.
        case cut(sent: Int, announced: Int)
        /// Announces fewer bytes than it sends.
        case tooMany(sent: Int, announced: Int)
        /// A body in chunks that never ends.
        case endless
        /// One byte of a body of a million bytes after each pause.
        case slow(pauseMilliseconds: Int)
        /// A redirect to the same address.
        case redirectLoop
    }

    public static func json(_ text: String, status: Int = 200, headers: HeaderFields = [:]) -> Reply {
        let type: HeaderFields = ["Content-Type": "application/json"]
        return .answer(status: status, headers: type.overridden(by: headers), body: Array(text.utf8))
    }

    public static func status(_ status: Int, headers: HeaderFields = [:]) -> Reply {
        .answer(status: status, headers: headers, body: [])
    }
}

/// A request as it arrived.
public struct ReceivedRequest: Sendable {
    public let method: String
    /// Path and query, encoded.
    public let target: String
    public let headers: HeaderFields
    public let body: [UInt8]
}
