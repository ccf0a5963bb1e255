import Synchronization

/// The SQL statements that a database ran, for tests of their plans and their number: `Database.inMemory(schema) { statements.add($0) }`.
public final class Statements: Sendable {
    private let seen = Mutex<[String]>([])

    public init() {}

    /// Each statement once.
    public var all: Set<String> { Set(seen.withLock(\.self)) }

    public func add(_ sql: String) { seen.withLock { $0.append(sql) } }

    /// All statements since the last call, in their order.
    public func take() -> [String] {
        seen.withLock { seen in
            defer { seen = [] }
            return seen
        }
    }
}
