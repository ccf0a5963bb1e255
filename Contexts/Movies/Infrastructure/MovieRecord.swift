import CoreDomain
import Foundation
import GRDB
import MoviesDomain
import Persistence

/// A row of the table of movies.
struct MovieRecord {
    static let summaryColumns = [
        "ref", "kind", "owned", "missing", "added", "title", "year", "rating", "runtime", "genres", "director", "poster", "backdrop",
    ]
    static let columns =
        summaryColumns + [
            "original_title", "sort_title", "tagline", "certification", "premiered", "directors", "writers", "studios",
            "aliases", "credits", "overview", "collection", "collection_overview", "title_key", "age",
        ]
    static let writer = RowWriter(table: "movie", columns: columns)

    var movie: Movie
    var titleKey: String

    init(_ movie: Movie) {
        self.movie = movie
        titleKey = SortKey.of(movie.sortTitle)
    }

    /// Reads `columns`, except for the age, which is derived from the certification.
    init(_ reader: inout ColumnReader) throws {
        let summary = try MovieSummary(&reader)
        let originalTitle: String? = reader.next()
        let sortTitle: String = reader.next() ?? summary.title
        let (tagline, certification, premiered): (String?, String?, String?) = (reader.next(), reader.next(), reader.next())
        let (directors, writers, studios) = (reader.texts(), reader.texts(), reader.texts())
        let aliases = reader.texts().compactMap(TitleID.init(rawValue:))
        let cast = Self.cast(reader.texts())
        movie = Movie(
            summary: summary, aliases: aliases, originalTitle: originalTitle, sortTitle: sortTitle, tagline: tagline,
            overview: reader.next(), certification: certification, premiered: premiered, directors: directors, writers: writers,
            studios: studios, cast: cast)
        let (collection, about): (String?, String?) = (reader.next(), reader.next())
        movie.collection = collection.map { MovieCollection(name: $0, overview: about) }
        titleKey = reader.next() ?? SortKey.of(sortTitle)
    }

    /// In the order of `columns`.
    var values: [(any DatabaseValueConvertible)?] {
        let summary = movie.summary
        return [
            summary.id, summary.kind.rawValue, summary.hasFiles, summary.missingSince.map(Moment.init),
            Moment(summary.addedAt), summary.title, summary.year, summary.rating, summary.runtimeMinutes,
            TextList(summary.genres), summary.director, summary.poster, summary.backdrop,
            movie.originalTitle, movie.sortTitle, movie.tagline, movie.certification, movie.premiered,
            TextList(movie.directors), TextList(movie.writers), TextList(movie.studios),
            TextList(movie.aliases.map(\.rawValue)), TextList(movie.cast.flatMap { [$0.name, $0.character ?? ""] }),
            movie.overview, movie.collection?.name, movie.collection?.overview, titleKey, movie.certification.flatMap(AgeRating.years),
        ]
    }

    func entry(item: Int64, in db: GRDB.Database) throws -> ShelfEntry {
        let summary = movie.summary
        var shelves: Set = [Shelf.number(genre: nil, of: summary)]
        for genre in summary.genres.prefix(Self.shelvedGenres) {
            shelves.insert(Shelf.number(genre: try MovieTables.genres.makeNumber(of: genre, in: db), of: summary))
        }
        return ShelfEntry(
            item: item, shelves: shelves, title: titleKey, added: Moment(summary.addedAt).milliseconds,
            year: summary.year, rating: summary.rating)
    }

    /// A hostile NFO must not put one movie on a thousand shelves.
    private static let shelvedGenres = 12

    private static func cast(_ texts: [String]) -> [CastCredit] {
        stride(from: 0, to: texts.count - 1, by: 2).map { index in
            CastCredit(name: texts[index], character: texts[index + 1].isEmpty ? nil : texts[index + 1])
        }
    }
}

extension MovieSummary {
    /// Reads `MovieRecord.summaryColumns`.
    init(_ reader: inout ColumnReader) throws {
        guard let id: TitleID = reader.next(), let kind = reader.next(as: String.self).flatMap(MovieKind.init(rawValue:)) else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a movie has no valid id or kind")
        }
        let hasFiles: Bool = reader.next() ?? false
        let (missing, added): (Moment?, Moment?) = (reader.next(), reader.next())
        self.init(
            id: id, kind: kind, title: reader.next() ?? "", year: reader.next(), rating: reader.next(), runtimeMinutes: reader.next(),
            genres: reader.texts(), director: reader.next(), poster: reader.next(), backdrop: reader.next(),
            addedAt: added?.date ?? .distantPast, hasFiles: hasFiles, missingSince: missing?.date)
    }
}

/// Numbers of the shelves that contain movies: the genre (0 for any), the kind, and whether the movie can be played, is missing, or is only
/// known.
enum Shelf {
    static func number(genre: Int64?, of movie: MovieSummary) -> Int64 {
        movie.hasFiles ? number(genre, movie.kind, movie.isOwned) : known(genre: genre, kind: movie.kind)
    }

    /// The movies without files.
    static func known(genre: Int64?, kind: MovieKind) -> Int64 { number(genre, kind, false) | 1 << 48 }

    static func numbers(genre: Int64?, kind: MovieKind, isOwned: Bool?) -> [Int64] {
        let (owned, missing) = (number(genre, kind, true), number(genre, kind, false))
        return switch isOwned {
        case true?: [owned]
        case false?: [missing, known(genre: genre, kind: kind)]
        case nil: [owned, missing]
        }
    }

    private static func number(_ genre: Int64?, _ kind: MovieKind, _ isOwned: Bool) -> Int64 {
        (genre ?? 0) << 2 | (kind == .video ? 2 : 0) | (isOwned ? 1 : 0)
    }
}
