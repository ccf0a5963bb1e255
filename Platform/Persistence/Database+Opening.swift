import Foundation
import GRDB

extension Database {
    /// Opens the file; creates it or migrates it to `schema` if necessary. Blocks the caller: for the start of the program.
    ///
    /// - Parameters:
    ///   - feed: receives the keys that transactions name; shared by databases that are shown together.
    ///   - tracing: receives each SQL statement that runs, for tests and for finding slow ones.
    ///   - reporting: receives sentences about long work or important events.
    ///   - reportDamage: receives the first damage that is found while it is open.
    public static func open(
        _ file: DatabaseFile, schema: Schema, feed: ChangeFeed = ChangeFeed(), tracing: (@Sendable (String) -> Void)? = nil,
        reporting: (String) -> Void = { _ in }, reportDamage: @escaping @Sendable (PersistenceError) -> Void = { _ in }
    ) throws(PersistenceError) -> Database {
        do {
            try DurableFiles.makeDirectory(file.directory)
            PrivateFiles.correct(file.directory)
            let lock = try FileLock(path: file.lockPath)
            try Preparation(file: file, schema: schema, lock: lock).run(reporting)
            let pool = try DatabasePool(path: file.path, configuration: configuration(tracing: tracing))
            // The first scan of a large library changes pages of its indices everywhere.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_size = -8000") }
            return Database(writer: pool, file: file, lock: lock, feed: feed, reportDamage: reportDamage)
        } catch {
            throw PersistenceError(error, path: file.path)
        }
    }

    /// A database that lives as long as the object, for tests.
    public static func inMemory(
        _ schema: Schema, feed: ChangeFeed = ChangeFeed(), tracing: (@Sendable (String) -> Void)? = nil
    ) throws(PersistenceError) -> Database {
        do {
            let queue = try DatabaseQueue(configuration: configuration(tracing: tracing))
            try schema.apply(to: queue)
            return Database(writer: queue, file: nil, lock: nil, feed: feed)
        } catch {
            throw PersistenceError(error, path: "the database in memory")
        }
    }

    /// At most four readers with a page cache of 2 MB each; with the writer's 8 MB, two databases stay within 32 MB.
    static func configuration(tracing: (@Sendable (String) -> Void)? = nil) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { db in
            try db.execute(sql: "PRAGMA cache_size = -2000")
            try db.execute(sql: "PRAGMA journal_size_limit = 33554432")
            // 16 MB: in a scan, pages that many transactions change are written back once.
            try db.execute(sql: "PRAGMA wal_autocheckpoint = 4000")
            db.add(function: .unhex)
            if let tracing {
                db.trace { event in
                    if case .statement(let statement) = event { tracing(statement.expandedSQL) }
                }
            }
        }
        return configuration
    }
}
