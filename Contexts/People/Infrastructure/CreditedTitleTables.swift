import GRDB
import PeopleDomain

/// The tables of the titles that credits refer to. Other contexts own them; they are in the same database.
public struct CreditedTitleTables: Sendable {
    /// The table of one kind of title, with an integer primary key `id`, the title's own id in `ref` and the age that its rating requires in
    /// `age`. All names come from our code only.
    public struct TitleTable: Sendable {
        let table: String
        let identities: String
        let row: String

        /// - Parameters:
        ///   - table: has a row for each title.
        ///   - identities: has a row for each id of a title, with the id in `identity`, which is unique.
        ///   - row: the column of `identities` with the number of the title's row; has an index.
        public init(table: String, identities: String, row: String) {
            self.table = table
            self.identities = identities
            self.row = row
        }
    }

    let movies: TitleTable
    let series: TitleTable

    public init(movies: TitleTable, series: TitleTable) {
        self.movies = movies
        self.series = series
    }

    subscript(kind: CreditedTitle.Kind) -> TitleTable {
        switch kind {
        case .movie: movies
        case .series: series
        }
    }

    /// The title's own list of credits, or that of one episode; nil for an unknown title.
    func list(of title: CreditedTitle, in db: GRDB.Database) throws -> CreditList? {
        let table = self[title.kind]
        if let episode = title.episode, title.kind == .movie || episode.season < 0 || episode.number < 0 { return nil }
        let sql = "SELECT \(table.row) FROM \(table.identities) WHERE identity = ?"
        let number = try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [title.id])
        return number.map { number in
            CreditList(
                kind: title.kind.number, title: number, season: title.episode?.season ?? CreditList.whole,
                episode: title.episode?.number ?? CreditList.whole)
        }
    }

    /// All ids of the title of a list.
    func ids(of title: Int64, _ kind: CreditedTitle.Kind, in db: GRDB.Database) throws -> [String] {
        let table = self[kind]
        return try String.fetchAll(
            db.cachedStatement(sql: "SELECT identity FROM \(table.identities) WHERE \(table.row) = ?"), arguments: [title])
    }
}

/// The key of the credits of one title or episode.
struct CreditList {
    /// Instead of a season and an episode.
    static let whole = -1

    let kind: Int
    let title: Int64
    let season: Int
    let episode: Int

    var isWhole: Bool { season == Self.whole }
    var arguments: StatementArguments { [kind, title, season, episode] }
    static let condition = "kind = ? AND title = ? AND season = ? AND episode = ?"
}

extension CreditedTitle.Kind {
    /// In the table of credits.
    var number: Int {
        switch self {
        case .movie: 0
        case .series: 1
        }
    }
}
