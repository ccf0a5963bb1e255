import Foundation
import GRDB
import LibraryComposition
import Persistence
import Testing

@testable import LibraryInfrastructure

@Suite("Queries of the library stay fast, however large it is")
struct QueryPlanTests {
    @Test(
        "no hot query walks through a table or builds a temporary tree",
        arguments: [
            LibraryStore.ofReference, LibraryStore.available, LibraryStore.playable, LibraryStore.nearby,
            "SELECT * FROM library_file WHERE id = ?",
            "SELECT * FROM library_picture WHERE id = ?",
            LibraryStore.subtitle, LibraryStore.keyframes, LibraryStore.filmed,
            LibraryStore.ofDirectories, LibraryStore.ofStamps, LibraryStore.ofTitle, LibraryStore.named("library_file.id"),
            LibraryStore.problemsOfDirectories, LibraryStore.unreadable,
            LibraryStore.ofPaths("published", in: "library_show"), LibraryStore.presentFiles, LibraryStore.presentInDirectories,
            LibraryStore.precedences, LibraryStore.noticesOfFile,
            "SELECT id FROM library_file WHERE title = ? AND published IS NOT NULL",
            "SELECT * FROM library_picture INDEXED BY library_picture_pending WHERE folder = ? AND pending = 1",
            "SELECT id FROM library_file INDEXED BY library_file_pending WHERE folder = ? AND pending = 1",
            LibraryStore.artworkOfPicture, LibraryStore.filesOfNotices, LibraryStore.toCorrect, LibraryStore.problemsOfKind,
            LibraryStore.allProblems,
            LibraryStore.filesInDirectory,
            LibraryStore.problemsInDirectory, LibraryStore.filesOfContents, LibraryStore.originals, LibraryStore.removed,
            LibraryStore.missingOfDay, LibraryStore.matches, LibraryStore.directoriesOfTitles, LibraryStore.visitAgain,
            LibraryStore.publishAgain,
        ])
    func plans(_ sql: String) async throws {
        let database = try Persistence.Database.inMemory(Library.schemas.catalogue)
        let plan = try await database.read { db in
            let marks =
                sql.contains("?4")
                ? 4 : sql.contains("?3") ? 3 : sql.contains("?2") ? 2 : sql.contains("?1") ? 1 : sql.count(where: { $0 == "?" })
            return try QueryPlan(of: sql, arguments: StatementArguments(Array(repeating: "x", count: marks)), in: db)
        }
        #expect(plan.scans(allowing: ["(subquery-2)"]).isEmpty, "\(plan)")
        #expect(!plan.steps.contains { $0.contains("TEMP B-TREE") || $0.contains("MULTI-INDEX OR") }, "\(plan)")
    }

    @Test(
        "The overview reads indices that have all that it needs, and a folder costs what it holds",
        arguments: [
            (LibraryStore.space, ["library_file"]), (LibraryStore.versionSizes, ["library_file"]),
            (LibraryStore.folderCounts, ["library_file"]), (LibraryStore.copies, ["library_file"]),
            (LibraryStore.problemCounts, ["library_problem"]),
            (LibraryStore.firstProblems, []), (LibraryStore.doubts, []), (LibraryStore.doubtCount, []), (LibraryStore.versionFiles, []),
            (LibraryStore.subfolders, []), (LibraryStore.unmatched, []), (LibraryStore.unmatchedCount, ["library_file_count"]),
        ])
    func overview(_ sql: String, wholeIndices: [String]) async throws {
        let database = try Persistence.Database.inMemory(Library.schemas.catalogue)
        let marks = (1...5).last { sql.contains("?\($0)") } ?? sql.count(where: { $0 == "?" })
        let plan = try await database.read { db in
            try QueryPlan(of: sql, arguments: StatementArguments(Array(repeating: "x", count: marks)), in: db)
        }
        let own = ["step", "found", "one", "next"] + (1...40).map { "(subquery-\($0))" }
        #expect(plan.scans(allowing: Set(own + wholeIndices)).isEmpty, "\(plan)")
        for step in plan.steps where wholeIndices.contains(where: step.contains) { #expect(step.contains("COVERING INDEX"), "\(plan)") }
    }
}
