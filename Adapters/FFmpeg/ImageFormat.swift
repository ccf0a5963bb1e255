/// The output format of a picture. Quality ranges from 1 (smallest file) to 100 (best).
public enum ImageFormat: Sendable, Equatable {
    case jpeg(quality: Int)
    /// Keeps transparency; about four times slower to write than JPEG.
    case webp(quality: Int)

    public static let artwork = ImageFormat.jpeg(quality: 84)

    public var mediaType: String {
        switch self {
        case .jpeg: "image/jpeg"
        case .webp: "image/webp"
        }
    }

    var arguments: [Argument] {
        switch self {
        case .jpeg(let quality):
            // mjpeg's scale ranges from 2 (best) to 31.
            let scale = 31 - min(max(quality, 1), 100) * 29 / 100
            return [.option("-c:v", "mjpeg"), .option("-q:v", scale), .option("-f", "mjpeg")]
        case .webp(let quality):
            return [.option("-c:v", "libwebp"), .option("-quality", min(max(quality, 1), 100)), .option("-f", "webp")]
        }
    }
}
