/// Small files with the parts that are read: no decoder shows them.
enum Pictures {
    static func jpeg(_ width: Int = 342, _ height: Int = 513, end: [UInt8] = [0xFF, 0xD9]) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0]
            + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + [UInt8](repeating: 0x55, count: 2000) + end
    }

    static func png(_ width: Int = 342, _ height: Int = 513, chunks: [String] = ["IDAT", "IEND"]) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 2, 0, 0, 0])
            + chunks.flatMap { chunk($0, $0 == "IEND" ? [] : [1, 2, 3, 4, 5]) }
    }

    /// - Parameter flags: of the extended header; 2 is an animation.
    static func webp(_ width: Int = 342, _ height: Int = 513, flags: UInt8 = 0, missing: Int = 0) -> [UInt8] {
        let frame = Array("VP8X".utf8) + [10, 0, 0, 0, flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3) + Array("VP8 ".utf8)
        let content = Array("WEBP".utf8) + frame + [UInt8](repeating: 1, count: 100)
        return Array("RIFF".utf8) + little(content.count + missing, 4) + content
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count, 4) + Array(type.utf8) + content + [0, 0, 0, 0]
    }

    private static func big(_ value: Int, _ bytes: Int) -> [UInt8] { little(value, bytes).reversed() }
    private static func little(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
}
