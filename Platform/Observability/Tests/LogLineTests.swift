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
        let head = line("").written(.text).count
        #expect(line(String(repeating: "x", count: 4096)).written(.text).count == head + 4096)
        let long = line(String(repeating: "x", count: 100_000)).written(.text)
        #expect(long.count == head + 4097 && long.hasSuffix("x…"))
        #expect(line(String(repeating: "x", count: 100_000)).written(.json).count < 4300)
    }

    @Test("Control characters are escaped, their neighbours are not")
    func controls() {
        let escaped: [UInt32] = [0, 1, 0x1F, 0x7F, 0x80, 0x9F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2066, 0x2069]
        let plain: [UInt32] = [0x20, 0x7E, 0xA0, 0xA1, 0x2027, 0x202F, 0x2065, 0x206A]
        for value in escaped + plain {
            let text = String(UnicodeScalar(value).map(Character.init) ?? " ")
            let digits = String(value, radix: 16)
            let expected = escaped.contains(value) ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : text
            #expect(LogEscape.text(text) == expected)
            #expect(LogEscape.json("a\(text)") == "\"a\(expected)\"")
        }
        #expect(LogEscape.json("\"\\\n") == "\"\\\"\\\\\\n\"")
    }

    @Test(
        "Values are quoted where they would not be one word",
        arguments: [("a", "a"), ("", "\"\""), ("a b", "\"a b\""), ("a=b", "\"a=b\""), ("a\"b", "\"a\\\"b\"")])
    func values(_ value: String, _ text: String) { #expect(LogEscape.value(value) == text) }

    @Test("Metadata is sorted by its names in JSON too")
    func order() {
        let written = line("", ["b": "1", "a": "2", "c": "3"]).written(.json)
        #expect(written.hasSuffix("\"meta.a\":\"2\",\"meta.b\":\"1\",\"meta.c\":\"3\"}"))
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
