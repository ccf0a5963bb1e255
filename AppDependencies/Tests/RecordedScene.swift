import Caching
import CoreDomain
import DiscoveryInfrastructure
import Foundation
import LibraryComposition
import Logging
import MoviesInfrastructure
import NetworkLayer
import PeopleInfrastructure
import Persistence
import RemoteArtwork
import SearchInfrastructure
import Synchronization
import TMDbAdapter
import TVSeriesInfrastructure
import ViewingInfrastructure

@testable import AppDependencies

extension TMDb {
    static let recordedMoment = Date(timeIntervalSince1970: 1_800_000_000)

    /// Gets this answer to every request.
    static func answering(_ body: String) throws -> TMDb {
        let settings = try TMDbSettings(token: "a.b")
        let client = NetworkClient(base: settings.base) { _ in NetworkAnswer(status: 200, body: Array(body.utf8)) }
        return TMDb(
            settings: settings, client: client, userAgent: "Popcorn/1.0", logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            now: { recordedMoment })
    }
}

/// A catalogue in memory, and a TMDb that answers from a table of paths. It keeps what it was asked, with the query.
final class RecordedScene: Sendable {
    let online: OnlineCatalogue
    let titles: KnownTitles
    let lists: SQLiteDiscoveryRepository
    private let asked: Asked
    private let clock = MovedClock()

    private final class Asked: Sendable {
        let targets = Mutex<[String]>([])
        let status = Mutex(200)
    }

    /// The clock of the system, moved forward.
    private final class MovedClock: Clock, Sendable {
        private let moved = Mutex(Duration.zero)

        var now: ContinuousClock.Instant { .now + moved.withLock { $0 } }
        var minimumResolution: Duration { .zero }

        func move(_ duration: Duration) { moved.withLock { $0 += duration } }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            try await Task.sleep(for: deadline - now, tolerance: tolerance)
        }
    }

    /// - Parameters:
    ///   - answers: by the path below `/3`.
    ///   - other: the answer to all other requests; nil for 404.
    init(_ answers: [String: String] = [:], other: String? = nil) throws {
        let catalogue = try Database.inMemory(CinemaData.catalogueSchema)
        let precious = try Database.inMemory(CinemaData.preciousSchema)
        let asked = Asked()
        self.asked = asked
        titles = KnownTitles(
            movies: SQLiteMovieRepository(catalogue, folders: Library.titleFolders),
            series: SQLiteSeriesRepository(catalogue, folders: Library.titleFolders),
            people: SQLitePeopleRepository(catalogue: catalogue), search: SQLiteSearchIndex(catalogue, folders: Library.titleFolders),
            viewing: SQLiteViewingRepository(precious), history: SQLiteSearchHistory(precious))
        lists = SQLiteDiscoveryRepository(catalogue)
        let settings = try TMDbSettings(token: "a.b")
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let client = NetworkClient(base: settings.base) { request throws(NetworkError) in
            let target = String(request.target.dropFirst("/3/".count))
            asked.targets.withLock { $0.append(target) }
            let status = asked.status.withLock { $0 }
            guard status == 200 else { return NetworkAnswer(status: status, body: []) }
            guard let answer = answers[String(target.prefix { $0 != "?" })] ?? other else { return NetworkAnswer(status: 404, body: []) }
            return NetworkAnswer(status: 200, body: Array(answer.utf8))
        }
        online = OnlineCatalogue(
            tmdb: TMDb(
                settings: settings, client: client, userAgent: "Popcorn/1.0", logger: logger, clock: NetworkClock(clock) { 1_800_000_000 }),
            language: "en-US", titles: titles, lists: lists, origins: PictureOrigins(catalogue),
            artwork: RemoteArtwork(
                client: client, cache: DiskCache(directory: "/nowhere", capacity: 0), userAgent: "Popcorn/1.0", logger: logger),
            genres: DiskCache(directory: "/nowhere", capacity: 0))
    }

    /// Paths below `/3` with their queries.
    var targets: [String] { asked.targets.withLock { $0 } }
    /// Paths below `/3`.
    var paths: [String] { targets.map { String($0.prefix { $0 != "?" }) } }

    func answer(_ status: Int) { asked.status.withLock { $0 = status } }

    /// Answers of the last minute are not used any more.
    func wait() { clock.move(.seconds(61)) }
}
