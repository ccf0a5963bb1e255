import CoreDomain
import Foundation
import GRDB
import Persistence
import TVSeriesDomain

/// Writes series and episodes within one transaction.
struct SeriesWriting {
    let db: GRDB.Database
    let precedence: FactPrecedence
    private var changes = ShelfChanges(SeriesTables.shelves)
    /// Rows whose counts may have changed, and whether anything else of them has.
    private var touched: [Int64: Bool] = [:]
    /// Ids of merged series, and those that replace them.
    private(set) var moved: [TitleID: TitleID] = [:]

    /// Applies `body`, then the counts and the changes of the shelves.
    static func run(
        _ precedence: FactPrecedence, in db: GRDB.Database, _ body: (inout SeriesWriting) throws -> Void
    ) throws -> [TitleID: TitleID] {
        var writing = SeriesWriting(db: db, precedence: precedence)
        try body(&writing)
        for number in writing.touched.keys.sorted() { try writing.recount(number) }
        try writing.changes.apply(in: db)
        for (number, isChanged) in writing.touched where isChanged { try name(number, in: db) }
        return writing.moved
    }

    private init(db: GRDB.Database, precedence: FactPrecedence) {
        self.db = db
        self.precedence = precedence
    }

    /// Announces the change of a series.
    private static func name(_ number: Int64, in db: GRDB.Database) throws {
        guard let series = try SeriesReading.record(of: number, in: db)?.series else { return }
        db.changed(.titles(.series))
        db.changed(([series.id] + series.aliases).map(ChangeKey.title))
    }

    /// Runs `body` on one series, and notices whether it changes anything.
    mutating func touching(_ number: Int64, _ body: (inout SeriesWriting) throws -> Void) rethrows {
        let before = db.totalChangesCount
        try body(&self)
        touched[number] = touched[number] == true || db.totalChangesCount > before
    }

    private mutating func recount(_ number: Int64) throws {
        guard let before = try SeriesReading.record(of: number, in: db), try EpisodeWriting.recount(number, in: db),
            let now = try SeriesReading.record(of: number, in: db)
        else { return }
        changes.move(from: try before.entry(item: number, in: db), to: try now.entry(item: number, in: db))
    }

    /// Files a series of the library.
    mutating func file(_ series: Series) throws {
        guard let old = try joined([series.id] + series.aliases, as: series.id) else { return try insert(series) }
        var new = series
        new.summary.addedAt = old.addedAt ?? series.summary.addedAt
        new.aliases += old.ids
        let local = old.documents.local()
        new.summary.poster = new.summary.poster ?? local?.poster
        new.summary.backdrop = new.summary.backdrop ?? local?.backdrop
        var facts = SeriesFacts(new)
        facts.seasons.add(local?.seasons ?? [])
        try update(old, new, old.documents.with(local: facts, at: new.summary.addedAt))
    }

    mutating func save(_ document: SeriesDocument) throws {
        let content = document.content
        guard content.source != .local else { return }
        guard let old = try joined([document.id] + document.aliases, as: nil) else {
            guard content.facts.title != nil else { return }
            let summary = SeriesSummary(id: document.id, title: "", addedAt: content.fetchedAt, hasFiles: false)
            return try insert(Series(summary: summary, aliases: document.aliases).with(precedence.ranked([content])), [content])
        }
        var documents = old.documents
        // Similar titles, and the work of a person, come without the names of genres.
        documents.put(content) { if $0.genres.isEmpty { $0.genres = $1.genres } }
        var new = old.record.series
        new.aliases += old.ids + [document.id] + document.aliases
        try update(old, new, documents)
    }

    mutating func derive(_ id: TitleID) throws {
        guard let number = try SeriesReading.number(of: id, in: db), let old = try StoredSeries(number, in: db) else { return }
        try update(old, old.record.series, old.documents)
        try touching(number) { try EpisodeWriting.derive(number, $0.precedence, in: $0.db) }
    }

    /// - Parameters:
    ///   - date: what the source said since stays; nil for nothing.
    ///   - episodes: whether its episodes lose what the source said too.
    mutating func forget(_ source: FactSource, of id: TitleID, before date: Date? = nil, episodes: Bool = true) throws {
        guard let number = try SeriesReading.number(of: id, in: db) else { return }
        if episodes {
            try touching(number) { try EpisodeWriting.forget(source, before: date, of: number, $0.precedence, in: $0.db) }
        }
        guard let old = try StoredSeries(number, in: db) else { return }
        let left = old.documents.without(source, before: date)
        if left.count == old.documents.count { return }
        if left.isEmpty { return try delete(number, old.record) }
        var new = old.record.series
        if source == .local { (new.summary.hasFiles, new.summary.missingSince) = (false, nil) }
        try update(old, new, left)
    }

