import GRDB
import Testing

@testable import Persistence

@Suite("Rows that are written")
struct RowWriterTests {
    private static let writer = RowWriter(table: "rated", columns: ["certification", "title"])
    private static let schema = Schema(
        "rated.1", sql: "CREATE TABLE rated(id INTEGER PRIMARY KEY, certification TEXT, title TEXT NOT NULL) STRICT")

    @Test("One row is read and changed, and the others stay; what is the same is not written")
    func one() async throws {
        let database = try Database.inMemory(Self.schema)
        try await database.write { db in
            let first = try Self.writer.insert(["G", "a"], in: db), second = try Self.writer.insert([nil, "b"], in: db)
            let old = try #require(try Self.writer.values(of: second, in: db))
            #expect(old == [.null, "b".databaseValue])
            #expect(try Self.writer.values(of: 99, in: db) == nil)
            let before = db.totalChangesCount
            #expect(try !Self.writer.update(second, from: old, to: [nil, "b"], in: db))
            #expect(db.totalChangesCount == before)
            #expect(try Self.writer.update(second, from: old, to: ["R", "b"], in: db))
            #expect(try Self.writer.values(of: first, in: db) == ["G".databaseValue, "a".databaseValue])
            #expect(try Self.writer.values(of: second, in: db) == ["R".databaseValue, "b".databaseValue])
        }
    }

    @Test("Ages are made from the certifications that rows have")
    func ages() async throws {
        let scratch = try Scratch(), file = scratch.file()
        do {
            let database = try Database.open(file, schema: Self.schema)
            try await database.write { db in
                for rating in ["PG-13", nil, "Not Rated", "FSK 12"] { _ = try Self.writer.insert([rating, "t"], in: db) }
            }
        }
        let database = try Database.open(file, schema: Self.schema.addingAges("rated.2", of: "rated"))
        let ages = try await database.read { try Int?.fetchAll($0, sql: "SELECT age FROM rated ORDER BY id") }
        #expect(ages == [13, nil, nil, 12])
    }
}
