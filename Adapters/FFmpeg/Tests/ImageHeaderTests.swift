import Foundation
import Testing

@testable import FFmpegAdapter

@Suite struct ImageHeaderTests {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    static func webp(_ chunk: String, _ rest: [UInt8]) -> [UInt8] {
        Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP\(chunk)".utf8) + [0, 0, 0, 0] + rest
    }

    @Test(
        "Type and size are read from the first bytes",
        arguments: [
            (png + [0, 0, 2, 0x80, 0, 0, 1, 0xE0], ImageHeader.Kind.png, 640, 480),
            ([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0xE0, 2, 0x80, 3], .jpeg, 640, 480),
            (Array("GIF89a".utf8) + [0x80, 2, 0xE0, 1], .gif, 640, 480),
            (webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 0x80, 0x42, 0xE0, 1]), .webp, 640, 480),
            (webp("VP8L", [0x2F, 0x7F, 0xC2, 0x77, 0, 0, 0, 0, 0, 0]), .webp, 640, 480),
            (webp("VP8X", [0, 0, 0, 0, 0x7F, 2, 0, 0xDF, 1, 0]), .webp, 640, 480),
        ])
    func reads(bytes: [UInt8], kind: ImageHeader.Kind, width: Int, height: Int) throws {
        let header = try ImageHeader(bytes)
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
            Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>"#.utf8),
            Array("#EXTM3U\n/etc/passwd\n".utf8), Array("ffconcat version 1.0\nfile /etc/passwd\n".utf8), Array("%PDF-1.4".utf8),
        ])
    func refuses(bytes: [UInt8]) {
        #expect(throws: FFmpegError.notAnImage) { try ImageHeader(bytes) }
    }

    @Test("A picture truncated at any length is read or refused, without a trap")
    func cuts() {
        let whole: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 1, 0xE0, 2, 0x80, 3]
        for length in 0...whole.count { _ = try? ImageHeader(Array(whole.prefix(length))) }
        for at in whole.indices {
            for value in [0, 0xC0, 0xFF] as [UInt8] {
                var changed = whole
                changed[at] = value
                _ = try? ImageHeader(changed)
            }
        }
    }

    @Test(
        "A picture past the limits is refused in words",
        arguments: [
            ([0, 0, 0x2E, 0xE1, 0, 0, 0, 1] as [UInt8], "12001"), ([0, 0, 0x2E, 0xE0, 0, 0, 0x2E, 0xE0], "144 megapixels"),
            ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
        ])
    func limits(size: [UInt8], words: String) {
        #expect { try ImageLimits().admit(Self.png + size) } throws: { String(describing: $0).contains(words) }
    }

    @Test("A file past the byte limit is refused before it is read as a picture")
    func tooManyBytes() {
        var limits = ImageLimits()
        limits.bytes = 3
        #expect { try limits.admit([1, 2, 3, 4]) } throws: {
            if case .tooLarge? = $0 as? FFmpegError { true } else { false }
        }
    }
}
