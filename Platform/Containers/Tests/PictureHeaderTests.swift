import Foundation
import Testing

@testable import Containers

@Suite struct PictureHeaderTests {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    static func webp(_ chunk: String, _ rest: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + rest
    }

    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        withUnsafeBytes(of: UInt32(8 + content.count).bigEndian, Array.init) + Array(type.utf8) + content
    }
    static func extent(_ width: UInt8, _ height: UInt8) -> [UInt8] { box("ispe", [0, 0, 0, 0, 0, 0, width, 0, 0, 0, height, 0]) }
    static func avif(_ brands: String, _ properties: [UInt8]) -> [UInt8] {
        box("ftyp", Array(brands.utf8))
            + box(
                "meta", [0, 0, 0, 0] + box("hdlr", [1, 2, 3]) + box("iprp", box("ipco", box("pixi", [0]) + properties) + box("ipma", [])))
            + box("mdat", [1, 2, 3])
    }
    /// The header of a bitmap with these bytes of width, height and planes.
    static func bmp(_ length: UInt8, _ rest: [UInt8]) -> [UInt8] {
        Array("BM".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [length, 0, 0, 0] + rest
    }

    @Test(
        "Type and size are read from the first bytes",
        arguments: [
            (png + [0, 0, 2, 0x80, 0, 0, 1, 0xE0], PictureHeader.Kind.png, 640, 480),
            ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0xE0, 2, 0x80, 3], .jpeg, 640, 480),
            (Array("GIF89a".utf8) + [0x80, 2, 0xE0, 1], .gif, 640, 480),
            (webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x80, 0x42, 0xE0, 1]), .webp, 640, 480),
            (webp("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0, 0, 0, 0, 0, 0]), .webp, 640, 480),
            (webp("VP8X", [0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0]), .webp, 640, 480),
            (avif("avif\0\0\0\0mif1avif", extent(2, 1)), .avif, 512, 256), (avif("mif1\0\0\0\0miafavif", extent(1, 2)), .avif, 256, 512),
            (avif("avis\0\0\0\0msf1", extent(1, 1) + extent(2, 1) + extent(1, 1)), .avif, 512, 256),
            (bmp(40, [0x80, 2, 0, 0, 0xE0, 1, 0, 0, 1, 0]), .bmp, 640, 480),
            (bmp(124, [0x80, 2, 0, 0, 0x20, 0xFE, 0xFF, 0xFF, 1, 0]), .bmp, 640, 480),
            (bmp(12, [0x80, 2, 0xE0, 1, 1, 0]), .bmp, 640, 480),
        ])
    func reads(bytes: [UInt8], kind: PictureHeader.Kind, width: Int, height: Int) throws {
        let header = try #require(PictureHeader(bytes))
        #expect(header.kind == kind)
        #expect(header.width == width)
        #expect(header.height == height)
    }

    @Test(
        "What is not a picture is said so",
        arguments: [
            [], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0],
            png + [0, 0, 0, 0, 0, 0, 0, 5], png + [0, 0, 1], Array("GIF89a".utf8), webp("VP8X", []),
            webp("ALPH", [UInt8](repeating: 1, count: 30)),
            avif("heic\0\0\0\0mif1", extent(1, 1)), avif("mif1avif", extent(1, 1)), avif("avif\0\0\0\0", []),
            avif("avif\0\0\0\0", extent(0, 1)),
            box("ftyp", Array("avif\0\0\0\0".utf8)), bmp(40, [0x80, 2, 0, 0, 0xE0, 1, 0, 0, 2, 0]),
            bmp(40, [0, 0, 0, 0x80, 0, 0, 0, 0x80, 1, 0]),
            bmp(16, [1, 0, 1, 0, 1, 0, 0, 0]), bmp(40, [0, 0, 0, 0, 1, 0, 0, 0, 1, 0]), Array("BMW\n".utf8),
            Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>"#.utf8),
            Array("#EXTM3U\n/etc/passwd\n".utf8), Array("ffconcat version 1.0\nfile /etc/passwd\n".utf8), Array("%PDF-1.4".utf8),
        ])
    func refuses(bytes: [UInt8]) {
        #expect(PictureHeader(bytes) == nil)
    }

    @Test("A picture truncated at any length is read or refused, without a trap")
    func cuts() {
        let whole: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 1, 0xE0, 2, 0x80, 3]
        for whole in [whole, Self.avif("avif\0\0\0\0mif1", Self.extent(1, 2)), Self.bmp(40, [1, 0, 0, 0, 1, 0, 0, 0, 1, 0])] {
            for length in 0...whole.count { _ = PictureHeader(Array(whole.prefix(length))) }
            for at in whole.indices {
                for value in [0, 1, 0x7F, 0xC0, 0xFF] as [UInt8] {
                    var changed = whole
                    changed[at] = value
                    _ = PictureHeader(changed)
                }
            }
        }
    }
}
