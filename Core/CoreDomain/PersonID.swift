/// The id of a person, which names the source of its identity: `tmdb-287`, `imdb-nm0000093`, `sample-buster0keaton`, `local-…`.
public struct PersonID: Hashable, Sendable, Codable, RawRepresentable, CustomStringConvertible, Comparable {
    public let rawValue: String

    /// Accepts what a `TitleID` accepts: a known source, a hyphen, and 1 to 64 ASCII letters and digits; otherwise nil.
    public init?(rawValue: String) {
        guard TitleID(rawValue: rawValue) != nil else { return nil }
        self.rawValue = rawValue
    }

    public init?(_ rawValue: String) { self.init(rawValue: rawValue) }

    public init?(source: TitleID.Source, key: String) { self.init(rawValue: "\(source.rawValue)-\(key)") }

    public var source: TitleID.Source? { TitleID(rawValue: rawValue)?.source }

    public var description: String { rawValue }

    public static func < (one: PersonID, other: PersonID) -> Bool { one.rawValue < other.rawValue }
}
