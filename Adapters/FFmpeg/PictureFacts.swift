import Containers
public import Foundation

/// The facts about a picture that a page needs before it has loaded.
public struct PictureFacts: Sendable, Equatable {
    /// Pixels of the original.
    public var width: Int
    public var height: Int
    public var average: RGB
    /// The most characteristic colour of the picture, readable (4.5:1) on the background of the dark appearance.
    public var accentOnDark: RGB
    /// The same hue, readable (4.5:1) on the background of the light appearance.
    public var accentOnLight: RGB
    /// A BMP of 4 × 6 or 6 × 4 pixels, at most 110 bytes; the browser blurs it by enlarging.
    public var miniature: Data
}

extension FFmpeg {
    /// Decodes a picture to a few pixels and reads its colours.
    public func facts(_ picture: [UInt8], limits: ImageLimits = ImageLimits()) async throws(FFmpegError) -> PictureFacts {
        let header = try limits.admit(picture)
        let grid = PixelGrid.Shape(header)
        let bytes = try await run(.pixels(header, grid), input: picture, limits: self.limits)
        guard let pixels = PixelGrid(grid, bytes) else { throw .failed(reason: "The picture is damaged.") }
        return PictureFacts(header, pixels)
    }

    /// The same for a picture file.
    public func facts(path: String, limits: ImageLimits = ImageLimits()) async throws(FFmpegError) -> PictureFacts {
        try await facts(try imageFile(path, limits), limits: limits)
    }
}

extension [Argument] {
    static func pixels(_ header: PictureHeader, _ shape: PixelGrid.Shape) -> [Argument] {
        decode(header.kind)
            + [
                .graph("-vf", "scale=\(shape.columns):\(shape.rows):flags=area,format=rgb24"), .option("-frames:v", 1),
                .option("-c:v", "rawvideo"), .option("-f", "rawvideo"), .word("pipe:1"),
            ]
    }
}

extension PictureFacts {
    init(_ header: PictureHeader, _ grid: PixelGrid) {
        let theme = ThemeColour(grid.pixels)
        self.init(
            width: header.width, height: header.height, average: RGB.average(grid.pixels),
            accentOnDark: theme.readable(on: .darkGround, lighter: true),
            accentOnLight: theme.readable(on: .paper, lighter: false),
            miniature: grid.smaller().bitmap)
    }
}
