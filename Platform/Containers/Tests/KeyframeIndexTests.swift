import Containers
import Foundation
import Testing

@Suite("Keyframe index")
struct KeyframeIndexTests {
    private let index = KeyframeIndex(timescale: 1000, ticks: [-300, 200, 700, 1200], positions: [48, 1 << 33, 5, .max])

    @Test("The encoded form is decoded again", arguments: [0, 1, 1000])
    func stored(_ count: Int) throws {
        let long = KeyframeIndex(
            timescale: 12_288, ticks: (0..<count).map { Int64($0) * 24_576 }, positions: (0..<count).map { Int64($0) * 1_000_000 })
        #expect(try KeyframeIndex(decoding: long.encode()) == long)
        #expect(long.encode().count <= 8 + count * 7)
        #expect(try KeyframeIndex(decoding: index.encode()) == index)
        let json = try JSONEncoder().encode([index])
        #expect(try JSONDecoder().decode([KeyframeIndex].self, from: json) == [index])
    }

    @Test(
        "Damaged stored forms are refused",
        arguments: [
            [], [2], [1], [1, 0, 0], [1, 1, 5, 0, 0], [1, 1, 0, 9], [1, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1],
            [1, 1, 1, 0x80, 0x80],
        ] as [[UInt8]])
    func damaged(_ bytes: [UInt8]) { #expect(throws: ContainerError.self) { try KeyframeIndex(decoding: bytes) } }

    @Test(
        "The keyframe to start from",
        arguments: [
            (-5.0, 0), (0.0, 0), (0.2, 1), (0.69, 1), (0.7, 2), (99.0, 3), (.infinity, 3), (.nan, nil),
        ] as [(Double, Int?)])
    func lookup(_ seconds: Double, _ place: Int?) { #expect(index.index(atOrBefore: seconds) == place) }

    @Test("Unequal counts are cut to the shorter, and a timescale is at least one")
    func repaired() {
        #expect(
            KeyframeIndex(timescale: 0, ticks: [1, 2, 3], positions: [4, 5])
                == KeyframeIndex(timescale: 1, ticks: [1, 2], positions: [4, 5]))
        #expect(KeyframeIndex(timescale: -5, ticks: [1], positions: [4, 5]) == KeyframeIndex(timescale: 1, ticks: [1], positions: [4]))
        #expect(KeyframeIndex(timescale: 7, ticks: [], positions: [4]).isEmpty)
        #expect(KeyframeIndex(timescale: 7, ticks: [14], positions: [4]).times == [2])
    }

    @Test("The stored form is that of version 1: differences, zigzag, seven bits to a byte")
    func form() throws {
        let small = KeyframeIndex(timescale: 1000, ticks: [-1, 63, 0], positions: [0, 64, 1])
        let bytes: [UInt8] = [1, 0xE8, 0x07, 3, 1, 0, 0x80, 0x01, 0x80, 0x01, 0x7D, 0x7D]
        #expect(small.encode() == bytes)
        #expect(try KeyframeIndex(decoding: bytes) == small)
        #expect(throws: ContainerError.malformed("the stored keyframe index has bytes left over")) {
            try KeyframeIndex(decoding: bytes + [0])
        }
        #expect(throws: ContainerError.malformed("the stored keyframe index ends too early")) {
            try KeyframeIndex(decoding: bytes.dropLast())
        }
        // A timescale of 2³² is the largest.
        #expect(try KeyframeIndex(decoding: [1, 0x80, 0x80, 0x80, 0x80, 0x10, 0]).timescale == 1 << 32)
        #expect(throws: ContainerError.malformed("the stored keyframe index contradicts itself")) {
            try KeyframeIndex(decoding: [1, 0x81, 0x80, 0x80, 0x80, 0x10, 0])
        }
        #expect(throws: ContainerError.malformed("the stored keyframe index contradicts itself")) {
            try KeyframeIndex(decoding: [1, 0, 0])
        }
    }
}
