import Containers
import Testing

@testable import RemoteArtwork

@Suite("Pictures of a server")
struct RemotePictureTests {
    private static let zeros = [UInt8](repeating: 0, count: 1024)

    private static let wholePictures: [([UInt8], String)] = [
        (Pictures.jpeg(), "image/jpeg"), (Pictures.jpeg(end: [0xFF, 0xD9, 0, 0, 0]), "image/jpeg"),
        (Pictures.png(), "image/png"), (Pictures.png(chunks: ["tEXt", "IDAT", "IDAT", "IEND"]), "image/png"),
        (Pictures.webp(), "image/webp"), (Pictures.webp(flags: 0x10), "image/webp"), (Pictures.webp(missing: -1), "image/webp"),
    ]

    @Test("Whole pictures are taken, with type and size", arguments: wholePictures)
    func whole(bytes: [UInt8], mime: String) throws {
        let picture = try RemotePicture(bytes)
        #expect(picture.mime == mime && picture.bytes == bytes)
        #expect(picture.header.width == 342 && picture.header.height == 513)
    }

    private static let texts = [
        "", "<!DOCTYPE html><html></html>", #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>"#,
        #"<?xml version="1.0"?><svg/>"#, #"{"success": false}"#, "GIF8",
    ]

    @Test("Texts and drawings are refused", arguments: texts)
    func text(text: String) {
        #expect(throws: ArtworkError.unsuitable("not a picture")) { try RemotePicture(Array(text.utf8)) }
    }

    private static let refusals: [([UInt8], String)] = [
        ([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0], "a picture of the type gif"),
        (Pictures.jpeg(end: []), "cut off"), (Pictures.jpeg(end: [0xFF, 0xD9] + zeros), "cut off"),
        (Pictures.png(chunks: ["IDAT"]), "cut off"), (Pictures.png(chunks: ["IEND"]), "cut off"),
        (Pictures.png(chunks: ["acTL", "IDAT", "IEND"]), "a moving picture"), (Pictures.webp(flags: 2), "a moving picture"),
        (Pictures.webp(missing: 1), "cut off"), (Pictures.webp(missing: -2000), "cut off"),
        (Pictures.jpeg(0, 10), "not a picture"), (Pictures.png(10, 0), "not a picture"),
        (Pictures.png(20_000, 20_000), "20000 × 20000 pixels"), (Pictures.jpeg(10_001, 1), "10001 × 1 pixels"),
        (Pictures.webp(1, 10_001), "1 × 10001 pixels"), (Pictures.png(8_001, 5_000), "8001 × 5000 pixels"),
        (Pictures.png(0xFFFF_FFFF, 0xFFFF_FFFF), "4294967295 × 4294967295 pixels"),
        ([UInt8](repeating: 0, count: 12 << 20 | 1), "more than 12 MB"),
    ]

    @Test("Other files are refused with a reason", arguments: refusals)
    func refused(bytes: [UInt8], reason: String) {
        #expect(throws: ArtworkError.unsuitable(reason)) { try RemotePicture(bytes) }
    }

    @Test("The largest sizes are taken", arguments: [(8_000, 5_000), (10_000, 4_000), (1, 10_000), (1, 1)])
    func largest(width: Int, height: Int) throws {
        #expect(try RemotePicture(Pictures.png(width, height)).header.width == width)
    }

    @Test("A picture cut at any place is refused", arguments: [Pictures.jpeg(), Pictures.png(), Pictures.webp()])
    func cuts(whole: [UInt8]) {
        for length in 0..<whole.count {
            #expect(throws: ArtworkError.self) { try RemotePicture(Array(whole.prefix(length))) }
        }
    }

    @Test(
        "Only names of pictures are asked for",
        arguments: [
            ("/abc.jpg", "abc.jpg"), ("/a_B-9.webp", "a_B-9.webp"), ("/a.jpeg", "a.jpeg"), ("/a.png", "a.png"), ("/a.svg", nil),
            ("/a.gif", nil), ("/a.JPG", nil), ("a.jpg", nil), ("", nil), ("/", nil), ("/.jpg", nil), ("/a", nil), ("/../a.jpg", nil),
            ("//a.jpg", nil), ("/a/b.jpg", nil), ("/a%2Fb.jpg", nil), ("/a?b.jpg", nil), ("/a.jpg?b", nil), ("/ä.jpg", nil),
            ("/a.b.jpg", nil), ("/a.jpg\n", nil), ("/a\0.jpg", nil), ("/" + String(repeating: "a", count: 107) + ".jpg", nil),
        ] as [(String, String?)])
    func names(path: String, name: String?) {
        #expect(ArtworkPath.name(in: path) == name)
    }

    @Test(
        "Only sizes are asked for",
        arguments: [
            ("w342", true), ("h632", true), ("original", true), ("w1", true), ("", false), ("w", false), ("w123456", false),
            ("W342", false), ("342", false), ("w34x", false), ("..", false), ("w３", false), ("Original", false), ("w-1", false),
        ] as [(String, Bool)])
    func sizes(size: String, isSize: Bool) {
        #expect(ArtworkPath.isSize(size) == isSize)
    }
}
