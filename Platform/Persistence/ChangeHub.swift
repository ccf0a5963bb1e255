import GRDB
import Synchronization

/// Notifies observers about changes: one observer of the database for any number of streams.
final class ChangeHub: Sendable {
    private struct Listener {
        let tables: Set<String>
        let continuation: AsyncStream<Void>.Continuation
    }

    private struct State {
        var listeners: [Int: Listener] = [:]
        /// How many listeners and queries are interested in a table.
        var interest: [String: Int] = [:]
        /// Counts the commits that touched a table while someone was interested.
        var versions: [String: Int] = [:]
        /// Counts the commits of other processes.
        var foreign = 0
        var issued = 0
        var watch: Task<Void, Never>?
        var isWatchedForGood = false
    }

    private let state = Mutex(State())
    private let writer: any DatabaseWriter
    private let feed: ChangeFeed
    private let seesOtherProcesses: Bool

    init(writer: any DatabaseWriter, feed: ChangeFeed, seesOtherProcesses: Bool) {
        self.writer = writer
        self.feed = feed
        self.seesOtherProcesses = seesOtherProcesses
        let silent = try? writer.read { try String.fetchSet($0, sql: "SELECT name FROM pragma_table_list WHERE wr = 1") }
        writer.add(transactionObserver: CommitObserver(hub: self, silent: silent ?? []), extent: .databaseLifetime)
    }

    deinit { close() }

    /// Ends all streams.
    func close() {
        let listeners = state.withLock { state in
            state.watch?.cancel()
            defer { state.listeners = [:] }
            return state.listeners.values.map(\.continuation)
        }
        for listener in listeners { listener.finish() }
    }

    func stream(_ tables: Set<String>) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state in
            state.issued += 1
            state.listeners[state.issued] = Listener(tables: tables, continuation: continuation)
            return state.issued
        }
        register(tables)
        continuation.onTermination = { [weak self] _ in
            guard let self, state.withLock({ $0.listeners.removeValue(forKey: id) }) != nil else { return }
            unregister(tables)
        }
        continuation.yield()
        return stream
    }

    /// Changes with every commit that touches one of the tables, while they are registered.
    func version(of tables: Set<String>) -> Int {
        state.withLock { state in
            tables.reduce(state.foreign) { $0 + (state.versions[$1] ?? 0) }
        }
    }

    func isInteresting(_ table: String) -> Bool {
        state.withLock { $0.interest[table] != nil }
    }

    func committed(_ tables: Set<String>) {
        let interested = state.withLock { state in
            for table in tables { state.versions[table, default: 0] += 1 }
            return state.listeners.values.filter { !$0.tables.isDisjoint(with: tables) }.map(\.continuation)
        }
        for continuation in interested { continuation.yield() }
    }

    private func committedElsewhere() {
        let all = state.withLock { state in
            state.foreign += 1
            return state.listeners.values.map(\.continuation)
        }
        for continuation in all { continuation.yield() }
        feed.notifyAll()
    }

    /// From now until the end, also while no table is observed.
    func watchOtherProcesses() {
        guard seesOtherProcesses else { return }
        state.withLock { state in
            state.isWatchedForGood = true
            if state.watch == nil { state.watch = watch() }
        }
    }

    func register(_ tables: Set<String>) {
        state.withLock { state in
            for table in tables { state.interest[table, default: 0] += 1 }
            if seesOtherProcesses, state.watch == nil { state.watch = watch() }
        }
    }

    func unregister(_ tables: Set<String>) {
        state.withLock { state in
            for table in tables {
                let left = (state.interest[table] ?? 1) - 1
                state.interest[table] = left > 0 ? left : nil
            }
            if state.interest.isEmpty, !state.isWatchedForGood {
                state.watch?.cancel()
                state.watch = nil
            }
        }
    }

    /// `data_version` of a connection changes when any other connection commits. All of our writes use the writer, so on the writer it changes
    /// when another process has committed.
    private func watch() -> Task<Void, Never> {
        Task { [weak self, writer] in
            var last: Int?
            while !Task.isCancelled {
                let seen = try? await writer.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA data_version") }
                if let seen {
                    // The first check notifies as well, because commits since the registration are unknown.
                    if last != seen { self?.committedElsewhere() }
                    last = seen
                }
                guard self != nil, (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            }
        }
    }
}
