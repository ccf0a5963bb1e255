import Caching
import CoreDomain
import Crypto
import FFmpegAdapter
import Foundation
import LibraryComposition
public import LibraryDomain
public import LiveServer
public import Logging
import MoviesInfrastructure
public import MoviesDomain
import PeopleInfrastructure
public import PeopleDomain
import Persistence
import SearchInfrastructure
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
    let library: Library
    public let capabilities: Capabilities
    public let links: MediaLinks
    public let logger: Logger
    let precious: Database
    private let catalogue: Database
    /// What was added to the catalogue besides the titles of files.
    let editions: Editions
    let ffmpeg: FFmpeg?
    /// The shelves of Explore for each viewer.
    let explore: ExploreUpdates
    /// Raised to revoke an account's sessions and capabilities.
    public let epochs = Epochs()

    /// The functions for files and folders of screens, commands and the API.
    public var files: any LibraryRepository { library.repository }

    /// The folder in which `popcorn serve` makes the sample movies if there is nothing else.
    public var sampleDirectory: String { data.dataDirectory + "sample" }

    /// Opens the data directory; creates or migrates it if necessary.
    public static func open(
        _ settings: Settings, logger: Logger = Logger(label: "popcorn", factory: { _ in SwiftLogNoOpLogHandler() })
    ) async throws -> Cinema {
        let data = CinemaData(settings)
        // One feed for both, so that a page listens to one stream.
        let feed = ChangeFeed()
        let precious = try data.openPrecious(feed, logger)
        do {
            let catalogue = try data.openCatalogue(feed, logger)
            do {
                return try Cinema(settings, data, precious: precious, catalogue: catalogue, logger: logger)
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
        _ settings: Settings, _ data: CinemaData, precious: Database, catalogue: Database, logger: Logger, tools: MediaTools? = nil
    ) throws {
        self.settings = settings
        self.logger = logger
        self.data = data
        self.precious = precious
        self.catalogue = catalogue
        ffmpeg = FFmpeg.locate()
        movies = SQLiteMovieRepository(catalogue, folders: Library.titleFolders)
        series = SQLiteSeriesRepository(catalogue, folders: Library.titleFolders)
        search = SQLiteSearchIndex(catalogue, folders: Library.titleFolders)
        people = SQLitePeopleRepository(catalogue: catalogue)
        editions = Editions(catalogue)
        viewing = SQLiteViewingRepository(precious)
        library = Library(
            precious: precious, catalogue: catalogue,
            sink: TitleSink(movies: movies, series: series, people: people, search: search, viewing: viewing),
            tools: tools ?? MediaTools(ffmpeg),
            pictureCache: DiskCache(directory: data.cacheDirectory + "pictures", capacity: settings.cacheLimit),
            journal: data.dataDirectory + "scans",
            schedule: settings.scanMinutes == 0 ? .seconds(365 * 86_400) : .seconds(settings.scanMinutes * 60))
        for suspect in library.suspects { logger.warning("\(suspect.words)") }
        capabilities = Capabilities(current: try SecretFile.key(at: data.dataDirectory + "secret.key"), epochs: epochs)
        links = MediaLinks(capabilities: capabilities)
        let read = ReadExploreShelves(
            movies: movies, series: series, viewing: viewing, library: library.repository, sampleFolder: data.dataDirectory + "sample")
        explore = ExploreUpdates(read) { precious.changes($0) }
    }

    /// One element now and one after each commit that named one of the keys, in either database.
    func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> { precious.changes(keys) }
}
