/// The progress of a scan.
public struct ScanProgress: Hashable, Sendable {
    public enum Phase: String, Sendable {
        case waiting, listing, reading, filing, pictures, finished, cancelled, failed
    }

    public var library: String
    public var phase: Phase
    /// Media files seen so far.
    public var found: Int
    /// Files that are new or changed and must be read, and how many of them are done.
    public var toRead: Int
    public var read: Int
    /// The title that is being read.
    public var current: String?
    public var problems: Int

    public init(
        library: String, phase: Phase = .waiting, found: Int = 0, toRead: Int = 0, read: Int = 0, current: String? = nil,
        problems: Int = 0
    ) {
        self.library = library
        self.phase = phase
        self.found = found
        self.toRead = toRead
        self.read = read
        self.current = current
        self.problems = problems
    }

    /// 0…1; nil while the amount of work is not known.
    public var fraction: Double? {
        switch phase {
        case .waiting, .listing: nil
        case .reading: toRead > 0 ? Double(read) / Double(toRead) : 0
        case .filing, .pictures, .finished: 1
        case .cancelled, .failed: nil
        }
    }
}

/// The result of a scan.
public struct ScanReport: Hashable, Sendable, Codable {
    public var library: String
    public var files = 0
    public var added = 0
    public var changed = 0
    public var moved = 0
    public var missing = 0
    public var unchanged = 0
    /// All of the folder, found by this scan or by an earlier one.
    public var problems = 0
    /// Of this scan.
    public var newProblems = 0
    public var seconds = 0.0
    /// Rows written to the databases: 0 when nothing changed.
    public var rowsWritten = 0
    /// The folder was not there, or empty although it had files.
    public var isAway = false
    /// Why, as a sentence, if it is not simply gone.
    public var awayReason: String?
    /// It did not come to its end.
    public var isStopped = false

    public init(library: String) { self.library = library }
}
