public import Foundation

/// A scan that changed something.
public struct ScanRecord: Hashable, Sendable {
    /// Of each folder that many are kept.
    public static let kept = 20

    public var library: String
    public var startedAt: Date
    /// Milliseconds.
    public var took: Int
    public var files: Int
    public var added: Int
    public var changed: Int
    public var moved: Int
    public var missing: Int
    public var problems: Int
    /// It did not come to its end: there may be more to find.
    public var isStopped: Bool

    public init(
        library: String, startedAt: Date, took: Int, files: Int, added: Int = 0, changed: Int = 0, moved: Int = 0, missing: Int = 0,
        problems: Int = 0, isStopped: Bool = false
    ) {
        self.library = library
        self.startedAt = startedAt
        self.took = took
        self.files = files
        self.added = added
        self.changed = changed
        self.moved = moved
        self.missing = missing
        self.problems = problems
        self.isStopped = isStopped
    }
}
