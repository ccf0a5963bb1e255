import CoreDomain
import Foundation
import GRDB
import Persistence
import TVSeriesDomain

/// A row of the table of series, without seasons.
struct SeriesRecord {
    private static let summaryColumns = ["ref", "filed", "added", "title", "year", "rating", "genres", "poster", "backdrop"]
    private static let columns =
        summaryColumns + ["original_title", "sort_title", "certification", "status", "studios", "aliases", "overview", "title_key", "age"]
    /// The columns that `EpisodeWriting.recount` sets.
    private static let counts = ["season_count", "episode_count", "owned", "missing"]
    /// The columns of a summary, and of a record.
    static let readSummary = (counts + summaryColumns).joined(separator: ", ")
    static let read = (counts + columns).joined(separator: ", ")
    static let writer = RowWriter(table: "series", columns: columns)

    var series: Series
    var titleKey: String

    init(_ series: Series) {
        self.series = series
        titleKey = SortKey.of(series.sortTitle)
    }

    /// Reads `read`, except for the age, which is derived from the certification.
    init(_ reader: inout ColumnReader) throws {
        let summary = try SeriesSummary(&reader)
        let originalTitle: String? = reader.next()
        let sortTitle: String = reader.next() ?? summary.title
        let (certification, status): (String?, String?) = (reader.next(), reader.next())
        let studios = reader.texts()
        let aliases = reader.texts().compactMap(TitleID.init(rawValue:))
        series = Series(
            summary: summary, aliases: aliases, originalTitle: originalTitle, sortTitle: sortTitle, overview: reader.next(),
            certification: certification, status: status, studios: studios)
        titleKey = try reader.required()
    }

    /// In the order of `columns`.
    var values: [(any DatabaseValueConvertible)?] {
        let summary = series.summary
        return [
            summary.id, summary.hasFiles, Moment(summary.addedAt), summary.title, summary.year, summary.rating, TextList(summary.genres),
            summary.poster, summary.backdrop,
            series.originalTitle, series.sortTitle, series.certification, series.status, TextList(series.studios),
            TextList(series.aliases.map(\.rawValue)), series.overview, titleKey, series.certification.flatMap(AgeRating.years),
        ]
    }

    func entry(item: Int64, in db: GRDB.Database) throws -> ShelfEntry {
        let summary = series.summary
        // A hostile NFO must not put one series on a thousand shelves.
        let genres = try summary.genres.prefix(12).map { try SeriesTables.genres.makeNumber(of: $0, in: db) }
        let shelves = ([nil] + genres).map { Shelf.number(genre: $0, of: summary) }
        return ShelfEntry(
            item: item, shelves: Set(shelves), title: titleKey, added: Moment(summary.addedAt).milliseconds,
            year: summary.year, rating: summary.rating)
    }
}

/// Numbers of the shelves that contain series: the genre (0 for any), and whether the series can be played, is missing, or is only known.
enum Shelf {
    static func number(genre: Int64?, of series: SeriesSummary) -> Int64 {
        series.hasFiles ? number(genre, series.isOwned) : known(genre: genre)
    }

    /// The series without files.
    static func known(genre: Int64?) -> Int64 { number(genre, false) | 1 << 48 }

    static func numbers(genre: Int64?, isOwned: Bool?) -> [Int64] {
        let (owned, missing) = (number(genre, true), number(genre, false))
        return switch isOwned {
        case true?: [owned]
        case false?: [missing, known(genre: genre)]
        case nil: [owned, missing]
        }
    }

    private static func number(_ genre: Int64?, _ isOwned: Bool) -> Int64 { (genre ?? 0) << 1 | (isOwned ? 1 : 0) }
}

extension SeriesSummary {
    /// Reads `SeriesRecord.readSummary`.
    init(_ reader: inout ColumnReader) throws {
        let (seasons, episodes): (Int, Int) = try (reader.required(), reader.required())
        let isOwned: Bool = try reader.required()
        let missing: Moment? = reader.next()
        let id: TitleID = try reader.required()
        let hasFiles: Bool = try reader.required()
        let added: Moment = try reader.required()
        self.init(
            id: id, title: try reader.required(), year: reader.next(), rating: reader.next(), genres: reader.texts(),
            seasonCount: seasons, episodeCount: episodes, poster: reader.next(), backdrop: reader.next(), addedAt: added.date,
            hasFiles: hasFiles, isOwned: isOwned, missingSince: missing?.date)
    }
}

extension Episode {
    static let columns = ["season", "number", "added", "filed", "missing", "title", "aired", "runtime", "still", "overview"]
    static let writer = RowWriter(table: "episode", columns: ["series"] + columns)

    /// Reads `columns`.
    init(row: Row, series: TitleID) throws {
        var reader = ColumnReader(row)
        try self.init(&reader, series: series)
    }

    init(_ reader: inout ColumnReader, series: TitleID) throws {
        let (season, number): (Int, Int) = try (reader.required(), reader.required())
        let added: Moment = try reader.required()
        let hasFiles: Bool = try reader.required()
        let missing: Moment? = reader.next()
        let name: String = try reader.required()
        let (aired, runtime, still): (String?, Int?, Picture?) = (reader.next(), reader.next(), reader.next())
        self.init(
            series: series, season: season, number: number, name: name.isEmpty ? nil : name, overview: reader.next(), aired: aired,
            runtimeMinutes: runtime, still: still, addedAt: added.date, hasFiles: hasFiles, missingSince: missing?.date)
    }

    func values(series: Int64) -> [(any DatabaseValueConvertible)?] {
        [
            series, season, number, Moment(addedAt), hasFiles, missingSince.map(Moment.init), name ?? "", aired, runtimeMinutes, still,
            overview,
        ]
    }
}
