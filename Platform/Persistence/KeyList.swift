import Foundation
public import GRDB

/// Many keys as one argument of a statement, for `json_each(?)`: one query for a list instead of one for each element.
public struct KeyList: DatabaseValueConvertible, Sendable {
    private let json: String

    public init(_ numbers: [Int64]) { json = "[\(numbers.map(String.init).joined(separator: ","))]" }

    public init(_ texts: [String]) {
        json = (try? JSONEncoder().encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }

    /// Keys that are bytes: the statement compares with `unhex(value)`.
    public init(_ keys: [[UInt8]]) { self.init(keys.map(Self.hex)) }

    /// Bytes inside JSON, for `unhex`.
    public static func hex(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    public var databaseValue: DatabaseValue { json.databaseValue }
    public static func fromDatabaseValue(_ value: DatabaseValue) -> KeyList? { nil }
}

extension DatabaseFunction {
    /// The bytes of a text of hexadecimal digits; NULL for any other text. SQLite has it from 3.41.
    static let unhex = DatabaseFunction("unhex", argumentCount: 1, pure: true) { values in
        guard let digits = String.fromDatabaseValue(values[0]).map({ Array($0.utf8) }), digits.count.isMultiple(of: 2) else { return nil }
        var bytes = Data(capacity: digits.count / 2)
        for start in stride(from: 0, to: digits.count, by: 2) {
            guard let high = digit(digits[start]), let low = digit(digits[start + 1]) else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
