import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite("Opening a database")
struct OpeningTests {
    let scratch: Scratch

    init() throws { scratch = try Scratch() }

    @Test("A new file is made, and keeps what was written", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func makes(role: DatabaseFile.Role) async throws {
        do {
            let database = try Database.open(scratch.file(role), schema: Notes.first)
            try await Notes.add("milk", to: database)
        }
        #expect(try await Notes.all(in: Database.open(scratch.file(role), schema: Notes.first)) == ["milk"])
    }

    @Test(
        "The tables are compared once, and again after any of them has changed", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func comparesOnce(role: DatabaseFile.Role) async throws {
        let file = scratch.file(role)
        func isChecked() throws -> Bool {
            let queue = try DatabaseQueue(path: file.path)
            defer { try? queue.close() }
            return try queue.read { try Schema.isChecked($0) }
        }
        try await Notes.add("milk", to: Database.open(file, schema: Notes.first))
        #expect(try isChecked())
        let queue = try DatabaseQueue(path: file.path)
        try await queue.write { try $0.execute(sql: "CREATE TABLE other(a)") }
        try queue.close()
        #expect(try !isChecked())
        #expect(try await Notes.all(in: Database.open(file, schema: Notes.first)) == ["milk"])
        #expect(try isChecked())
    }

    @Test("A later version migrates what is there", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func migrates(role: DatabaseFile.Role) async throws {
        try await Notes.add("milk", to: Database.open(scratch.file(role), schema: Notes.first))
        let database = try Database.open(scratch.file(role), schema: Notes.second)
        #expect(try await Notes.all(in: database) == ["milk"])
        #expect(try await database.read { try Int.fetchOne($0, sql: "SELECT sum(done) FROM note") } == 0)
    }

    @Test("A precious file is migrated on a copy, and the file of before is kept")
    func keepsPrevious() async throws {
        try await Notes.add("milk", to: Database.open(scratch.file(), schema: Notes.first))
        _ = try Database.open(scratch.file(), schema: Notes.second)
        #expect(scratch.names.contains("popcorn.db.previous"))
        #expect(!scratch.names.contains("popcorn.db.migrating"))
        let previous = DatabaseFile(path: scratch.file().path + ".previous", role: .precious)
        #expect(try await Notes.all(in: Database.open(previous, schema: Notes.first)) == ["milk"])
    }

    @Test("A migration that fails leaves a precious file as it was")
    func failedMigration() async throws {
        try await Notes.add("milk", to: Database.open(scratch.file(), schema: Notes.first))
        let broken = Notes.first.then("notes.2") { db in
            try db.execute(sql: "DELETE FROM note")
            try db.execute(sql: "nonsense")
        }
        #expect {
            try Database.open(scratch.file(), schema: broken)
        } throws: {
            if case PersistenceError.migrationFailed = $0 { true } else { false }
        }
        #expect(try await Notes.all(in: Database.open(scratch.file(), schema: Notes.first)) == ["milk"])
    }

    @Test("Long work at the start is reported, and nothing else is", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func reports(role: DatabaseFile.Role) throws {
        var reports: [String] = []
        for schema in [Notes.first, Notes.first, Notes.second, Notes.second] {
            _ = try Database.open(scratch.file(role), schema: schema, reporting: { reports.append($0) })
        }
        #expect(reports.count == 1 && reports[0].contains("up to this version"))
    }

    @Test("What an interrupted migration left behind is no hindrance")
    func interruptedMigration() async throws {
        try await Notes.add("milk", to: Database.open(scratch.file(), schema: Notes.first))
        try Data("half a file".utf8).write(to: URL(filePath: scratch.file().path + ".migrating"))
        #expect(try await Notes.all(in: Database.open(scratch.file(), schema: Notes.second)) == ["milk"])
    }

    @Test("A file of a newer version is refused, whatever its role", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func newer(role: DatabaseFile.Role) throws {
        _ = try Database.open(scratch.file(role), schema: Notes.second)
        let path = scratch.file().path
        #expect(throws: PersistenceError.newer(path: path, steps: ["notes.2"])) {
            try Database.open(scratch.file(role), schema: Notes.first)
        }
        #expect("\(PersistenceError.newer(path: path, steps: []))".contains("newer version of Popcorn"))
    }

    @Test("A damaged precious file is refused, and the newest backup named")
    func damagedPrecious() async throws {
        let file = scratch.file()
        let backup = try #require(try await Backups(of: file).make(of: Database.open(file, schema: Notes.first)))
        try Self.damage(file.path)
        #expect(throws: PersistenceError.damaged(path: file.path, backup: backup)) {
            try Database.open(file, schema: Notes.first)
        }
        #expect("\(PersistenceError.damaged(path: file.path, backup: backup))".contains("popcorn restore \(backup)"))
        #expect(throws: Never.self) { try Database.restore(from: backup, to: file, schema: Notes.first) }
        #expect(throws: Never.self) { try Database.open(file, schema: Notes.first) }
    }

    @Test("A damaged rebuildable file is set aside and an empty one takes its place")
    func damagedRebuildable() async throws {
        let file = scratch.file(.rebuildable)
        try await Notes.add("milk", to: Database.open(file, schema: Notes.first))
        try Self.damage(file.path)
        var reports: [String] = []
        let opened = try Database.open(file, schema: Notes.first, reporting: { reports.append($0) })
        #expect(try await Notes.all(in: opened) == [])
        #expect(reports.count == 1 && reports[0].contains("damaged"))
        #expect(scratch.names.contains { $0.hasPrefix("popcorn.db.damaged-") })
    }

    @Test("Damage inside a page is found as well")
    func damagedPage() async throws {
        let database = try Database.open(scratch.file(), schema: Notes.first)
        for number in 1...200 { try await Notes.add("note \(number) " + String(repeating: "x", count: 200), to: database) }
        // A backup is one file, without a log that could heal it.
        let file = DatabaseFile(path: "\(scratch.path)/copy.db", role: .precious)
        try await database.backup(to: file.path)
        let handle = try FileHandle(forUpdating: URL(filePath: file.path))
        try handle.seek(toOffset: 3 * 4096)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 4096))
        try handle.close()
        #expect(throws: PersistenceError.damaged(path: file.path, backup: nil)) {
            try Database.open(file, schema: Notes.first)
        }
    }

    @Test("A file that others have open is not swapped under them")
    func inUse() throws {
        let open = try Database.open(scratch.file(), schema: Notes.first)
        #expect(throws: PersistenceError.inUse(path: scratch.file().path)) {
            try Database.restore(from: scratch.file().path, to: scratch.file(), schema: Notes.first)
        }
        withExtendedLifetime(open) {}
    }

    @Test("Two processes, or two parts of one, may have the same file open")
    func openTwice() async throws {
        let one = try Database.open(scratch.file(), schema: Notes.first)
        let other = try Database.open(scratch.file(), schema: Notes.first)
        try await Notes.add("milk", to: one)
        #expect(try await Notes.all(in: other) == ["milk"])
    }

    @Test("Closing leaves no log behind, and lets others have the file")
    func closes() async throws {
        let database = try Database.open(scratch.file(), schema: Notes.first)
        try await Notes.add("milk", to: database)
        #expect(try await Notes.all(in: database) == ["milk"])
        #expect(scratch.names.contains("popcorn.db-wal"))
        database.close()
        #expect(scratch.names == ["popcorn.db", "popcorn.db.lock"])
        #expect(try #require(try? FileLock(path: scratch.file().lockPath)).take(.alone))
        await #expect(throws: (any Error).self) { try await Notes.all(in: database) }
    }

    @Test("A second server on the same directory is refused; after the first has gone it is welcome")
    func serverLock() throws {
        do {
            let first = try ServerLock(directory: scratch.path)
            let expected = PersistenceError.alreadyRunning(directory: scratch.path, process: Int(getpid()))
            #expect(throws: expected) { try ServerLock(directory: scratch.path) }
            withExtendedLifetime(first) {}
        }
        #expect(throws: Never.self) { try ServerLock(directory: scratch.path) }
    }

    @Test(
        "Errors of the system become sentences",
        arguments: [
            (EACCES, PersistenceError.notWritable(path: "/data")), (EROFS, .notWritable(path: "/data")),
            (ENOSPC, .full(path: "/data")), (EISDIR, .cannotOpen(path: "/data", reason: "Is a directory")),
        ])
    func systemErrors(code: Int32, expected: PersistenceError) {
        #expect(PersistenceError(errno: code, path: "/data") == expected)
    }

    @Test("A place that cannot hold a directory is one clear error")
    func noDirectory() throws {
        let file = DatabaseFile(path: "/dev/null/popcorn.db", role: .precious)
        #expect(throws: PersistenceError.self) { try Database.open(file, schema: Notes.first) }
    }

    private static func damage(_ path: String) throws {
        try Data("This is no database at all, but it is long enough to look like one.".utf8).write(to: URL(filePath: path))
    }
}

