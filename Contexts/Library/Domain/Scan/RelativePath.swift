/// A path below a library's folder, in the disk's own bytes: names may not be UTF-8. Empty for the folder itself.
public struct RelativePath: Hashable, Sendable, Comparable {
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }
    public init(_ text: String) { bytes = Array(text.utf8) }

    /// All bytes at once: comparing arrays element by element is many times slower.
    public func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    public static let root = RelativePath([UInt8]())
    private static let slash = UInt8(ascii: "/")

    public var isRoot: Bool { bytes.isEmpty }

    /// The last name in it.
    public var name: [UInt8] { bytes.lastIndex(of: Self.slash).map { Array(bytes[($0 + 1)...]) } ?? bytes }

    public var parent: RelativePath { bytes.lastIndex(of: Self.slash).map { RelativePath(Array(bytes[..<$0])) } ?? .root }

    /// Names from the top.
    public var names: [[UInt8]] { bytes.split(separator: Self.slash).map(Array.init) }

    public func appending(_ name: [UInt8]) -> RelativePath {
        bytes.isEmpty ? RelativePath(name) : RelativePath(bytes + [Self.slash] + name)
    }

    public func isInside(_ other: RelativePath) -> Bool {
        other.isRoot || bytes == other.bytes || (bytes.starts(with: other.bytes) && bytes[other.bytes.count] == Self.slash)
    }

    /// For people to read.
    public var text: String { NameText.decode(bytes) }

    public static func < (one: RelativePath, other: RelativePath) -> Bool { one.bytes.lexicographicallyPrecedes(other.bytes) }
}

extension Set<RelativePath> {
    /// Whether a path, or a folder above it, is one of these. Takes as many steps as the path has names.
    public func covers(_ path: RelativePath) -> Bool {
        var place = path
        while !contains(place) {
            if place.isRoot { return false }
            place = place.parent
        }
        return true
    }

    /// Without those that are inside others.
    public var outermost: Set<RelativePath> { filter { $0.isRoot || !covers($0.parent) } }
}
