/// Records which files are being read and filed, so that the next start of the program knows the cause of a crash.
public struct ReadingJournal: Sendable {
    /// A file in its current state: once it changes, earlier crashes no longer count.
    public struct Entry: Sendable, Hashable {
        public var library: String
        public var path: RelativePath
        public var stamp: FileStamp

        public init(library: String, path: RelativePath, stamp: FileStamp) {
            self.library = library
            self.path = path
            self.stamp = stamp
        }
    }

    /// After a crash the files that were being read are suspected; the files that were being filed only if none was being read.
    public enum Work: UInt8, Sendable { case filing = 1, reading = 2 }

    /// A file that was being read or filed when the program ended unexpectedly.
    public struct Suspect: Sendable, Hashable {
        public var entry: Entry
        public var crashes: Int

        public init(entry: Entry, crashes: Int) {
            self.entry = entry
            self.crashes = crashes
        }
    }

    /// After this many crashes in a row, a file is skipped until it changes. The first one may be due to a file that was read at the same
    /// time; after it the file is read alone. The second one may be a power failure.
    public static let tolerated = 3

    /// - Returns: marks for `end`.
    public var begin: @Sendable ([Entry], Work) -> [Int]
    public var end: @Sendable ([Int]) -> Void
    /// How often in a row the program ended while it read or filed this file.
    public var crashes: @Sendable (Entry) -> Int
    /// These were read and filed to the end.
    public var clear: @Sendable ([Entry]) -> Void

    public init(
        begin: @escaping @Sendable ([Entry], Work) -> [Int], end: @escaping @Sendable ([Int]) -> Void,
        crashes: @escaping @Sendable (Entry) -> Int, clear: @escaping @Sendable ([Entry]) -> Void
    ) {
        self.begin = begin
        self.end = end
        self.crashes = crashes
        self.clear = clear
    }

    public static let none = ReadingJournal(begin: { _, _ in [] }, end: { _ in }, crashes: { _ in 0 }, clear: { _ in })

    /// Notes the file for as long as `read` takes.
    /// - Throws: `Unreadable` for a file that has crashed the program too often.
    public func reading<Value: Sendable>(_ entry: Entry, _ read: () async throws -> Value) async throws -> Value {
        guard crashes(entry) < Self.tolerated else {
            throw Unreadable("Popcorn crashed three times while reading this file. It was skipped.")
        }
        let marks = begin([entry], .reading)
        defer { end(marks) }
        return try await read()
    }
}
