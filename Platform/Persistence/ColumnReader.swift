public import GRDB

/// Reads the columns of a row one after another, in the order in which its statement names them. A lookup by name would compare names for
/// every column of every row, which costs a list more than its query.
public struct ColumnReader {
    private let row: Row
    private var index = 0

    public init(_ row: Row) { self.row = row }

    /// The next column; nil for NULL, for anything that cannot be read as `Value`, and past the last.
    public mutating func next<Value: DatabaseValueConvertible>(as type: Value.Type = Value.self) -> Value? {
        guard index < row.count else { return nil }
        defer { index += 1 }
        return Value.fromDatabaseValue(row[index])
    }

    /// The next column, which contains a `Value` in every intact row.
    ///
    /// - Throws: that the file is damaged: SQLite itself does not check types, and GRDB's subscripts would stop the program.
    public mutating func required<Value: DatabaseValueConvertible>(as type: Value.Type = Value.self) throws -> Value {
        let place = index
        guard let value = next(as: type) else { throw DatabaseError(damagedColumn: place, of: row) }
        return value
    }

    public mutating func texts() -> [String] { next(as: TextList.self)?.texts ?? [] }
}

extension DatabaseError {
    fileprivate init(damagedColumn index: Int, of row: Row) {
        let names = Array(row.columnNames)
        let name = names.indices.contains(index) ? names[index] : "\(index)"
        self.init(resultCode: .SQLITE_CORRUPT, message: "the column \(name) holds what does not belong there")
    }
}
