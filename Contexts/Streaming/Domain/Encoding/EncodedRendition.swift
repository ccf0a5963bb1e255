/// A rendition of one movie, as the schedule of encoders knows it.
public struct EncodedRendition: Hashable, Sendable {
    /// Distinguishes movies, versions of their files, and ways to encode them.
    public var movie: String
    public var rendition: RenditionID
    /// How many segments it has.
    public var count: Int

    public init(movie: String, rendition: RenditionID, count: Int) {
        self.movie = movie
        self.rendition = rendition
        self.count = count
    }
}
