import CoreDomain
import GRDB
import PeopleDomain
import Persistence

/// Reads the people that an audience may see.
struct PersonReading {
    let db: GRDB.Database
    let limits: PeopleLimits

    func person(_ id: PersonID) throws -> Person {
        let sql = "SELECT \(Self.record) \(Self.identified) \(limits.person)"
        guard let row = try row(sql, [id.rawValue]) else { throw PeopleError.notFound }
        var reader = ColumnReader(row)
        return try Person(&reader)
    }

    /// The row of a person.
    func number(of id: PersonID) throws -> Int64? {
        guard let row = try row("SELECT person.id \(Self.identified) \(limits.person)", [id.rawValue]) else { return nil }
        var reader = ColumnReader(row)
        return try reader.required()
    }

    func summaries(_ ids: [PersonID]) throws -> [PersonSummary] {
        let sql = """
            SELECT wanted.key, \(Self.summary) FROM json_each(?) AS wanted CROSS JOIN person_identity ON identity = wanted.value
            CROSS JOIN person ON person.id = person_identity.person WHERE name_key IS NOT NULL \(limits.person)
            """
        let keys: StatementArguments = [KeyList(ids.map(\.rawValue))]
        var found: [(place: Int, person: PersonSummary)] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: keys + limits.arguments)
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            found.append((try reader.required(), try PersonSummary(&reader)))
        }
        return found.sorted { $0.place < $1.place }.map(\.person)
    }

    func page(_ request: PageRequest) throws -> Page<PersonSummary> {
        let start = try request.after.map { try place(of: $0) } ?? ["", 0]
        let sql = """
            SELECT \(Self.summary) FROM person WHERE (name_key, id) > (?, ?) \(limits.person) ORDER BY name_key, id LIMIT \(request.limit + 1)
            """
        var people: [PersonSummary] = []
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: start + limits.arguments)
        while let row = try rows.next() {
            var reader = ColumnReader(row)
            people.append(try PersonSummary(&reader))
        }
        let isLast = people.count <= request.limit
        if !isLast { people.removeLast() }
        return Page(items: people, next: isLast ? nil : people.last?.id.rawValue)
    }

    func count() throws -> Int {
        let sql = "SELECT count(*) FROM person WHERE (name_key, id) > ('', 0) \(limits.person)"
        return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: limits.arguments) ?? 0
    }

    private func place(of cursor: String) throws -> StatementArguments {
        guard let id = PersonID(cursor), let row = try row("SELECT name_key, person.id \(Self.identified) \(limits.person)", [id.rawValue])
        else { throw PeopleError.unknownCursor }
        var reader = ColumnReader(row)
        return [try reader.required(as: String.self), try reader.required(as: Int64.self)]
    }

    private func row(_ sql: String, _ arguments: StatementArguments) throws -> Row? {
        try Row.fetchOne(db.cachedStatement(sql: sql), arguments: arguments + limits.arguments)
    }

    private static let summary = PersonRecord.summaryColumns.joined(separator: ", ")
    private static let record = PersonRecord.columns.joined(separator: ", ")
    private static let identified = """
        FROM person_identity CROSS JOIN person ON person.id = person_identity.person WHERE identity = ? AND name_key IS NOT NULL
        """
}
