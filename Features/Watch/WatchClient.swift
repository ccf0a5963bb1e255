public import CoreDomain
public import Foundation
public import StreamingDomain
public import ViewingDomain

/// The data and operations of the player.
public struct WatchClient: Sendable {
    /// Throws `LibraryError.fileNotFound` for an unknown file.
    public var watchable: @Sendable (FileID) async throws -> Watchable
    public var saveProgress: @Sendable (PlaybackProgress) async throws -> Void
    /// Marks the file as never watched, and forgets its position.
    public var markUnwatched: @Sendable (FileID) async throws -> Void
    /// The next part, or the next episode across seasons; nil after the last. What is likely to be played is prepared, as far as the path allows.
    public var next: @Sendable (Watchable, NetworkPath) async throws -> WatchNext?
    /// A few titles to see afterwards, best first. Asked for only where nothing is next.
    public var suggestions: @Sendable (Watchable) async throws -> [WatchSuggestion]
    /// The rules for a running player; the levels are those of a stream, in any order, and empty for a file that is played as it is.
    public var session: @Sendable (Watchable, [StreamLevel], NetworkPath) -> PlaybackSession
    /// Writes the alerts, log messages and analytics of a session, and prepares the videos that it wants soon.
    public var record: @Sendable ([PlaybackSession.Output]) async -> Void
    public var now: @Sendable () -> Date

    public init(
        watchable: @escaping @Sendable (FileID) async throws -> Watchable,
        saveProgress: @escaping @Sendable (PlaybackProgress) async throws -> Void,
        markUnwatched: @escaping @Sendable (FileID) async throws -> Void,
        next: @escaping @Sendable (Watchable, NetworkPath) async throws -> WatchNext?,
        suggestions: @escaping @Sendable (Watchable) async throws -> [WatchSuggestion],
        session: @escaping @Sendable (Watchable, [StreamLevel], NetworkPath) -> PlaybackSession,
        record: @escaping @Sendable ([PlaybackSession.Output]) async -> Void,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.watchable = watchable
        self.saveProgress = saveProgress
        self.markUnwatched = markUnwatched
        self.next = next
        self.suggestions = suggestions
        self.session = session
        self.record = record
        self.now = now
    }
}
