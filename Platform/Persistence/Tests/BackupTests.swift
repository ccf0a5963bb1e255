import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite("Backups")
struct BackupTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("A backup holds what was committed, in one file, and can be restored")
    func roundTrip() async throws {
        let file = scratch.file()
        let backup = "\(scratch.path)/elsewhere/copy.db"
        try FileManager.default.createDirectory(atPath: "\(scratch.path)/elsewhere", withIntermediateDirectories: false)
        do {
            let database = try Database.open(file, schema: Notes.first)
            try await Notes.add("milk", to: database)
            try await database.backup(to: backup)
            try await Notes.add("bread", to: database)
            #expect(try await database.faults() == [])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(scratch.path)/elsewhere") == ["copy.db"])
        try Database.restore(from: backup, to: file, schema: Notes.first)
        #expect(try await Notes.all(in: Database.open(file, schema: Notes.first)) == ["milk"])
        #expect(scratch.names.contains("popcorn.db.before-restore"))
        let before = DatabaseFile(path: file.path + ".before-restore", role: .precious)
        #expect(try await Notes.all(in: Database.open(before, schema: Notes.first)) == ["milk", "bread"])
    }

    @Test("An old backup is migrated when it is opened; one of a newer version is refused")
    func versions() async throws {
        let file = scratch.file()
        try await Notes.add("milk", to: Database.open(file, schema: Notes.first))
        try await Database.open(file, schema: Notes.first).backup(to: "\(scratch.path)/old.db")
        try await Database.open(file, schema: Notes.second).backup(to: "\(scratch.path)/new.db")
        try Database.restore(from: "\(scratch.path)/old.db", to: file, schema: Notes.second)
        #expect(try await Notes.all(in: Database.open(file, schema: Notes.second)) == ["milk"])
        #expect(throws: PersistenceError.newer(path: "\(scratch.path)/new.db", steps: ["notes.2"])) {
            try Database.restore(from: "\(scratch.path)/new.db", to: file, schema: Notes.first)
        }
    }

    @Test("What is no backup leaves the data alone", arguments: ["missing", "text", "foreign"])
    func notABackup(kind: String) async throws {
        let file = scratch.file()
        try await Notes.add("milk", to: Database.open(file, schema: Notes.first))
        let path = "\(scratch.path)/\(kind).db"
        if kind == "text" { try Data(repeating: 65, count: 5000).write(to: URL(filePath: path)) }
        if kind == "foreign" { try await DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE t(x)") } }
        #expect {
            try Database.restore(from: path, to: file, schema: Notes.first)
        } throws: {
            if case PersistenceError.notABackup = $0 { true } else { false }
        }
        #expect(try await Notes.all(in: Database.open(file, schema: Notes.first)) == ["milk"])
    }

    @Test("One backup a day, and the newest seven are kept")
    func rotation() async throws {
        let file = scratch.file()
        let database = try Database.open(file, schema: Notes.first)
        let backups = Backups(of: file)
        let day = Date(timeIntervalSince1970: 1_900_000_000)
        for number in 0..<10 {
            #expect(try await backups.make(of: database, at: day + Double(number) * 86_400) != nil)
            #expect(try await backups.make(of: database, at: day + Double(number) * 86_400 + 1) == nil)
        }
        #expect(backups.all.count == 7)
        #expect(backups.newest?.hasSuffix("backups/popcorn-2030-03-26.db") == true)
    }

    @Test("The backup that holds most is kept, however many come after it")
    func fullest() async throws {
        let file = scratch.file()
        let database = try Database.open(file, schema: Notes.first)
        let backups = Backups(of: file)
        let day = Date(timeIntervalSince1970: 1_900_000_000)
        var fullest: String?
        for number in 0..<12 {
            if number == 1 { for text in ["milk", "bread", "salt"] { try await Notes.add(text, to: database) } }
            if number == 2 { try await database.write { try $0.execute(sql: "DELETE FROM note WHERE text <> 'milk'") } }
            let made = try await backups.make(of: database, at: day + Double(number) * 86_400)
            if number == 1 { fullest = made }
        }
        #expect(backups.all.count == 8)
        #expect(backups.all.last == fullest)
        // When the present database holds as much again, there is nothing more to be kept.
        for text in ["bread", "salt"] { try await Notes.add(text, to: database) }
        try await backups.make(of: database, at: day + 20 * 86_400)
        #expect(backups.all.count == 7)
    }

    @Test("Only rows of our tables count: neither steps of the schema nor SQLite's own tables make a backup fuller")
    func rows() async throws {
        let file = scratch.file(), backups = Backups(of: file)
        let day = Date(timeIntervalSince1970: 1_900_000_000)
        var schema = Notes.first.then("notes.index", sql: "CREATE INDEX note_text ON note(text)")
        var fullest: String?
        do {
            let database = try Database.open(file, schema: schema)
            for text in ["milk", "bread", "salt"] { try await Notes.add(text, to: database) }
            fullest = try await backups.make(of: database, at: day)
        }
        for number in 1...4 {
            let sql =
                "CREATE TABLE t\(number)(id INTEGER PRIMARY KEY AUTOINCREMENT); INSERT INTO t\(number) DEFAULT VALUES; DELETE FROM t\(number)"
            schema = schema.then("notes.t\(number)", sql: sql)
        }
        let database = try Database.open(file, schema: schema)
        try await database.write { try $0.execute(sql: "DELETE FROM note WHERE text <> 'milk'") }
        for number in 1...9 { try await backups.make(of: database, at: day + Double(number) * 86_400) }
        #expect(backups.all.count == 8 && backups.all.last == fullest)
    }
}
