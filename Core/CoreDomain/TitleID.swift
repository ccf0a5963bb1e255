/// The id of a movie, series or video, which names the source of its identity: `tmdb-550`, `imdb-tt0137523`, `local-…`, `sample-…`.
public struct TitleID: Hashable, Sendable, Codable, RawRepresentable, CustomStringConvertible, Comparable {
    public let rawValue: String

    /// Accepts a known source, a hyphen, and 1 to 64 ASCII letters and digits; otherwise nil. The key of a sample is a title in words, so it
    /// may also have hyphens between its letters and digits: `sample-seven-samurai`.
    public init?(rawValue: String) {
        guard let hyphen = rawValue.utf8.firstIndex(of: UInt8(ascii: "-")),
            let source = Source(rawValue: String(rawValue[..<hyphen]))
        else { return nil }
        let key = rawValue.utf8[rawValue.utf8.index(after: hyphen)...]
        let words = source == .sample ? key.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) : [key]
        guard (1...64).contains(key.count), words.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isPlain) }) else { return nil }
        self.rawValue = rawValue
    }

    public init?(_ rawValue: String) { self.init(rawValue: rawValue) }

    public init?(source: Source, key: String) { self.init(rawValue: "\(source.rawValue)-\(key)") }

    public var source: Source? { rawValue.split(separator: "-", maxSplits: 1).first.flatMap { Source(rawValue: String($0)) } }

    public enum Source: String, Sendable, CaseIterable {
        case tmdb, imdb, tvdb, sample, local
    }

    public var description: String { rawValue }

    public static func < (one: TitleID, other: TitleID) -> Bool { one.rawValue < other.rawValue }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
