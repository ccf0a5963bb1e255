public import Foundation
public import Logging

/// A log line as a value, for a terminal or a log collector.
///
/// Foreign strings (paths, titles, headers) are logged; control characters in them are escaped, so no message can
/// forge a second line or move a terminal's cursor.
public struct LogLine: Sendable {
    /// The format of lines.
    public enum Style: Sendable { case text, json }

    /// Wall clock, UTC.
    public let date: Date
    public let level: Logger.Level
    public let label: String
    public let message: String
    public let metadata: Logger.Metadata

    public init(date: Date, level: Logger.Level, label: String, message: String, metadata: Logger.Metadata) {
        self.date = date
        self.level = level
        self.label = label
        self.message = message
        self.metadata = metadata
    }

    /// The line without its newline.
    public func written(_ style: Style) -> String {
        switch style {
        case .text: text
        case .json: json
        }
    }

    private var text: String {
        var line = "\(timestamp) \(level.rawValue.uppercased()) \(label): \(LogEscape.text(message))"
        for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
            line += " \(LogEscape.text(key))=\(LogEscape.value("\(value)"))"
        }
        return line
    }

    private var json: String {
        var line = "{\"time\":\"\(timestamp)\",\"level\":\"\(level.rawValue)\",\"logger\":\(LogEscape.json(label))"
        line += ",\"message\":\(LogEscape.json(message))"
        for (key, value) in metadata.sorted(by: { $0.key < $1.key }) {
            line += ",\(LogEscape.json("meta." + key)):\(LogEscape.json("\(value)"))"
        }
        return line + "}"
    }

    private var timestamp: String {
        date.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(separator: .omitted))
    }
}
