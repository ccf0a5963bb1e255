import Testing

@testable import Containers

@Suite("Bits of a configuration")
struct BitReaderTests {
    @Test("Bits are read from the most significant on, across bytes")
    func order() {
        var bits = BitReader([0b1010_0101, 0xFF, 0x00])
        #expect(bits.read(3) == 0b101)
        #expect(bits.read(9) == 0b0_0101_1111)
        #expect(bits.read(1) == 1)
        #expect(bits.bitsLeft == 11)
        bits.skip(3)
        #expect(bits.read(8) == 0)
        #expect(bits.bitsLeft == 0)
        #expect(!bits.isExhausted)
    }

    @Test("Past the end there are zeros, and the reader says so")
    func end() {
        var bits = BitReader([0xFF])
        #expect(bits.read(8) == 255)
        #expect(!bits.isExhausted)
        #expect(bits.read(1) == 0)
        #expect(bits.isExhausted)
        var partly = BitReader([0xFF])
        #expect(partly.read(9) == 0)
        #expect(partly.isExhausted)
    }

    @Test("A skip to the end is allowed, one past it is not, a negative one does nothing")
    func skipping() {
        var bits = BitReader([0x00, 0xFF])
        bits.skip(-3)
        #expect(bits.bitsLeft == 16)
        bits.skip(8)
        #expect(bits.read(1) == 1)
        bits.skip(7)
        #expect(!bits.isExhausted)
        bits.skip(1)
        #expect(bits.isExhausted)
        #expect(bits.bitsLeft == 0)
    }

    @Test(
        "Exponential Golomb codes (ITU-T H.264, 9.1)",
        arguments: [
            ([0b1000_0000], 0, 0), ([0b0100_0000], 1, 1), ([0b0110_0000], 2, -1), ([0b0010_0000], 3, 2), ([0b0010_1000], 4, -2),
            ([0b0011_0000], 5, 3), ([0b0011_1000], 6, -3), ([0b0001_0000], 7, 4), ([0b0001_1110], 14, -7),
        ] as [([UInt8], Int, Int)])
    func golomb(_ bytes: [UInt8], _ unsigned: Int, _ signed: Int) {
        var bits = BitReader(bytes)
        #expect(bits.ue() == unsigned)
        bits = BitReader(bytes)
        #expect(bits.se() == signed)
    }

    @Test("The longest code has 31 zeros")
    func longest() {
        var bits = BitReader([0, 0, 0, 1, 0, 0, 0, 2])
        #expect(bits.ue() == Int(UInt32.max) / 2 + 1)
        #expect(!bits.isExhausted)
        bits = BitReader([0, 0, 0, 0, 0x80, 0, 0, 0, 0])
        #expect(bits.ue() == 0)
        #expect(bits.isExhausted)
        bits = BitReader([0, 0])
        #expect(bits.ue() == 0)
        #expect(bits.isExhausted)
    }
}