@Suite("Tables that become STRICT")
struct StrictTableTests {
    private static let loose = Schema(
        "test.1 loose",
        sql: """
            CREATE TABLE owner(id INTEGER PRIMARY KEY, name TEXT NOT NULL, seen_at REAL, score REAL);
            CREATE TABLE part(owner INTEGER NOT NULL REFERENCES owner(id) ON DELETE CASCADE, name TEXT, PRIMARY KEY(owner, name)) WITHOUT ROWID;
            CREATE INDEX owner_name ON owner(name);
            INSERT INTO owner VALUES (1, 'a', 1700000000.125, 7.5), (7, 'b', NULL, NULL);
            INSERT INTO part VALUES (1, 'x'), (7, 'y');
            """)
    private static let strict = loose.makingStrict("test.2 strict", ["owner", "part"], milliseconds: ["seen_at"])

    @Test("They keep rows, numbers, indexes and references; seconds become milliseconds")
    func keeps() async throws {
        let database = try Persistence.Database.inMemory(Self.strict)
        try await database.write { db in
            #expect(
                try String.fetchAll(db, sql: "SELECT name FROM pragma_table_list WHERE strict = 1 ORDER BY name") == ["owner", "part"])
            let rows = try Row.fetchAll(db, sql: "SELECT id, name, seen_at, score FROM owner ORDER BY id").map { Array($0.databaseValues) }
            #expect(rows.first == [1.databaseValue, "a".databaseValue, 1_700_000_000_125.databaseValue, 7.5.databaseValue])
            #expect(rows.last == [7.databaseValue, "b".databaseValue, .null, .null])
            #expect(try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE name = 'owner_name'").count == 1)
            #expect(throws: DatabaseError.self) { try db.execute(sql: "UPDATE owner SET seen_at = 1.5") }
            try db.execute(sql: "DELETE FROM owner WHERE id = 1")
            #expect(try String.fetchAll(db, sql: "SELECT name FROM part") == ["y"])
        }
    }

    @Test("A row with a value of another type stops the step, and the table stays as it was")
    func wrongType() throws {
        #expect(throws: PersistenceError.self) {
            _ = try Persistence.Database.inMemory(
                Schema(joining: Self.loose, Schema("test.1b damage", sql: "UPDATE owner SET name = x'ff'")).makingStrict(
                    "test.2", ["owner"]))
        }
    }
}
