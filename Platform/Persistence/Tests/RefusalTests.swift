import Foundation
import GRDB
import Testing

@testable import Persistence

/// Data that was there once is never replaced by an empty database without a word.
@Suite("Lost and foreign data")
struct RefusalTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    private func lost(_ backup: String? = nil) -> PersistenceError { .lost(path: scratch.file().path, backup: backup) }

    private func make(_ file: DatabaseFile, _ schema: Schema = Notes.first) async throws {
        let database = try Database.open(file, schema: schema)
        try await Notes.add("milk", to: database)
        database.close()
    }

    @Test("An emptied precious file is refused, and the newest backup named")
    func emptied() async throws {
        try await make(scratch.file())
        let database = try Database.open(scratch.file(), schema: Notes.first)
        let backup = try #require(try await Backups(of: scratch.file()).make(of: database))
        database.close()
        #expect(truncate(scratch.file().path, 0) == 0)
        #expect(throws: lost(backup)) { try Database.open(scratch.file(), schema: Notes.first) }
        #expect("\(lost(backup))".contains("popcorn restore \(backup)"))
        try Database.restore(from: backup, to: scratch.file(), schema: Notes.first)
        #expect(try await Notes.all(in: Database.open(scratch.file(), schema: Notes.first)) == ["milk"])
    }

    @Test("An empty precious file is refused even when nothing else is there")
    func emptyAlone() throws {
        #expect(FileManager.default.createFile(atPath: scratch.file().path, contents: nil))
        #expect(throws: lost()) { try Database.open(scratch.file(), schema: Notes.first) }
        #expect(DatabaseFile.size(of: scratch.file().path) == 0)
    }

    @Test("A missing precious file is refused beside a backup, a kept file, a log or the catalogue", arguments: Trace.allCases)
    func missing(trace: Trace) async throws {
        var file = scratch.file()
        file.companions = ["\(scratch.path)/catalogue.db"]
        let backup: String?
        do {
            let database = try Database.open(file, schema: Notes.first)
            try await Notes.add("milk", to: database)
            backup = trace == .backup ? try await Backups(of: file).make(of: database) : nil
            database.close()
        }
        unlink(file.path)
        if let path = trace.path(file) { try Data("something".utf8).write(to: URL(filePath: path)) }
        #expect(throws: PersistenceError.lost(path: file.path, backup: backup)) { try Database.open(file, schema: Notes.first) }
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    enum Trace: CaseIterable {
        case backup, previous, beforeRestore, log, catalogue

        func path(_ file: DatabaseFile) -> String? {
            switch self {
            case .backup: nil
            case .previous: file.path + ".previous"
            case .beforeRestore: file.path + ".before-restore"
            case .log: file.logPath
            case .catalogue: file.companions.first
            }
        }
    }

    @Test("A restore brings a missing file back, and leaves no log of the one before beside it")
    func restored() async throws {
        try await make(scratch.file())
        let database = try Database.open(scratch.file(), schema: Notes.first)
        let backup = try #require(try await Backups(of: scratch.file()).make(of: database))
        database.close()
        unlink(scratch.file().path)
        try Data("the log of the file before".utf8).write(to: URL(filePath: scratch.file().logPath))
        try Database.restore(from: backup, to: scratch.file(), schema: Notes.first)
        #expect(!FileManager.default.fileExists(atPath: scratch.file().logPath))
        #expect(try await Notes.all(in: Database.open(scratch.file(), schema: Notes.first)) == ["milk"])
    }

    @Test("A database of another program is refused and left as it is", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func foreign(role: DatabaseFile.Role) throws {
        let file = scratch.file(role)
        let queue = try DatabaseQueue(path: file.path)
        try queue.write { try $0.execute(sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT)") }
        try queue.close()
        let before = FileManager.default.contents(atPath: file.path)
        #expect(throws: PersistenceError.foreign(path: file.path)) { try Database.open(file, schema: Notes.first) }
        #expect(FileManager.default.contents(atPath: file.path) == before)
    }

    @Test("So is one of another program that keeps its migrations as we do, and one with another program's mark")
    func foreignMigrations() throws {
        for (number, sql) in [
            "CREATE TABLE grdb_migrations(identifier TEXT NOT NULL PRIMARY KEY); INSERT INTO grdb_migrations VALUES ('theirs'); CREATE TABLE t(x)",
            "CREATE TABLE grdb_migrations(identifier TEXT NOT NULL PRIMARY KEY); INSERT INTO grdb_migrations VALUES ('notes.1'); CREATE TABLE note(id, text); PRAGMA application_id = 7",
        ].enumerated() {
            let file = DatabaseFile(path: "\(scratch.path)/\(number).db", role: .precious)
            let queue = try DatabaseQueue(path: file.path)
            try queue.write { try $0.execute(sql: sql) }
            try queue.close()
            #expect(throws: PersistenceError.foreign(path: file.path)) { try Database.open(file, schema: Notes.first) }
        }
    }

    @Test("A file of a version that set no mark yet gets it, and keeps its rows", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func unmarked(role: DatabaseFile.Role) async throws {
        let file = scratch.file(role)
        try await make(file)
        let queue = try DatabaseQueue(path: file.path)
        try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA application_id = 0") }
        try queue.close()
        let database = try Database.open(file, schema: Notes.first)
        #expect(try await Notes.all(in: database) == ["milk"])
        #expect(try await database.read { try Int32.fetchOne($0, sql: "PRAGMA application_id") } == Schema.applicationID)
    }

    @Test(
        "A table, a column or an index that is gone is damage",
        arguments: ["DROP TABLE note", "ALTER TABLE note DROP COLUMN text", "DROP INDEX note_text", "DROP TABLE grdb_migrations"])
    func incomplete(damage: String) async throws {
        let schema = Notes.first.then("notes.index", sql: "CREATE INDEX note_text ON note(length(text))")
        for role in [DatabaseFile.Role.precious, .rebuildable] {
            let file = DatabaseFile(path: "\(scratch.path)/\(role).db", role: role)
            try await make(file, schema)
            let queue = try DatabaseQueue(path: file.path)
            if damage.contains("COLUMN") { try await queue.write { try $0.execute(sql: "DROP INDEX note_text") } }
            try await queue.write { try $0.execute(sql: damage) }
            try queue.close()
            if role == .precious {
                #expect(throws: PersistenceError.damaged(path: file.path, backup: nil)) { try Database.open(file, schema: schema) }
            } else {
                #expect(try await Notes.all(in: Database.open(file, schema: schema)) == [])
                #expect(scratch.names.contains { $0.hasPrefix("rebuildable.db.damaged-") })
            }
        }
    }

    @Test("An incomplete backup is not restored")
    func incompleteBackup() async throws {
        try await make(scratch.file())
        let path = "\(scratch.path)/copy.db"
        let database = try Database.open(scratch.file(), schema: Notes.first)
        try await database.backup(to: path)
        database.close()
        let queue = try DatabaseQueue(path: path)
        try await queue.write { try $0.execute(sql: "DROP TABLE note") }
        try queue.close()
        #expect {
            try Database.restore(from: path, to: scratch.file(), schema: Notes.first)
        } throws: {
            if case PersistenceError.notABackup = $0 { true } else { false }
        }
    }
}
