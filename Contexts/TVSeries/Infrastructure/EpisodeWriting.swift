import CoreDomain
import Foundation
import GRDB
import Persistence
import TVSeriesDomain

enum EpisodeWriting {
    /// - Returns: the row of the series.
    static func save(_ episode: Episode, in db: GRDB.Database) throws -> Int64 {
        let series = try SeriesReading.known(episode.series, in: db)
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO season(series, number) VALUES (?, ?)")
            .execute(arguments: [series, episode.season])
        guard let old = try present(episode.season, episode.number, of: series, in: db) else {
            _ = try Episode.writer.insert(episode.values(series: series), in: db)
            return series
        }
        var new = episode
        new.addedAt = old.added?.date ?? episode.addedAt
        new.still = episode.still ?? old.still
        if let values = try Episode.writer.values(of: old.id, in: db) {
            try Episode.writer.update(old.id, from: values, to: new.values(series: series), in: db)
        }
        return series
    }

    static func save(_ season: SeasonSummary, of series: Int64, in db: GRDB.Database) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO season(series, number, name, poster, announced) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT(series, number) DO UPDATE SET
                    name = ifnull(excluded.name, name), poster = ifnull(excluded.poster, poster), announced = excluded.announced
                WHERE (name, poster, announced) IS NOT
                    (ifnull(excluded.name, name), ifnull(excluded.poster, poster), excluded.announced)
                """
        ).execute(arguments: [series, season.number, season.name, season.poster, season.episodeCount])
    }

    /// If both have an episode, the second's is kept.
    static func move(from one: Int64, to other: Int64, in db: GRDB.Database) throws {
        for table in ["season", "episode"] {
            try db.execute(sql: "UPDATE OR IGNORE \(table) SET series = ? WHERE series = ?", arguments: [other, one])
        }
    }

    /// Updates the counts of a series to match its seasons and episodes. It is missing since the date on which the last of its episodes went
    /// missing, and owned while one of them is not.
    static func recount(_ series: Int64, _ changes: inout ShelfChanges, in db: GRDB.Database) throws {
        let before = try SeriesReading.record(of: series, in: db)
        try db.cachedStatement(
            sql: """
                WITH held(episodes, owned, missing) AS (
                    SELECT count(*), count(*) > count(missing), CASE WHEN count(*) = count(missing) THEN max(missing) END FROM episode WHERE series = ?1
                ), listed(seasons, announced) AS (
                    SELECT ifnull(nullif(count(CASE WHEN number > 0 THEN 1 END), 0), count(*)), ifnull(sum(announced), 0)
                    FROM season WHERE series = ?1
                ), now(seasons, episodes, owned, missing) AS (
                    SELECT seasons, CASE WHEN episodes > 0 THEN episodes ELSE announced END, owned, missing FROM held, listed
                )
                UPDATE series SET (season_count, episode_count, owned, missing) = (SELECT seasons, episodes, owned, missing FROM now)
                WHERE id = ?1
                    AND (season_count, episode_count, owned, missing) IS NOT (SELECT seasons, episodes, owned, missing FROM now)
                """
        ).execute(arguments: [series])
        guard db.changesCount > 0, let before, let now = try SeriesReading.record(of: series, in: db) else { return }
        changes.move(from: try before.entry(item: series, in: db), to: try now.entry(item: series, in: db))
    }

    static func setMissing(_ since: Date?, for episodes: [EpisodeKey], in db: GRDB.Database) throws {
        var touched: Set<Int64> = []
        let statement = try db.cachedStatement(
            sql: """
                UPDATE episode SET missing = ?1 WHERE series = ?2 AND season = ?3 AND number = ?4 AND missing IS NOT ?1
                """)
        for key in episodes {
            guard let series = try SeriesReading.number(of: key.series, in: db) else { continue }
            try statement.execute(arguments: [since.map(Moment.init), series, key.season, key.number])
            if db.changesCount > 0 { touched.insert(series) }
        }
        var changes = ShelfChanges(SeriesTables.shelves)
        for series in touched {
            try recount(series, &changes, in: db)
            try SeriesWriting.name(series, in: db)
        }
        try changes.apply(in: db)
    }

    static func setStill(_ still: Picture, for key: EpisodeKey, in db: GRDB.Database) throws {
        let series = try SeriesReading.known(key.series, in: db)
        guard let old = try present(key.season, key.number, of: series, in: db) else { throw TVSeriesError.notFound }
        try db.cachedStatement(sql: "UPDATE episode SET still = ?1 WHERE id = ?2 AND still IS NOT ?1")
            .execute(arguments: [still, old.id])
        if db.changesCount > 0 { try SeriesWriting.name(series, in: db) }
    }

    /// The facts that are kept when an episode is saved again.
    private struct Present {
        let id: Int64
        let added: Moment?
        let still: Picture?

        init(row: Row) throws {
            var reader = ColumnReader(row)
            id = try reader.required()
            added = reader.next()
            still = reader.next()
        }
    }

    private static func present(_ season: Int, _ number: Int, of series: Int64, in db: GRDB.Database) throws -> Present? {
        let statement = try db.cachedStatement(
            sql: "SELECT id, added, still FROM episode WHERE series = ? AND season = ? AND number = ?")
        return try Row.fetchOne(statement, arguments: [series, season, number]).map(Present.init)
    }
}
