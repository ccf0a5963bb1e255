import Foundation
import Testing

@testable import Persistence

@Suite("Who may read the files")
struct PermissionTests {
    let scratch: Scratch
    let file: DatabaseFile

    init() throws {
        scratch = try Scratch()
        file = DatabaseFile(path: "\(scratch.path)/data/popcorn.db", role: .precious)
    }

    private var modes: [String: Int] {
        let data = "\(scratch.path)/data"
        let names = FileManager.default.enumerator(atPath: data)?.compactMap { $0 as? String } ?? []
        return Dictionary(uniqueKeysWithValues: names.map { ($0, Scratch.mode("\(data)/\($0)") ?? -1) })
    }

    @Test(
        "The data directory and all that is made in it belong to their owner alone", arguments: [DatabaseFile.Role.precious, .rebuildable])
    func made(role: DatabaseFile.Role) async throws {
        let database = try Database.open(DatabaseFile(path: file.path, role: role), schema: Notes.first)
        try await Notes.add("milk", to: database)
        try await Backups(of: file).make(of: database)
        let lock = try ServerLock(directory: "\(scratch.path)/data")
        #expect(Scratch.mode("\(scratch.path)/data") == 0o700)
        #expect(modes.count >= 7)
        for (name, mode) in modes { #expect(mode == (name == "backups" ? 0o700 : 0o600), "\(name)") }
        withExtendedLifetime((database, lock)) {}
    }

    @Test("An installation that others could read is corrected when it is opened; files of others stay as they are")
    func corrected() async throws {
        let database = try Database.open(file, schema: Notes.first)
        try await Backups(of: file).make(of: database)
        database.close()
        let data = "\(scratch.path)/data"
        for name in ["popcorn.yaml", "secret.key", "server.lock", "letter.txt"] {
            #expect(FileManager.default.createFile(atPath: "\(data)/\(name)", contents: nil))
        }
        for (name, _) in modes { chmod("\(data)/\(name)", name == "backups" ? 0o755 : 0o644) }
        chmod(data, 0o755)
        let again = try Database.open(file, schema: Notes.first)
        #expect(Scratch.mode(data) == 0o700)
        for (name, mode) in modes {
            #expect(mode == (name == "backups" ? 0o700 : name == "letter.txt" ? 0o644 : 0o600), "\(name)")
        }
        withExtendedLifetime(again) {}
    }

    @Test("A directory that all may write to, such as /tmp, stays as it is")
    func shared() throws {
        try FileManager.default.createDirectory(atPath: "\(scratch.path)/data", withIntermediateDirectories: true)
        chmod("\(scratch.path)/data", 0o1777)
        _ = try Database.open(file, schema: Notes.first)
        var status = stat()
        #expect(stat("\(scratch.path)/data", &status) == 0 && status.st_mode & 0o7777 == 0o1777)
        #expect(Scratch.mode(file.path) == 0o600)
    }
}
