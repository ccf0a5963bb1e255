/// Functions of other programs that the library needs, supplied by AppDependencies. Each of them may fail.
public struct MediaTools: Sendable {
    /// Facts of a media file that is neither MP4 nor Matroska.
    public var probe: @Sendable (FileLocation) async throws -> MediaFacts
    /// The first frame without text among several moments of a movie (seconds), as JPEG, so many pixels wide, after the coded picture has
    /// been turned clockwise by 0, 90, 180 or 270 degrees.
    public var frame: @Sendable (FileLocation, _ moments: [Double], _ width: Int, _ rotation: Int) async throws -> [UInt8]
    /// A picture made at most so many pixels wide.
    public var scale: @Sendable (_ picture: [UInt8], _ width: Int) async throws -> EncodedPicture
    public var palette: @Sendable (_ picture: [UInt8]) async throws -> Palette
    /// Kind and size of a picture from its first 512 KiB, or all of it; throws the reason why it cannot be shown.
    public var imageHeader: @Sendable (_ head: [UInt8]) throws(Unreadable) -> ImageHeader

    public init(
        probe: @escaping @Sendable (FileLocation) async throws -> MediaFacts,
        frame: @escaping @Sendable (FileLocation, _ moments: [Double], _ width: Int, _ rotation: Int) async throws -> [UInt8],
        scale: @escaping @Sendable (_ picture: [UInt8], _ width: Int) async throws -> EncodedPicture,
        palette: @escaping @Sendable (_ picture: [UInt8]) async throws -> Palette,
        imageHeader: @escaping @Sendable (_ head: [UInt8]) throws(Unreadable) -> ImageHeader
    ) {
        self.probe = probe
        self.frame = frame
        self.scale = scale
        self.palette = palette
        self.imageHeader = imageHeader
    }
}

public struct EncodedPicture: Hashable, Sendable {
    public var bytes: [UInt8]
    /// `image/jpeg`, `image/webp`.
    public var mime: String

    public init(bytes: [UInt8], mime: String) {
        self.bytes = bytes
        self.mime = mime
    }
}

/// The placeholder of a picture while it loads: two colours as `rrggbb`, and a tiny version.
public struct Palette: Hashable, Sendable {
    public var colour: String
    public var theme: String
    /// A BMP in base 64.
    public var miniature: String

    public init(colour: String, theme: String, miniature: String) {
        self.colour = colour
        self.theme = theme
        self.miniature = miniature
    }
}

public struct ImageHeader: Hashable, Sendable {
    public var mime: String
    public var width: Int
    public var height: Int

    public init(mime: String, width: Int, height: Int) {
        self.mime = mime
        self.width = width
        self.height = height
    }
}
