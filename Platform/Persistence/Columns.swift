public import CoreDomain
public import Foundation
public import GRDB

extension TitleID: DatabaseValueConvertible {}
extension FileID: DatabaseValueConvertible {}
extension ViewerID: DatabaseValueConvertible {}
extension TitleReference: DatabaseValueConvertible {}
extension OwnRating: DatabaseValueConvertible {}

/// A picture in one column: its fields, separated by U+001F.
extension Picture: DatabaseValueConvertible {
    public var databaseValue: DatabaseValue {
        "\(id)\u{1F}\(width)\u{1F}\(height)\u{1F}\(colour ?? "")\u{1F}\(theme ?? "")\u{1F}\(miniature ?? "")".databaseValue
    }

    public static func fromDatabaseValue(_ value: DatabaseValue) -> Picture? {
        guard let fields = String.fromDatabaseValue(value)?.split(separator: "\u{1F}", omittingEmptySubsequences: false),
            fields.count == 5 || fields.count == 6, let width = Int(fields[1]), let height = Int(fields[2])
        else { return nil }
        let told = fields.dropFirst(3).map { $0.isEmpty ? nil : String($0) }
        // Older pictures have five fields and no miniature.
        return Picture(
            id: String(fields[0]), width: width, height: height, colour: told[0], theme: told[1], miniature: told.count > 2 ? told[2] : nil)
    }
}

/// Texts in one column, separated by U+001F; NULL for none.
public struct TextList: DatabaseValueConvertible, Sendable {
    public let texts: [String]

    public init(_ texts: [String]) { self.texts = texts }

    public var databaseValue: DatabaseValue {
        if texts.isEmpty { return .null }
        return texts.map { $0.replacing("\u{1F}", with: " ") }.joined(separator: "\u{1F}").databaseValue
    }

    public static func fromDatabaseValue(_ value: DatabaseValue) -> TextList? {
        String.fromDatabaseValue(value).map { text in
            TextList(text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init))
        }
    }
}

/// A moment in one column: whole milliseconds since 1970.
public struct Moment: DatabaseValueConvertible, Sendable {
    public let milliseconds: Int64

    /// Dates beyond the year 140,000 become the last day of that year.
    public init(_ date: Date) {
        let exact = (date.timeIntervalSince1970 * 1000).rounded()
        milliseconds = exact.isFinite ? Int64(clamped: min(max(exact, -Self.limit), Self.limit)) : 0
    }

    private static let limit = 4.5e15

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
    public var databaseValue: DatabaseValue { milliseconds.databaseValue }

    public static func fromDatabaseValue(_ value: DatabaseValue) -> Moment? {
        Int64.fromDatabaseValue(value).map { Moment(milliseconds: $0) }
    }
}

extension Row {
    /// Nil for NULL and for anything that cannot be read as `Value`, where a subscript would stop the program.
    public func value<Value: DatabaseValueConvertible>(_ column: String, as type: Value.Type = Value.self) -> Value? {
        Value.fromDatabaseValue(self[column])
    }

    public func texts(_ column: String) -> [String] { value(column, as: TextList.self)?.texts ?? [] }
    public func date(_ column: String) -> Date? { value(column, as: Moment.self)?.date }
}
