import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import Persistence
import TVSeriesDomain
import Testing
import ViewingDomain
@testable import ViewingInfrastructure

@testable import AppDependencies

/// An installation in which a movie and a series could have the same id (`TitleID.ofSeries`).
@Suite("Ids of series from before they were their own")
struct SeriesIDTests {
    private let sopranos = TitleID("tmdb-tv1398")!, stalker = TitleID("tmdb-1398")!, fog = TitleID("tmdb-550")!, rain = TitleID("tvdb-9")!

    /// Tables of this step and of later ones.
    private static let later = "'viewing_old_id', 'viewing_history', 'viewing_rating'"

    private func sample() async throws -> SampleCinema {
        try await SampleCinema([
            "Movies/Stalker (1979) [tmdbid-1398].avi", "Movies/Fog (2001) [tmdbid-550].avi",
            "Series/The Sopranos [tmdbid-1398] [tvdbid-75299]/Season 1/The Sopranos S01E01.avi",
            "Series/The Sopranos [tmdbid-1398] [tvdbid-75299]/Season 1/The Sopranos S01E02.avi",
            "Series/Rain [tvdbid-9]/Season 1/Rain S01E01.avi",
        ])
    }

    /// All rows of all tables of a database, but for what the step itself adds.
    private func rows(of database: Persistence.Database) async throws -> [String: [String]] {
        try await database.read { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search_text%' AND name <> 'viewing_old_id'"
            )
            return try Dictionary(
                uniqueKeysWithValues: tables.map { table in
                    (table, try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { "\($0)" }.sorted())
                })
        }
    }

    /// Takes the step back: the ids of series are again those of movies.
    private func older(_ database: Persistence.Database) async throws {
        try await database.write { db in
            let columns = try Row.fetchAll(
                db,
                sql: """
                    SELECT held.name AS held, part.name AS part FROM sqlite_schema AS held JOIN pragma_table_info(held.name) AS part
                    WHERE held.type = 'table' AND part.type = 'TEXT' AND held.name NOT LIKE 'search_text%' AND held.name NOT IN (\(Self.later))
                    """)
            for column in columns {
                let (table, name): (String, String) = (column["held"], column["part"])
                for source in ["tmdb", "tvdb"] {
                    try db.execute(
                        sql: """
                            UPDATE \(table) SET \(name) = replace(\(name), '\(source)-tv', '\(source)-')
                            WHERE \(name) LIKE '%\(source)-tv%'
                            """)
                }
            }
        }
    }

    @Test("Everything that names a series by its files gets the new id, and what names a movie of the same number does not")
    func catalogue() async throws {
        let sample = try await sample()
        let (precious, catalogue) = (sample.databases[0], sample.databases[1])
        let episode = TitleReference.episode(series: sopranos, season: 1, episode: 1)
        let viewer = sample.viewer
        for reference in [episode, .movie(stalker), .movie(fog)] {
            let progress = PlaybackProgress(
                file: try await sample.file(of: reference), reference: reference, part: 0, position: 96, duration: 100, updatedAt: .now)
            try await sample.cinema.viewing.save(progress, viewer: viewer.id)
        }
        _ = try await sample.cinema.viewing.dismiss(fog, viewer: viewer.id)
        let rain = TitleReference.episode(series: rain.ofSeries, season: 1, episode: 1)
        try await sample.cinema.viewing.save(
            PlaybackProgress(
                file: try await sample.file(of: rain), reference: rain, part: 0, position: 9, duration: 100, updatedAt: .now),
            viewer: viewer.id)
        _ = try await sample.cinema.viewing.dismiss(rain.title, viewer: viewer.id)

        let before = (try await rows(of: precious), try await rows(of: catalogue))
        for database in sample.databases { try await older(database) }
        #expect(try await rows(of: catalogue)["series"] != before.1["series"])
        #expect(try await rows(of: precious)["viewing_progress"] != before.0["viewing_progress"])
        try await catalogue.write { try $0.execute(sql: CinemaData.seriesIDs) }
        try await precious.write { try $0.execute(sql: "DROP TABLE viewing_old_id; \(ViewingTables.seriesIDs)") }
        let after = (try await rows(of: precious), try await rows(of: catalogue))
        for (table, rows) in before.0 { #expect(after.0[table] == rows, "\(table)") }
        for (table, rows) in before.1 { #expect(after.1[table] == rows, "\(table)") }
    }

    @Test("Entries of a watchlist go to the series, unless a movie has the id; those of unknown titles wait")
    func watchlist() async throws {
        let sample = try await sample()
        let (cinema, viewer) = (sample.cinema, sample.viewer)
        let unknown = TitleID("tmdb-99")!
        for id in [rain, stalker, fog, unknown, TitleID("imdb-tt1")!] {
            _ = try await cinema.viewing.setOnWatchlist(true, id, at: .now, viewer: viewer.id)
        }
        try await sample.databases[0].write { try $0.execute(sql: "DROP TABLE viewing_old_id; \(ViewingTables.seriesIDs)") }
        #expect(try await cinema.viewing.unclearTitles() == [stalker, fog, unknown, rain].sorted())
        for _ in 1...2 { try await CatalogueFilling(cinema: cinema, showsSamples: false).run() }
        let list = Set(try await cinema.viewing.watchlist(viewer: viewer.id).map(\.title))
        #expect(list == [rain.ofSeries, stalker, fog, unknown, TitleID("imdb-tt1")!])
        #expect(try await cinema.viewing.unclearTitles() == [unknown])
    }
}
