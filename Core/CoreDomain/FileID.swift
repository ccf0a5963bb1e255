/// The id of a media file; it survives rescans and moves of the file.
public struct FileID: Hashable, Sendable, Codable, RawRepresentable, LosslessStringConvertible, Comparable {
    public let rawValue: String

    /// Accepts 8 to 40 lower-case ASCII letters and digits; otherwise nil.
    public init?(rawValue: String) {
        guard (8...40).contains(rawValue.utf8.count),
            rawValue.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
        else { return nil }
        self.rawValue = rawValue
    }

    public init?(_ rawValue: String) { self.init(rawValue: rawValue) }

    public var description: String { rawValue }

    public static func < (one: FileID, other: FileID) -> Bool { one.rawValue < other.rawValue }
}
