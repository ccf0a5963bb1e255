public import GRDB
import Synchronization

/// Keeps the answers of queries that many pages share, until a commit touches one of their tables.
///
/// A thousand sessions with the same shelf cost one query for each change; in between, an answer costs no SQL.
public final class SharedQuery<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Answer {
        let version: Int
        let task: Task<Value, any Error>
        var value: Value?
        var use: Int
    }

    private struct State {
        var answers: [Key: Answer] = [:]
        var uses = 0
    }

    private let database: Database
    private let tables: Set<String>
    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameter capacity: the number of answers that are kept; the least recently used one is evicted.
    public init(_ database: Database, tables: Set<String>, capacity: Int = 64) {
        self.database = database
        self.tables = tables
        self.capacity = capacity
        database.hub.register(tables)
    }

    deinit { database.hub.unregister(tables) }

    /// The answer for `key` as of the last commit. Concurrent callers share one query.
    public func value(
        for key: Key, _ load: @escaping @Sendable (GRDB.Database) throws -> Value
    ) async throws -> Value {
        // Uncommitted changes are not for others, and may be rolled back.
        if Transaction.open(on: database) != nil { return try await database.read(load) }
        let version = database.hub.version(of: tables)
        let (value, task) = state.withLock { state -> (Value?, Task<Value, any Error>) in
            state.uses += 1
            if let answer = state.answers[key], answer.version == version {
                state.answers[key]?.use = state.uses
                return (answer.value, answer.task)
            }
            if state.answers.count >= capacity, state.answers[key] == nil,
                let oldest = state.answers.min(by: { $0.value.use < $1.value.use })
            {
                state.answers[oldest.key] = nil
            }
            // Owned by the answer and shared by its callers: the cancellation of one of them must not end it for the others.
            let task = Task { [database] in try await database.read(load) }
            state.answers[key] = Answer(version: version, task: task, value: nil, use: state.uses)
            return (nil, task)
        }
        if let value { return value }
        do {
            let value = try await task.value
            state.withLock { state in
                if state.answers[key]?.version == version { state.answers[key]?.value = value }
            }
            return value
        } catch {
            state.withLock { state in
                if state.answers[key]?.task == task { state.answers[key] = nil }
            }
            throw error
        }
    }

    /// The same; the context's own errors are rethrown, all others become `failure` with the reason in words.
    public func value<Failure: Error>(
        for key: Key, or failure: (String) -> Failure, _ load: @escaping @Sendable (GRDB.Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await value(for: key, load)
        } catch {
            throw Database.translated(error, failure)
        }
    }
}
