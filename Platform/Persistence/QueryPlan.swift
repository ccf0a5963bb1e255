public import GRDB

/// How SQLite would run a statement, for tests that a frequent query stays fast whatever the number of rows.
public struct QueryPlan: Sendable, CustomStringConvertible {
    /// The lines of `EXPLAIN QUERY PLAN`.
    public let steps: [String]

    public init(of sql: String, arguments: StatementArguments = [], in db: GRDB.Database) throws {
        steps = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)", arguments: arguments).map { $0["detail"] }
    }

    /// Steps that scan a whole table or index. Temporary rows (`json_each`, `VALUES`, bounded subqueries) are named in `allowing`.
    public func scans(allowing: Set<String> = []) -> [String] {
        steps.filter { step in
            guard step.hasPrefix("SCAN ") else { return false }
            let name = step.dropFirst(5).prefix { $0 != " " }
            return !allowing.contains(String(name)) && name != "CONSTANT" && !step.contains("VIRTUAL TABLE INDEX")
        }
    }

    /// Steps that sort instead of reading an index in order.
    public var sorts: [String] { steps.filter { $0.contains("TEMP B-TREE FOR ORDER BY") } }

    public var description: String { steps.joined(separator: "\n") }
}
