public import CoreDomain
public import Foundation

/// A person's decision about the title of a file, in place of the one that its name and its NFO give.
public enum Correction: Hashable, Sendable {
    case movie(CorrectedName)
    /// The series of a file and of all others that are found with it; their seasons and episodes are as found.
    case series(CorrectedName)
    /// Of another series, if one is named; otherwise of the series in whose folder the file is.
    case episode(of: CorrectedName?, season: Int, episodes: ClosedRange<Int>)

    public static let seasons = 0...10_000
    public static let episodes = 0...1_000_000
    /// Episodes in one file.
    public static let mostEpisodes = 100

    /// - Throws: `LibraryError.invalidCorrection` with what to change.
    public init(movie title: String, year: Int?, address: String = "") throws(LibraryError) {
        self = .movie(try CorrectedName(title, year: year, address: address, isSeries: false))
    }

    /// - Throws: `LibraryError.invalidCorrection` with what to change.
    public init(series title: String, year: Int?, address: String = "") throws(LibraryError) {
        self = .series(try CorrectedName(title, year: year, address: address, isSeries: true))
    }

    /// - Parameters:
    ///   - series: empty for the series in whose folder the file is.
    ///   - last: of a file with several episodes.
    /// - Throws: `LibraryError.invalidCorrection` with what to change.
    public init(
        episode first: Int, to last: Int? = nil, season: Int, of series: String = "", year: Int? = nil, address: String = ""
    ) throws(LibraryError) {
        guard Self.seasons.contains(season) else { throw .invalidCorrection("Enter a season from 0 to 10,000. Specials are season 0.") }
        let last = last ?? first
        guard Self.episodes.contains(first), Self.episodes.contains(last) else {
            throw .invalidCorrection("Enter an episode from 0 to 1,000,000.")
        }
        guard first <= last else { throw .invalidCorrection("The last episode comes before the first. Swap them.") }
        guard last - first < Self.mostEpisodes else { throw .invalidCorrection("A file can hold at most 100 episodes.") }
        let hasSeries = !NameText.squeezed(NameText.clean(series)).isEmpty
        self = .episode(
            of: hasSeries ? try CorrectedName(series, year: year, address: address, isSeries: true) : nil, season: season,
            episodes: first...last)
    }

    /// Whether it gives a file its place alone, without the others of a series.
    public var isPlace: Bool { if case .series = self { false } else { true } }

    /// The title that a person entered.
    public var name: CorrectedName? {
        switch self {
        case .movie(let name), .series(let name): name
        case .episode(let name, _, _): name
        }
    }

    /// Stored with each file that it was applied to, so that a scan finds those to which it still has to be.
    public var digest: Int64 {
        var digest = FilingDigest()
        switch self {
        case .movie(let name): digest.add("movie|\(name.digestText)")
        case .series(let name): digest.add("series|\(name.digestText)")
        case .episode(let name, let season, let episodes):
            digest.add("episode|\(season)|\(episodes.lowerBound)|\(episodes.upperBound)|\(name?.digestText ?? "")")
        }
        return digest.value
    }
}

/// The name of a movie or series as a person entered it.
public struct CorrectedName: Hashable, Sendable {
    /// 1…200 characters.
    public let title: String
    /// 1870…2100.
    public let year: Int?
    public let hints: IdentityHints

    public static let years = 1_870...2_100
    public static let mostCharacters = 200

    /// - Parameter address: a page of the title on IMDb, TMDb or TheTVDB, or its id there (`tt0137523`, `tmdb-550`); may be empty.
    init(_ title: String, year: Int?, address: String, isSeries: Bool) throws(LibraryError) {
        let title = NameText.squeezed(NameText.name(String(title.unicodeScalars.prefix(2_000))))
        guard NameText.isVisible(title) else { throw .invalidCorrection("Enter a title.") }
        guard title.count <= Self.mostCharacters else { throw .invalidCorrection("Enter a title of at most 200 characters.") }
        if let year, !Self.years.contains(year) { throw .invalidCorrection("Enter a year from 1870 to 2100, or none.") }
        let address = NameText.squeezed(String(address.unicodeScalars.prefix(2_000)))
        let hints = try TitleAddress.hints(in: address, isSeries: isSeries)
        (self.title, self.year, self.hints) = (title, year, hints)
    }

    /// From its stored parts.
    public init(_ title: String, year: Int?, hints: IdentityHints) throws(LibraryError) {
        try self.init(title, year: year, address: "", isSeries: false)
        self = CorrectedName(self, hints)
    }

    private init(_ other: CorrectedName, _ hints: IdentityHints) {
        (title, year, self.hints) = (other.title, other.year, hints)
    }

    fileprivate var digestText: String {
        "\(title)|\(year ?? 0)|" + hints.ids(isSeries: false).map(\.rawValue).joined(separator: "|")
    }
}

/// A correction and the file that it is about.
public struct CorrectedFile: Hashable, Sendable {
    public var file: FileID
    public var correction: Correction
    public var correctedAt: Date
    public var place: Place

    /// Where the file was last seen, and its content then.
    public struct Place: Hashable, Sendable {
        public var library: String
        public var path: RelativePath
        /// The id that its content alone gives.
        public var content: FileID
        /// Bytes.
        public var size: Int64

        public init(library: String, path: RelativePath, content: FileID, size: Int64) {
            self.library = library
            self.path = path
            self.content = content
            self.size = size
        }
    }

    public init(file: FileID, correction: Correction, correctedAt: Date, place: Place) {
        self.file = file
        self.correction = correction
        self.correctedAt = correctedAt
        self.place = place
    }
}
