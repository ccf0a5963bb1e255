import Foundation
public import Logging

/// Writes each event as one line (text or JSON) to a sink; standard error by default.
public struct LineLogHandler: LogHandler {
    public var logLevel: Logger.Level
    public var metadata: Logger.Metadata = [:]
    private let label: String
    private let style: LogLine.Style
    private let write: @Sendable (String) -> Void

    /// - Parameter write: receives one line without its newline; called on any thread.
    public init(
        label: String, level: Logger.Level = .info, style: LogLine.Style = .text,
        write: @escaping @Sendable (String) -> Void = LineLogHandler.standardError
    ) {
        self.label = label
        self.logLevel = level
        self.style = style
        self.write = write
    }

    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    public func log(event: LogEvent) {
        let merged = metadata.merging(event.metadata ?? [:]) { _, new in new }
        let line = LogLine(date: Date(), level: event.level, label: label, message: "\(event.message)", metadata: merged)
        write(line.written(style))
    }

    /// One `write` call for each line, so that lines of several threads do not mix.
    @Sendable public static func standardError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}

extension LineLogHandler {
    /// Makes every `Logger` of the process write through this handler. Call once, before the first logger is made.
    public static func bootstrap(level: Logger.Level, style: LogLine.Style) {
        LoggingSystem.bootstrap { LineLogHandler(label: $0, level: level, style: style) }
    }
}
