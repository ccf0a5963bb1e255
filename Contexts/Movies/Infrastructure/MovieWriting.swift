import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import Persistence

enum MovieWriting {
    static func save(_ movies: [Movie], in db: GRDB.Database) throws {
        var changes = ShelfChanges(MovieTables.shelves)
        for movie in movies { try save(movie, &changes, in: db) }
        try changes.apply(in: db)
    }

    /// A movie is known if any of its ids is; rows that turn out to be the same movie are merged, and their ids stay.
    private static func save(_ movie: Movie, _ changes: inout ShelfChanges, in db: GRDB.Database) throws {
        var known: [Int64] = []
        for id in [movie.id] + movie.aliases {
            if let number = try MovieReading.number(of: id, in: db), !known.contains(number) { known.append(number) }
        }
        guard let number = known.first, let old = try MovieReading.record(of: number, in: db) else {
            return try insert(movie, &changes, in: db)
        }
        var merged = movie
        var ids = [movie.id] + movie.aliases
        var first = old.movie.summary.addedAt
        for other in known {
            guard let record = other == number ? old : try MovieReading.record(of: other, in: db) else { continue }
            ids += [record.movie.id] + record.movie.aliases
            first = min(first, record.movie.summary.addedAt)
            merged.summary.poster = merged.summary.poster ?? record.movie.summary.poster
            merged.summary.backdrop = merged.summary.backdrop ?? record.movie.summary.backdrop
            if other != number { try remove(other, record, &changes, in: db) }
        }
        merged.summary.addedAt = first
        merged.aliases = ids.reduce(into: []) { if $1 != movie.id, !$0.contains($1) { $0.append($1) } }

        let new = MovieRecord(merged)
        guard let values = try MovieRecord.writer.values(of: number, in: db),
            try MovieRecord.writer.update(number, from: values, to: new.values, in: db)
        else { return }
        try identify(number, merged, in: db)
        name([old.movie, merged], in: db)
        changes.move(from: try old.entry(item: number, in: db), to: try new.entry(item: number, in: db))
    }

    private static func insert(_ movie: Movie, _ changes: inout ShelfChanges, in db: GRDB.Database) throws {
        var movie = movie
        movie.aliases = movie.aliases.reduce(into: []) { if $1 != movie.id, !$0.contains($1) { $0.append($1) } }
        let record = MovieRecord(movie)
        let number = try MovieRecord.writer.insert(record.values, in: db)
        try identify(number, movie, in: db)
        name([movie], in: db)
        changes.move(from: nil, to: try record.entry(item: number, in: db))
    }

    /// Announces the change of a movie, in its old and its new lists.
    private static func name(_ movies: [Movie], in db: GRDB.Database) {
        for movie in movies {
            db.changed(movie.summary.kind.changeKey)
            db.changed(([movie.id] + movie.aliases).map(ChangeKey.title))
        }
    }

    private static func name(_ number: Int64, in db: GRDB.Database) throws {
        if let record = try MovieReading.record(of: number, in: db) { name([record.movie], in: db) }
    }

    private static func identify(_ number: Int64, _ movie: Movie, in db: GRDB.Database) throws {
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO movie_identity(identity, movie) VALUES (?, ?)")
        for id in [movie.id] + movie.aliases { try statement.execute(arguments: [id, number]) }
    }

    static func setMissing(_ since: Date?, for ids: [TitleID], in db: GRDB.Database) throws {
        var changes = ShelfChanges(MovieTables.shelves)
        let statement = try db.cachedStatement(
            sql: "UPDATE movie SET missing = ?1 WHERE id = ?2 AND missing IS NOT ?1")
        for id in ids {
            guard let number = try MovieReading.number(of: id, in: db), let old = try MovieReading.record(of: number, in: db) else {
                continue
            }
            try statement.execute(arguments: [since.map(Moment.init), number])
            guard db.changesCount > 0 else { continue }
            name([old.movie], in: db)
            // A movie whose files are all missing is not owned.
            var new = old
            new.movie.summary.missingSince = since
            changes.move(from: try old.entry(item: number, in: db), to: try new.entry(item: number, in: db))
        }
        try changes.apply(in: db)
    }

    static func remove(_ ids: [TitleID], in db: GRDB.Database) throws {
        var changes = ShelfChanges(MovieTables.shelves)
        for id in ids {
            guard let number = try MovieReading.number(of: id, in: db),
                let record = try MovieReading.record(of: number, in: db)
            else { continue }
            try remove(number, record, &changes, in: db)
        }
        try changes.apply(in: db)
    }

    private static func remove(
        _ number: Int64, _ record: MovieRecord, _ changes: inout ShelfChanges, in db: GRDB.Database
    ) throws {
        name([record.movie], in: db)
        changes.move(from: try record.entry(item: number, in: db), to: nil)
        try db.cachedStatement(sql: "DELETE FROM movie WHERE id = ?").execute(arguments: [number])
    }

    static func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID, in db: GRDB.Database) throws {
        guard let number = try MovieReading.number(of: id, in: db) else { throw MoviesError.notFound }
        try db.cachedStatement(
            sql: """
                UPDATE movie SET poster = ifnull(?1, poster), backdrop = ifnull(?2, backdrop)
                WHERE id = ?3 AND (poster IS NOT ifnull(?1, poster) OR backdrop IS NOT ifnull(?2, backdrop))
                """
        ).execute(arguments: [poster, backdrop, number])
        if db.changesCount > 0 { try name(number, in: db) }
    }
}
