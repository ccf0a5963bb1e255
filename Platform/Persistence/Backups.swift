public import Foundation
import GRDB

extension Database {
    /// Writes a consistent copy to `path` while the database is in use. An earlier backup of that name is replaced atomically.
    ///
    /// - Throws: `unsuitableTarget` if something else has that name, in any spelling.
    public func backup(to path: String) async throws(PersistenceError) {
        do {
            let migrations = try await read { try SchemaObjects.migrations($0) }
            try await copy(to: BackupTarget(path, of: file, migrations: migrations).path)
        } catch {
            throw PersistenceError(error, path: path)
        }
    }

    /// Writes a consistent copy to `path`, and replaces an existing file.
    fileprivate func copy(to path: String) async throws(PersistenceError) {
        let unfinished = "\(path).\(UUID().uuidString.prefix(8))\(Backups.unfinished)"
        defer { DurableFiles.remove(unfinished) }
        do {
            try DurableFiles.makeDirectory((path as NSString).deletingLastPathComponent)
            try await read { try VerifiedCopy.make(of: $0, at: unfinished) }
            try DurableFiles.replace(path, with: unfinished)
        } catch {
            throw PersistenceError(error, path: path)
        }
    }

    /// The findings of `PRAGMA integrity_check`, at most 20 lines; empty if there are none.
    public func faults() async throws(PersistenceError) -> [String] {
        do {
            let lines = try await read { try String.fetchAll($0, sql: "PRAGMA integrity_check(20)") }
            return lines == ["ok"] ? [] : lines
        } catch {
            throw PersistenceError(error, path: file?.path ?? "the database in memory")
        }
    }
}

/// The nightly backups of one file: `backups/popcorn-2031-05-17.db`. The newest seven are kept, and the one with the most rows for as long
/// as it has more than the newest: days after a loss, the backup from before it still exists.
public struct Backups: Sendable {
    public static let kept = 7
    fileprivate static let unfinished = ".unfinished"
    private let directory: String
    private let stem: String

    public init(of file: DatabaseFile) {
        directory = file.backupsDirectory
        stem = (file.name as NSString).deletingPathExtension
    }

    /// Paths, newest first.
    public var all: [String] {
        names.filter(isBackup).sorted(by: >).map { "\(directory)/\($0)" }
    }

    public var newest: String? { all.first }

    /// Makes the backup of the day of `date` (UTC) unless it exists, then deletes the ones that are no longer needed.
    ///
    /// - Returns: the path of a new backup; nil if that day has one.
    @discardableResult
    public func make(of database: Database, at date: Date = .now) async throws(PersistenceError) -> String? {
        let path = "\(directory)/\(stem)-\(date.formatted(.iso8601.year().month().day())).db"
        guard DatabaseFile.size(of: path) == 0 else { return nil }
        for name in names where name.hasSuffix(Self.unfinished) { unlink("\(directory)/\(name)") }
        try await database.copy(to: path)
        for old in superfluous { unlink(old) }
        return path
    }

    /// Makes one backup a day until the task is cancelled; `report` receives each backup and each failure.
    public func makeNightly(
        of database: Database, on clock: any Clock<Duration> = ContinuousClock(),
        now: @Sendable () -> Date = { .now }, report: @Sendable (Result<String, PersistenceError>) -> Void = { _ in }
    ) async {
        while !Task.isCancelled {
            do {
                if let path = try await make(of: database, at: now()) { report(.success(path)) }
            } catch {
                report(.failure(error))
            }
            try? await clock.sleep(for: .seconds(3600))
        }
    }

    private var superfluous: [String] {
        let all = all
        guard all.count > Self.kept else { return [] }
        let counted = all.map { (path: $0, rows: Self.rows(in: $0)) }
        let most = counted.map(\.rows).max()
        let fullest = counted.first { $0.rows == most }?.path
        return all.dropFirst(Self.kept).filter { $0 != fullest }
    }

    /// Rows of all tables together; 0 for a file that cannot be read.
    private static func rows(in path: String) -> Int {
        var configuration = Database.configuration()
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: path, configuration: configuration) else { return 0 }
        defer { try? queue.close() }
        let count = try? queue.read { db in
            let tables = try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name <> 'grdb_migrations'")
            return try tables.reduce(0) { try $0 + (Int.fetchOne(db, sql: "SELECT count(*) FROM \($1.quotedDatabaseIdentifier)") ?? 0) }
        }
        return count ?? 0
    }

    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] }

    private func isBackup(_ name: String) -> Bool {
        name.wholeMatch(of: /(.+)-\d{4}-\d{2}-\d{2}\.db/)?.output.1 == stem[...]
    }
}
