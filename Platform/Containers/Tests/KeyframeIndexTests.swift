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
}
