import Testing

@testable import DesignSystem

@Suite("Width of text")
struct TextWidthTests {
    @Test(
        "Each script has its width, from its first character to its last",
        arguments: [
            (0x20, 0.3), (0x30, 0.6), (0x57, 1.06), (0x7E, 0.84), (0x7F, 0.66), (0x2018, 0.32), (0x2019, 0.32), (0x201A, 0.66),
            (0xBF, 0.66), (0xC0, 0.8), (0xE0, 0.66), (0x370, 0.84), (0x3B1, 0.72), (0x52E, 0.84), (0x52F, 0.72), (0x590, 0.56),
            (0x8FF, 0.56), (0x900, 0.72), (0xDFF, 0.72), (0xE00, 0.66), (0x1100, 1), (0x11FF, 1), (0x1200, 0.66), (0x2E80, 1),
            (0x9FFF, 1), (0xA000, 0.66), (0xAC00, 1), (0xD7AF, 1), (0xF900, 1), (0xFAFF, 1), (0xFF00, 1), (0xFF60, 1), (0xFF61, 0.66),
            (0x20000, 1), (0x3FFFF, 1), (0x2600, 1.3), (0x27BF, 1.3), (0x27C0, 0.66), (0x1F000, 1.3), (0x1FAFF, 1.3), (0x1FB00, 0.66),
        ] as [(UInt32, Double)])
    func widths(value: UInt32, width: Double) throws {
        #expect(TextWidth.of(Character(try #require(Unicode.Scalar(value)))) == width)
    }

    @Test("All of ASCII together; a text is as wide as its characters")
    func sum() {
        let all = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt32) }))
        #expect(abs(TextWidth.of(all) - 59.82) < 0.005)
        #expect(TextWidth.of("") == 0 && TextWidth.of("WW") == 2.12)
    }

    @Test(
        "Scripts without spaces break anywhere",
        arguments: [
            (0x2E7F, false), (0x2E80, true), (0x9FFF, true), (0xA000, false), (0xF8FF, false), (0xF900, true), (0xFAFF, true),
            (0xFB00, false), (0xFEFF, false), (0xFF00, true), (0xFF60, true), (0xFF61, false), (0x1FFFF, false), (0x20000, true),
            (0x3FFFF, true), (0x40000, false), (0x0DFF, false), (0x0E00, true), (0x0EFF, true), (0x0F00, false),
        ] as [(UInt32, Bool)])
    func breaks(value: UInt32, isAnywhere: Bool) throws {
        #expect(TextWidth.breaksAnywhere(Character(try #require(Unicode.Scalar(value)))) == isAnywhere)
    }

    @Test(
        "The first letter with a direction counts; exact are Latin letters and the apostrophe",
        arguments: [
            ("A لیلة", false, false), ("12 لیلة", true, false), ("", false, true), ("It’s ö", false, true), ("— x", false, false),
            ("\u{FB1D}", true, false), ("\u{FDFF}", true, false), ("\u{FE70}", true, false), ("\u{10800}", true, false),
            ("\u{1E800}", true, false), ("\u{24F}", false, true), ("\u{250}", false, false), ("\u{1F}", false, false),
        ] as [(String, Bool, Bool)])
    func direction(text: String, runsLeft: Bool, isExact: Bool) {
        #expect(TextWidth.runsLeft(text) == runsLeft && TextWidth.isExact(text) == isExact)
    }
}
