public import Containers

/// A whole picture that browsers show: a JPEG, PNG or WebP that does not move.
public struct RemotePicture: Sendable, Equatable {
    /// The largest file in bytes.
    public static let largestFile = 12 << 20
    /// The longest side in pixels.
    static let longestSide = 10_000
    static let mostPixels = 40_000_000

    /// At most `largestFile`.
    public let bytes: [UInt8]
    /// What the first bytes say: sides of 1…10,000 pixels, 40 million pixels in all.
    public let header: PictureHeader
    /// `image/jpeg`, `image/png` or `image/webp`.
    public var mime: String { header.kind.mediaType }

    /// Checks what a server sent, whatever it called it.
    ///
    /// - Throws: `.unsuitable`, with a reason for the log.
    public init(_ bytes: [UInt8]) throws(ArtworkError) {
        guard bytes.count <= Self.largestFile else { throw .unsuitable("more than 12 MB") }
        guard let header = PictureHeader(bytes) else { throw .unsuitable("not a picture") }
        let ending: PictureEnding =
            switch header.kind {
            case .jpeg: .jpeg(bytes)
            case .png: .png(bytes)
            case .webp: .webp(bytes)
            case .gif, .avif, .bmp: throw .unsuitable("a picture of the type \(header.kind.rawValue)")
            }
        guard header.width <= Self.longestSide, header.height <= Self.longestSide, header.width * header.height <= Self.mostPixels else {
            throw .unsuitable("\(header.width) × \(header.height) pixels")
        }
        switch ending {
        case .whole: break
        case .cut: throw .unsuitable("cut off")
        case .moving: throw .unsuitable("a moving picture")
        }
        self.bytes = bytes
        self.header = header
    }
}
