import Foundation
import LibraryDomain

/// Tells the catalogue about titles whose files were added, removed or changed. After an interruption it hears of them again.
struct DeliverNotices: Sendable {
    let store: any ScanStore
    let sink: TitleSink

    /// - Returns: rows written.
    func callAsFunction() async throws -> Int {
        var rows = 0
        while true {
            try Task.checkCancellation()
            let notices = try await store.notices(limit: 500)
            guard !notices.isEmpty else { return rows }
            let gone = notices.filter { $0.filesLeft == 0 && !$0.isRenamed }.map(\.reference)
            let back = notices.filter { $0.filesLeft > 0 && $0.missingSince == nil }.map(\.reference)
            let missing = Dictionary(
                grouping: notices.filter { $0.filesLeft > 0 && $0.missingSince != nil }, by: { $0.missingSince ?? .distantPast })
            let moved = notices.compactMap { notice in notice.successor.map { (notice.reference, $0) } }
            rows += try await store.together { [store, sink] in
                if !moved.isEmpty { try await sink.move(Dictionary(moved, uniquingKeysWith: { first, _ in first })) }
                if !gone.isEmpty { try await sink.remove(gone) }
                if !back.isEmpty { try await sink.setMissing(nil, back) }
                for (since, some) in missing { try await sink.setMissing(since, some.map(\.reference)) }
                return try await store.drop(notices)
            }
        }
    }
}
