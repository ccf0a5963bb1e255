import CoreDomain
import GRDB

/// Ordered lists of the rows of one table, each readable from any position at the cost of the slice alone.
///
/// A *shelf* is a number that the owner assigns to a set of rows ("owned movies of this genre"). A row is on several shelves, and on each of
/// them in four orders. The rows of a shelf are counted by year as they change, so that counts and lists of years cost nothing either.
public struct Shelves: Sendable {
    let name: String

    /// - Parameter name: the table of the rows, with the columns `id`, `ref` and `age`; also the prefix of the other tables. Only from the
    ///   program's own code.
    public init(_ name: String) { self.name = name }

    /// To be placed after another condition of a statement over rows of a shelf.
    func and(_ audience: AudienceCondition, item: String = "item") -> String {
        audience.and(of: name, at: item, title: "ref", age: "age")
    }

    /// The tables, for a migration.
    public var sql: String {
        """
        CREATE TABLE \(name)_by_title(shelf INTEGER, key TEXT, item INTEGER, PRIMARY KEY(shelf, key, item)) WITHOUT ROWID;
        CREATE TABLE \(name)_by_added(shelf INTEGER, key INTEGER, item INTEGER, PRIMARY KEY(shelf, key, item)) WITHOUT ROWID;
        CREATE TABLE \(name)_by_rating(shelf INTEGER, key INTEGER, item INTEGER, PRIMARY KEY(shelf, key, item)) WITHOUT ROWID;
        CREATE TABLE \(name)_by_year(
            shelf INTEGER, key INTEGER, title TEXT, item INTEGER, added INTEGER NOT NULL, rating INTEGER NOT NULL,
            PRIMARY KEY(shelf, key, title, item)) WITHOUT ROWID;
        CREATE TABLE \(name)_tally(shelf INTEGER, year INTEGER, count INTEGER NOT NULL, PRIMARY KEY(shelf, year)) WITHOUT ROWID;
        """
    }

    /// The names of all its tables, except that of the rows.
    public var tables: [String] { ["title", "added", "rating", "year"].map { "\(name)_by_\($0)" } + ["\(name)_tally"] }

    /// Gives rows another shelf, for a later migration.
    ///
    /// - Parameters:
    ///   - number: the new shelf, from the old one (`shelf`) and the row's columns; no row may be on it already.
    ///   - condition: the shelves and rows that move.
    public func moving(to number: String, where condition: String = "TRUE") -> String {
        let places = ["title", "added", "rating", "year"].map { order in
            """
            UPDATE \(name)_by_\(order) SET shelf = \(number) FROM \(name) AS row WHERE row.id = item AND \(condition);
            """
        }
        return places.joined(separator: "\n") + """

            DELETE FROM \(name)_tally;
            INSERT INTO \(name)_tally SELECT shelf, -key, count(*) FROM \(name)_by_year GROUP BY shelf, key;
            """
    }

    /// One year's rows by day and by rating, for a later migration.
    public var yearSQL: String {
        """
        CREATE INDEX \(name)_by_year_added ON \(name)_by_year(shelf, key, added, item);
        CREATE INDEX \(name)_by_year_rating ON \(name)_by_year(shelf, key, rating, item);
        """
    }
}

/// The position of one row.
public struct ShelfEntry: Equatable, Sendable {
    public var item: Int64
    public var shelves: Set<Int64>
    /// A `SortKey`.
    public var title: String
    /// Milliseconds since 1970.
    public var added: Int64
    public var year: Int?
    /// 0…10.
    public var rating: Double?

    public init(item: Int64, shelves: Set<Int64>, title: String, added: Int64, year: Int?, rating: Double?) {
        self.item = item
        self.shelves = shelves
        self.title = title
        self.added = added
        self.year = year
        self.rating = rating
    }

    // Keys ascend in the order of the list: the newest and the best have the smallest, the unknown the largest.
    var addedKey: Int64 { -added }
    var yearKey: Int64 { -Int64(year ?? 0) }
    var ratingKey: Int64 {
        guard let rating, rating.isFinite else { return 1 }
        return -Int64(clamped: (min(max(rating, 0), 10) * 100).rounded())
    }
}
