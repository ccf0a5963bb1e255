public import Containers

/// The size limits of pictures that are passed to a decoder.
public struct ImageLimits: Sendable, Equatable {
    /// Pixels along one side.
    public var side = 12_000
    /// Pixels in all.
    public var pixels = 40_000_000
    /// Bytes of the file.
    public var bytes = 32 << 20

    public init() {}

    /// Reads the header of a picture and checks the limits.
    public func admit(_ picture: [UInt8]) throws(FFmpegError) -> PictureHeader {
        try check(bytes: picture.count)
        guard let header = PictureHeader(picture) else { throw .notAnImage }
        guard header.width <= side, header.height <= side else {
            throw .tooLarge(
                reason: "The picture is \(header.width) × \(header.height) pixels; no side may be longer than \(side).")
        }
        guard header.width * header.height <= pixels else {
            throw .tooLarge(
                reason: "The picture has \(header.width * header.height / 1_000_000) megapixels; \(pixels / 1_000_000) are allowed.")
        }
        return header
    }

    func check(bytes count: Int) throws(FFmpegError) {
        guard count <= bytes else {
            throw .tooLarge(reason: "The picture file has more than \(bytes >> 20) MB, the most that is accepted.")
        }
    }
}
