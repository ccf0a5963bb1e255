public import CoreDomain
import Foundation
public import GRDB
import Synchronization

/// One SQLite database: many readers, each with a snapshot, and one writer.
///
/// Only the infrastructure of contexts can use its content: the closures receive GRDB's connection, and their results must be `Sendable`, so
/// rows and statements cannot escape, and no call can block the caller's thread.
public final class Database: Sendable {
    let writer: any DatabaseWriter
    let hub: ChangeHub
    let feed: ChangeFeed
    /// Nil for a database in memory.
    public let file: DatabaseFile?
    private let lock: FileLock?
    private let isClosed = Atomic(false)
    private let foundDamage = Atomic(false)
    private let reportDamage: @Sendable (PersistenceError) -> Void

    /// - Parameter reportDamage: receives the first damage that is found.
    init(
        writer: any DatabaseWriter, file: DatabaseFile?, lock: FileLock?, feed: ChangeFeed,
        reportDamage: @escaping @Sendable (PersistenceError) -> Void = { _ in }
    ) {
        self.reportDamage = reportDamage
        self.writer = writer
        self.file = file
        self.lock = lock
        self.feed = feed
        hub = ChangeHub(writer: writer, feed: feed, seesOtherProcesses: file != nil)
    }

    /// Reads from one snapshot; within `transaction`, also its own changes. Fetch everything for an answer in one call, because a call costs
    /// more than a lookup.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (GRDB.Database) throws -> Value
    ) async throws -> Value {
        do {
            if let transaction = Transaction.open(on: self) { return try await transaction.perform(body) }
            return try await openWriter().read(body)
        } catch {
            throw examined(error)
        }
    }

    /// Runs one transaction; an error rolls it back. Observers of the keys that it names (`db.changed(…)`) are notified.
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (GRDB.Database) throws -> Value
    ) async throws -> Value {
        do {
            if let transaction = Transaction.open(on: self) { return try await transaction.write(body) }
            let named = NamedChanges()
            let value = try await openWriter().write { db in try NamedChanges.$current.withValue(named) { try body(db) } }
            feed.publish(named.all)
            return value
        } catch {
            throw examined(error)
        }
    }

    /// Reads; the context's own errors are rethrown, all others become `failure` with the reason in words.
    public func read<Value: Sendable, Failure: Error>(
        or failure: (String) -> Failure, _ body: @escaping @Sendable (GRDB.Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await read(body)
        } catch {
            throw Self.translated(error, failure)
        }
    }

    /// Writes; the context's own errors are rethrown, all others become `failure` with the reason in words.
    public func write<Value: Sendable, Failure: Error>(
        or failure: (String) -> Failure, _ body: @escaping @Sendable (GRDB.Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await write(body)
        } catch {
            throw Self.translated(error, failure)
        }
    }

    /// The error as one of its context.
    public static func translated<Failure: Error>(_ error: any Error, _ failure: (String) -> Failure) -> Failure {
        error as? Failure ?? failure("\(PersistenceError(error, path: "the database"))")
    }

    /// One element now and one after each commit that touched one of the tables, coalesced; commits of other processes are noticed within
    /// about a second.
    public func changes(in tables: Set<String>) -> AsyncStream<Void> {
        hub.stream(tables)
    }

    /// One element now and one after each commit, in any database with the same feed, that named one of the keys; commits of other processes,
    /// which name nothing here, count for all keys and are noticed within about a second.
    public func changes(_ keys: Set<ChangeKey>) -> AsyncStream<Void> {
        hub.watchOtherProcesses()
        return feed.stream(keys)
    }

    /// Wakes all who observe one of the keys: for a change that is in no database.
    public func publish(_ keys: Set<ChangeKey>) { feed.publish(keys) }

    /// Waits for running statements, then closes all connections and releases the file. The last one to close writes the log back into the
    /// main file. Reading and writing fail from then on with `PersistenceError.closed`.
    public func close() {
        isClosed.store(true, ordering: .sequentiallyConsistent)
        hub.close()
        guard let file else {
            // GRDB crashes if a closed `DatabaseQueue` is read, and a caller may be about to do so: the connection ends with the object.
            writer.writeWithoutTransaction { _ in }
            return
        }
        try? writer.close()
        // The pool closes its readers last, and a connection that only reads cannot write the log back.
        if let last = try? DatabaseQueue(path: file.path, configuration: Self.configuration()) {
            _ = try? last.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_schema") }
            try? last.close()
        }
        lock?.release()
    }

    /// The connections, while the database is open.
    func openWriter() throws(PersistenceError) -> any DatabaseWriter {
        if isClosed.load(ordering: .sequentiallyConsistent) { throw .closed }
        return writer
    }

    func examined(_ error: any Error) -> any Error {
        guard let file, let error = error as? DatabaseError else { return error }
        guard [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) else { return PersistenceError(error, path: file.path) }
        let damage: PersistenceError
        switch file.role {
        case .precious: damage = .damaged(path: file.path, backup: Backups(of: file).newest)
        case .rebuildable:
            damage = .needsRestart(path: file.path)
            _ = FileManager.default.createFile(
                atPath: file.suspicionPath, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        if !foundDamage.exchange(true, ordering: .sequentiallyConsistent) { reportDamage(damage) }
        return damage
    }

    /// Whether damage was found since it was opened.
    public var isDamaged: Bool { foundDamage.load(ordering: .sequentiallyConsistent) }
}
