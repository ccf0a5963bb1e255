@testable import HTML
import Testing

@Suite("Digests") struct DigestTests {
    private func digest(_ bytes: [UInt8], seed: UInt64 = 1) -> UInt64 {
        var digest = Digest(seed: seed)
        bytes.withUnsafeBytes { digest.absorb($0) }
        return digest.value
    }

    @Test("One byte more, or another byte anywhere, is another digest", arguments: 0...17)
    func bytes(length: Int) {
        let text = (0..<length).map { UInt8(0x61 + $0) }
        var seen: Set = [digest(text)]
        for byte in UInt8.min...UInt8.max { seen.insert(digest(text + [byte])) }
        #expect(seen.count == 257)
        for place in text.indices {
            var other = text
            other[place] ^= 0x80
            #expect(seen.insert(digest(other)).inserted, "byte \(place)")
        }
    }

    @Test("Zeros count, and so do the seed and the borders of what is absorbed")
    func zeros() {
        #expect(Set((0...24).map { digest([UInt8](repeating: 0, count: $0)) }).count == 25)
        #expect(digest([1, 2], seed: 1) != digest([1, 2], seed: 2))
        var (one, other) = (Digest(seed: 1), Digest(seed: 1))
        for part in [[1, 2], [3]] as [[UInt8]] { part.withUnsafeBytes { one.absorb($0) } }
        for part in [[1], [2, 3]] as [[UInt8]] { part.withUnsafeBytes { other.absorb($0) } }
        #expect(one.value != other.value)
        one.absorb(7)
        other.absorb(8)
        #expect(one.value != other.value)
    }
}
