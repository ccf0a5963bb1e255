import CoreDomain
import DiscoveryComposition
import Foundation
import LibraryComposition
import Logging
import MoviesInfrastructure
import PeopleInfrastructure
public import Persistence
import SearchInfrastructure
public import Settings
import TVSeriesInfrastructure
import ViewingInfrastructure

/// The two databases and the cache of one data directory.
public struct CinemaData: Sendable {
    public let precious: DatabaseFile
    public let catalogue: DatabaseFile
    public let cacheDirectory: String
    public let dataDirectory: String

    public init(_ settings: Settings) {
        dataDirectory = settings.dataDirectory.path(percentEncoded: false)
        cacheDirectory = settings.cacheDirectory.path(percentEncoded: false)
        catalogue = DatabaseFile(
            path: settings.dataDirectory.appending(path: "catalogue.db").path(percentEncoded: false), role: .rebuildable)
        var file = DatabaseFile(path: settings.dataDirectory.appending(path: "popcorn.db").path(percentEncoded: false), role: .precious)
        file.companions = [catalogue.path]
        precious = file
    }

    /// Data that must not be lost: accounts, viewing, decisions about the library.
    static let preciousSchema = Schema(
        joining: ViewingTables.schema, Library.schemas.precious, SearchHistoryTables.schema)
    /// Data that a scan can rebuild.
    static let catalogueSchema = Schema(
        joining: catalogueTables, PeopleTables.schema(for: creditedTitles), Editions.schema("catalogue.2 editions"),
        PictureOrigins.schema("catalogue.3 origins of pictures"), Discovery.schema, Schema("catalogue.4 ids of series", sql: seriesIDs),
        PictureOrigins.subjects("catalogue.5 subjects of pictures"))

    /// The titles that the credits of people refer to.
    static let creditedTitles = CreditedTitleTables(
        movies: .init(table: "movie", identities: "movie_identity", row: "movie"),
        series: .init(table: "series", identities: "series_identity", row: "series"))

    private static let catalogueTables = Schema(
        joining: MovieTables.schema, SeriesTables.schema, SearchTables.schema, Library.schemas.catalogue
    )
    .then(
        "catalogue.1 ages in the search index",
        sql: """
            UPDATE search_entry SET age = coalesce(
                (SELECT age FROM movie_identity JOIN movie ON movie.id = movie WHERE identity = owner),
                (SELECT age FROM series_identity JOIN series ON series.id = series WHERE identity = owner));
            """)

    /// Series have ids of their own since this step (`TitleID.ofSeries`): until then `tmdb-1398` could be a movie and a series.
    static let seriesIDs = ["tmdb", "tvdb"].map { source in
        func renaming(_ column: String, of table: String, after start: String = "") -> String {
            let (old, new) = ("\(start)\(source)-", "\(start)\(source)-\(TitleID.seriesPrefix)")
            return "UPDATE \(table) SET \(column) = replace(\(column), '\(old)', '\(new)') WHERE \(column) GLOB '\(old)[0-9]*';"
        }
        let references = [
            ("library_file", "reference"), ("library_also", "reference"), ("library_artwork", "subject"), ("library_notice", "reference"),
            ("library_notice", "successor"), ("search_entry", "reference"),
        ]
        .flatMap { table, column in ["series/", "episode/"].map { renaming(column, of: table, after: $0) } }
        let inside = "\(source)-', '\(source)-\(TitleID.seriesPrefix)"
        // Where a movie has the number, too, the series knows which of the aliases are its own: the others stay with the movie.
        let isOfSeries = """
            EXISTS (SELECT 1 FROM library_file WHERE library_file.title = library_alias.title AND library_file.reference GLOB 'episode/*')
            AND (
                NOT EXISTS (SELECT 1 FROM library_file WHERE library_file.title = library_alias.title AND library_file.reference GLOB 'movie/*')
                OR EXISTS (
                    SELECT 1 FROM series_identity AS own JOIN series_identity AS main ON main.series = own.series
                    WHERE own.identity = library_alias.alias AND main.identity = library_alias.title))
            """
        return """
            UPDATE library_alias SET alias = replace(alias, '\(inside)') WHERE alias GLOB '\(source)-[0-9]*' AND \(isOfSeries);
            UPDATE library_alias SET title = replace(title, '\(inside)') WHERE title GLOB '\(source)-[0-9]*' AND \(isOfSeries);
            UPDATE library_file SET title = replace(title, '\(inside)')
            WHERE reference GLOB 'episode/\(source)-[0-9]*' AND title GLOB '\(source)-[0-9]*';
            UPDATE search_entry SET owner = replace(owner, '\(inside)')
            WHERE owner GLOB '\(source)-[0-9]*' AND (reference GLOB 'series/*' OR reference GLOB 'episode/*');
            UPDATE series SET aliases = substr(replace(char(31) || aliases, char(31) || '\(source)-', char(31) || '\(source)-\(TitleID.seriesPrefix)'), 2) WHERE aliases IS NOT NULL;
            UPDATE discovery_page SET list = replace(list, '/\(inside)'), items = replace(items, '/\(inside)') WHERE list GLOB '*/series*';

            """ + (references + [renaming("ref", of: "series"), renaming("identity", of: "series_identity")]).joined(separator: "\n")
    }.joined(separator: "\n")

    /// Held by a server for as long as it runs, so that no second server scans the same data.
    /// - Throws: `PersistenceError.alreadyRunning`.
    public func lockForServer() throws -> ServerLock { try ServerLock(directory: dataDirectory) }

    func openPrecious(_ feed: ChangeFeed = ChangeFeed(), _ logger: Logger? = nil) throws -> Database {
        try Database.open(
            precious, schema: Self.preciousSchema, feed: feed, reporting: { logger?.notice("\($0)") },
            reportDamage: { logger?.critical("\($0)") })
    }

    func openCatalogue(_ feed: ChangeFeed, _ logger: Logger) throws -> Database {
        try Database.open(
            catalogue, schema: Self.catalogueSchema, feed: feed, reporting: { logger.notice("\($0)") },
            reportDamage: { logger.critical("\($0)") })
    }

    public func backUp(to path: String) async throws {
        let database = try openPrecious()
        defer { database.close() }
        try await database.backup(to: path)
    }

    public var preciousPath: String { precious.path }

    public func restore(from path: String) throws {
        try Database.restore(from: path, to: precious, schema: Self.preciousSchema)
    }
}
