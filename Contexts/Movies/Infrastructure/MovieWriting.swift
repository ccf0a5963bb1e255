import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import Persistence

/// Writes movies within one transaction.
struct MovieWriting {
    let db: GRDB.Database
    let precedence: FactPrecedence
    private var changes = ShelfChanges(MovieTables.shelves)
    /// Ids of merged movies, and those that replace them.
    private(set) var moved: [TitleID: TitleID] = [:]

    /// Applies `body`, then the changes of the shelves.
    static func run(
        _ precedence: FactPrecedence, in db: GRDB.Database, _ body: (inout MovieWriting) throws -> Void
    ) throws -> [TitleID: TitleID] {
        var writing = MovieWriting(db: db, precedence: precedence)
        try body(&writing)
        try writing.changes.apply(in: db)
        return writing.moved
    }

    private init(db: GRDB.Database, precedence: FactPrecedence) {
        self.db = db
        self.precedence = precedence
    }

    /// Files a movie of the library.
    mutating func file(_ movie: Movie) throws {
        guard let old = try joined([movie.id] + movie.aliases, as: movie.id) else { return try insert(movie) }
        var new = movie
        new.summary.addedAt = old.addedAt ?? movie.summary.addedAt
        new.aliases += old.ids
        let local = old.documents.local()
        new.summary.poster = new.summary.poster ?? local?.poster
        new.summary.backdrop = new.summary.backdrop ?? local?.backdrop
        try update(old, new, old.documents.with(local: MovieFacts(new), at: new.summary.addedAt))
    }

    mutating func save(_ document: MovieDocument) throws {
        let content = document.content
        guard content.source != .local else { return }
        guard let old = try joined([document.id] + document.aliases, as: nil) else {
            guard content.facts.title != nil else { return }
            let summary = MovieSummary(
                id: document.id, kind: document.kind, title: "", addedAt: content.fetchedAt, hasFiles: false)
            try insert(Movie(summary: summary, aliases: document.aliases).with(precedence.ranked([content])), [content])
            return
        }
        var documents = old.documents
        // Similar titles, and the work of a person, come without the names of genres.
        documents.put(content) { if $0.genres.isEmpty { $0.genres = $1.genres } }
        var new = old.record.movie
        new.aliases += old.ids + [document.id] + document.aliases
        try update(old, new, documents)
    }

    mutating func derive(_ id: TitleID) throws {
        guard let number = try MovieReading.number(of: id, in: db), let old = try StoredMovie(number, in: db) else { return }
        try update(old, old.record.movie, old.documents)
    }

    /// - Parameter date: what the source said since stays; nil for nothing.
    mutating func forget(_ source: FactSource, of id: TitleID, before date: Date?) throws {
        guard let number = try MovieReading.number(of: id, in: db), let old = try StoredMovie(number, in: db) else { return }
        let left = old.documents.without(source, before: date)
        if left.count == old.documents.count { return }
        if left.isEmpty { return try delete(number, old.record) }
        var new = old.record.movie
        if source == .local { (new.summary.hasFiles, new.summary.missingSince) = (false, nil) }
        try update(old, new, left)
    }

    mutating func setMissing(_ since: Date?, for id: TitleID) throws {
        guard let number = try MovieReading.number(of: id, in: db), let old = try MovieReading.record(of: number, in: db),
            old.movie.summary.hasFiles
        else { return }
        var new = old.movie
        new.summary.missingSince = since
        try update(number, old, new)
    }

    mutating func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) throws {
        guard let number = try MovieReading.number(of: id, in: db), let old = try StoredMovie(number, in: db) else {
            throw MoviesError.notFound
        }
        guard var local = old.documents.local() else { return }
        local.poster = poster ?? local.poster
        local.backdrop = backdrop ?? local.backdrop
        let movie = old.record.movie
        try update(old, movie, old.documents.with(local: local, at: old.addedAt ?? movie.summary.addedAt))
    }
}

extension MovieWriting {
    /// The movie that has one of these ids. Rows that turn out to be the same movie become one, and their ids stay.
    ///
    /// - Parameter id: the id that it gets; nil for its own.
    private mutating func joined(_ ids: [TitleID], as id: TitleID?) throws -> StoredMovie? {
        var known: [StoredMovie] = []
        for id in ids {
            guard let number = try MovieReading.number(of: id, in: db), !known.contains(where: { $0.number == number }),
                let one = try StoredMovie(number, in: db)
            else { continue }
            known.append(one)
        }
        // Its kind, and whether it is missing, are those of its files.
        guard var whole = known.first(where: \.hasFiles) ?? known.first else { return nil }
        for part in known where part.number != whole.number {
            try delete(part.number, part.record)
            whole.join(part)
        }
        let own = whole.record.movie.id
        for old in known.count > 1 ? whole.ids : [own] where old != id ?? own { moved[old] = id ?? own }
        return whole
    }

    /// - Parameter documents: what others than its files say.
    private mutating func insert(_ movie: Movie, _ documents: [FactDocument<MovieFacts>] = []) throws {
        let movie = movie.withUniqueAliases
        let record = MovieRecord(movie)
        let number = try MovieRecord.writer.insert(record.values, in: db)
        try MovieTables.documents.update(number, from: [], to: documents, in: db)
        try identify(number, movie)
        name([movie])
        changes.move(from: nil, to: try record.entry(item: number, in: db))
    }

    /// - Parameter documents: all that is said about it; its row follows from them.
    private mutating func update(_ old: StoredMovie, _ movie: Movie, _ documents: [FactDocument<MovieFacts>]) throws {
        try MovieTables.documents.update(old.number, from: old.stored, to: documents, in: db)
        try update(old.number, old.record, movie.with(precedence.ranked(documents)))
    }

    private mutating func update(_ number: Int64, _ old: MovieRecord, _ movie: Movie) throws {
        let movie = movie.withUniqueAliases
        let new = MovieRecord(movie)
        guard let values = try MovieRecord.writer.values(of: number, in: db),
            try MovieRecord.writer.update(number, from: values, to: new.values, in: db)
        else { return }
        try identify(number, movie)
        name([old.movie, movie])
        changes.move(from: try old.entry(item: number, in: db), to: try new.entry(item: number, in: db))
    }

    private mutating func delete(_ number: Int64, _ record: MovieRecord) throws {
        name([record.movie])
        changes.move(from: try record.entry(item: number, in: db), to: nil)
        try db.cachedStatement(sql: "DELETE FROM movie WHERE id = ?").execute(arguments: [number])
    }

    private func identify(_ number: Int64, _ movie: Movie) throws {
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO movie_identity(identity, movie) VALUES (?, ?)")
        for id in [movie.id] + movie.aliases { try statement.execute(arguments: [id, number]) }
    }

    /// Announces the change of a movie, in its old and its new lists.
    private func name(_ movies: [Movie]) {
        for movie in movies {
            db.changed(movie.summary.kind.changeKey)
            db.changed(([movie.id] + movie.aliases).map(ChangeKey.title))
        }
    }
}

extension Movie {
    fileprivate var withUniqueAliases: Movie {
        var movie = self
        movie.aliases = aliases.reduce(into: []) { if $1 != id, !$0.contains($1) { $0.append($1) } }
        return movie
    }
}
