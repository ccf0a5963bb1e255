import Foundation
import GRDB
import Persistence
import Testing

@Suite("Many keys as one argument of a statement")
struct KeyListTests {
    private let database: Persistence.Database
    init() throws { database = try Persistence.Database.inMemory(Schema("test.1", sql: "CREATE TABLE thing (id INTEGER) STRICT")) }

    private func values<Value: DatabaseValueConvertible & Sendable>(
        _ type: Value.Type, _ keys: KeyList, _ sql: String = "SELECT value FROM json_each(?)"
    ) async throws -> [Value] {
        try await database.read { try Value.fetchAll($0, sql: sql, arguments: [keys]) }
    }

    @Test("Numbers and texts come back in their order")
    func values() async throws {
        let numbers: [Int64] = [.min, -1, 0, 7, .max]
        #expect(try await values(Int64.self, KeyList(numbers)) == numbers)
        let texts = ["", "a\"b\\c", "é\n\u{1}", "🎬"]
        #expect(try await values(String.self, KeyList(texts)) == texts)
        #expect(try await values(Int64.self, KeyList([Int64]())).isEmpty)
    }

    @Test("Bytes come back as they were, whichever they are")
    func bytes() async throws {
        let keys: [[UInt8]] = [Array(0...255), [], [0xFF, 0x22, 0x5C], Array("plain".utf8)]
        let found = try await values(Data.self, KeyList(keys), "SELECT unhex(value) FROM json_each(?)")
        #expect(found.map { [UInt8]($0) } == keys)
    }

    @Test(
        "Only pairs of hexadecimal digits are bytes",
        arguments: [
            ("", []), ("00ff", [0, 255]), ("aF09", [0xAF, 9]), ("Fa90", [0xFA, 0x90]), ("f", nil), ("0g", nil), ("g0", nil), ("/0", nil),
            (":0", nil), ("`0", nil), ("@0", nil), ("0G", nil), ("é", nil),
        ] as [(String, [UInt8]?)])
    func digits(text: String, bytes: [UInt8]?) async throws {
        let found = try await database.read { try Data.fetchOne($0, sql: "SELECT unhex(?)", arguments: [text]) }
        #expect(found.map { [UInt8]($0) } == bytes)
    }
}
