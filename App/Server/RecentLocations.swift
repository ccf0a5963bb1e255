import CoreDomain
import LibraryDomain
import Synchronization

/// Where the files lie that are being played just now. A player asks for hundreds of ranges of one file, and the answer would be the same
/// two queries each time.
final class RecentLocations: Sendable {
    private struct Entry {
        let location: FileLocation
        let end: ContinuousClock.Instant
    }

    /// A file that moves or a folder that is taken away shows within this time.
    private static let lifetime = Duration.seconds(2)
    private static let most = 256

    private let entries = Mutex<[FileID: Entry]>([:])

    func location(of id: FileID, or find: (FileID) async throws -> FileLocation) async throws -> FileLocation {
        let now = ContinuousClock.now
        if let entry = entries.withLock({ $0[id] }), entry.end > now { return entry.location }
        let location = try await find(id)
        entries.withLock { entries in
            if entries.count >= Self.most { entries.removeAll(keepingCapacity: true) }
            entries[id] = Entry(location: location, end: now + Self.lifetime)
        }
        return location
    }
}
