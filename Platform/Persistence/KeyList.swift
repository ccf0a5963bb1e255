import CoreDomain
import Foundation
public import GRDB

/// Many keys as one argument of a statement, for `json_each(?)`: one query for a list instead of one for each element.
public struct KeyList: DatabaseValueConvertible, Sendable {
    private let json: String

    public init(_ numbers: [Int64]) { json = "[\(numbers.map(String.init).joined(separator: ","))]" }

    public init(_ texts: [String]) {
        var bytes = [UInt8(ascii: "[")]
        for text in texts {
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            JSONText.append(text, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
        json = String(decoding: bytes, as: UTF8.self)
    }

    /// Keys of several columns: the statement reads each with `value ->> 'column'`.
    public init<Row: Encodable>(rows: [Row]) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        json = String(decoding: try encoder.encode(rows), as: UTF8.self)
    }

    /// Keys that are bytes: the statement compares with `unhex(value)`.
    public init(_ keys: [[UInt8]]) { self.init(keys.map(Hexadecimal.text)) }

    public var databaseValue: DatabaseValue { json.databaseValue }
    public static func fromDatabaseValue(_ value: DatabaseValue) -> KeyList? { nil }
}

extension DatabaseFunction {
    /// The bytes of a text of hexadecimal digits; NULL for any other text. SQLite has it from 3.41.
    static let unhex = DatabaseFunction("unhex", argumentCount: 1, pure: true) { values in
        String.fromDatabaseValue(values[0]).flatMap { Hexadecimal.bytes($0) }.map { Data($0) }
    }
}
