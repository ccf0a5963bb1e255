import CoreDomain
import Foundation

/// Which titles a discover list has. Two filters that mean the same are equal.
public struct DiscoveryFilter: Hashable, Sendable {
    /// A language tag in lower case (BCP 47): `en`, `pt-br`; nil for any.
    public let originalLanguage: String?
    /// Names of genres, sorted, each once. A title has all of them.
    public let genres: [String]
    /// The first year of release; nil for any.
    public let fromYear: Int?
    /// The last year of release; nil for any.
    public let upToYear: Int?

    /// Other years are dropped.
    public static let years = 1870...2100
    /// Of one filter; a name has at most 60 bytes of UTF-8.
    public static let mostGenres = 10

    /// Drops what cannot be meant: years outside `years`, texts that are empty or too long, and tags with other characters than ASCII
    /// letters, digits and hyphens.
    public init(originalLanguage: String? = nil, genres: [String] = [], fromYear: Int? = nil, upToYear: Int? = nil) {
        self.originalLanguage = originalLanguage.flatMap(Self.tag)
        self.genres = Array(Set(genres.prefix(100).compactMap(Self.name)).sorted().prefix(Self.mostGenres))
        self.fromYear = fromYear.flatMap(Self.checkedYear)
        self.upToYear = upToYear.flatMap(Self.checkedYear)
    }

    /// The titles of one year.
    public static func year(_ year: Int) -> DiscoveryFilter { DiscoveryFilter(fromYear: year, upToYear: year) }

    private static func checkedYear(_ year: Int) -> Int? { years.contains(year) ? year : nil }

    private static func tag(_ text: String) -> String? {
        guard (1...35).contains(text.utf8.count), text.utf8.allSatisfy(DiscoveryKey.isPlain) else { return nil }
        return text.lowercased()
    }

    private static func name(_ text: String) -> String? {
        guard text.utf8.count <= 200 else { return nil }
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
        return (1...60).contains(name.utf8.count) ? name : nil
    }
}

extension DiscoveryFilter: Codable {
    private enum CodingKeys: String, CodingKey {
        case originalLanguage, genres, fromYear, upToYear
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            originalLanguage: try fields.decodeIfPresent(String.self, forKey: .originalLanguage),
            genres: try fields.decodeIfPresent([String].self, forKey: .genres) ?? [],
            fromYear: try fields.decodeIfPresent(Int.self, forKey: .fromYear),
            upToYear: try fields.decodeIfPresent(Int.self, forKey: .upToYear))
    }
}
