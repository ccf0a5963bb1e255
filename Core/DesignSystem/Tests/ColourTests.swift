import Testing

@testable import DesignSystem

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

    @Test(
        "Contrast on white is that of WCAG, whichever comes first",
        arguments: [
            ("000000", 21), ("ffffff", 1), ("777777", 4.478), ("767676", 4.542), ("ff0000", 3.998), ("00ff00", 1.372), ("0000ff", 8.592),
            ("010101", 20.874),
        ])
    func contrast(hex: String, ratio: Double) throws {
        let (colour, white) = try (#require(Colour(hex: hex)), #require(Colour(hex: "ffffff")))
        #expect(abs(colour.contrast(with: white) - ratio) < 0.001 && abs(white.contrast(with: colour) - ratio) < 0.001)
    }

    @Test("The parts of a colour are between 0 and 1, and each has its place in the digits")
    func parts() throws {
        let colour = try #require(Colour(hex: "#336699"))
        #expect(abs(colour.red - 0.2) < 1e-9 && abs(colour.green - 0.4) < 1e-9 && abs(colour.blue - 0.6) < 1e-9)
        #expect(Colour(red: -1, green: 2, blue: 0.5) == Colour(red: 0, green: 1, blue: 0.5))
        #expect(Colour(red: 0.5, green: -3, blue: 3).hex == "#8000ff")
        for digit in ["/", ":", "@", "G", "`", "g"] { #expect(Colour(hex: "00000\(digit)") == nil, "\(digit)") }
        #expect(Colour(hex: "AaFf09")?.hex == "#aaff09")
    }

    @Test("A hue is between 0 and 360 degrees, and survives the way there and back", arguments: [0.5, 29, 90, 179, 181, 264, 359.5])
    func hues(hue: Double) {
        let back = Colour(OKLCH(lightness: 0.6, chroma: 0.05, hue: hue)).oklch
        #expect(abs(back.hue - hue) < 0.01 && abs(back.chroma - 0.05) < 0.0001 && abs(back.lightness - 0.6) < 0.0001)
    }

    @Test("A colour that a screen does not have becomes one of the same lightness and hue")
    func outside() {
        for hue in stride(from: 0.0, to: 360, by: 15) {
            let near = Colour(OKLCH(lightness: 0.6, chroma: 0.4, hue: hue)), back = near.oklch
            #expect(abs(back.lightness - 0.6) < 0.01 && abs(back.hue - hue).remainder(dividingBy: 360).magnitude < 2, "\(hue)")
            #expect(back.chroma > 0.09, "\(hue)")
        }
        #expect(Colour(OKLCH(lightness: 2, chroma: 0.3, hue: 0)).hex == "#ffffff")
        #expect(Colour(OKLCH(lightness: -1, chroma: 0.3, hue: 0)).hex == "#000000")
    }

    /// After an intended change, look at the showroom and copy the new colours from the failure.
    @Test(
        "The tints of some movies: ink and wash in the dark and in the light",
        arguments: [
            ("c0392b", ["#fd9888", "#a8372b", "#421611", "#fed7d0"]), ("1f6f8b", ["#78c3e2", "#1c6d89", "#002b3b", "#bfe9fb"]),
            ("ffe600", ["#f9e664", "#706403", "#2d2700", "#e8e3bd"]), ("0a0a0a", ["#b7b7b7", "#0a0a0a", "#262626", "#e1e1e1"]),
            ("f5f5f5", ["#f5f5f5", "#636363", "#262626", "#e1e1e1"]), ("00ff66", ["#8cf09b", "#06752c", "#072f11", "#ccebcf"]),
            ("6b2fa0", ["#caa1fc", "#683896", "#2e1c42", "#e8dafd"]), ("8a6d3b", ["#d2b27f", "#7a5e2c", "#362200", "#f3debd"]),
            ("0000ff", ["#94b7fe", "#294fa8", "#142548", "#d3e2fe"]),
        ])
    func tints(theme: String, colours: [String]) throws {
        let tint = try #require(Tint(theme: theme))
        #expect([tint.inkInDark, tint.inkInLight, tint.groundInDark, tint.groundInLight].map(\.hex) == colours)
    }

    @Test("The inks are chosen for the grounds of tokens.css")
    func grounds() { #expect(Tint.darkGround.hex == "#110c09" && Tint.lightGround.hex == "#fcfaf6") }
}
