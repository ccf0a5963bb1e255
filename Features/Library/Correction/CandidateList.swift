public import CoreDomain
import LibraryDomain

/// The title and the year by which a person looks for a title in all sources.
public struct CandidateSearch: Hashable, Sendable {
    /// At most `CorrectedName.mostCharacters` characters.
    public var title: String
    public var year: Int?

    public init(title: String, year: Int? = nil) {
        self.title = NameText.squeezed(String(title.prefix(CorrectedName.mostCharacters)))
        self.year = year
    }

    /// As typed; nil without a title. A year that is none is left out.
    init?(title: String?, year: String?) {
        self.init(title: title ?? "", year: year.flatMap { Int($0) }.flatMap { CorrectedName.years.contains($0) ? $0 : nil })
        if self.title.isEmpty { return nil }
    }
}

/// The titles that a file may be.
public struct CandidateList: Hashable, Sendable {
    /// What was looked for: as a person typed it, else what the names of the file say.
    public var search: CandidateSearch
    /// The best first.
    public var candidates: [CorrectionCandidate]
    /// Whether the answer of a service on the network is still missing.
    public var isAsking: Bool
    /// Whether a service on the network did not answer.
    public var isAway: Bool

    public init(search: CandidateSearch, candidates: [CorrectionCandidate] = [], isAsking: Bool = false, isAway: Bool = false) {
        self.search = search
        self.candidates = candidates
        self.isAsking = isAsking
        self.isAway = isAway
    }
}

/// A known movie or series.
public struct CorrectionCandidate: Hashable, Sendable, Identifiable {
    public var id: TitleID
    public var aliases: [TitleID]
    public var name: TitleName
    public var director: String?
    public var genres: [String]
    public var poster: Picture?

    public init(
        id: TitleID, aliases: [TitleID] = [], name: TitleName, director: String? = nil, genres: [String] = [], poster: Picture? = nil
    ) {
        self.id = id
        self.aliases = aliases
        self.name = name
        self.director = director
        self.genres = genres
        self.poster = poster
    }

    private var ids: [TitleID] { [id] + aliases }

    func isTitle(of file: MediaFile) -> Bool { ids.contains(file.reference.title) }

    /// Its id at a public database.
    private var publicID: TitleID? {
        ids.first { id in
            switch id.source {
            case .tmdb, .imdb, .tvdb: true
            case .sample, .local, nil: false
            }
        }
    }

    /// As a person would enter it; empty for a title without one, which is found again by its title and year.
    var address: String { publicID?.rawValue ?? "" }

    /// The best id to tell where it is known from.
    var source: TitleID.Source? { publicID?.source ?? id.source }
}
