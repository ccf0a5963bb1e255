import CoreDomain
import Testing

@Suite("Hashes that never change")
struct StableHashTests {
    @Test(
        "64 bits, as published for FNV-1a",
        arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)] as [(String, UInt64)])
    func narrow(text: String, value: UInt64) {
        var hash = StableHash()
        hash.add(text.utf8)
        #expect(hash.value == value)
    }

    @Test("128 bits, and the name that is made of them")
    func wide() {
        #expect(StableHash.wide("a".utf8) == 0xD228_CB69_6F1A_8CAF_7891_2B70_4E4A_8964)
        #expect(StableHash.name(of: "a".utf8) == "elcvehboljerxxsr2y3swfdfsg")
    }

    @Test("SplitMix64, as published")
    func mixing() {
        #expect(StableHash.mix(0) == 0xE220_A839_7B1D_CDAF)
        #expect(StableHash.of("a") == StableHash.mix(0xAF63_DC4C_8601_EC8C) && StableHash.of("a", seed: 1) != StableHash.of("a"))
    }

    @Test("Where one field ends and the next one begins makes a difference, and so does the end")
    func fields() {
        func hash(_ fields: String...) -> UInt64 {
            var hash = StableHash()
            for field in fields { hash.add(field: field.utf8) }
            return hash.value
        }
        #expect(Set([hash("ab", "c"), hash("a", "bc"), hash("abc"), hash("abc", "")]).count == 4)
    }
}
