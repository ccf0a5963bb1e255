import Dispatch
import GRDB
import Synchronization

/// A transaction that several calls share. While it is open it has the writer to itself: the writer's own thread waits for the next
/// piece of work, runs it, and commits or undoes everything at the end.
///
/// Swift's tasks do not wait on a thread for it: only GRDB's queue of the one writer does, as for any other statement that takes a while.
final class Transaction: Sendable {
    /// The transaction that the current task is part of.
    @TaskLocal static var current: Transaction?

    private typealias Work = @Sendable (Result<GRDB.Database, any Error>) -> Void

    private enum End {
        case commit
        case undo(any Error)
    }

    private struct State {
        var waiting: [Work] = []
        var end: End?
        /// Why the writer does no more for it.
        var refusal: (any Error)?
        /// Of a part that had already written something.
        var failure: (any Error)?
    }

    let named = NamedChanges()
    private let state = Mutex(State())
    private let arrived = DispatchSemaphore(value: 0)
    private let database: ObjectIdentifier
    /// Of another database, in which this one was begun.
    private let outer: Transaction?

    init(_ database: Database) {
        self.database = ObjectIdentifier(database)
        outer = Self.current
    }

    /// The open transaction on a database that the current task is part of.
    static func open(on database: Database) -> Transaction? {
        var candidate = current
        while let one = candidate {
            if one.database == ObjectIdentifier(database), one.isOpen { return one }
            candidate = one.outer
        }
        return nil
    }

    private var isOpen: Bool { state.withLock { $0.end == nil } }

    /// Writes as a part of this transaction. After an error nothing may remain of the part, so one that had already written undoes all of it: a
    /// savepoint would copy each page that the part changes to a file first.
    func write<Value: Sendable>(_ body: @escaping @Sendable (GRDB.Database) throws -> Value) async throws -> Value {
        try await perform { [self] db in
            let part = NamedChanges()
            let before = db.totalChangesCount
            do {
                let value = try NamedChanges.$current.withValue(part) { try body(db) }
                named.add(part.all)
                return value
            } catch {
                if db.totalChangesCount != before { state.withLock { $0.failure = error } }
                throw error
            }
        }
    }

    /// Runs on the connection of this transaction, which sees all that it wrote.
    func perform<Value: Sendable>(_ body: @escaping @Sendable (GRDB.Database) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let refusal = state.withLock { state -> (any Error)? in
                if let refusal = state.refusal { return refusal }
                if state.end != nil { return DatabaseError(resultCode: .SQLITE_MISUSE) }
                state.waiting.append { db in
                    continuation.resume(
                        with: Result {
                            let db = try db.get()
                            if let failure = self.state.withLock({ $0.failure }) { throw failure }
                            // SQLite undoes all by itself where a disk is full or fails; nothing may be written on its own then.
                            guard db.isInsideTransaction else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
                            return try body(db)
                        })
                }
                return nil
            }
            if let refusal { return continuation.resume(throwing: refusal) }
            arrived.signal()
        }
    }

    /// Commits after the work that was asked for before, or undoes everything where there is an error.
    func end(_ error: (any Error)? = nil) {
        state.withLock { $0.end = error.map { .undo($0) } ?? .commit }
        arrived.signal()
    }

    /// Runs on the writer until the end, and throws the error of the end.
    func run(_ db: GRDB.Database) throws {
        while true {
            arrived.wait()
            let (work, end) = state.withLock { state in (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.end) }
            if let work {
                work(.success(db))
            } else if let end {
                if case .undo(let error) = end { throw error }
                if let failure = state.withLock({ $0.failure }) { throw failure }
                guard db.isInsideTransaction else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
                return
            }
        }
    }

    /// The writer stops working for it: all waiting and future callers get the error.
    func refuse(_ error: any Error) {
        let waiting = state.withLock { state in
            state.refusal = error
            defer { state.waiting = [] }
            return state.waiting
        }
        for work in waiting { work(.failure(error)) }
    }
}

extension Database {
    /// Runs several calls as one transaction: every `read` and `write` of this database within `body`, also by its child tasks, is a part
    /// of it and sees what the others wrote; an error that leaves `body` undoes all of them. Who listens hears once, after the commit.
    ///
    /// Other tasks write before or after it, so `body` should wait for nothing else but short writes to another database. If a write fails
    /// after it has changed something, the transaction fails with its error, even if `body` catches it.
    public func transaction<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        if Transaction.open(on: self) != nil { return try await body() }
        let transaction = Transaction(self)
        async let committed: Void = commit(transaction)
        let value: Value
        do {
            value = try await Transaction.$current.withValue(transaction, operation: body)
        } catch {
            transaction.end(error)
            try? await committed
            throw error
        }
        transaction.end()
        try await committed
        feed.publish(transaction.named.all)
        return value
    }

    private func commit(_ transaction: Transaction) async throws {
        do {
            try await openWriter().write { try transaction.run($0) }
        } catch {
            transaction.refuse(error)
            throw examined(error)
        }
    }
}
