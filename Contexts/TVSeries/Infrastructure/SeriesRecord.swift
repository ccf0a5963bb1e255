import CoreDomain
import Foundation
import GRDB
import Persistence
import TVSeriesDomain

/// A series as the table holds it, without its seasons.
struct SeriesRecord {
    static let summaryColumns = [
        "ref", "added", "title", "title_key", "year", "rating", "genres", "poster", "backdrop",
    ]
    static let columns =
        summaryColumns + [
            "original_title", "sort_title", "certification", "status", "studios", "aliases", "overview",
        ]
    static let counts = ["season_count", "episode_count", "missing"]
    static let writer = RowWriter(table: "series", columns: columns)

    var series: Series
    var titleKey: String

    init(_ series: Series) {
        self.series = series
        titleKey = SortKey.of(series.sortTitle)
    }

    init(row: Row) throws {
        series = Series(
            summary: try SeriesSummary(row: row), aliases: row.texts("aliases").compactMap(TitleID.init(rawValue:)),
            originalTitle: row["original_title"], sortTitle: row["sort_title"], overview: row["overview"],
            certification: row["certification"], status: row["status"], studios: row.texts("studios"))
        titleKey = row["title_key"]
    }

    /// In the order of `columns`.
    var values: [(any DatabaseValueConvertible)?] {
        let summary = series.summary
        return [
            summary.id, Moment(summary.addedAt), summary.title, titleKey, summary.year, summary.rating,
            TextList(summary.genres), summary.poster, summary.backdrop,
            series.originalTitle, series.sortTitle, series.certification, series.status, TextList(series.studios),
            TextList(series.aliases.map(\.rawValue)), series.overview,
        ]
    }

    func entry(item: Int64, in db: GRDB.Database) throws -> ShelfEntry {
        let summary = series.summary
        // Shelf 0 holds all; a hostile NFO must not put one series on a thousand shelves.
        let genres = try summary.genres.prefix(12).map { try SeriesTables.genres.makeNumber(of: $0, in: db) }
        return ShelfEntry(
            item: item, shelves: Set([0] + genres), title: titleKey, added: Moment(summary.addedAt).milliseconds,
            year: summary.year, rating: summary.rating)
    }
}

extension SeriesSummary {
    init(row: Row) throws {
        guard let id: TitleID = row.value("ref") else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a series has no valid id")
        }
        self.init(
            id: id, title: row["title"], year: row["year"], rating: row["rating"], genres: row.texts("genres"),
            seasonCount: row["season_count"], episodeCount: row["episode_count"], poster: row.value("poster"),
            backdrop: row.value("backdrop"), addedAt: row.date("added") ?? .distantPast, missingSince: row.date("missing"))
    }
}

extension Episode {
    static let columns = ["season", "number", "added", "missing", "title", "aired", "runtime", "still", "overview"]
    static let writer = RowWriter(table: "episode", columns: ["series"] + columns)

    init(row: Row, series: TitleID) {
        self.init(
            series: series, season: row["season"], number: row["number"], title: row["title"], overview: row["overview"],
            aired: row["aired"], runtimeMinutes: row["runtime"], still: row.value("still"),
            addedAt: row.date("added") ?? .distantPast, missingSince: row.date("missing"))
    }

    func values(series: Int64) -> [(any DatabaseValueConvertible)?] {
        [
            series, season, number, Moment(addedAt), missingSince.map(Moment.init), title, aired, runtimeMinutes, still,
            overview,
        ]
    }
}
