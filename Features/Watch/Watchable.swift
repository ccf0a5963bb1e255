public import CoreDomain
public import LibraryDomain
public import StreamingDomain
public import ViewingDomain

/// The facts about a file that the player needs.
public struct Watchable: Equatable, Sendable {
    public var file: MediaFile
    /// The facts that the decision needs, as far as they are known only of an open file; nil if it could not be opened.
    public var media: PlayableMedia?
    public var subject: WatchSubject
    public var addresses: MediaAddresses
    /// What this server can convert.
    public var abilities: ServerAbilities
    public var poster: Picture?
    public var backdrop: Picture?
    /// All files of the title except extras, including this one: versions and parts, in their order.
    public var files: [MediaFile]
    public var progress: PlaybackProgress?
    /// The next episode or part, if there is one.
    public var next: WatchNext?

    public init(
        file: MediaFile, subject: WatchSubject, addresses: MediaAddresses, abilities: ServerAbilities, poster: Picture? = nil,
        backdrop: Picture? = nil, files: [MediaFile] = [], progress: PlaybackProgress? = nil, next: WatchNext? = nil
    ) {
        self.file = file
        self.subject = subject
        self.addresses = addresses
        self.abilities = abilities
        self.poster = poster
        self.backdrop = backdrop
        self.files = files
        self.progress = progress
        self.next = next
    }
}

/// The title of a file on the player's page.
public enum WatchSubject: Equatable, Sendable {
    case movie(title: String, year: Int?)
    case episode(number: Int, name: String, series: String, season: Int)

    /// "The General", "3. Diversity Day".
    public var title: String {
        switch self {
        case .movie(let title, _): title
        case .episode(let number, let name, _, _): name.isEmpty ? WatchWords.episode(number) : "\(number). \(name)"
        }
    }

    /// "1926", "The Office · Season 1".
    public var note: String? {
        switch self {
        case .movie(_, let year): year.map { String($0) }
        case .episode(_, _, let series, let season): "\(series) · \(WatchWords.season(season))"
        }
    }
}

/// The next episode, or the next part of a movie.
public struct WatchNext: Equatable, Sendable {
    public var file: OfferedFile
    /// Other versions of it, in their order.
    public var others: [OfferedFile]
    /// The versions of what follows it, to be prepared on a good connection.
    public var afterwards: [OfferedFile]
    public var title: String
    public var reference: TitleReference
    public var still: Picture?

    public init(
        file: OfferedFile, others: [OfferedFile] = [], afterwards: [OfferedFile] = [], title: String, reference: TitleReference,
        still: Picture? = nil
    ) {
        self.file = file
        self.others = others
        self.afterwards = afterwards
        self.title = title
        self.reference = reference
        self.still = still
    }

    /// The versions that play in this browser; nil if none of the next one does.
    func playing(in client: ClientCapabilities?) -> WatchNext? {
        let choice = PlaybackChoice(file, or: others, for: client)
        guard choice.plays else { return nil }
        var next = self
        next.file = choice.file
        let after = afterwards.first.map { PlaybackChoice($0, or: Array(afterwards.dropFirst()), for: client) }
        next.afterwards = after.flatMap { $0.plays ? [$0.file] : nil } ?? []
        return next
    }
}

/// A title to see after this one.
public struct WatchSuggestion: ListedTitle, Equatable, Sendable {
    public var id: TitleID
    public var title: String
    public var year: Int?
    public var genres: [String]
    public var poster: Picture?
    /// Of its page.
    public var path: String

    public init(id: TitleID, title: String, year: Int? = nil, genres: [String] = [], poster: Picture? = nil, path: String) {
        self.id = id
        self.title = title
        self.year = year
        self.genres = genres
        self.poster = poster
        self.path = path
    }
}
