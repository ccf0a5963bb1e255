import HTML
import Testing

@Suite("Percent-encoding") struct PercentTests {
    @Test("every ASCII character is encoded, unless unreserved, and decoded again", arguments: 0..<128 as Range<UInt8>)
    func characters(code: UInt8) {
        let character = Character(Unicode.Scalar(code))
        let isUnreserved = character.isLetter || character.isNumber || "-._~".contains(character)
        let digits = String(code, radix: 16)
        let escape = "%" + (digits.count == 1 ? "0" : "") + digits
        #expect(Percent.encode(String(character)) == (isUnreserved ? String(character) : escape.uppercased()))
        #expect(Percent.decode(escape) == String(character))
        #expect(Percent.decode(escape.uppercased()) == String(character))
    }

    @Test(
        "malformed escapes and invalid UTF-8 are rejected",
        arguments: ["%", "a%", "%4", "%g0", "%0g", "%/0", "%:0", "%@0", "%G0", "%`0", "%0`", "%%%", "%FF", "%C3", "%C3%28"])
    func malformed(text: String) { #expect(Percent.decode(text) == nil) }

    @Test("a plus is a space only in queries and forms")
    func plus() {
        #expect(Percent.decode("a+b%2B") == "a+b+")
        #expect(Percent.decode("a+b%2B", plusIsSpace: true) == "a b+")
    }

    @Test("text beyond ASCII is encoded byte by byte")
    func unicode() {
        #expect(Percent.encode("ä🎬") == "%C3%A4%F0%9F%8E%AC")
        #expect(Percent.decode("%C3%A4%F0%9F%8E%AC") == "ä🎬")
    }
}
