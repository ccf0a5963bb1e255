public import GRDB

/// Writes rows of one table, and skips unchanged ones.
public struct RowWriter: Sendable {
    private let columns: [String]
    private let selectSQL: String
    private let insertSQL: String
    private let updateSQL: String

    /// - Parameter table: has an integer primary key named `id` and the given columns. Names come from our code only.
    public init(table: String, columns: [String]) {
        self.columns = columns
        let list = columns.joined(separator: ", ")
        let marks = columns.map { _ in "?" }.joined(separator: ", ")
        selectSQL = "SELECT \(list) FROM \(table) WHERE id = ?"
        insertSQL = "INSERT INTO \(table)(\(list)) VALUES (\(marks))"
        updateSQL = "UPDATE \(table) SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?"
    }

    /// The values of a row in the order of the columns; nil if there is no such row.
    public func values(of id: Int64, in db: GRDB.Database) throws -> [DatabaseValue]? {
        let statement = try db.cachedStatement(sql: selectSQL)
        return try Row.fetchOne(statement, arguments: [id]).map { Array($0.databaseValues) }
    }

    /// - Returns: the id of the new row.
    public func insert(_ values: [(any DatabaseValueConvertible)?], in db: GRDB.Database) throws -> Int64 {
        try db.cachedStatement(sql: insertSQL).execute(arguments: StatementArguments(values))
        return db.lastInsertedRowID
    }

    /// Writes only the columns that differ from `old`.
    ///
    /// - Returns: whether anything was written.
    @discardableResult
    public func update(
        _ id: Int64, from old: [DatabaseValue], to values: [(any DatabaseValueConvertible)?], in db: GRDB.Database
    ) throws -> Bool {
        let new = values.map { $0?.databaseValue ?? .null }
        if new == old { return false }
        try db.cachedStatement(sql: updateSQL).execute(arguments: StatementArguments(new + [id.databaseValue]))
        return true
    }
}
