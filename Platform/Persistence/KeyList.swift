import Foundation
public import GRDB

/// Many keys as one argument of a statement, for `json_each(?)`: one query for a list instead of one for each element.
public struct KeyList: DatabaseValueConvertible, Sendable {
    private let json: String

    public init(_ numbers: [Int64]) { json = "[\(numbers.map(String.init).joined(separator: ","))]" }

    public init(_ texts: [String]) {
        json = (try? JSONEncoder().encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    public var databaseValue: DatabaseValue { json.databaseValue }
    public static func fromDatabaseValue(_ value: DatabaseValue) -> KeyList? { nil }
}
