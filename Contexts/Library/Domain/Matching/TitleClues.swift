public import CoreDomain

/// What the files of a movie or series say about it, by which it is looked for among the known titles.
public struct TitleClues: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable { case movie, series }

    public var kind: Kind
    /// Of the NFO, or of the names.
    public var title: String
    /// Other titles that the files give: the original one, or that of the names if the NFO has another.
    public var otherTitles: [String]
    public var year: Int?
    /// Of a movie: the length of the file, or of all its parts.
    public var runtimeMinutes: Int?

    public init(_ kind: Kind, title: String, otherTitles: [String] = [], year: Int? = nil, runtimeMinutes: Int? = nil) {
        self.kind = kind
        self.title = title
        self.otherTitles = otherTitles
        self.year = year
        self.runtimeMinutes = runtimeMinutes
    }
}

/// A title that the catalogue knows from others than files.
public struct MatchCandidate: Hashable, Sendable {
    /// At a public database, or of the built-in titles; never that of files.
    public var id: TitleID
    /// Further ids of the same title.
    public var aliases: [TitleID]
    public var title: String
    /// The original title and alternative ones.
    public var otherTitles: [String]
    public var year: Int?
    public var runtimeMinutes: Int?

    public init(
        id: TitleID, aliases: [TitleID] = [], title: String, otherTitles: [String] = [], year: Int? = nil, runtimeMinutes: Int? = nil
    ) {
        self.id = id
        self.aliases = aliases
        self.title = title
        self.otherTitles = otherTitles
        self.year = year
        self.runtimeMinutes = runtimeMinutes
    }
}
