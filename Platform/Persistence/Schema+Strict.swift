import GRDB

extension Schema {
    /// Makes tables again as STRICT ones, with the same columns, rows and indexes.
    ///
    /// - Parameters:
    ///   - tables: names from our code only. The largest is copied within the transaction of the step.
    ///   - milliseconds: columns that held seconds as REAL, and hold whole milliseconds from now on.
    /// - Throws: (when the step runs) where a row holds a value of another type than its column.
    public func makingStrict(_ name: String, _ tables: [String], milliseconds: Set<String> = []) -> Schema {
        then(name) { db in
            for table in tables { try Self.makeStrict(table, milliseconds, in: db) }
        }
    }

    private static func makeStrict(_ table: String, _ milliseconds: Set<String>, in db: GRDB.Database) throws {
        guard let sql = try String.fetchOne(db, sql: "SELECT sql FROM sqlite_schema WHERE name = ?", arguments: [table]),
            let start = sql.firstIndex(of: "(")
        else { throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the table \(table) is missing") }
        let indexes = try String.fetchAll(
            db, sql: "SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", arguments: [table])
        var definition = String(sql[start...])
        let columns = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table])
        for column in columns where milliseconds.contains(column) {
            definition = definition.replacing("\(column) REAL", with: "\(column) INTEGER")
        }
        let options = definition.hasSuffix("STRICT") ? "" : definition.hasSuffix(")") ? " STRICT" : ", STRICT"
        let values = columns.map { milliseconds.contains($0) ? "CAST(round(\($0) * 1000) AS INTEGER)" : $0 }
        try db.execute(
            sql: """
                CREATE TABLE \(table)_strict\(definition)\(options);
                INSERT INTO \(table)_strict(\(columns.joined(separator: ", "))) SELECT \(values.joined(separator: ", ")) FROM \(table);
                DROP TABLE \(table);
                ALTER TABLE \(table)_strict RENAME TO \(table);
                """)
        for index in indexes { try db.execute(sql: index) }
    }
}