    /// Deletes what the files of episodes said, then seasons and series of which nobody else knows.
    mutating func remove(_ episodes: [EpisodeKey]) throws {
        var emptied: [Int64: Set<Int>] = [:]
        for key in episodes {
            guard let number = try SeriesReading.number(of: key.series, in: db) else { continue }
            try touching(number) { try EpisodeWriting.unfile(key, of: number, $0.precedence, in: $0.db) }
            emptied[number, default: []].insert(key.season)
        }
        for (number, seasons) in emptied {
            guard let old = try StoredSeries(number, in: db) else { continue }
            guard try EpisodeWriting.hasFiles(number, in: db) else {
                try Self.name(number, in: db)
                try forget(.local, of: old.record.series.id, episodes: false)
                continue
            }
            try leave(seasons, old)
        }
    }

    /// Seasons without files are no longer among what the files say.
    private mutating func leave(_ seasons: Set<Int>, _ old: StoredSeries) throws {
        let gone = try seasons.filter { try !EpisodeWriting.hasFiles(old.number, season: $0, in: db) }
        guard !gone.isEmpty, var local = old.documents.local() else { return }
        local.seasons.removeAll { gone.contains($0.number) }
        try update(old, local)
    }

    mutating func setPictures(poster: Picture?, backdrop: Picture?, for id: TitleID) throws {
        let number = try SeriesReading.known(id, in: db)
        guard let old = try StoredSeries(number, in: db) else { throw TVSeriesError.notFound }
        guard var local = old.documents.local() else { return }
        local.poster = poster ?? local.poster
        local.backdrop = backdrop ?? local.backdrop
        try update(old, local)
    }

    private mutating func update(_ old: StoredSeries, _ local: SeriesFacts) throws {
        let series = old.record.series
        try update(old, series, old.documents.with(local: local, at: old.addedAt ?? series.summary.addedAt))
    }
}

extension SeriesWriting {
    /// The series that has one of these ids. Rows that turn out to be the same series become one, and their ids stay.
    ///
    /// - Parameter id: the id that it gets; nil for its own.
    private mutating func joined(_ ids: [TitleID], as id: TitleID?) throws -> StoredSeries? {
        var known: [StoredSeries] = []
        for id in ids {
            guard let number = try SeriesReading.number(of: id, in: db), !known.contains(where: { $0.number == number }),
                let one = try StoredSeries(number, in: db)
            else { continue }
            known.append(one)
        }
        guard var whole = known.first(where: \.hasFiles) ?? known.first else { return nil }
        for part in known where part.number != whole.number {
            try EpisodeWriting.move(from: part.number, to: whole.number, in: db)
            try delete(part.number, part.record)
            whole.join(part)
        }
        let own = whole.record.series.id
        for old in known.count > 1 ? whole.ids : [own] where old != id ?? own { moved[old] = id ?? own }
        return whole
    }

    /// - Parameter documents: what others than its files say.
    private mutating func insert(_ series: Series, _ documents: [FactDocument<SeriesFacts>] = []) throws {
        var series = series.withUniqueAliases
        // They follow from the episodes, which are saved later.
        series.summary.isOwned = false
        let record = SeriesRecord(series)
        let number = try SeriesRecord.writer.insert(record.values, in: db)
        touched[number] = true
        try SeriesTables.documents.update(number, from: [], to: documents, in: db)
        try identify(number, series)
        changes.move(from: nil, to: try record.entry(item: number, in: db))
        try EpisodeWriting.save(series.seasons, of: number, in: db)
    }

    /// - Parameter documents: all that is said about it; its row follows from them.
    private mutating func update(_ old: StoredSeries, _ series: Series, _ documents: [FactDocument<SeriesFacts>]) throws {
        var series = series.with(precedence.ranked(documents)).withUniqueAliases
        series.summary.isOwned = old.record.series.summary.isOwned
        let new = SeriesRecord(series)
        try touching(old.number) { writing in
            try SeriesTables.documents.update(old.number, from: old.stored, to: documents, in: writing.db)
            if let values = try SeriesRecord.writer.values(of: old.number, in: writing.db),
                try SeriesRecord.writer.update(old.number, from: values, to: new.values, in: writing.db)
            {
                try writing.identify(old.number, series)
                writing.changes.move(
                    from: try old.record.entry(item: old.number, in: writing.db), to: try new.entry(item: old.number, in: writing.db))
            }
            try EpisodeWriting.save(series.seasons, of: old.number, in: writing.db)
        }
    }

    private mutating func delete(_ number: Int64, _ record: SeriesRecord) throws {
        try Self.name(number, in: db)
        touched[number] = nil
        changes.move(from: try record.entry(item: number, in: db), to: nil)
        try db.cachedStatement(sql: "DELETE FROM series WHERE id = ?").execute(arguments: [number])
    }

    private func identify(_ number: Int64, _ series: Series) throws {
        let statement = try db.cachedStatement(sql: "INSERT OR IGNORE INTO series_identity(identity, series) VALUES (?, ?)")
        for id in [series.id] + series.aliases { try statement.execute(arguments: [id, number]) }
    }
}

extension Series {
    fileprivate var withUniqueAliases: Series {
        var series = self
        series.aliases = aliases.reduce(into: []) { if $1 != id, !$0.contains($1) { $0.append($1) } }
        return series
    }
}
