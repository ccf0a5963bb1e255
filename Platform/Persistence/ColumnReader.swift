import Foundation
public import GRDB

/// Reads the columns of a row one after another, in the order in which its statement names them. A lookup by name would compare names
/// at every column of every row, which costs a list more than its query does.
public struct ColumnReader {
    private let row: Row
    private var index = 0

    public init(_ row: Row) { self.row = row }

    /// The next column; nil for NULL, for what cannot be read as `Value`, and past the last.
    public mutating func next<Value: DatabaseValueConvertible>(as type: Value.Type = Value.self) -> Value? {
        guard index < row.count else { return nil }
        defer { index += 1 }
        return Value.fromDatabaseValue(row[index])
    }

    public mutating func texts() -> [String] { next(as: TextList.self)?.texts ?? [] }
}

/// Many keys as one argument of a statement, for `json_each(?)`: one query for a list costs a fifth of one for each element.
public struct KeyList: DatabaseValueConvertible, Sendable {
    private let json: String

    public init(_ numbers: [Int64]) { json = "[\(numbers.map(String.init).joined(separator: ","))]" }

    public init(_ texts: [String]) {
        json = (try? JSONEncoder().encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    public var databaseValue: DatabaseValue { json.databaseValue }
    public static func fromDatabaseValue(_ value: DatabaseValue) -> KeyList? { nil }
}
