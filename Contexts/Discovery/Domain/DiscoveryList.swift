public import CoreDomain

/// A list of titles or people that a source orders.
public enum DiscoveryList: Hashable, Sendable, Codable {
    /// Of the last day.
    case trending(Kind)
    case popular(Kind)
    case discover(Kind, DiscoveryFilter)
    /// Titles with the same subjects.
    case similar(Kind, TitleID)
    /// Titles that viewers of the title like.
    case recommended(Kind, TitleID)
    /// Of the last day.
    case trendingPeople
    /// Movies, series and people, the best match first.
    case search(DiscoveryWords)

    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case movie, series
    }

    /// A stable name of the list in ASCII, at most 2,000 bytes. Equal lists have one key, and different lists never share one.
    public var key: String {
        switch self {
        case .trending(let kind): "trending/\(kind.rawValue)"
        case .popular(let kind): "popular/\(kind.rawValue)"
        case .discover(let kind, let filter): DiscoveryKey.joined("discover/\(kind.rawValue)", filter)
        case .similar(let kind, let title): "similar/\(kind.rawValue)/\(title)"
        case .recommended(let kind, let title): "recommended/\(kind.rawValue)/\(title)"
        case .trendingPeople: "trending/people"
        case .search(let words): "search?q=\(DiscoveryKey.escaped(words.text))"
        }
    }

    /// Whether it belongs to no title.
    public var isGeneral: Bool {
        switch self {
        case .trending, .popular, .discover, .trendingPeople, .search: true
        case .similar, .recommended: false
        }
    }

    public var changeKey: ChangeKey { .discovery(key) }
}

/// How a filter becomes part of a key.
enum DiscoveryKey {
    static func joined(_ start: String, _ filter: DiscoveryFilter) -> String {
        var fields: [String] = []
        if let language = filter.originalLanguage { fields.append("language=\(language)") }
        fields += filter.genres.map { "genre=\(escaped($0))" }
        if let year = filter.fromYear { fields.append("from=\(year)") }
        if let year = filter.upToYear { fields.append("to=\(year)") }
        return fields.isEmpty ? start : "\(start)?\(fields.joined(separator: "&"))"
    }

    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"): true
        default: false
        }
    }

    /// Other bytes than plain ones as in addresses (RFC 3986, section 2.1).
    static func escaped(_ text: String) -> String {
        text.utf8.map { isPlain($0) ? String(Unicode.Scalar($0)) : "%\(Hexadecimal.text([$0]))" }.joined()
    }
}
