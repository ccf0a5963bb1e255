/// Limits on the cost of reading one file; a file cannot exceed them. Nesting needs no limit: no reader
/// is recursive, each goes only as deep as the known structure of its format.
public struct ReadLimits: Sendable, Equatable {
    /// Bytes of tables in memory at once, raw and parsed together.
    public var tableBytes: Int
    /// Boxes or elements visited in one file.
    public var elements: Int
    /// Bytes of one string (titles, names, one subtitle).
    public var stringBytes: Int
    /// Bytes read from the source in total.
    public var totalBytesRead: Int64
    /// Read operations on the source in total.
    public var reads: Int
    /// Bytes read while a keyframe index is built from clusters or fragments; above it the index is omitted.
    public var indexBytesRead: Int64
    /// The maximum number each of tracks, chapters and attachments.
    public var listCount: Int
    /// Keyframes in an index; above it the index is omitted.
    public var keyframes: Int
    /// Subtitle cues in one track or file.
    public var cues: Int

    public init(
        tableBytes: Int = 64 << 20, elements: Int = 4_000_000, stringBytes: Int = 64 << 10,
        totalBytesRead: Int64 = 512 << 20, reads: Int = 1_500_000, indexBytesRead: Int64 = 128 << 20,
        listCount: Int = 1_000, keyframes: Int = 1_000_000, cues: Int = 100_000
    ) {
        self.tableBytes = tableBytes
        self.elements = elements
        self.stringBytes = stringBytes
        self.totalBytesRead = totalBytesRead
        self.reads = reads
        self.indexBytesRead = indexBytesRead
        self.listCount = listCount
        self.keyframes = keyframes
        self.cues = cues
    }

    public static let `default` = ReadLimits()
}
