import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import Persistence

/// A film as the table holds it.
struct MovieRecord {
    static let summaryColumns = [
        "ref", "kind", "owned", "missing", "added", "title", "title_key", "year", "rating", "runtime", "genres", "director",
        "poster", "backdrop",
    ]
    static let columns =
        summaryColumns + [
            "original_title", "sort_title", "tagline", "certification", "premiered", "directors", "writers", "studios",
            "aliases", "credits", "overview",
        ]
    static let writer = RowWriter(table: "movie", columns: columns)

    var movie: Movie
    var titleKey: String

    init(_ movie: Movie) {
        self.movie = movie
        titleKey = SortKey.of(movie.sortTitle)
    }

    init(row: Row) throws {
        movie = Movie(
            summary: try MovieSummary(row: row), aliases: row.texts("aliases").compactMap(TitleID.init(rawValue:)),
            originalTitle: row["original_title"], sortTitle: row["sort_title"], tagline: row["tagline"],
            overview: row["overview"], certification: row["certification"], premiered: row["premiered"],
            directors: row.texts("directors"), writers: row.texts("writers"), studios: row.texts("studios"),
            cast: Self.cast(row.texts("credits")))
        titleKey = row["title_key"]
    }

    /// In the order of `columns`.
    var values: [(any DatabaseValueConvertible)?] {
        let summary = movie.summary
        return [
            summary.id, summary.kind.rawValue, summary.isOwned, summary.missingSince.map(Moment.init),
            Moment(summary.addedAt), summary.title, titleKey, summary.year, summary.rating, summary.runtimeMinutes,
            TextList(summary.genres), summary.director, summary.poster, summary.backdrop,
            movie.originalTitle, movie.sortTitle, movie.tagline, movie.certification, movie.premiered,
            TextList(movie.directors), TextList(movie.writers), TextList(movie.studios),
            TextList(movie.aliases.map(\.rawValue)), TextList(movie.cast.flatMap { [$0.name, $0.character ?? ""] }),
            movie.overview,
        ]
    }

    func entry(item: Int64, in db: GRDB.Database) throws -> ShelfEntry {
        let summary = movie.summary
        var shelves: Set = [Shelf.number(genre: nil, kind: summary.kind, isOwned: summary.isOwned)]
        for genre in summary.genres.prefix(Self.shelvedGenres) {
            let number = try MovieTables.genres.makeNumber(of: genre, in: db)
            shelves.insert(Shelf.number(genre: number, kind: summary.kind, isOwned: summary.isOwned))
        }
        return ShelfEntry(
            item: item, shelves: shelves, title: titleKey, added: Moment(summary.addedAt).milliseconds,
            year: summary.year, rating: summary.rating)
    }

    /// A hostile NFO must not put one film on a thousand shelves.
    private static let shelvedGenres = 12

    private static func cast(_ texts: [String]) -> [CastCredit] {
        stride(from: 0, to: texts.count - 1, by: 2).map { index in
            CastCredit(name: texts[index], character: texts[index + 1].isEmpty ? nil : texts[index + 1])
        }
    }
}

extension MovieSummary {
    init(row: Row) throws {
        guard let id: TitleID = row.value("ref"), let kind = row.value("kind").flatMap(MovieKind.init(rawValue:)) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a film has no valid id or kind")
        }
        self.init(
            id: id, kind: kind, title: row["title"], year: row["year"], rating: row["rating"],
            runtimeMinutes: row["runtime"], genres: row.texts("genres"), director: row["director"], poster: row.value("poster"),
            backdrop: row.value("backdrop"), addedAt: row.date("added") ?? .distantPast, isOwned: row["owned"],
            missingSince: row.date("missing"))
    }
}

/// Numbers of the shelves that films stand on: the genre (0 for any), the kind, and whether the film is owned.
enum Shelf {
    static func number(genre: Int64?, kind: MovieKind, isOwned: Bool) -> Int64 {
        (genre ?? 0) << 2 | (kind == .video ? 2 : 0) | (isOwned ? 1 : 0)
    }

    static func numbers(genre: Int64?, kind: MovieKind, isOwned: Bool?) -> [Int64] {
        (isOwned.map { [$0] } ?? [true, false]).map { number(genre: genre, kind: kind, isOwned: $0) }
    }
}
