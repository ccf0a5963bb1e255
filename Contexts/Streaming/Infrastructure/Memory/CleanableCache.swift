public import StreamingDomain

/// A cache in memory that can be emptied while memory is scarce.
public struct CleanableCache: Sendable {
    /// What is known about it now.
    public let cleaner: @Sendable () async -> CacheCleaner
    /// Empties it.
    /// - Returns: what that freed.
    public let clean: @Sendable () async throws -> (bytes: UInt64, items: Int)

    public init(
        cleaner: @escaping @Sendable () async -> CacheCleaner,
        clean: @escaping @Sendable () async throws -> (bytes: UInt64, items: Int)
    ) {
        self.cleaner = cleaner
        self.clean = clean
    }
}
