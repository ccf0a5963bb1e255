import DesignSystem
import Testing

@Suite("Colours of movies")
struct ColourTests {
    @Test(
        "A tint can be read on the wash of both lights, and written upon",
        arguments: [
            "c0392b", "1f6f8b", "ffe600", "0a0a0a", "f5f5f5", "00ff66", "6b2fa0", "8a6d3b", "000000", "ffffff", "808080", "0000ff",
            "ff0000", "ff00ff",
        ])
    func tint(theme: String) throws {
        let tint = try #require(Tint(theme: theme))
        #expect(tint.inkInDark.contrast(with: tint.groundInDark) >= 4.5)
        #expect(tint.inkInDark.contrast(with: Tint.darkGround) >= 4.5)
        #expect(tint.inkInLight.contrast(with: tint.groundInLight) >= 4.5)
        #expect(tint.inkInLight.contrast(with: Tint.lightGround) >= 4.5)
    }

    @Test(
        "Only six hexadecimal digits are a colour", arguments: ["", "fff", "gggggg", "ff0000;}", "-12345", "+12345", "１２３４５６", "ff00000"])
    func notAColour(text: String) {
        #expect(Colour(hex: text) == nil)
        #expect(Tint(theme: text) == nil)
    }

    @Test("Hexadecimal survives the way there and back", arguments: ["#000000", "#ffffff", "#1f6f8b", "#00ff01"])
    func roundTrip(hex: String) { #expect(Colour(hex: hex)?.hex == hex) }

    @Test("Contrast is that of WCAG: black on white is 21")
    func contrast() throws {
        let (black, white) = try (#require(Colour(hex: "000000")), #require(Colour(hex: "ffffff")))
        #expect(abs(black.contrast(with: white) - 21) < 0.001)
    }
}
