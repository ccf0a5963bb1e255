import CoreDomain
import Foundation
import GRDB
import Persistence
import TVSeriesDomain

enum EpisodeWriting {
    private static let documents = SeriesTables.episodeDocuments

    /// Files an episode of the library.
    static func file(_ episode: Episode, of series: Int64, _ precedence: FactPrecedence, in db: GRDB.Database) throws {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO season(series, number) VALUES (?, ?)").execute(arguments: [
            series, episode.season,
        ])
        guard let old = try StoredEpisode(episode.season, episode.number, of: series, in: db) else {
            _ = try Episode.writer.insert(episode.values(series: series), in: db)
            return
        }
        var new = episode
        new.addedAt = old.episode.hasFiles ? old.episode.addedAt : episode.addedAt
        new.still = episode.still ?? old.documents.local()?.still
        try update(old, new, old.documents.with(local: EpisodeFacts(new), at: new.addedAt), of: series, precedence, in: db)
    }

    /// Saves what another source says.
    static func save(_ document: EpisodeDocument, of series: Int64, _ precedence: FactPrecedence, in db: GRDB.Database) throws {
        let (key, content) = (document.key, document.content)
        guard content.source != .local else { return }
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO season(series, number) VALUES (?, ?)").execute(arguments: [series, key.season])
        guard let old = try StoredEpisode(key.season, key.number, of: series, in: db) else {
            let new = Episode(
                series: key.series, season: key.season, number: key.number, addedAt: content.fetchedAt, hasFiles: false)
            let id = try Episode.writer.insert(new.with(precedence.ranked([content])).values(series: series), in: db)
            return try documents.update(id, from: [], to: [content], in: db)
        }
        var all = old.documents
        all.put(content)
        try update(old, old.episode, all, of: series, precedence, in: db)
    }

    /// Forgets what the files of an episode said.
    static func unfile(_ key: EpisodeKey, of series: Int64, _ precedence: FactPrecedence, in db: GRDB.Database) throws {
        guard let old = try StoredEpisode(key.season, key.number, of: series, in: db) else { return }
        try forget(.local, before: nil, old, of: series, precedence, in: db)
    }

    /// Forgets what a source said about the episodes of a series. A season that nobody describes goes with the last of them.
    static func forget(
        _ source: FactSource, before date: Date?, of series: Int64, _ precedence: FactPrecedence, in db: GRDB.Database
    ) throws {
        for old in try StoredEpisode.described(of: series, in: db) {
            try forget(source, before: date, old, of: series, precedence, in: db)
        }
        try db.cachedStatement(
            sql: """
                DELETE FROM season WHERE series = ?1 AND (name, poster, announced, overview) IS (NULL, NULL, 0, NULL)
                    AND NOT EXISTS(SELECT 1 FROM episode WHERE episode.series = ?1 AND episode.season = season.number)
                """
        ).execute(arguments: [series])
    }

    private static func forget(
        _ source: FactSource, before date: Date?, _ old: StoredEpisode, of series: Int64, _ precedence: FactPrecedence,
        in db: GRDB.Database
    ) throws {
        let left = old.documents.without(source, before: date)
        if left.count == old.documents.count { return }
        if left.isEmpty { return try db.cachedStatement(sql: "DELETE FROM episode WHERE id = ?").execute(arguments: [old.id]) }
        var new = old.episode
        if source == .local { (new.hasFiles, new.missingSince) = (false, nil) }
        try update(old, new, left, of: series, precedence, in: db)
    }

    /// Derives the rows of the episodes of a series again.
    static func derive(_ series: Int64, _ precedence: FactPrecedence, in db: GRDB.Database) throws {
        for old in try StoredEpisode.described(of: series, in: db) {
            try update(old, old.episode, old.documents, of: series, precedence, in: db)
        }
    }

    /// - Parameter all: all that is said about it; its row follows from them.
    private static func update(
        _ old: StoredEpisode, _ episode: Episode, _ all: [FactDocument<EpisodeFacts>], of series: Int64, _ precedence: FactPrecedence,
        in db: GRDB.Database
    ) throws {
        try documents.update(old.id, from: old.documents, to: all, in: db)
        guard let values = try Episode.writer.values(of: old.id, in: db) else { return }
        try Episode.writer.update(old.id, from: values, to: episode.with(precedence.ranked(all)).values(series: series), in: db)
    }

    /// Replaces what is known about the seasons of a series. Of those that nobody names the number stays while they have episodes.
    static func save(_ seasons: [SeasonSummary], of series: Int64, in db: GRDB.Database) throws {
        let upsert = try db.cachedStatement(
            sql: """
                INSERT INTO season(series, number, name, poster, announced, overview) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT(series, number) DO UPDATE SET
                    name = excluded.name, poster = excluded.poster, announced = excluded.announced, overview = excluded.overview
                WHERE (name, poster, announced, overview) IS NOT
                    (excluded.name, excluded.poster, excluded.announced, excluded.overview)
                """)
        for season in seasons {
            try upsert.execute(arguments: [series, season.number, season.name, season.poster, season.episodeCount, season.overview])
        }
        let named = KeyList(seasons.map { Int64($0.number) })
        try db.cachedStatement(
            sql: """
                DELETE FROM season WHERE series = ?1 AND number NOT IN (SELECT value FROM json_each(?2))
                    AND NOT EXISTS(SELECT 1 FROM episode WHERE episode.series = ?1 AND episode.season = season.number)
                """
        ).execute(arguments: [series, named])
        try db.cachedStatement(
            sql: """
                UPDATE season SET (name, poster, announced, overview) = (NULL, NULL, 0, NULL)
                WHERE series = ?1 AND number NOT IN (SELECT value FROM json_each(?2))
                    AND (name, poster, announced, overview) IS NOT (NULL, NULL, 0, NULL)
                """
        ).execute(arguments: [series, named])
    }

    /// If both have an episode, the second's is kept, unless only the first's has files.
    static func move(from one: Int64, to other: Int64, in db: GRDB.Database) throws {
        try db.execute(
            sql: """
                DELETE FROM episode WHERE series = ?2 AND filed = 0 AND EXISTS(
                    SELECT 1 FROM episode AS file WHERE file.series = ?1 AND file.season = episode.season
                        AND file.number = episode.number AND file.filed = 1)
                """, arguments: [one, other])
        for table in ["season", "episode"] {
            try db.execute(sql: "UPDATE OR IGNORE \(table) SET series = ? WHERE series = ?", arguments: [other, one])
        }
    }

    static func hasFiles(_ series: Int64, in db: GRDB.Database) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM episode WHERE series = ? AND filed = 1 LIMIT 1"), arguments: [series]) != nil
    }

    static func hasFiles(_ series: Int64, season: Int, in db: GRDB.Database) throws -> Bool {
        try Int.fetchOne(
            db.cachedStatement(sql: "SELECT 1 FROM episode WHERE series = ? AND season = ? AND filed = 1 LIMIT 1"),
            arguments: [series, season]) != nil
    }

    /// Updates the counts of a series to match its seasons and episodes. It is missing since the date on which the last of its episodes went
    /// missing, and owned while one of them is not.
    ///
    /// - Returns: whether a count changed.
    static func recount(_ series: Int64, in db: GRDB.Database) throws -> Bool {
        try db.cachedStatement(
            sql: """
                WITH held(episodes, owned, missing) AS (
                    SELECT count(*), count(*) > count(missing), CASE WHEN count(*) = count(missing) THEN max(missing) END
                    FROM episode WHERE series = ?1 AND filed = 1
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
        return db.changesCount > 0
    }

    static func setMissing(_ since: Date?, for key: EpisodeKey, of series: Int64, in db: GRDB.Database) throws {
        try db.cachedStatement(
            sql: """
                UPDATE episode SET missing = ?1 WHERE series = ?2 AND season = ?3 AND number = ?4 AND filed = 1 AND missing IS NOT ?1
                """
        ).execute(arguments: [since.map(Moment.init), series, key.season, key.number])
    }

    static func setStill(
        _ still: Picture, for key: EpisodeKey, of series: Int64, _ precedence: FactPrecedence, in db: GRDB.Database
    ) throws {
        guard let old = try StoredEpisode(key.season, key.number, of: series, in: db), var local = old.documents.local() else {
            throw TVSeriesError.notFound
        }
        local.still = still
        try update(
            old, old.episode, old.documents.with(local: local, at: old.episode.addedAt), of: series, precedence, in: db)
    }
}

/// An episode as it is stored, with everything that is said about it.
private struct StoredEpisode {
    let id: Int64
    let episode: Episode
    let documents: [FactDocument<EpisodeFacts>]

    private static let columns = Episode.columns.map { "episode.\($0)" }.joined(separator: ", ")
    private static let numberedSQL = """
        SELECT episode.id, series.ref, \(columns) FROM episode CROSS JOIN series ON series.id = episode.series
        WHERE episode.series = ? AND season = ? AND number = ?
        """
    private static let describedSQL = """
        SELECT episode.id, series.ref, \(columns) FROM episode CROSS JOIN series ON series.id = episode.series
        WHERE episode.series = ? AND EXISTS(SELECT 1 FROM episode_document WHERE episode_document.episode = episode.id)
        """

    init?(_ season: Int, _ number: Int, of series: Int64, in db: GRDB.Database) throws {
        let row = try Row.fetchOne(db.cachedStatement(sql: Self.numberedSQL), arguments: [series, season, number])
        guard let row else { return nil }
        try self.init(row, in: db)
    }

    /// The episodes of a series of which a source other than the files has spoken.
    static func described(of series: Int64, in db: GRDB.Database) throws -> [StoredEpisode] {
        try Row.fetchAll(db.cachedStatement(sql: describedSQL), arguments: [series]).map { try StoredEpisode($0, in: db) }
    }

    private init(_ row: Row, in db: GRDB.Database) throws {
        var reader = ColumnReader(row)
        id = try reader.required()
        let series: TitleID = try reader.required()
        episode = try Episode(&reader, series: series)
        let stored = try SeriesTables.episodeDocuments.documents(of: id, in: db)
        documents =
            stored.isEmpty && episode.hasFiles ? [].with(local: EpisodeFacts(episode), at: episode.addedAt) : stored
    }
}
