import GRDB
import Synchronization

/// Collects the tables that a transaction touches, and reports them when it is committed.
///
/// SQLite reports each changed row, except for tables without a rowid, which count as touched by every statement that could change them.
final class CommitObserver: TransactionObserver, Sendable {
    private let touched = Mutex<Set<String>>([])
    private weak let hub: ChangeHub?
    private let silent: Set<String>

    /// - Parameter silent: names of the tables without a rowid.
    init(hub: ChangeHub, silent: Set<String>) {
        self.hub = hub
        self.silent = silent
    }

    func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
        let table =
            switch kind {
            case .insert(let table), .delete(let table), .update(let table, _): table
            }
        guard let hub, hub.isInteresting(table) else { return false }
        guard silent.contains(table) else { return true }
        touched.withLock { _ = $0.insert(table) }
        return false
    }

    func databaseDidChange(with event: DatabaseEvent) {
        touched.withLock { touched in
            if !touched.contains(event.tableName) { touched.insert(event.tableName) }
        }
    }

    func databaseDidCommit(_ db: GRDB.Database) {
        let tables = touched.withLock { touched in
            defer { touched = [] }
            return touched
        }
        if !tables.isEmpty { hub?.committed(tables) }
    }

    func databaseDidRollback(_ db: GRDB.Database) {
        touched.withLock { $0 = [] }
    }
}
