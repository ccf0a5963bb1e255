import CoreDomain
import Testing

@testable import DesignSystem

/// Drawn artwork must not change by accident. After an intended change, look at the drawings and
/// copy the new digest from the failure.
@Suite("Drawings stay the same")
struct DrawingDigestTests {
    @Test("Every motif, in all schemes and three shapes", arguments: zip(Motif.allCases, motifDigests))
    func motifs(motif: Motif, digest: String) {
        var drawings = ""
        for (seed, palette) in zip(UInt64(1)..., Palette.all.prefix(3)) {
            for scheme in Inks.Scheme.allCases {
                for (width, height) in [(600.0, 500.0), (508, 600), (1280, 720)] {
                    var brush = Brush(width: width, height: height, inks: Inks(palette, scheme), dice: Dice(seed))
                    motif.draw(&brush)
                    drawings += brush.svg
                }
            }
        }
        #expect(String(StableHash.of(drawings), radix: 36) == digest, "\(motif)")
    }

    @Test("Every motif with the dice of many titles")
    func dice() {
        var drawings = ""
        for motif in Motif.allCases {
            for seed in 4...15 as ClosedRange<UInt64> {
                var brush = Brush(width: 508, height: 600, inks: Inks(Palette.all[0], .paper), dice: Dice(seed))
                motif.draw(&brush)
                drawings += brush.svg
            }
        }
        #expect(String(StableHash.of(drawings), radix: 36) == "1402q57aeobjn")
    }

    private static let titles = [
        "M", "Heat", "The Lamplighter’s Daughter", "Amélie: Œuvre №1", "東京物語 🎬", "Броненосец «Потёмкин»", "لیلة طويلة",
        "WAVY jig-saw, (1937)!",
        "How I Learned to Stop Arriving Late and Began, in the Spring of My Fortieth Year, to Enjoy the Waiting Room",
    ]

    @Test("The words of every layout", arguments: zip(PosterLayout.allCases, layoutDigests))
    func layouts(layout: PosterLayout, digest: String) {
        var words = ""
        for (index, title) in Self.titles.enumerated() {
            let poster = DrawnPoster(
                title: title, year: index.isMultiple(of: 2) ? 1900 + index : nil,
                director: index.isMultiple(of: 3) ? nil : String(repeating: "Ida Brandt ", count: index))
            let setting = layout.setting(title)
            let frame = layout.picture(below: setting)
            words += "\(setting.lines) \(Brush.text(setting.size)) \(Brush.text(frame.x)) \(Brush.text(frame.y)) "
            words += "\(Brush.text(frame.width)) \(Brush.text(frame.height)) "
            words += layout.words(setting, for: poster, Inks(Palette.all[0], .paper))
        }
        #expect(String(StableHash.of(words), radix: 36) == digest, "\(layout)")
    }

    @Test("Whole posters and backdrops, with their colours")
    func posters() {
        var drawings = ""
        for (index, title) in Self.titles.enumerated() {
            let poster = DrawnPoster(title: title, year: 1920 + index, director: "Ida Brandt", genres: index > 4 ? ["Drama"] : [])
            drawings += String(decoding: poster.svg() + DrawnBackdrop(poster).svg(), as: UTF8.self) + poster.theme + poster.colour
            #expect(
                poster.svg() == DrawnPoster(title: title, year: 1920 + index, director: "Ida Brandt", genres: poster.genres, seed: 0).svg())
        }
        #expect(String(StableHash.of(drawings), radix: 36) == "2wew9bk2d41ub")
    }

    @Test("Titles in rooms of every size")
    func settings() {
        var lines = ""
        for words in [1, 2, 3, 4, 6, 9, 14, 24] {
            for title in Self.titles + [Self.titles.joined(separator: " ")] {
                let text = title.split(separator: " ").prefix(words).joined(separator: " ")
                for width in stride(from: 60.0, to: 600, by: 90) {
                    let setting = TitleSetting.fit(text, width: width, height: 80 + width / 3, largest: 116)
                    lines += "\(setting.lines) \(Brush.text(setting.size))\n"
                }
            }
        }
        #expect(String(StableHash.of(lines), radix: 36) == "2l0dewosuruga")
    }

    @Test("Portraits")
    func portraits() {
        let drawings = Self.titles.map { title in
            String(decoding: DrawnPortrait(name: title).svg(), as: UTF8.self)
        }
        #expect(String(StableHash.of(drawings.joined()), radix: 36) == "3k88fldht5uz8")
    }

    @Test("The width of every printable character")
    func widths() {
        let scalars =
            (0x20...0x7E).map { Unicode.Scalar($0)! } + "ÀßĿɏʰΑжѣ֍שع࣠अ෿ᄀ⺀漢힣豈Ａ｠\u{20000}☀⟿\u{1F000}🎬ก\u{2018}\u{2019}—".unicodeScalars
        let widths = scalars.map {
            "\($0.value) \(TextWidth.of(Character($0))) \(TextWidth.isExact(String($0))) \(TextWidth.runsLeft(String($0)))"
        }
        #expect(String(StableHash.of(widths.joined(separator: "\n")), radix: 36) == "sdz9lg6bc2r7")
    }
}

private let motifDigests = [
    "2wp6hf6acn93g",  // orbits
    "2apg7eu7brgg4",  // horizon
    "cgb08ujb6mns",  // blinds
    "pcgr8692z67i",  // circles
    "2kczrlsdt5w4u",  // jag
    "27ltnuujhghll",  // curtain
    "oe0pmt565hpw",  // frames
    "3nlcm5th3o0oz",  // smiles
    "u1yi8k8f0am0",  // door
    "2af3od4ar7ft8",  // tunnel
    "28xo71xulm9p7",  // keyhole
    "psv76lficp6p",  // burst
    "oh5qkpa469gg",  // mountains
    "1lvq5ol6mva5l",  // crescent
    "1j3rmkgr2zsth",  // tiles
    "1hxv80ta4uamu",  // balloons
    "29ufv8dcookjc",  // searchlights
    "arng3gjuck7l",  // arches
    "2483z2agoyui3",  // record
    "1e1a9n4fxems9",  // fingerprint
    "3as0c41dgy4zm",  // beam
    "37kv6ii9bfd61",  // skyline
    "3qual57to7hu8",  // waves
    "y9fd40wj6tin",  // stairs
    "1y68y2h3gn9yj",  // eye
    "4yp00tdw4sc1",  // spiral
    "60tq6n427lgz",  // rain
    "fpyxutmsxjap",  // leaves
]
private let layoutDigests = ["3titgn30rl75u", "3iqt5kjxxjyat", "c9ogd0xbpx1o"]
