import Testing

@testable import DesignSystem

@Suite("Rules of drawings")
struct DrawnRulesTests {
    @Test(
        "A genre has its motifs in any common spelling; the first word that fits decides",
        arguments: [
            ("Science Fiction", [.orbits, .spiral, .tunnel, .skyline]), ("Sci-Fi & Fantasy", [.orbits, .spiral, .tunnel, .skyline]),
            ("WESTERN", [.horizon, .mountains, .burst]), ("Film-Noir", [.blinds, .rain, .skyline]),
            ("Musical", [.curtain, .record, .burst]),
            ("Music", [.record, .curtain, .waves]), ("Romantic Comedy", [.smiles, .balloons, .tiles, .stairs]),
            ("Action & Adventure", [.burst, .skyline, .jag]), ("War & Politics", [.searchlights, .jag, .horizon]),
            ("Short", [.beam, .frames]),
            ("Talk", [.record, .frames]), ("Experimental", []), ("", []),
        ] as [(String, [Motif])])
    func suiting(genre: String, motifs: [Motif]) { #expect(Motif.suiting(genre) == motifs) }

    @Test(
        "Of the first three genres all motifs count once; drama gives way to the others",
        arguments: [
            (["Western"], [.horizon, .mountains, .burst]), (["Drama"], [.door, .stairs, .rain, .waves, .arches]),
            (["Drama", "Western"], [.horizon, .mountains, .burst]), (["Western", "Drama"], [.horizon, .mountains, .burst]),
            (["Drama", "Experimental"], [.door, .stairs, .rain, .waves, .arches]),
            (["Sport", "Action"], [.burst, .circles, .skyline, .jag]), (["Kids", "Kids"], [.balloons, .smiles]),
            (["x", "y", "Western", "Sport"], [.horizon, .mountains, .burst]), (["x", "y", "z", "Western"], Motif.allCases),
            ([], Motif.allCases),
        ] as [([String], [Motif])])
    func choices(genres: [String], motifs: [Motif]) {
        let chosen = (0..<UInt64(motifs.count * 2)).map { Motif.choose(genres, $0) }
        #expect(chosen == motifs + motifs)
    }

    @Test(
        "A title falls into words, and into single characters where a script has no spaces",
        arguments: [
            ("", []), ("  ", []), ("One", ["_One"]), ("One  two", ["_One", "_two"]), ("東京", ["_東", "京"]),
            ("AB東C d", ["_AB", "東", "C", "_d"]), ("東 京", ["_東", "_京"]), ("x東", ["_x", "東"]),
        ])
    func pieces(title: String, pieces: [String]) {
        #expect(Piece.of(title).map { ($0.isAfterSpace ? "_" : "") + $0.text } == pieces)
    }

    @Test("Of a title at most 60 words and 200 characters are set")
    func bounds() {
        #expect(Piece.of(String(repeating: "a ", count: 61)).count == 60)
        #expect(Piece.of(String(repeating: "a", count: 201)).map(\.text.count) == [200])
        #expect(Piece.of(String(repeating: "東", count: 201)).count == 200)
    }

    @Test("A character is as wide as its first scalar", arguments: [("e\u{301}", 0.57), ("W\u{20E3}", 1.06), ("漢\u{FE00}", 1)])
    func combined(text: String, width: Double) { #expect(TextWidth.of(text) == width) }

    @Test("A character breaks like its first scalar")
    func combinedBreaks() {
        #expect(TextWidth.breaksAnywhere("漢\u{FE00}") && !TextWidth.breaksAnywhere("e\u{301}"))
    }

    @Test(
        "Scripts from right to left, from their first character to their last",
        arguments: [
            (0x58F, false), (0x590, true), (0x8FF, true), (0x900, false), (0xFB1C, false), (0xFB1D, true), (0xFDFF, true), (0xFE00, false),
            (0xFE6F, false), (0xFE70, true), (0xFEFF, true), (0xFF00, false), (0x107FF, false), (0x10800, true), (0x10FFF, true),
            (0x11000, false), (0x1E7FF, false), (0x1E800, true), (0x1EFFF, true), (0x1F000, false),
        ] as [(UInt32, Bool)])
    func direction(value: UInt32, runsLeft: Bool) throws {
        #expect(TextWidth.runsLeft(String(Character(try #require(Unicode.Scalar(value))))) == runsLeft)
    }

    @Test(
        "XML escapes five marks and leaves out what it forbids",
        arguments: [
            (0x00, ""), (0x09, ""), (0x1F, ""), (0x20, " "), (0x22, "&quot;"), (0x26, "&amp;"), (0x27, "&#39;"), (0x3C, "&lt;"),
            (0x3E, "&gt;"),
            (0x7E, "~"), (0x7F, ""), (0x9F, ""), (0xA0, "\u{A0}"), (0xFFFD, "\u{FFFD}"), (0xFFFE, ""), (0xFFFF, ""), (0x10000, "\u{10000}"),
        ] as [(UInt32, String)])
    func xml(value: UInt32, escaped: String) throws {
        let text = String(Character(try #require(Unicode.Scalar(value))))
        #expect("a\(text)b".xmlEscaped == "a\(escaped)b")
    }

    @Test("A credit of 34 characters is whole, a longer one is cut to that", arguments: [33, 34, 35, 60])
    func credits(length: Int) {
        let name = String(repeating: "x", count: length), poster = DrawnPoster(title: "Salt", director: name)
        for layout in PosterLayout.allCases {
            let words = layout.words(layout.setting("Salt"), for: poster, Inks(Palette.all[0], .paper))
            #expect(words.contains(">" + (length > 34 ? String(repeating: "x", count: 33) + "…" : name) + "<"), "\(layout)")
        }
    }

    @Test(
        "Numbers are rounded to a tenth",
        arguments: [
            (0.0, "0"), (0.04, "0"), (0.05, "0.1"), (-0.04, "0"), (-0.06, "-0.1"), (12, "12"), (-1.25, "-1.3"), (99.96, "100"), (-7, "-7"),
        ])
    func numbers(number: Double, text: String) { #expect(Brush.text(number) == text) }

    @Test("A colour that cannot be read has no contrast")
    func noContrast() { #expect(Inks.contrast("none", "#ffffff") == 1 && Inks.contrast("#ffffff", "none") == 1) }

    @Test("A backdrop has the size that it says")
    func backdrop() {
        let svg = String(decoding: DrawnBackdrop(DrawnPoster(title: "Salt")).svg(), as: UTF8.self)
        let (width, height) = (DrawnBackdrop.width, DrawnBackdrop.height)
        #expect(svg.contains("viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" height=\"\(height)\""))
    }
}
