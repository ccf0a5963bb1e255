import Foundation
import GRDB
@testable import Persistence

// GRDB has types of the same names.
typealias Database = Persistence.Database
typealias PersistenceError = Persistence.PersistenceError

/// A directory that goes away with the object.
final class Scratch: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "persistence-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ role: DatabaseFile.Role = .precious) -> DatabaseFile {
        DatabaseFile(path: "\(path)/popcorn.db", role: role)
    }

    /// The bits that say who may do what; nil when there is no such file.
    static func mode(_ path: String) -> Int? {
        var status = stat()
        return lstat(path, &status) == 0 ? Int(status.st_mode & 0o777) : nil
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}

/// Notes, as a first and a second version of the program know them.
enum Notes {
    static let first = Schema("notes.1", sql: "CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    static let second = first.then("notes.2", sql: "ALTER TABLE note ADD COLUMN done INTEGER NOT NULL DEFAULT 0")

    static func add(_ text: String, to database: Database) async throws {
        try await database.write { try $0.execute(sql: "INSERT INTO note(text) VALUES (?)", arguments: [text]) }
    }

    static func all(in database: Database) async throws -> [String] {
        try await database.read { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY id") }
    }
}
