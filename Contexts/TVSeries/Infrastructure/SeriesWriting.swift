import CoreDomain
import Foundation
import GRDB
import Persistence
import TVSeriesDomain

enum SeriesWriting {
    static func save(_ series: [Series], _ episodes: [Episode], in db: GRDB.Database) throws {
        var changes = ShelfChanges(SeriesTables.shelves)
        var touched: Set<Int64> = []
        var changed: Set<Int64> = []
        for one in series {
            let before = db.totalChangesCount
            let number = try save(one, &changes, in: db)
            touched.insert(number)
            if db.totalChangesCount > before { changed.insert(number) }
        }
        for episode in episodes {
            let before = db.totalChangesCount
            let number = try EpisodeWriting.save(episode, in: db)
            touched.insert(number)
            if db.totalChangesCount > before { changed.insert(number) }
        }
        for number in touched { try EpisodeWriting.recount(number, &changes, in: db) }
        try changes.apply(in: db)
        for number in changed { try name(number, in: db) }
    }

    /// Announces the change of a series.
    static func name(_ number: Int64, in db: GRDB.Database) throws {
        guard let series = try SeriesReading.record(of: number, in: db)?.series else { return }
        db.changed(.titles(.series))
        db.changed(([series.id] + series.aliases).map(ChangeKey.title))
    }

    /// A series is known if any of its ids is; rows that turn out to be the same series are merged, and their ids stay.
    private static func save(_ series: Series, _ changes: inout ShelfChanges, in db: GRDB.Database) throws -> Int64 {
        var ids = [series.id] + series.aliases
        var known: [Int64] = []
        for id in ids {
            if let number = try SeriesReading.number(of: id, in: db), !known.contains(number) { known.append(number) }
        }
        var merged = series
        var old: SeriesRecord?
        for number in known {
            guard let record = try SeriesReading.record(of: number, in: db) else { continue }
            ids += [record.series.id] + record.series.aliases
            let added = record.series.summary.addedAt
            merged.summary.addedAt = old == nil ? added : min(added, merged.summary.addedAt)
            old = old ?? record
            merged.summary.poster = merged.summary.poster ?? record.series.summary.poster
            merged.summary.backdrop = merged.summary.backdrop ?? record.series.summary.backdrop
            if number != known[0] {
                try EpisodeWriting.move(from: number, to: known[0], in: db)
                changes.move(from: try record.entry(item: number, in: db), to: nil)
                try db.cachedStatement(sql: "DELETE FROM series WHERE id = ?").execute(arguments: [number])
            }
        }
        merged.aliases = ids.reduce(into: []) { if $1 != series.id, !$0.contains($1) { $0.append($1) } }
        // As it is stored: it follows from the episodes, which are saved later.
        merged.summary.isOwned = old?.series.summary.isOwned ?? false

        let record = SeriesRecord(merged)
        let number: Int64
        if let old, let values = try SeriesRecord.writer.values(of: known[0], in: db) {
            number = known[0]
            if try SeriesRecord.writer.update(number, from: values, to: record.values, in: db) {
                try identify(number, merged, in: db)
                changes.move(from: try old.entry(item: number, in: db), to: try record.entry(item: number, in: db))
            }
        } else {
            number = try SeriesRecord.writer.insert(record.values, in: db)
            try identify(number, merged, in: db)
            changes.move(from: nil, to: try record.entry(item: number, in: db))
        }
        for season in series.seasons { try EpisodeWriting.save(season, of: number, in: db) }
        return number
    }

    private static func identify(_ number: Int64, _ series: Series, in db: GRDB.Database) throws {
        let statement = try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO series_identity(identity, series) VALUES (?, ?)")
        for id in [series.id] + series.aliases { try statement.execute(arguments: [id, number]) }
    }

    /// Deletes episodes, then seasons and series that have none left.
    static func remove(_ episodes: [EpisodeKey], in db: GRDB.Database) throws {
        var changes = ShelfChanges(SeriesTables.shelves)
        var touched: Set<Int64> = []
        for key in episodes {
            guard let number = try SeriesReading.number(of: key.series, in: db) else { continue }
            touched.insert(number)
            try db.cachedStatement(sql: "DELETE FROM episode WHERE series = ? AND season = ? AND number = ?")
                .execute(arguments: [number, key.season, key.number])
            try db.cachedStatement(
                sql: """
                    DELETE FROM season WHERE series = ?1 AND number = ?2
                        AND NOT EXISTS(SELECT 1 FROM episode WHERE series = ?1 AND season = ?2)
                    """
            ).execute(arguments: [number, key.season])
        }
        let isHeld = try db.cachedStatement(sql: "SELECT 1 FROM episode WHERE series = ? LIMIT 1")
        for number in touched {
            try name(number, in: db)
            if try Int.fetchOne(isHeld, arguments: [number]) != nil {
                try EpisodeWriting.recount(number, &changes, in: db)
            } else if let record = try SeriesReading.record(of: number, in: db) {
                changes.move(from: try record.entry(item: number, in: db), to: nil)
                try db.cachedStatement(sql: "DELETE FROM series WHERE id = ?").execute(arguments: [number])
            }
        }
        try changes.apply(in: db)
    }

    static func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID, in db: GRDB.Database) throws {
        let number = try SeriesReading.known(id, in: db)
        try db.cachedStatement(
            sql: """
                UPDATE series SET poster = ifnull(?1, poster), backdrop = ifnull(?2, backdrop)
                WHERE id = ?3 AND (poster IS NOT ifnull(?1, poster) OR backdrop IS NOT ifnull(?2, backdrop))
                """
        ).execute(arguments: [poster, backdrop, number])
        if db.changesCount > 0 { try name(number, in: db) }
    }
}
