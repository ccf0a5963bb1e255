/// The id of a movie, series or video, which names the source of its identity: `tmdb-550`, `imdb-tt0137523`, `local-…`, `sample-…`.
///
/// TMDb and TheTVDB number movies and series apart, so that one number may mean both. The ids of their series have `tv` before the number:
/// `tmdb-tv1398` is a series, `tmdb-1398` a movie.
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

    /// The id of the series with the number that this id has at TMDb or TheTVDB; all other ids are the same for movies and series.
    public var ofSeries: TitleID {
        guard let source, source.numbersSeriesApart else { return self }
        let key = rawValue.dropFirst(source.rawValue.utf8.count + 1)
        guard key.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return self }
        return TitleID(source: source, key: Self.seriesPrefix + key) ?? self
    }

    /// The number of a movie or series at TMDb or TheTVDB; nil for other ids, and for numbers from 2⁶³.
    public var number: Int? {
        guard let source, source.numbersSeriesApart else { return nil }
        let key = rawValue.dropFirst(source.rawValue.utf8.count + 1)
        let digits = key.hasPrefix(Self.seriesPrefix) ? key.dropFirst(Self.seriesPrefix.utf8.count) : key
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number > 0 else { return nil }
        return number
    }

    /// Before the number of a series.
    public static let seriesPrefix = "tv"

    public enum Source: String, Sendable, CaseIterable {
        case tmdb, imdb, tvdb, sample, local

        fileprivate var numbersSeriesApart: Bool { self == .tmdb || self == .tvdb }
    }

    public var description: String { rawValue }

    public static func < (one: TitleID, other: TitleID) -> Bool { one.rawValue < other.rawValue }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
