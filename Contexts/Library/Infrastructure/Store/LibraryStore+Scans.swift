import CoreDomain
public import Foundation
import GRDB
public import LibraryDomain
import Persistence
import Synchronization

/// The history of scans.
extension LibraryStore {
    public func setScanned(_ report: ScanReport, at date: Date) async throws(LibraryError) {
        if !report.isStopped { memory.withLock { $0.scannedAt[report.library] = date } }
        guard report.rowsWritten > 0 else { return }
        _ = try await count { db in
            if !report.isStopped {
                try db.execute(
                    sql: "INSERT INTO library_state (folder, scanned_at) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET scanned_at = ?2",
                    arguments: [report.library, Moment(date)])
            }
            // That a folder went away is told in its place.
            guard !report.isAway else { return }
            try db.cachedStatement(sql: "INSERT OR REPLACE INTO library_scan VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
                report.library, Moment(date), Int(clamped: report.seconds * 1_000), report.files, report.added, report.changed,
                report.moved,
                report.missing, report.newProblems, report.isStopped,
            ])
            try db.execute(
                sql: """
                    DELETE FROM library_scan WHERE folder = ?1 AND started_at < (
                        SELECT started_at FROM library_scan WHERE folder = ?1 ORDER BY started_at DESC LIMIT 1 OFFSET ?2)
                    """, arguments: [report.library, ScanRecord.kept - 1])
        }
    }

    public func scans() async throws(LibraryError) -> [ScanRecord] {
        try await read { db in
            let sql = "SELECT * FROM library_scan ORDER BY started_at DESC, folder"
            return try Row.values(db.cachedStatement(sql: sql), []) { row in
                var reader = ColumnReader(row)
                let library: String = try reader.required()
                let started: Moment = try reader.required()
                return ScanRecord(
                    library: library, startedAt: started.date, took: try reader.required(), files: try reader.required(),
                    added: try reader.required(), changed: try reader.required(), moved: try reader.required(),
                    missing: try reader.required(), problems: try reader.required(), isStopped: try reader.required())
            }
        }
    }
}
