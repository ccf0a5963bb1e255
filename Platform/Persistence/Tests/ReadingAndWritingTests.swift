import CoreDomain
import Foundation
import GRDB
import Testing

@testable import Persistence

private enum NoteError: Error, Equatable {
    case tooLong
    case unavailable(reason: String)
}

@Suite("Reading and writing")
struct ReadingAndWritingTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("An error inside a write undoes all of it")
    func rollback() async throws {
        for database in try [Database.inMemory(Notes.first), .open(scratch.file(), schema: Notes.first)] {
            await #expect(throws: NoteError.tooLong) {
                try await database.write(or: NoteError.unavailable) { db in
                    try db.execute(sql: "INSERT INTO note(text) VALUES ('milk')")
                    throw NoteError.tooLong
                }
            }
            #expect(try await Notes.all(in: database) == [])
        }
    }

    @Test("A closed database refuses every call, in memory too")
    func closed() async throws {
        for database in try [Database.inMemory(Notes.first), .open(scratch.file(), schema: Notes.first)] {
            try await Notes.add("milk", to: database)
            database.close()
            let refusal = PersistenceError.closed
            await #expect(throws: refusal) { try await Notes.all(in: database) }
            await #expect(throws: refusal) { try await Notes.add("bread", to: database) }
            await #expect(throws: refusal) { try await database.transaction { try await Notes.add("bread", to: database) } }
            database.close()
        }
    }

    @Test("A context's own error passes; any other says why the data is not there")
    func translation() async throws {
        let database = try Database.inMemory(Notes.first)
        await #expect {
            try await database.read(or: NoteError.unavailable) { try Int.fetchOne($0, sql: "SELECT x FROM nowhere") }
        } throws: {
            guard case NoteError.unavailable(let reason) = $0 else { return false }
            return reason.contains("no such table")
        }
    }

    @Test("A column of another type than belongs there is damage: an error, and the catalogue is made again at the next start")
    func wrongType() async throws {
        let file = scratch.file(.rebuildable)
        let database = try Database.open(file, schema: Notes.first)
        try await database.write { try $0.execute(sql: "INSERT INTO note(text) VALUES (x'ff')") }
        await #expect(throws: PersistenceError.needsRestart(path: file.path)) {
            try await database.read { db in
                try Row.fetchAll(db, sql: "SELECT text FROM note").map { row -> String in
                    var reader = ColumnReader(row)
                    return try reader.required()
                }
            }
        }
        #expect(FileManager.default.fileExists(atPath: file.suspicionPath) && database.isDamaged)
        // Another process cannot rebuild it yet, and says who can.
        #expect(throws: PersistenceError.needsRestart(path: file.path)) { try Database.open(file, schema: Notes.first) }
        #expect(!"\(PersistenceError.needsRestart(path: file.path))".contains("restore"))
        database.close()
    }

    @Test("A picture comes back as it was filed, also by a program that knew nothing of miniatures")
    func pictures() {
        for picture in [
            Picture(id: "abcdefgh", width: 342, height: 513, colour: "102030", theme: "a0b0c0", miniature: "Qk0="),
            Picture(id: "abcdefgh"),
        ] {
            #expect(Picture.fromDatabaseValue(picture.databaseValue) == picture)
        }
        #expect(
            Picture.fromDatabaseValue("abcdefgh\u{1F}1\u{1F}2\u{1F}102030\u{1F}".databaseValue)
                == Picture(id: "abcdefgh", width: 1, height: 2, colour: "102030"))
        #expect(Picture.fromDatabaseValue("abcdefgh\u{1F}1".databaseValue) == nil)
    }

    @Test("Readers go on beside a writer, each on its own snapshot")
    func snapshots() async throws {
        let database = try Database.open(scratch.file(), schema: Notes.first)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for number in 1...50 {
                    try await database.write { db in
                        for _ in 1...10 { try db.execute(sql: "INSERT INTO note(text) VALUES (?)", arguments: ["\(number)"]) }
                    }
                }
            }
            for _ in 1...8 {
                group.addTask {
                    for _ in 1...50 {
                        let (one, other) = try await database.read { db in
                            (
                                try Int.fetchOne(db, sql: "SELECT count(*) FROM note") ?? -1,
                                try Int.fetchOne(db, sql: "SELECT count(*) FROM note") ?? -2
                            )
                        }
                        #expect(one == other && one.isMultiple(of: 10))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await Notes.all(in: database).count == 500)
    }

    @Test("A writer that is kept waiting too long is told that the database is busy")
    func busy() async throws {
        let database = try Database.open(scratch.file(), schema: Notes.first)
        var impatient = Database.configuration()
        impatient.busyMode = .immediateError
        let other = try DatabaseQueue(path: scratch.file().path, configuration: impatient)
        try await database.write { db in
            try db.execute(sql: "INSERT INTO note(text) VALUES ('milk')")
            #expect {
                try other.write { try $0.execute(sql: "INSERT INTO note(text) VALUES ('bread')") }
            } throws: {
                PersistenceError($0, path: "") == .busy
            }
        }
    }

    @Test("What was committed is there after the process was killed")
    func killed() async throws {
        let path = scratch.file().path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            let database = try Database.open(DatabaseFile(path: path, role: .precious), schema: Notes.first)
            for number in 1...100 { try await Notes.add("\(number)", to: database) }
            kill(getpid(), SIGKILL)
        }
        #expect(try await Notes.all(in: Database.open(scratch.file(), schema: Notes.first)).count == 100)
    }

    @Test("Full-text search ranks, folds diacritics and finds prefixes")
    func fullText() async throws {
        let database = try Database.inMemory(
            Schema(
                "texts.1",
                sql: """
                    CREATE VIRTUAL TABLE text USING fts5(body, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
                    INSERT INTO text VALUES ('Amélie'), ('The amelie of amelie, an Amelie'), ('Alien');
                    CREATE VIRTUAL TABLE words USING fts5vocab(text, 'row');
                    """))
        let hits = try await database.read {
            try Int.fetchAll($0, sql: "SELECT rowid FROM text WHERE text MATCH 'ame*' ORDER BY rank")
        }
        #expect(Set(hits) == [1, 2])
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT cnt FROM words WHERE term = 'amelie'") } == 4)
    }

    @Test("A plan names the tables that it walks through, and the sorts")
    func plans() async throws {
        let database = try Database.inMemory(Notes.first)
        try await database.read { db in
            let slow = try QueryPlan(of: "SELECT * FROM note ORDER BY text", in: db)
            #expect(slow.scans() == ["SCAN note"] && slow.sorts.count == 1)
            let quick = try QueryPlan(of: "SELECT * FROM note WHERE id = ?", arguments: [1], in: db)
            #expect(quick.scans().isEmpty && quick.sorts.isEmpty)
        }
    }
}
