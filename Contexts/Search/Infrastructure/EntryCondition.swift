import GRDB
import Persistence

/// The limits of an audience as a condition on a row of `search_entry`. It is empty if there are no limits.
struct EntryCondition {
    private let limits: AudienceCondition
    private let condition: String

    /// - Parameter person: the condition for the row of a person.
    init(_ limits: AudienceCondition, person: String) {
        self.limits = limits
        condition =
            limits.isEmpty
            ? ""
            : """
             AND CASE WHEN search_entry.id BETWEEN \(EntryRank.people.lowerBound) AND \(EntryRank.people.upperBound)
            THEN \(person) ELSE TRUE\(limits.and(title: "search_entry.owner", age: "search_entry.age")) END
            """
    }

    /// To be placed after another condition of a statement over `search_entry`.
    var visible: String { condition }

    /// The same, for a row of another table.
    ///
    /// - Parameter key: an expression for the id of the entry.
    func visible(at key: String) -> String {
        limits.isEmpty ? "" : " AND EXISTS (SELECT 1 FROM search_entry WHERE search_entry.id = \(key)\(condition))"
    }

    var arguments: StatementArguments { limits.arguments }
}
