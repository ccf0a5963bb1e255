/// How much one file may cost to read. Foreign bytes decide nothing beyond these figures. Nesting needs none: no reader
/// calls itself, each goes as deep as its format's known structure.
public struct ReadLimits: Sendable, Equatable {
    /// Bytes of tables held in memory at once, raw and parsed together.
    public var tableBytes: Int
    /// Boxes or elements visited in one file.
    public var elements: Int
    /// Bytes of one string (titles, names, one subtitle).
    public var stringBytes: Int
    /// Bytes read from the source in all.
    public var totalBytesRead: Int64
    /// Reads made from the source in all.
    public var reads: Int
    /// Bytes read while a keyframe index is gathered from clusters or fragments; above it the index is left out.
    public var indexBytesRead: Int64
    /// Tracks, chapters, attachments: each at most this many.
    public var listCount: Int
    /// Keyframes in an index; above it the index is left out.
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
