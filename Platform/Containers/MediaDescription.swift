/// The container, detected from the file's bytes.
public enum Container: String, Sendable, Codable, CaseIterable {
    case mp4, mov, matroska, webm
}

/// The contents of a movie file, read from its headers and indexes. Times are in `MediaTime.range`.
public struct MediaDescription: Sendable, Equatable, Codable {
    public var container: Container
    /// Seconds; nil if neither a header nor the samples give it.
    public var duration: Double?
    /// Bits per second over the whole file.
    public var bitRate: Int?
    /// Tracks in file order, without chapter tracks and cover pictures.
    public var tracks: [Track]
    public var chapters: [Chapter]
    public var attachments: [Attachment]
    /// The title in the file's metadata.
    public var title: String?
    /// Keyframes of the first video track; nil if there is none or reading them would cost too much.
    public var keyframes: KeyframeIndex?
    /// Whether it is an MP4 with `moof` fragments.
    public var isFragmented: Bool

    public init(
        container: Container, duration: Double? = nil, bitRate: Int? = nil, tracks: [Track] = [], chapters: [Chapter] = [],
        attachments: [Attachment] = [], title: String? = nil, keyframes: KeyframeIndex? = nil, isFragmented: Bool = false
    ) {
        self.container = container
        self.duration = duration
        self.bitRate = bitRate
        self.tracks = tracks
        self.chapters = chapters
        self.attachments = attachments
        self.title = title
        self.keyframes = keyframes
        self.isFragmented = isFragmented
    }

    /// The tracks of one kind, in file order.
    public func tracks(of kind: Track.Kind) -> [Track] { tracks.filter { $0.kind == kind } }
}

/// A named part of the movie.
public struct Chapter: Sendable, Equatable, Codable {
    /// Seconds.
    public var start: Double
    /// Seconds; nil for a last chapter of a movie of unknown length.
    public var end: Double?
    public var title: String?

    public init(start: Double, end: Double? = nil, title: String? = nil) {
        self.start = start
        self.end = end
        self.title = title
    }
}

/// An attached file: a cover picture or a font. The name is data and never a path.
public struct Attachment: Sendable, Equatable, Codable {
    public var name: String
    public var mimeType: String
    /// First byte in the file.
    public var offset: Int64
    /// Bytes.
    public var size: Int64

    public init(name: String, mimeType: String, offset: Int64, size: Int64) {
        self.name = name
        self.mimeType = mimeType
        self.offset = offset
        self.size = size
    }
}
