import DesignSystem
import Foundation
import HTML
import LibraryDomain

/// The last scans that changed something.
struct ScanHistory: HTML {
    let scans: [ScanRecord]
    let now: Date

    private static let shown = 6

    var body: some HTML {
        ScanTable(scans: Array(scans.prefix(Self.shown)), now: now)
        if scans.count > Self.shown {
            details(.class("more-scans")) {
                summary { "Older scans" }
                ScanTable(scans: Array(scans.dropFirst(Self.shown)), now: now)
            }
        }
    }
}

private struct ScanTable: HTML {
    let scans: [ScanRecord]
    let now: Date

    var body: some HTML {
        div(.class("table-frame")) {
            table(.class("table")) {
                thead {
                    tr {
                        ForEach(["When", "Folder", "Changes", "Files", "Took"]) { name in th(.scope("col")) { name } }
                    }
                }
                tbody {
                    ForEach(scans) { scan in
                        tr {
                            td(.class("table-main")) {
                                time(.datetime(scan.startedAt.formatted(.iso8601))) { TimeWords.ago(scan.startedAt, now: now) }
                            }
                            td(.dir("auto")) { scan.library }
                            td { ScanWords.changes(scan) }
                            td(.class("number")) { CountText.grouped(scan.files) }
                            td(.class("number")) { TimeWords.took(milliseconds: scan.took) }
                        }
                    }
                }
            }
        }
    }
}
