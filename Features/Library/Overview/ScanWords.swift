import DesignSystem
import Foundation
import LibraryDomain

enum ScanWords {
    /// “3 added, 1 missing”; of a scan that was stopped “stopped after 3 added”.
    static func changes(_ scan: ScanRecord) -> String {
        if scan.isStopped { return changesFiles(scan) ? "stopped after \(list(scan))" : "stopped" }
        return changesFiles(scan) ? list(scan) : "details updated"
    }

    private static func list(_ scan: ScanRecord) -> String {
        let parts = [
            (scan.added, "added"), (scan.changed, "changed"), (scan.moved, "moved"), (scan.missing, "missing"),
        ].filter { $0.0 > 0 }.map { "\(CountText.grouped($0.0)) \($0.1)" }
        let problems = scan.problems > 0 ? [CountText.count(scan.problems, "problem")] : []
        return (parts + problems).joined(separator: ", ")
    }

    static func status(_ status: FolderStatus, in content: LibraryContent) -> String {
        let scans = content.scans.filter { $0.library == status.folder.name }
        if let last = scans.first, last.isStopped {
            return "The scan stopped \(TimeWords.ago(last.startedAt, now: content.now)) before it finished. Scan again to find the rest"
        }
        return self.status(status, last: scans.first(where: changesFiles) ?? scans.first, now: content.now)
    }

    /// “Scanned 5 minutes ago: 60 added. Checked just now.”
    /// - Parameter last: the last scan of the folder that changed something.
    static func status(_ status: FolderStatus, last: ScanRecord?, now: Date) -> String {
        guard let checked = status.lastScannedAt else { return "Not scanned yet" }
        let when = TimeWords.ago(checked, now: now)
        guard let last, changesFiles(last) || status.files > 0 else {
            return "Checked \(when), \(status.files > 0 ? "no changes" : none(status.folder.kind))"
        }
        let scanned = TimeWords.ago(last.startedAt, now: now)
        return "Scanned \(scanned): \(changes(last))" + (scanned == when ? "" : ". Checked \(when)")
    }

    private static func changesFiles(_ scan: ScanRecord) -> Bool {
        scan.added > 0 || scan.changed > 0 || scan.moved > 0 || scan.missing > 0 || scan.problems > 0
    }

    private static func none(_ kind: FolderKind) -> String {
        switch kind {
        case .movies: "no movies found"
        case .series: "no episodes found"
        case .videos: "no videos found"
        }
    }
}
