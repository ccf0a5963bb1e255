import CoreDomain
import GRDB
import Persistence
import TVSeriesDomain

extension SeriesReading {
    /// In the order of their numbers; specials (0) come last.
    func seasons(of series: Int64) throws -> [SeasonSummary] {
        let statement = try db.cachedStatement(sql: Self.seasonsSQL)
        let all = try Row.fetchAll(statement, arguments: [series]).map { row in
            var reader = ColumnReader(row)
            var season = try SeasonSummary(&reader)
            let held: Int = try reader.required()
            if held > 0 { season.episodeCount = held }
            return season
        }
        return all.filter { $0.number > 0 } + all.filter { $0.number == 0 }
    }

    /// With the announced numbers of episodes.
    static func storedSeasons(of series: Int64, in db: GRDB.Database) throws -> [SeasonSummary] {
        let statement = try db.cachedStatement(sql: "SELECT \(seasonColumns) FROM season WHERE series = ? ORDER BY number")
        return try Row.fetchAll(statement, arguments: [series]).map { row in
            var reader = ColumnReader(row)
            return try SeasonSummary(&reader)
        }
    }

    private static let seasonColumns = "number, name, overview, poster, announced"
    private static let seasonsSQL = """
        SELECT \(seasonColumns), (
            SELECT count(*) FROM episode WHERE episode.series = season.series AND episode.season = season.number AND episode.filed = 1
        ) AS held FROM season WHERE series = ? ORDER BY number
        """

    func season(_ number: Int, of id: TitleID) throws -> Season {
        let series = try known(id)
        guard let summary = try seasons(of: series).first(where: { $0.number == number }),
            let title = try self.summary(of: series)
        else { throw TVSeriesError.notFound }
        let statement = try db.cachedStatement(
            sql: "SELECT \(Self.columns) FROM episode WHERE series = ? AND season = ? ORDER BY number")
        let episodes = try Row.fetchAll(statement, arguments: [series, number]).map { try Episode(row: $0, series: title.id) }
        return Season(summary: summary, seriesTitle: title.title, episodes: episodes)
    }

    func episode(_ number: Int, _ season: Int, of id: TitleID) throws -> Episode {
        let found = try episode("season = ? AND number = ?", season, number, of: id)
        guard let found else { throw TVSeriesError.notFound }
        return found
    }

    /// Nothing follows a special: specials are not part of the sequence.
    func episode(after number: Int, _ season: Int, of id: TitleID) throws -> Episode? {
        if season == 0 { return nil }
        return try episode("(season, number) > (?, ?) AND filed = 1 ORDER BY season, number LIMIT 1", season, number, of: id)
    }

    private func episode(
        _ condition: String, _ season: Int, _ number: Int, of id: TitleID
    ) throws -> Episode? {
        let series = try known(id)
        let statement = try db.cachedStatement(sql: "SELECT \(Self.columns) FROM episode WHERE series = ? AND \(condition)")
        guard let row = try Row.fetchOne(statement, arguments: [series, season, number]),
            let own = try summary(of: series)
        else { return nil }
        return try Episode(row: row, series: own.id)
    }

    /// Season by season, specials last.
    func episodes(of id: TitleID) throws -> [Episode] {
        let series = try known(id)
        guard let own = try summary(of: series) else { throw TVSeriesError.notFound }
        let statement = try db.cachedStatement(
            sql: "SELECT \(Self.columns) FROM episode WHERE series = ? AND filed = 1 ORDER BY season, number")
        let all = try Row.fetchAll(statement, arguments: [series]).map { try Episode(row: $0, series: own.id) }
        return all.filter { $0.season > 0 } + all.filter { $0.season == 0 }
    }

    func episodes(_ keys: [EpisodeKey]) throws -> [EpisodeKey: Episode] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: "\(Self.keyedSQL)\(visible)"),
            arguments: [
                KeyList(keys.map(\.series.rawValue)), KeyList(keys.map { Int64($0.season) }), KeyList(keys.map { Int64($0.number) }),
            ] + arguments)
        var found: [EpisodeKey: Episode] = [:]
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            let (place, series): (Int, TitleID) = try (reader.required(), reader.required())
            found[keys[place]] = try Episode(&reader, series: series)
        }
        return found
    }

    /// The columns of the list are three arguments, each a JSON array; the position is that in the list.
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
    fileprivate init(_ reader: inout ColumnReader) throws {
        let number: Int = try reader.required()
        let (name, overview, poster): (String?, String?, Picture?) = (reader.next(), reader.next(), reader.next())
        self.init(number: number, name: name, overview: overview, episodeCount: try reader.required(), poster: poster)
    }
}
