import DesignSystem
import Foundation
import LibraryDomain

enum ScanWords {
    /// “3 added, 1 missing”.
    static func changes(_ scan: ScanRecord) -> String {
        let parts = [
            (scan.added, "added"), (scan.changed, "changed"), (scan.moved, "moved"), (scan.missing, "missing"),
        ].filter { $0.0 > 0 }.map { "\(CountText.grouped($0.0)) \($0.1)" }
        let problems = scan.problems > 0 ? [CountText.count(scan.problems, "problem")] : []
        return parts.isEmpty && problems.isEmpty ? "details updated" : (parts + problems).joined(separator: ", ")
    }

    static func status(_ status: FolderStatus, in content: LibraryContent) -> String {
        self.status(status, last: content.scans.first { $0.library == status.folder.name }, now: content.now)
    }

    /// “Checked 5 minutes ago, no changes”.
    /// - Parameter last: the last scan of the folder that changed something.
    static func status(_ status: FolderStatus, last: ScanRecord?, now: Date) -> String {
        guard let checked = status.lastScannedAt else { return "Not scanned yet" }
        let when = TimeWords.ago(checked, now: now)
        guard let last, abs(last.startedAt.timeIntervalSince(checked)) < 1 else { return "Checked \(when), no changes" }
        return "Scanned \(when): \(changes(last))"
    }
}
