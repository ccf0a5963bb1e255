public import CoreDomain

/// Ids of a title at the public databases, as names and NFO files give them.
public struct IdentityHints: Hashable, Sendable {
    public var tmdb: Int?
    /// `tt` and digits.
    public var imdb: String?
    public var tvdb: Int?

    public init(tmdb: Int? = nil, imdb: String? = nil, tvdb: Int? = nil) {
        self.tmdb = tmdb
        self.imdb = imdb
        self.tvdb = tvdb
    }

    public var isEmpty: Bool { tmdb == nil && imdb == nil && tvdb == nil }

    /// These hints, completed by the other ones.
    public func merging(_ other: IdentityHints) -> IdentityHints {
        IdentityHints(tmdb: tmdb ?? other.tmdb, imdb: imdb ?? other.imdb, tvdb: tvdb ?? other.tvdb)
    }

    /// Whether they contain all of the other ones.
    public func agree(with other: IdentityHints) -> Bool {
        (other.tmdb == nil || other.tmdb == tmdb) && (other.imdb == nil || other.imdb == imdb) && (other.tvdb == nil || other.tvdb == tvdb)
    }

    /// The best identity first.
    public func ids(isSeries: Bool) -> [TitleID] {
        let ids = [
            tmdb.flatMap { TitleID(source: .tmdb, key: "\($0)") }, imdb.flatMap { TitleID(source: .imdb, key: $0) },
            tvdb.flatMap { TitleID(source: .tvdb, key: "\($0)") },
        ].compactMap(\.self)
        return isSeries ? ids.map(\.ofSeries) : ids
    }

    /// Reads the text between brackets: `tmdbid-550`, `tmdb=550`, `imdb-tt0137523`, `tt0137523`, `tvdbid-81189`.
    /// - Returns: false if it is not a hint.
    public mutating func take(_ text: some StringProtocol) -> Bool {
        let lower = text.lowercased().filter { !$0.isWhitespace }
        if let id = Self.imdbID(lower) {
            imdb = imdb ?? id
            return true
        }
        guard let cut = lower.firstIndex(where: { $0 == "-" || $0 == "=" || $0 == ":" }) else { return false }
        return take(source: String(lower[..<cut]), id: String(lower[lower.index(after: cut)...]))
    }

    /// - Parameter source: as in an NFO's `<uniqueid type="…">` or a name's bracket.
    public mutating func take(source: String, id: String) -> Bool {
        switch source.lowercased() {
        case "tmdb", "tmdbid", "themoviedb", "moviedb":
            guard let number = Self.number(id) else { return false }
            tmdb = tmdb ?? number
        case "imdb", "imdbid":
            guard let id = Self.imdbID(id.lowercased()) else { return false }
            imdb = imdb ?? id
        case "tvdb", "tvdbid", "thetvdb":
            guard let number = Self.number(id) else { return false }
            tvdb = tvdb ?? number
        default: return false
        }
        return true
    }

    static func imdbID(_ text: String) -> String? {
        let digits = text.dropFirst(2)
        guard text.hasPrefix("tt"), (5...12).contains(digits.utf8.count), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return text
    }

    /// - Parameter text: a number, or one with the prefix that our own ids of series have.
    static func number(_ text: String) -> Int? {
        let text = text.hasPrefix(TitleID.seriesPrefix) ? String(text.dropFirst(TitleID.seriesPrefix.count)) : text
        guard (1...12).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number > 0
        else { return nil }
        return number
    }
}
