import Containers
import Foundation

extension FFmpeg {
    /// Makes a picture at most `width` pixels wide, never larger than it was.
    public func scaleImage(
        _ picture: [UInt8], width: Int, format: ImageFormat = .artwork, limits: ImageLimits = ImageLimits()
    ) async throws(FFmpegError) -> [UInt8] {
        let header = try limits.admit(picture)
        let scaled = try await run(.scale(header, width: width, format: format), input: picture, limits: self.limits)
        guard !scaled.isEmpty else { throw .failed(reason: "The picture is damaged.") }
        return scaled
    }

    /// The same for a picture file.
    public func scaleImage(
        path: String, width: Int, format: ImageFormat = .artwork, limits: ImageLimits = ImageLimits()
    ) async throws(FFmpegError) -> [UInt8] {
        try await scaleImage(try imageFile(path, limits), width: width, format: format, limits: limits)
    }

    /// Reads the whole file, so that the checked bytes are the decoded bytes.
    func imageFile(_ path: String, _ limits: ImageLimits) throws(FFmpegError) -> [UInt8] {
        let file = try readable(path)
        let bytes: [UInt8]
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file.path))
            defer { try? handle.close() }
            bytes = [UInt8](try handle.read(upToCount: limits.bytes + 1) ?? Data())
        } catch {
            throw .cannotRead(path)
        }
        try limits.check(bytes: bytes.count)
        return bytes
    }
}

extension [Argument] {
    /// Demuxer and decoder are given explicitly, so that the file cannot select others.
    static func decode(_ kind: PictureHeader.Kind) -> [Argument] {
        let reader: [Argument] =
            switch kind {
            case .jpeg: [.option("-f", "jpeg_pipe"), .option("-c:v", "mjpeg")]
            case .png: [.option("-f", "png_pipe"), .option("-c:v", "png")]
            case .webp: [.option("-f", "webp_pipe"), .option("-c:v", "webp")]
            case .gif: [.option("-f", "gif"), .option("-c:v", "gif")]
            case .avif: [.option("-f", "mov"), .option("-c:v", "libdav1d")]
            case .bmp: [.option("-f", "bmp_pipe"), .option("-c:v", "bmp")]
            }
        return [.option("-protocol_whitelist", "pipe"), .option("-threads", 1)] + reader + [.option("-i", "pipe:0")]
    }

    static func scale(_ header: PictureHeader, width: Int, format: ImageFormat) -> [Argument] {
        let size = header.fitted(width: width)
        return decode(header.kind)
            + [.graph("-vf", "scale=\(size.width):\(size.height):flags=lanczos"), .option("-frames:v", 1), .option("-threads", 1)]
            + format.arguments + [.word("pipe:1")]
    }
}

extension PictureHeader {
    func fitted(width wanted: Int) -> (width: Int, height: Int) {
        let target = Swift.min(Swift.max(wanted, 1), width)
        return (target, Swift.max(1, (height * target + width / 2) / width))
    }
}
