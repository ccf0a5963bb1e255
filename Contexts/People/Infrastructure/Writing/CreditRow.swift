import CoreDomain
import GRDB
import PeopleDomain
import Persistence

/// A row of the table of credits within the list of one source.
struct CreditRow: Equatable {
    struct Place: Hashable {
        let role: Int
        let position: Int
    }

    let place: Place
    let person: Int64
    private let values: [DatabaseValue]

    /// Nil while the person is not known.
    init?(_ listed: ListedCredit) {
        guard let person = listed.person else { return nil }
        self.person = person
        place = Place(role: listed.role.rawValue, position: listed.position)
        let credit = listed.credit
        let isCast = listed.role == .cast
        let values: [(any DatabaseValueConvertible)?] = [
            isCast ? credit.character : nil, isCast ? nil : credit.job, isCast ? nil : credit.department, credit.episodeCount, listed.key,
            listed.isNamed,
        ]
        self.values = values.map { $0?.databaseValue ?? .null }
    }

    private init(_ row: Row) throws {
        var reader = ColumnReader(row)
        place = Place(role: try reader.required(), position: try reader.required())
        person = try reader.required()
        values = Array(row.databaseValues.dropFirst(3))
    }

    static func all(in list: CreditList, of source: FactSource, _ db: GRDB.Database) throws -> [Place: CreditRow] {
        let sql = """
            SELECT role, position, person, character, job, department, episode_count, name_key, named
            FROM credit WHERE \(CreditList.condition) AND role IN (0, 1) AND source = ?
            """
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: list.arguments + [source.rawValue])
        var found: [Place: CreditRow] = [:]
        while let row = try rows.next() {
            let row = try CreditRow(row)
            found[row.place] = row
        }
        return found
    }

    func save(in list: CreditList, of source: FactSource, _ db: GRDB.Database) throws {
        let sql = """
            INSERT INTO credit(
                kind, title, season, episode, source, role, position, person, character, job, department, episode_count, name_key, named)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT(kind, title, season, episode, role, source, position) DO UPDATE
            SET person = excluded.person, character = excluded.character, job = excluded.job, department = excluded.department,
                episode_count = excluded.episode_count, name_key = excluded.name_key, named = excluded.named
            """
        try db.cachedStatement(sql: sql).execute(
            arguments: list.arguments + [source.rawValue, place.role, place.position, person] + StatementArguments(values))
    }

    func delete(in list: CreditList, of source: FactSource, _ db: GRDB.Database) throws {
        try db.cachedStatement(sql: "DELETE FROM credit WHERE \(CreditList.condition) AND source = ? AND role = ? AND position = ?")
            .execute(arguments: list.arguments + [source.rawValue, place.role, place.position])
    }
}
