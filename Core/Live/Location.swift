import HTML

/// An address within the application: path and query, decoded and bounded.
public struct Location: Sendable, Hashable, CustomStringConvertible {
    /// How the visitor came to this address.
    public enum Arrival: Sendable {
        /// Typed, reloaded, or opened from elsewhere.
        case opened
        /// A link within the application.
        case followed
        /// Back or forward.
        case returned
    }

    /// One `name=value` of the query.
    public struct Item: Sendable, Hashable {
        public let name: String
        public let value: String
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Limits of the parser.
    public static let longest = 2048, mostSegments = 16, mostItems = 32

    /// The path's segments, decoded; empty for `/`.
    public var path: [String]
    public var query: [Item]
    /// Not part of the identity of a location.
    public var arrival = Arrival.opened

    public init(path: [String] = [], query: [Item] = []) {
        self.path = path
        self.query = query
    }

    /// Reads `/movies/42?sort=year`. Nil when it is not an absolute path, exceeds a bound, has a broken escape, a control character, or a
    /// segment `.` or `..`. A fragment is dropped.
    public init?(parsing text: String) {
        guard text.utf8.count <= Self.longest, text.hasPrefix("/"), !text.hasPrefix("//"), !text.hasPrefix("/\\") else { return nil }
        let whole = text.prefix { $0 != "#" }
        let parts = whole.split(separator: "?", maxSplits: 1)
        let segments = parts[0].split(separator: "/")
        guard segments.count <= Self.mostSegments else { return nil }
        path = []
        for segment in segments {
            guard let plain = Percent.decode(segment), Self.isClean(plain), plain != ".", plain != ".." else { return nil }
            path.append(plain)
        }
        query = []
        guard parts.count == 2 else { return }
        for pair in parts[1].split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard query.count < Self.mostItems,
                let name = Percent.decode(sides[0], plusIsSpace: true), Self.isClean(name),
                let value = Percent.decode(sides.count == 2 ? sides[1] : "", plusIsSpace: true), Self.isClean(value)
            else { return nil }
            query.append(Item(name, value))
        }
    }

    /// The first value of that name.
    public subscript(_ name: String) -> String? { query.first { $0.name == name }?.value }

    /// The address, encoded.
    public var description: String {
        var bytes: [UInt8] = path.isEmpty ? [0x2F] : []
        for segment in path {
            bytes.append(0x2F)
            Percent.encode(segment, into: &bytes)
        }
        var separator = UInt8(ascii: "?")
        for item in query {
            bytes.append(separator)
            Percent.encode(item.name, into: &bytes)
            bytes.append(UInt8(ascii: "="))
            Percent.encode(item.value, into: &bytes)
            separator = UInt8(ascii: "&")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    public static func == (left: Self, right: Self) -> Bool { left.path == right.path && left.query == right.query }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(query)
    }

    private static func isClean(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
}
