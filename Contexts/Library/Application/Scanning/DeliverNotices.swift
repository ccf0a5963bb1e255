import CoreDomain
import Foundation
import LibraryDomain

/// Tells the catalogue about titles whose files were added, removed or changed. After an interruption it hears of them again.
struct DeliverNotices: Sendable {
    let store: any ScanStore
    let sink: TitleSink
    let disk: ScanDisk

    /// - Returns: rows written.
    func callAsFunction() async throws -> Int {
        var rows = 0
        let folders = Dictionary(try await store.folders().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        while true {
            try Task.checkCancellation()
            let notices = try await store.notices(limit: 500)
            guard !notices.isEmpty else { return rows }
            let gone = notices.filter { $0.filesLeft == 0 && !$0.isRenamed }.map(\.reference)
            let back = notices.filter { $0.filesLeft > 0 && $0.missingSince == nil }.map(\.reference)
            let missing = Dictionary(
                grouping: notices.filter { $0.filesLeft > 0 && $0.missingSince != nil }, by: { $0.missingSince ?? .distantPast })
            var moved: [TitleReference: TitleID] = [:]
            var isLeft: [TitleID: Bool] = [:]
            for notice in notices {
                guard let successor = notice.successor else { continue }
                let title = notice.reference.title
                if isLeft[title] == nil { isLeft[title] = try await isPresent(title, in: folders) }
                if isLeft[title] == false { moved[notice.reference] = successor }
            }
            let replaced = notices.compactMap { notice in notice.replacement.map { (notice.reference, $0) } }
            rows += try await store.together { [store, sink, moved] in
                if !replaced.isEmpty { try await sink.moveReferences(Dictionary(replaced, uniquingKeysWith: { first, _ in first })) }
                if !moved.isEmpty { try await sink.move(moved) }
                if !gone.isEmpty { try await sink.remove(gone) }
                if !back.isEmpty { try await sink.setMissing(nil, back) }
                for (since, some) in missing { try await sink.setMissing(since, some.map(\.reference)) }
                return try await store.drop(notices)
            }
        }
    }

    /// Whether a file of the title is on the disk. The other libraries are not yet up to date: a file of this title may have gone there, too.
    private func isPresent(_ title: TitleID, in folders: [String: Folder]) async throws -> Bool {
        var last: FileID?
        while true {
            let files = try await store.presentFiles(of: title, after: last, limit: 64)
            for file in files {
                if let folder = folders[file.folder], await disk.stamp(folder, file.path) != nil { return true }
            }
            guard let end = files.last, files.count == 64 else { return false }
            last = end.id
        }
    }
}
