import CoreDomain
public import HTTPTypes
public import Hummingbird
import NIOCore

extension Response {
    /// `application/json` with snake_case keys; see ``JSONBytes``.
    public static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) -> Response {
        bytes(JSONBytes.encode(value), type: "application/json", status: status, headers: headers)
    }

    /// `text/html; charset=utf-8`, not cached, because a page belongs to one person.
    public static func html(_ bytes: [UInt8], status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]) -> Response {
        self.bytes(bytes, type: "text/html; charset=utf-8", status: status, headers: headers)
    }

    public static func text(_ text: String, type: String = "text/plain; charset=utf-8", status: HTTPResponse.Status = .ok) -> Response {
        bytes(Array(text.utf8), type: type, status: status)
    }

    /// Bytes of any type. `Cache-Control: no-store` unless the headers say otherwise.
    public static func bytes(
        _ bytes: [UInt8], type: String, status: HTTPResponse.Status = .ok, headers: HTTPFields = [:]
    ) -> Response {
        var fields = headers
        fields[.contentType] = type
        if !fields.contains(.cacheControl) { fields[.cacheControl] = "no-store" }
        return Response(status: status, headers: fields, body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    /// Bytes of any type that the client may keep, with a validator of their content; 304 for a client that has them already.
    ///
    /// That of text is weak, so that the answer may still be compressed (RFC 9110 §8.8.1).
    public static func validated(_ bytes: [UInt8], type: String, for request: Request, headers: HTTPFields) -> Response {
        var fields = headers
        var hash = StableHash()
        hash.add(bytes)
        let isText = ContentCoding.isText(type)
        let tag = (isText ? "W/" : "") + "\"\(String(hash.value, radix: 36))\""
        fields[.eTag] = tag
        if isText { fields[.vary] = "Accept-Encoding" }
        switch Preconditions.evaluate(request.headers, entityTag: tag, modified: nil) {
        case .failed: return Response(status: .preconditionFailed, headers: fields)
        case .notModified: return Response(status: .notModified, headers: fields)
        case .proceed: return self.bytes(bytes, type: type, headers: fields)
        }
    }

    /// 303: the answer to a form, so that reloading does not send it again.
    public static func seeOther(_ location: String, headers: HTTPFields = [:]) -> Response {
        var fields = headers
        fields[.location] = location
        fields[.cacheControl] = "no-store"
        return Response(status: .seeOther, headers: fields)
    }
}

/// One page of a list: `{"items": […], "next_after_id": …|null}`.
public struct ListAnswer<Item: Encodable>: Encodable {
    public let items: [Item]
    /// The `after_id` of the next page; null on the last.
    public let nextAfterID: String?

    public init(items: [Item], nextAfterID: String?) {
        self.items = items
        self.nextAfterID = nextAfterID
    }
}
