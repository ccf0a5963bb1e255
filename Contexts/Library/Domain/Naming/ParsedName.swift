/// The result of parsing the name of a file or folder.
public struct ParsedName: Hashable, Sendable {
    /// Empty if the name has no title ("S01E02.mkv").
    public var title: String
    public var year: Int?
    public var hints = IdentityHints()
    /// "Director's Cut".
    public var edition: String?
    /// "2160p": any other label of a version.
    public var label: String?
    /// 1… for a movie in several files.
    public var part: Int?
    public var extra: ExtraKind?
    /// Nil if the name gives no season (the folder may).
    public var season: Int?
    /// Several for a file that holds several episodes.
    public var episodes: ClosedRange<Int>?
    /// `2019-04-21`, for series that are named by their day.
    public var aired: String?
    public var episodeTitle: String?

    public init(title: String, year: Int? = nil) {
        self.title = title
        self.year = year
    }

    /// Distinguishes this version from others.
    public var version: String? {
        switch (edition, label) {
        case (let edition?, let label?) where edition.lowercased() != label.lowercased(): "\(edition) · \(label)"
        case (let edition, let label): edition ?? label
        }
    }
}
