import Foundation
import GRDB
import Testing

@testable import Persistence

@Suite("Where a backup may be written")
struct BackupTargetTests {
    let scratch: Scratch
    let file: DatabaseFile
    let database: Database

    init() throws {
        scratch = try Scratch()
        var file = DatabaseFile(path: "\(scratch.path)/data/popcorn.db", role: .precious)
        file.companions = ["\(scratch.path)/data/catalogue.db"]
        self.file = file
        database = try Database.open(file, schema: Notes.first)
    }

    private func expectRefused(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        await #expect(sourceLocation: sourceLocation) {
            try await database.backup(to: path)
        } throws: {
            if case PersistenceError.unsuitableTarget = $0 { true } else { false }
        }
    }

    @Test("The live database is refused under each of its names, and keeps what is written to it")
    func live() async throws {
        try await Notes.add("milk", to: database)
        let data = "\(scratch.path)/data"
        symlink("\(data)/popcorn.db", "\(scratch.path)/link.db")
        symlink(data, "\(scratch.path)/folder")
        link("\(data)/popcorn.db", "\(scratch.path)/hard.db")
        for path in [
            "\(data)/popcorn.db", "\(data)/../data/./popcorn.db", "\(scratch.path)/link.db", "\(scratch.path)/folder/popcorn.db",
            "\(scratch.path)/hard.db",
        ] {
            try await expectRefused(path)
        }
        try await Notes.add("bread", to: database)
        database.close()
        #expect(try await Notes.all(in: Database.open(file, schema: Notes.first)) == ["milk", "bread"])
    }

    @Test(
        "So are the names of our other files, whether they are there or not",
        arguments: ["popcorn.db-wal", "popcorn.db-shm", "popcorn.db.lock", "popcorn.db.previous", "catalogue.db", "catalogue.db-wal"])
    func ours(name: String) async throws {
        try await expectRefused("\(scratch.path)/data/\(name)")
    }

    @Test("Whatever else is there is refused: another program's file, an empty one, a folder, a device, a link to nowhere")
    func others() async throws {
        let text = "\(scratch.path)/letter.txt"
        try Data("Dear reader".utf8).write(to: URL(filePath: text))
        let empty = "\(scratch.path)/empty"
        #expect(FileManager.default.createFile(atPath: empty, contents: nil))
        let foreign = "\(scratch.path)/foreign.db"
        let queue = try DatabaseQueue(path: foreign)
        try await queue.write { try $0.execute(sql: "CREATE TABLE t(x)") }
        try queue.close()
        let live = DatabaseFile(path: "\(scratch.path)/other/popcorn.db", role: .precious)
        let other = try Database.open(live, schema: Notes.first)
        try await Notes.add("theirs", to: other)
        other.close()
        symlink("\(scratch.path)/nowhere", "\(scratch.path)/dangling")
        for path in [text, empty, foreign, live.path, scratch.path, "/dev/null", "\(scratch.path)/dangling"] {
            try await expectRefused(path)
        }
        #expect(FileManager.default.contents(atPath: text) == Data("Dear reader".utf8))
        #expect(try await Notes.all(in: Database.open(live, schema: Notes.first)) == ["theirs"])
    }

    @Test("A backup of ours is replaced, also one of a version that set no mark")
    func replaced() async throws {
        let path = "\(scratch.path)/copy.db"
        try await database.backup(to: path)
        try await Notes.add("milk", to: database)
        try await database.backup(to: path)
        let copy = DatabaseFile(path: path, role: .precious)
        let queue = try DatabaseQueue(path: path)
        #expect(try await queue.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["milk"])
        try await queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA application_id = 0") }
        try queue.close()
        try await Notes.add("bread", to: database)
        try await database.backup(to: path)
        #expect(try await Notes.all(in: Database.open(copy, schema: Notes.first)) == ["milk", "bread"])
    }

    @Test("A folder that does not exist is not created: it may be that of a disk that is not mounted")
    func unmounted() async throws {
        let folder = "\(scratch.path)/disk"
        try await expectRefused("\(folder)/copy.db")
        try await expectRefused("\(folder)/deeper/copy.db")
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("The folder of the nightly backups is created before the first night")
    func first() async throws {
        let path = "\(file.backupsDirectory)/by-hand.db"
        try await database.backup(to: path)
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("Nothing but the backup is left in its folder, and only its owner may read it")
    func alone() async throws {
        let folder = "\(scratch.path)/elsewhere"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        try await database.backup(to: "\(folder)/copy.db")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["copy.db"])
        #expect(Scratch.mode("\(folder)/copy.db") == 0o600)
    }
}
