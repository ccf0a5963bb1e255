public import StreamingDomain

/// Names a segment in the cache of encoded segments. The version is that of the file's content, so that a replaced file shares nothing.
public struct SegmentKey: Hashable, Sendable {
    /// Distinguishes files and their versions; any text.
    public var movie: String
    public var rendition: RenditionID
    /// From 0; nil for the initialisation segment.
    public var segment: Int?

    public init(movie: String, rendition: RenditionID, segment: Int?) {
        self.movie = movie
        self.rendition = rendition
        self.segment = segment
    }

    /// The key in the cache.
    var text: String { "\(movie)/\(rendition)/\(segment.map(String.init) ?? "init")" }
}
