public import CoreDomain
public import Foundation

/// A movie or video as identified by a scan, from its name, its NFO and the file itself.
public struct IdentifiedMovie: Hashable, Sendable {
    public var id: TitleID
    public var aliases: [TitleID] = []
    public var isVideo = false
    public var title: String
    public var originalTitle: String?
    public var sortTitle: String?
    public var year: Int?
    public var facts = TitleFacts()
    public var poster: Picture?
    public var backdrop: Picture?
    public var addedAt: Date

    public init(id: TitleID, title: String, addedAt: Date) {
        self.id = id
        self.title = title
        self.addedAt = addedAt
    }
}

/// A series as identified by a scan, with the episodes found.
public struct IdentifiedSeries: Hashable, Sendable {
    public var id: TitleID
    public var aliases: [TitleID] = []
    public var title: String
    public var originalTitle: String?
    public var sortTitle: String?
    public var year: Int?
    public var facts = TitleFacts()
    public var poster: Picture?
    public var backdrop: Picture?
    public var addedAt: Date
    public var seasonNames: [Int: String] = [:]
    public var seasonPosters: [Int: Picture] = [:]
    public var episodes: [IdentifiedEpisode] = []
    /// Another folder, filed earlier, has more details about the series: only the episodes and the other ids are new.
    public var isDescribedElsewhere = false

    public init(id: TitleID, title: String, addedAt: Date) {
        self.id = id
        self.title = title
        self.addedAt = addedAt
    }
}

public struct IdentifiedEpisode: Hashable, Sendable {
    public var season: Int
    public var number: Int
    public var title: String?
    public var overview: String?
    public var aired: String?
    public var runtimeMinutes: Int?
    public var still: Picture?
    public var addedAt: Date

    public init(season: Int, number: Int, title: String? = nil, addedAt: Date) {
        self.season = season
        self.number = number
        self.title = title
        self.addedAt = addedAt
    }
}

/// Facts that an NFO gives for movies and series alike.
public struct TitleFacts: Hashable, Sendable {
    public var overview: String?
    public var tagline: String?
    public var runtimeMinutes: Int?
    public var genres: [String] = []
    /// 0…10.
    public var rating: Double?
    public var certification: String?
    public var premiered: String?
    public var status: String?
    public var directors: [String] = []
    public var writers: [String] = []
    public var studios: [String] = []
    public var cast: [Role] = []
    public var collection: Collection?

    public init() {}

    /// The movies to which one belongs: “Keaton Collection”.
    public struct Collection: Hashable, Sendable {
        public var name: String
        public var overview: String?

        public init(name: String, overview: String? = nil) {
            self.name = name
            self.overview = overview
        }
    }

    public struct Role: Hashable, Sendable {
        public var name: String
        public var character: String?

        public init(name: String, character: String? = nil) {
            self.name = name
            self.character = character
        }
    }
}

/// Receives the titles that a scan identifies, on behalf of the catalogue's contexts. Filing a title again changes nothing, so an
/// interrupted scan may file it again.
public struct TitleSink: Sendable {
    public var file: @Sendable ([IdentifiedMovie], [IdentifiedSeries]) async throws -> Void
    /// All files of these titles are missing since the date, or present again (nil).
    public var setMissing: @Sendable (Date?, [TitleReference]) async throws -> Void
    /// The files of these titles are gone for good.
    public var remove: @Sendable ([TitleReference]) async throws -> Void
    /// Pictures that were prepared after the scan.
    /// An episode's still comes as its backdrop.
    public var setPictures: @Sendable (TitleReference, _ poster: Picture?, _ backdrop: Picture?) async throws -> Void
    /// The same for a series as a whole.
    public var setSeriesPictures: @Sendable (TitleID, _ poster: Picture?, _ backdrop: Picture?) async throws -> Void
    /// Titles without files, because their files now belong to another title or to the same one under another id. Progress and
    /// watchlist entries of the old title move with the files.
    public var move: @Sendable ([TitleReference: TitleID]) async throws -> Void
    /// Movies and episodes without files, because their files now show others.
    public var moveReferences: @Sendable ([TitleReference: TitleReference]) async throws -> Void
    /// These files are new, or belong to other titles than before. Progress goes with them.
    /// Returns the titles under which people knew the files, with those that they belong to now.
    public var follow: @Sendable ([ShownFile], _ new: Set<FileID>) async throws -> [TitleReference: TitleReference]

    public init(
        file: @escaping @Sendable ([IdentifiedMovie], [IdentifiedSeries]) async throws -> Void,
        setMissing: @escaping @Sendable (Date?, [TitleReference]) async throws -> Void,
        remove: @escaping @Sendable ([TitleReference]) async throws -> Void,
        setPictures: @escaping @Sendable (TitleReference, _ poster: Picture?, _ backdrop: Picture?) async throws -> Void,
        setSeriesPictures: @escaping @Sendable (TitleID, _ poster: Picture?, _ backdrop: Picture?) async throws -> Void = { _, _, _ in },
        move: @escaping @Sendable ([TitleReference: TitleID]) async throws -> Void = { _ in },
        moveReferences: @escaping @Sendable ([TitleReference: TitleReference]) async throws -> Void = { _ in },
        follow: @escaping @Sendable ([ShownFile], _ new: Set<FileID>) async throws -> [TitleReference: TitleReference] = { _, _ in [:] }
    ) {
        self.file = file
        self.setMissing = setMissing
        self.remove = remove
        self.setPictures = setPictures
        self.setSeriesPictures = setSeriesPictures
        self.move = move
        self.moveReferences = moveReferences
        self.follow = follow
    }
}
