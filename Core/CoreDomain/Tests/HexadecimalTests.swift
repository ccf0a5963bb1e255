import CoreDomain
import Testing

@Suite("Hexadecimal digits")
struct HexadecimalTests {
    @Test("All bytes come back, whatever the case of the digits")
    func back() {
        let bytes = Array(UInt8.min...UInt8.max)
        let text = Hexadecimal.text(bytes)
        #expect(text.hasPrefix("000102") && text.hasSuffix("fdfeff"))
        #expect(Hexadecimal.bytes(text) == bytes && Hexadecimal.bytes(text.uppercased()) == bytes && Hexadecimal.bytes("") == [])
    }

    @Test("Anything else is nothing", arguments: ["0", "0g", "g0", " 1", "１１", "0x", "-1", "é0"])
    func refused(_ text: String) { #expect(Hexadecimal.bytes(text) == nil) }
}
