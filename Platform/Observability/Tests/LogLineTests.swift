import Foundation
import Logging
import Synchronization
import Testing

@testable import Observability

@Suite struct LogLineTests {
    private let date = Date(timeIntervalSince1970: 1_700_000_000.5)

    private func line(_ message: String, _ metadata: Logger.Metadata = [:]) -> LogLine {
        LogLine(date: date, level: .warning, label: "server", message: message, metadata: metadata)
    }

    @Test("A text line has time, level, logger, message and sorted metadata")
    func text() {
        #expect(
            line("Hello", ["b": "two words", "a": "1"]).written(.text)
                == "2023-11-14T22:13:20.500Z WARNING server: Hello a=1 b=\"two words\"")
    }

    @Test("A JSON line is one valid object")
    func json() throws {
        let written = line("a \"b\"\n\u{1B}[2J", ["path": "/x\\y"]).written(.json)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: String])
        #expect(
            object == [
                "time": "2023-11-14T22:13:20.500Z", "level": "warning", "logger": "server",
                "message": "a \"b\"\n\u{1B}[2J", "meta.path": "/x\\y",
            ])
        #expect(!written.contains("\n") && !written.contains("\u{1B}"))
    }

    @Test(
        "Control characters of foreign strings cannot forge a line",
        arguments: [
            ("a\nb", "a\\u000ab"), ("\u{1B}[31m", "\\u001b[31m"), ("x\u{202E}y", "x\\u202ey"), ("\u{85}", "\\u0085"),
        ])
    func escaping(from: String, to: String) {
        #expect(line(from).written(.text).hasSuffix(": \(to)"))
    }

    @Test("A long message is truncated")
    func bounded() {
        #expect(line(String(repeating: "x", count: 100_000)).written(.text).count < 5000)
    }

    @Test("A logger writes through the handler at its level")
    func handler() {
        final class Lines: Sendable { let all = Mutex<[String]>([]) }
        let lines = Lines()
        var logger = Logger(label: "t") { label in
            LineLogHandler(label: label, level: .info, write: { line in lines.all.withLock { $0.append(line) } })
        }
        logger[metadataKey: "route"] = "/a"
        logger.debug("no")
        logger.info("yes", metadata: ["n": "1"])
        let all = lines.all.withLock { $0 }
        #expect(all.count == 1 && all[0].hasSuffix("INFO t: yes n=1 route=/a"))
    }
}
