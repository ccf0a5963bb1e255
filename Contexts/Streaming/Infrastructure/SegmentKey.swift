public import StreamingDomain

/// Names a segment in the cache of encoded segments.
public struct SegmentKey: Hashable, Sendable {
    public var rendition: EncodedRendition
    /// From 0; nil for the initialisation segment.
    public var segment: Int?

    public init(rendition: EncodedRendition, segment: Int?) {
        self.rendition = rendition
        self.segment = segment
    }

    /// The key in the cache.
    var text: String { Self.prefix(of: rendition) + (segment.map(String.init) ?? "init") }

    /// What the keys of a rendition begin with: a name of 26 letters and digits, and that of the rendition.
    static func prefix(of rendition: EncodedRendition) -> String { "\(rendition.movie)/\(rendition.rendition)/" }
}
