import Caching
import CoreDomain
import Crypto
import DiscoveryComposition
import DiscoveryDomain
import DiscoveryInfrastructure
import FFmpegAdapter
import Foundation
import LibraryComposition
public import LibraryDomain
public import LiveServer
public import Logging
import MoviesInfrastructure
public import MoviesDomain
import NetworkLayer
import PeopleInfrastructure
public import PeopleDomain
import Persistence
import RemoteArtwork
import SearchInfrastructure
import StreamingInfrastructure
import TMDbAdapter
public import SearchDomain
public import Settings
import TVSeriesInfrastructure
public import TVSeriesDomain
import ViewingInfrastructure
public import ViewingDomain

/// The object graph: every context is built once and joined with the others, and the clients of the screens are made from them.
public struct Cinema: Sendable {
    public let settings: Settings
    public let data: CinemaData
    public let movies: any MovieRepository
    public let series: any SeriesRepository
    public let people: any PeopleRepository
    public let viewing: any ViewingRepository
    public let search: any SearchIndex
    let known: KnownTitles
    let library: Library
    public let capabilities: Capabilities
    public let links: MediaLinks
    public let logger: Logger
    let precious: Database
    private let catalogue: Database
    let precedence: FactPrecedence
    /// What was added to the catalogue besides the titles of files.
    let editions: Editions
    let ffmpeg: FFmpeg?
    let origins: PictureOrigins
    /// Pictures of titles and people, made from files or fetched.
    let pictures: DiskCache
    let themes: PosterThemes
    let discovery: Discovery
    /// Nil where nothing is asked: without a token, with a wrong setting, and in commands.
    let online: OnlineCatalogue?
    /// What is wrong with the settings of The Movie Database, in a sentence.
    let onlineProblem: String?
    /// Fetched pictures; where nothing is asked, those that were fetched before. Nil if the settings name no valid address of them.
    let artwork: RemoteArtwork?
    let streams: MovieStreams
    let layouts = MP4Layouts()
    /// Of the movies that are being watched.
    let drawingAhead: DrawingAhead
    /// What players reported.
    let records = PlaybackRecords()
    let skipping = EpisodeSkipping()
    /// How pictures are encoded, found by trying.
    let encoderChoice: OneValue<EncoderChoice>?
    /// The shelves of Explore for each viewer.
    let explore: ExploreUpdates
    /// Raised to revoke an account's sessions and capabilities.
    public let epochs = Epochs()

    /// The functions for files and folders of screens, commands and the API.
    public var files: any LibraryRepository { library.repository }

    /// The folder in which `popcorn serve` makes the sample movies if there is nothing else.
    public var sampleDirectory: String { data.dataDirectory + "sample" }

    /// Opens the data directory; creates or migrates it if necessary.
    ///
    /// - Parameter connections: to services on the network; without them none is asked.
    public static func open(
        _ settings: Settings, connections: ServiceConnections? = nil,
        logger: Logger = Logger(label: "popcorn", factory: { _ in SwiftLogNoOpLogHandler() })
    ) async throws -> Cinema {
        let data = CinemaData(settings)
        // One feed for both, so that a page listens to one stream.
        let feed = ChangeFeed()
        let precious = try data.openPrecious(feed, logger)
        do {
            let catalogue = try data.openCatalogue(feed, logger)
            do {
                return try Cinema(settings, data, precious: precious, catalogue: catalogue, connections: connections, logger: logger)
            } catch {
                catalogue.close()
                throw error
            }
        } catch {
            precious.close()
            throw error
        }
    }

    /// Whether the list of titles was found to be damaged: the next start rebuilds it.
    public var needsRestart: Bool { catalogue.isDamaged }

    /// Waits for running statements, then closes the databases. Later calls fail.
    public func close() {
        catalogue.close()
        precious.close()
    }

