public import CoreDomain
public import Live

/// An address that matches a screen's pattern, parsed.
public struct ScreenRequest: Sendable {
    public let location: Location
    /// The cookies that the browser sent, by name.
    public let cookies: [String: String]
    /// The numeric address of the browser; empty if it is unknown.
    public let address: String
    /// Who opens the screen: it shows no links and no controls that they may not use.
    public let viewer: Viewer
    private let captures: [String: String]

    init(location: Location, cookies: [String: String], address: String = "", viewer: Viewer, captures: [String: String]) {
        self.location = location
        self.cookies = cookies
        self.address = address
        self.viewer = viewer
        self.captures = captures
    }

    /// The segment that matches `{name}` in the pattern; nil for other names.
    public func segment(_ name: String) -> String? { captures[name] }

    /// A segment as an integer from 0 to 100,000, written with digits only.
    public func number(_ name: String) -> Int? {
        segment(name).flatMap { text in
            guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
            return Int(text).flatMap { (0...100_000).contains($0) ? $0 : nil }
        }
    }

    /// The first value of a parameter of the query.
    public subscript(name: String) -> String? { location[name] }
}

/// A pattern such as `/movies/{id}`.
struct AddressPattern: Sendable {
    private let segments: [Segment]

    private enum Segment: Sendable {
        case literal(String)
        case capture(String)
    }

    init(_ text: String) {
        segments = text.split(separator: "/").map { part in
            part.hasPrefix("{") && part.hasSuffix("}") ? .capture(String(part.dropFirst().dropLast())) : .literal(String(part))
        }
    }

    /// The captured segments; nil if the path does not match.
    func match(_ path: [String]) -> [String: String]? {
        guard path.count == segments.count else { return nil }
        var captures: [String: String] = [:]
        for (segment, text) in zip(segments, path) {
            switch segment {
            case .literal(let literal): if literal != text { return nil }
            case .capture(let name): captures[name] = text
            }
        }
        return captures
    }
}
