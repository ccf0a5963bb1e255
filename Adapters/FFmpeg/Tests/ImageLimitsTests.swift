import Testing

@testable import FFmpegAdapter

/// Signature, length and name of a PNG's first chunk; width and height follow.
let pngStart: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)

@Suite struct ImageLimitsTests {
    @Test(
        "A picture past the limits is refused in words",
        arguments: [
            ([0, 0, 0x2E, 0xE1, 0, 0, 0, 1] as [UInt8], "12001"), ([0, 0, 0x2E, 0xE0, 0, 0, 0x2E, 0xE0], "144 megapixels"),
            ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "4294967295"),
        ])
    func limits(size: [UInt8], words: String) {
        #expect { try ImageLimits().admit(pngStart + size) } throws: { String(describing: $0).contains(words) }
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
