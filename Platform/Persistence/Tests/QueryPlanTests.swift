import GRDB
import Testing

@testable import Persistence

@Suite("Plans of queries")
struct QueryPlanTests {
    private static let schema = Schema(
        "plans.1",
        sql: """
            CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT NOT NULL); CREATE INDEX note_text ON note(text);
            CREATE VIRTUAL TABLE words USING fts5(text)
            """)

    @Test(
        "A walk through a table or a list is named unless it is allowed; a search, a constant and a virtual table are not",
        arguments: [
            ("SELECT * FROM note", 1, 0), ("SELECT * FROM note WHERE id = 1", 0, 0), ("SELECT 1", 0, 0),
            ("SELECT * FROM words WHERE words MATCH 'a'", 0, 0), ("SELECT * FROM note ORDER BY text", 1, 0),
            ("SELECT * FROM note ORDER BY id, text || 'a'", 1, 0), ("SELECT * FROM note ORDER BY text || 'a'", 1, 1),
            ("SELECT * FROM json_each('[1]') AS made, note", 1, 0),
        ] as [(String, Int, Int)])
    func steps(sql: String, scans: Int, sorts: Int) async throws {
        let plan = try await Database.inMemory(Self.schema).read { try QueryPlan(of: sql, in: $0) }
        #expect(plan.scans(allowing: ["made"]).count == scans, "\(plan)")
        #expect(plan.sorts.count == sorts, "\(plan)")
        #expect(plan.scans(allowing: ["note", "made"]).isEmpty)
    }
}