    /// - Parameter tools: Read media files; by default ffmpeg does, where it is installed.
    init(
        _ settings: Settings, _ data: CinemaData, precious: Database, catalogue: Database, connections: ServiceConnections? = nil,
        logger: Logger,
        tools: MediaTools? = nil
    ) throws {
        self.settings = settings
        self.logger = logger
        self.data = data
        self.precious = precious
        self.catalogue = catalogue
        let ffmpeg = FFmpeg.locate()
        self.ffmpeg = ffmpeg
        encoderChoice = ffmpeg.map { ffmpeg in OneValue { await ffmpeg.encoderChoice() } }
        precedence = FactPrecedence(settings)
        movies = SQLiteMovieRepository(catalogue, folders: Library.titleFolders, precedence: precedence)
        series = SQLiteSeriesRepository(catalogue, folders: Library.titleFolders, precedence: precedence)
        let people = SQLitePeopleRepository(catalogue: catalogue, precedence)
        self.people = people
        search = SQLiteSearchIndex(catalogue, folders: Library.titleFolders) { people.condition(on: $1, for: $0) }
        editions = Editions(catalogue)
        viewing = SQLiteViewingRepository(precious)
        let pictures = DiskCache(
            directory: data.cacheDirectory + "pictures", capacity: settings.cacheLimit,
            observe: { logger.trace("A picture was looked up.", metadata: ["cache-result": "\($0)"]) })
        self.pictures = pictures
        known = KnownTitles(
            movies: movies, series: series, people: people, search: search, viewing: viewing, history: SQLiteSearchHistory(precious))
        origins = PictureOrigins(catalogue)
        do throws(TMDbSettingsError) {
            online = try OnlineCatalogue(
                settings.tmdb, connections, known, lists: SQLiteDiscoveryRepository(catalogue), origins,
                pictures: pictures, genres: DiskCache(directory: data.cacheDirectory + "genres", capacity: 1_000_000), logger)
            onlineProblem = nil
        } catch {
            logger.error("\(error)")
            (online, onlineProblem) = (nil, error.description)
        }
        let kept = try? BaseAddress(settings.tmdb.imageURL.trimmingCharacters(in: .whitespacesAndNewlines))
        artwork = online?.artwork ?? kept.map { RemoteArtwork(keptFrom: $0, cache: pictures) }
        let sources: [(any DiscoverySource)?] = [online.map(TMDbLists.init), SampleLists()]
        discovery = Discovery(catalogue: catalogue, sources: sources.compactMap(\.self))
        let tools = tools ?? MediaTools(ffmpeg)
        themes = PosterThemes(directory: data.cacheDirectory + "themes") { try await tools.palette($0).theme }
        library = Library(
            precious: precious, catalogue: catalogue,
            sink: TitleSink(known), candidates: TitleCandidates(known),
            tools: tools,
            pictureCache: pictures,
            journal: data.dataDirectory + "scans",
            schedule: settings.scanMinutes == 0 ? .seconds(365 * 86_400) : .seconds(settings.scanMinutes * 60))
        for suspect in library.suspects { logger.warning("\(suspect.words)") }
        capabilities = Capabilities(current: try SecretFile.key(at: data.dataDirectory + "secret.key"), epochs: epochs)
        links = MediaLinks(capabilities: capabilities)
        streams = MovieStreams(settings, data, files: library.repository, ffmpeg: ffmpeg, choice: encoderChoice, logger)
        drawingAhead = streams.drawingAhead()
        let read = ReadExploreShelves(
            movies: movies, series: series, people: people, viewing: viewing, lists: discovery.repository, library: library.repository,
            abilities: streams.abilities, sampleFolder: data.dataDirectory + "sample",
            problem: { [lists = discovery.lists] in ListRefreshing.problem(lists) })
        explore = ExploreUpdates(read) { precious.changes($0) }
    }

    /// One element now and one after each commit that named one of the keys, in either database.
    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { precious.changes(keys) }

    /// Wakes the observers of the keys.
    func publish(_ keys: Set<ChangeKey>) { precious.publish(keys) }
}
