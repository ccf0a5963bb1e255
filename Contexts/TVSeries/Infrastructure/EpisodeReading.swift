import CoreDomain
import GRDB
import Persistence
import TVSeriesDomain

extension SeriesReading {
    /// In the order of their numbers; specials (0) come last.
    static func seasons(of series: Int64, in db: GRDB.Database) throws -> [SeasonSummary] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT number, name, poster, announced,
                    (SELECT count(*) FROM episode WHERE episode.series = season.series AND episode.season = season.number) AS held
                FROM season WHERE series = ? ORDER BY number
                """)
        let all = try Row.fetchAll(statement, arguments: [series]).map(SeasonSummary.init(row:))
        return all.filter { $0.number > 0 } + all.filter { $0.number == 0 }
    }

    static func season(_ db: GRDB.Database, _ number: Int, of id: TitleID) throws -> Season {
        let series = try known(id, in: db)
        guard let summary = try seasons(of: series, in: db).first(where: { $0.number == number }),
            let title = try self.summary(of: series, in: db)
        else { throw TVSeriesError.notFound }
        let statement = try db.cachedStatement(
            sql: "SELECT \(columns) FROM episode WHERE series = ? AND season = ? ORDER BY number")
        let episodes = try Row.fetchAll(statement, arguments: [series, number]).map { try Episode(row: $0, series: title.id) }
        return Season(summary: summary, seriesTitle: title.title, episodes: episodes)
    }

    static func episode(_ db: GRDB.Database, _ number: Int, _ season: Int, of id: TitleID) throws -> Episode {
        let found = try episode(db, "season = ? AND number = ?", season, number, of: id)
        guard let found else { throw TVSeriesError.notFound }
        return found
    }

    /// Nothing follows a special: it stands beside the story.
    static func episode(_ db: GRDB.Database, after number: Int, _ season: Int, of id: TitleID) throws -> Episode? {
        if season == 0 { return nil }
        return try episode(db, "(season, number) > (?, ?) ORDER BY season, number LIMIT 1", season, number, of: id)
    }

    private static func episode(
        _ db: GRDB.Database, _ condition: String, _ season: Int, _ number: Int, of id: TitleID
    ) throws -> Episode? {
        let series = try known(id, in: db)
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM episode WHERE series = ? AND \(condition)")
        guard let row = try Row.fetchOne(statement, arguments: [series, season, number]),
            let own = try summary(of: series, in: db)
        else { return nil }
        return try Episode(row: row, series: own.id)
    }

    /// Season by season, specials last.
    static func episodes(_ db: GRDB.Database, of id: TitleID) throws -> [Episode] {
        let series = try known(id, in: db)
        guard let own = try summary(of: series, in: db) else { throw TVSeriesError.notFound }
        let statement = try db.cachedStatement(sql: "SELECT \(columns) FROM episode WHERE series = ? ORDER BY season, number")
        let all = try Row.fetchAll(statement, arguments: [series]).map { try Episode(row: $0, series: own.id) }
        return all.filter { $0.season > 0 } + all.filter { $0.season == 0 }
    }

    static func episodes(_ db: GRDB.Database, _ keys: [EpisodeKey]) throws -> [EpisodeKey: Episode] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: keyedSQL),
            arguments: [
                KeyList(keys.map(\.series.rawValue)), KeyList(keys.map { Int64($0.season) }), KeyList(keys.map { Int64($0.number) }),
            ])
        var found: [EpisodeKey: Episode] = [:]
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            let (place, series): (Int, TitleID) = try (reader.required(), reader.required())
            guard keys.indices.contains(place) else { continue }
            found[keys[place]] = try Episode(&reader, series: series)
        }
        return found
    }

    /// The columns of the list are in three arguments, each a JSON array; the place is that in the list.
    private static let keyedSQL = """
        SELECT wanted.key, series.ref, \(Episode.columns.map { "episode.\($0)" }.joined(separator: ", "))
        FROM json_each(?1) AS wanted CROSS JOIN series_identity ON identity = wanted.value
        CROSS JOIN series ON series.id = series_identity.series
        CROSS JOIN episode ON episode.series = series.id AND episode.season = json_extract(?2, '$[' || wanted.key || ']')
            AND episode.number = json_extract(?3, '$[' || wanted.key || ']')
        """
    private static let columns = Episode.columns.joined(separator: ", ")
}

extension SeasonSummary {
    fileprivate init(row: Row) throws {
        var reader = ColumnReader(row)
        let number: Int = try reader.required()
        let (name, poster): (String?, Picture?) = (reader.next(), reader.next())
        let (announced, held): (Int, Int) = try (reader.required(), reader.required())
        self.init(number: number, name: name, episodeCount: held > 0 ? held : announced, poster: poster)
    }
}
