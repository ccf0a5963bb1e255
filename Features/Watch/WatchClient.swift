public import CoreDomain
public import Foundation
public import ViewingDomain

/// The data and operations of the player.
public struct WatchClient: Sendable {
    /// Throws `LibraryError.fileNotFound` for an unknown file.
    public var watchable: @Sendable (FileID) async throws -> Watchable
    public var saveProgress: @Sendable (PlaybackProgress) async throws -> Void
    /// The next part, or the next episode across seasons; nil after the last.
    public var next: @Sendable (Watchable) async throws -> WatchNext?
    public var now: @Sendable () -> Date

    public init(
        watchable: @escaping @Sendable (FileID) async throws -> Watchable,
        saveProgress: @escaping @Sendable (PlaybackProgress) async throws -> Void,
        next: @escaping @Sendable (Watchable) async throws -> WatchNext?,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.watchable = watchable
        self.saveProgress = saveProgress
        self.next = next
        self.now = now
    }
}
