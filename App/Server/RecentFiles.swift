import CoreDomain
import LibraryDomain
import LiveServer
import Synchronization

/// The files that are being played, kept open. A player requests hundreds of ranges of one file, and finding and opening it for each would
/// cost more than sending it.
final class RecentFiles: Sendable {
    struct Entry: Sendable {
        let file: ServedFile
        let name: String
    }

    /// After this time a replaced or moved file, or a removed folder, is noticed, and its disk can be unmounted.
    static let lifetime = Duration.seconds(2)
    /// The maximum number of open files.
    private static let most = 64

    private struct Kept {
        let entry: Entry
        let end: ContinuousClock.Instant
    }

    private let kept = Mutex<[FileID: Kept]>([:])
    private let now: @Sendable () -> ContinuousClock.Instant

    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

    /// - Parameter later: Runs work after a time. The work closes the file.
    func entry(
        of id: FileID, later: (Duration, @escaping @Sendable () -> Void) -> Void, or open: (FileID) async throws -> Entry
    ) async throws -> Entry {
        let now = now()
        if let known = kept.withLock({ $0[id] }), known.end > now, known.entry.file.isUnchanged { return known.entry }
        let entry = try await open(id)
        let end = now + Self.lifetime
        let isKept = kept.withLock { kept in
            guard kept.count < Self.most || kept[id] != nil else { return false }
            kept[id] = Kept(entry: entry, end: end)
            return true
        }
        if isKept { later(Self.lifetime) { [weak self] in self?.forget(id, end) } }
        return entry
    }

    private func forget(_ id: FileID, _ end: ContinuousClock.Instant) {
        kept.withLock { kept in
            if kept[id]?.end == end { kept[id] = nil }
        }
    }
}
