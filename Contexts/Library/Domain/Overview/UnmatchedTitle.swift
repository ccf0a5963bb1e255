public import CoreDomain

/// A movie or series that nothing but its files describes, and that nobody has corrected.
public struct UnmatchedTitle: Hashable, Sendable, Identifiable {
    /// The id that the names of its files give: the end of a part of the list, after which the next one begins.
    public var id: TitleID
    /// Of the first file.
    public var reference: TitleReference
    public var lastEpisode: Int?
    public var file: FileID
    public var library: String
    public var path: RelativePath
    /// Present files, extras left out.
    public var files: Int
    /// Known titles that resemble it, the best first.
    public var candidates: [TitleMatch.Scored]

    public init(
        id: TitleID, reference: TitleReference, lastEpisode: Int? = nil, file: FileID, library: String, path: RelativePath, files: Int = 1,
        candidates: [TitleMatch.Scored] = []
    ) {
        self.id = id
        self.reference = reference
        self.lastEpisode = lastEpisode
        self.file = file
        self.library = library
        self.path = path
        self.files = files
        self.candidates = candidates
    }
}

extension UnmatchedTitle {
    /// What the names of the first file say: without its NFO and its length.
    public var clues: TitleClues {
        switch reference {
        case .movie, .video:
            let name = NamedPath(path.text, kind: .movies).name
            return TitleClues(.movie, title: name.title, year: name.year)
        case .episode:
            let name = NamedPath(path.text, kind: .series).name
            return TitleClues(.series, title: name.title, year: name.year)
        }
    }

    /// Whether a match found later is worth filing the title again: it has other candidates than those that were noted, and lacks at most the length.
    public func isWorthFiling(_ match: TitleMatch) -> Bool {
        guard let best = match.candidates.first, best.score + MatchReason.sameLength.points >= TitleMatch.threshold else { return false }
        return match.candidates.map(\.candidate.id) != candidates.map(\.candidate.id)
    }
}
