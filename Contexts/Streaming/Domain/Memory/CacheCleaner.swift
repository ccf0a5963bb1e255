/// What is known about a cleaner of a cache, which an actor runs (`behaviour.md` §1.14).
public struct CacheCleaner: Hashable, Sendable {
    public enum Priority: Int, Sendable, CaseIterable, Comparable {
        case low, medium, high

        public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
    }

    /// Unique among cleaners.
    public var name: String
    public var priority: Priority
    /// The size of the cache.
    public var estimatedBytes: UInt64

    public init(name: String, priority: Priority, estimatedBytes: UInt64) {
        self.name = name
        self.priority = priority
        self.estimatedBytes = estimatedBytes
    }

    public static func video(estimatedBytes: UInt64) -> Self {
        Self(name: "Video Cache", priority: .high, estimatedBytes: estimatedBytes)
    }

    public static func image(estimatedBytes: UInt64) -> Self {
        Self(name: "Image Cache", priority: .medium, estimatedBytes: estimatedBytes)
    }
}
