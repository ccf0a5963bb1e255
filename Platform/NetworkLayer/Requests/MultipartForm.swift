/// A form with files (`multipart/form-data`, RFC 7578).
public struct MultipartForm: Sendable {
    public struct Part: Sendable {
        public var name: String
        public var filename: String?
        /// The part's own type; nil for text.
        public var type: String?
        public var bytes: [UInt8]

        public init(_ name: String, filename: String? = nil, type: String? = nil, bytes: [UInt8]) {
            self.name = name
            self.filename = filename
            self.type = type
            self.bytes = bytes
        }

        public init(_ name: String, text: String) { self.init(name, bytes: Array(text.utf8)) }
    }

    public let boundary: String
    /// Exactly the bytes to send.
    public let body: [UInt8]

    /// - Parameter boundaries: makes a candidate of 1…70 letters and digits; a new one is made until it occurs in no part.
    public init(_ parts: [Part], boundaries: () -> String = MultipartForm.randomBoundary) {
        var boundary = boundaries()
        while parts.contains(where: { $0.bytes.contains(Array(boundary.utf8)) }) { boundary = boundaries() }
        var body: [UInt8] = []
        for part in parts {
            body += Array("--\(boundary)\r\n\(Self.head(part))\r\n\r\n".utf8)
            body += part.bytes
            body += Array("\r\n".utf8)
        }
        body += Array("--\(boundary)--\r\n".utf8)
        self.boundary = boundary
        self.body = body
    }

    public var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    /// 32 hexadecimal digits.
    public static func randomBoundary() -> String {
        (0..<32).map { _ in String(Int.random(in: 0..<16), radix: 16) }.joined()
    }

    private static func head(_ part: Part) -> String {
        var head = "Content-Disposition: form-data; name=\"\(quoted(part.name))\""
        if let filename = part.filename, !filename.isEmpty { head += "; filename=\"\(quoted(filename))\"" }
        if let type = part.type ?? (part.filename == nil ? nil : "application/octet-stream") {
            head += "\r\nContent-Type: \(isType(type) ? type : "application/octet-stream")"
        }
        return head
    }

    /// As browsers do it (HTML standard, 4.10.22.8); other control characters are left out.
    private static func quoted(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "%22"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: if scalar.value >= 0x20, scalar.value != 0x7F { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    private static func isType(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    }
}
