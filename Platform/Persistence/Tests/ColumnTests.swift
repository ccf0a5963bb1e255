import CoreDomain
import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite("Values in columns")
struct ColumnTests {
    @Test(
        "Moments are whole milliseconds, within what is kept",
        arguments: [
            (0, 0), (1.0004, 1000), (1.0006, 1001), (-1.5, -1500), (4.5e12, 4_500_000_000_000_000), (4.5e12 + 1, 4_500_000_000_000_000),
            (-1e300, -4_500_000_000_000_000), (.nan, 0), (.infinity, 0),
        ] as [(Double, Int64)])
    func moments(_ seconds: Double, _ milliseconds: Int64) {
        #expect(Moment(Date(timeIntervalSince1970: seconds)).milliseconds == milliseconds)
        #expect(Moment.fromDatabaseValue(milliseconds.databaseValue)?.date == Date(timeIntervalSince1970: Double(milliseconds) / 1000))
    }

    @Test("Lists of texts: none is NULL, and no text splits another")
    func texts() {
        #expect(TextList([]).databaseValue == .null)
        #expect(TextList(["a"]).databaseValue == "a".databaseValue)
        #expect(TextList.fromDatabaseValue(TextList(["a", "", "b\u{1F}c"]).databaseValue)?.texts == ["a", "", "b c"])
        #expect(TextList.fromDatabaseValue(.null) == nil)
    }

    @Test("Pictures of five fields, from before there were miniatures, and of six; others are damage")
    func pictures() {
        let whole = Picture(id: "a/b", width: 3, height: 4, colour: "#fff", theme: "dark", miniature: "data")
        let plain = Picture(id: "a", width: 1, height: 2, colour: nil, theme: nil, miniature: nil)
        for picture in [whole, plain] { #expect(Picture.fromDatabaseValue(picture.databaseValue) == picture) }
        func read(_ fields: String...) -> Picture? { Picture.fromDatabaseValue(fields.joined(separator: "\u{1F}").databaseValue) }
        #expect(read("a", "1", "2", "", "") == plain)
        #expect(read("a", "1", "2", "") == nil)
        #expect(read("a", "1", "2", "", "", "", "") == nil)
        #expect(read("a", "x", "2", "", "") == nil)
        #expect(read("a", "1", "x", "", "") == nil)
    }

    @Test("Columns one after another; past the last there is nothing")
    func reader() async throws {
        let database = try Database.inMemory(Notes.first)
        try await database.read { db in
            let row = try #require(try Row.fetchOne(db, sql: "SELECT 1, NULL, 'x\u{1F}y', 'end'"))
            var reader = ColumnReader(row)
            #expect(reader.next(as: Int.self) == 1)
            #expect(reader.next(as: String.self) == nil)
            #expect(reader.texts() == ["x", "y"])
            #expect(try reader.required(as: String.self) == "end")
            #expect(reader.next(as: Int.self) == nil)
            #expect(throws: DatabaseError.self) { try reader.required(as: Int.self) }
        }
    }

    @Test("Names that fold alike share a number, others do not")
    func nameNumbers() async throws {
        let names = NameNumbers(table: "genre")
        let database = try Database.inMemory(Schema("genre", sql: names.sql))
        try await database.write { db in
            let drama = try names.makeNumber(of: "Drama", in: db), comedy = try names.makeNumber(of: "Comédie", in: db)
            #expect(drama != comedy)
            #expect(try names.makeNumber(of: "comedie", in: db) == comedy)
            #expect(try names.number(of: "DRAMA", in: db) == drama)
            #expect(try names.number(of: "Western", in: db) == nil)
            #expect(try names.all(in: db).map(\.name) == ["Drama", "Comédie"])
        }
    }

    @Test("A table that becomes STRICT keeps its rows, indexes and constraints, and other tables stay as they are")
    func strict() async throws {
        let loose = Schema(
            "loose",
            sql: """
                CREATE TABLE seen(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, at REAL) ;
                CREATE INDEX seen_at ON seen(at);
                CREATE TABLE other(id INTEGER PRIMARY KEY, name TEXT UNIQUE);
                CREATE INDEX other_name ON other(name);
                INSERT INTO seen VALUES (1, 'a', 1.5), (2, 'b', NULL);
                """)
        let database = try Database.inMemory(loose.makingStrict("strict", ["seen"], milliseconds: ["at"]))
        try await database.write { db in
            #expect(
                try Row.fetchAll(db, sql: "SELECT * FROM seen ORDER BY id").map { Array($0.databaseValues) } == [
                    [1.databaseValue, "a".databaseValue, 1500.databaseValue], [2.databaseValue, "b".databaseValue, .null],
                ])
            #expect(throws: DatabaseError.self) { try db.execute(sql: "INSERT INTO seen VALUES (3, 'a', 1)") }
            #expect(throws: DatabaseError.self) { try db.execute(sql: "INSERT INTO seen VALUES (3, 'c', 'x')") }
            #expect(throws: Never.self) { try db.execute(sql: "INSERT INTO other VALUES (3, x'00')") }
            let indexes = try String.fetchSet(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'index' AND name NOT LIKE 'sqlite%'")
            #expect(indexes == ["seen_at", "other_name"])
        }
        #expect(throws: (any Error).self) { try Database.inMemory(loose.makingStrict("strict", ["missing"])) }
    }

    @Test("What SQLite keeps for itself does not make a database somebody's")
    func blank() throws {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.execute(sql: "CREATE TABLE t(id INTEGER PRIMARY KEY AUTOINCREMENT); DROP TABLE t")
            #expect(try Notes.first.standing(of: db) == .blank)
            try db.execute(sql: "CREATE TABLE t(id INTEGER PRIMARY KEY)")
            #expect(try Notes.first.standing(of: db) == .foreign)
        }
    }
}
