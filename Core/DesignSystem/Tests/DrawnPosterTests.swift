import CoreDomain
@testable import DesignSystem
import Foundation
import Testing

@Suite("Drawn posters")
struct DrawnPosterTests {
    private static let hostile = [
        "<script>alert(1)</script>", "\"><svg onload=x>", "]]>&amp;&#x27;", "\u{0}\u{1F}\u{FFFE}a", "", "   ",
        String(repeating: "A", count: 5000),
        String(repeating: "a b ", count: 500), "东京物语", "لیلة طويلة", "👩‍👩‍👧‍👦🎈", "\u{202E}reversed", "M",
    ]

    @Test("The same facts give the same bytes")
    func deterministic() {
        let poster = DrawnPoster(title: "Dust Country", year: 1956, director: "Walt Harlan", genres: ["Western"])
        #expect(poster.svg() == poster.svg())
        #expect(poster.svg() != DrawnPoster(title: "Dust Country", year: 1957, director: "Walt Harlan", genres: ["Western"]).svg())
    }

    @Test("Whatever the title, the drawing is well-formed, bounded and carries no markup of the title", arguments: hostile)
    func wellFormed(title: String) throws {
        for bytes in [
            DrawnPoster(title: title, year: 1999, director: title, genres: [title]).svg(), DrawnBackdrop(DrawnPoster(title: title)).svg(),
            DrawnPortrait(name: title).svg(),
        ] {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>"))
            #expect(!text.contains("<script") && !text.contains("onload=x>\""))
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
            #expect(text.components(separatedBy: "<").count == text.components(separatedBy: ">").count)
            #expect(bytes.count < 80_000)
        }
    }

    @Test("Every motif draws, at every size, from its own genre")
    func motifs() {
        #expect(Motif.allCases.count >= 24)
        for motif in Motif.allCases {
            for (width, height) in [(600.0, 500.0), (508, 600), (1280, 720)] {
                var brush = Brush(width: width, height: height, inks: Inks(Palette.all[0], .paper), dice: Dice(7))
                motif.draw(&brush)
                #expect(brush.svg.count > 60, "\(motif)")
                #expect(!brush.svg.contains("nan") && !brush.svg.contains("inf"), "\(motif)")
            }
        }
    }

    @Test(
        "In a library of one genre no two of forty neighbours look alike, and no motif fills the wall",
        arguments: ["Western", "Crime", "Drama", ""])
    func variety(genre: String) {
        let styles = (0..<400).map {
            DrawnStyle(DrawnPoster(title: "Title \($0)", year: 1930 + $0 % 90, genres: genre.isEmpty ? [] : [genre]))
        }
        let looks = styles.map { "\($0.motif) \($0.inks.ground) \($0.layout)" }
        let alike = zip(looks, looks.dropFirst()).count { $0 == $1 }
        #expect(alike <= 4, "\(alike) of 399 pairs look alike")
        #expect(Set(styles.map(\.motif)).count >= 3)
    }

    @Test("Words can be read on every ground of every palette")
    func contrast() {
        for palette in Palette.all {
            for scheme in Inks.Scheme.allCases {
                let inks = Inks(palette, scheme)
                #expect(Inks.contrast(inks.words, inks.ground) >= 4.5, "\(palette) \(scheme)")
            }
        }
    }

    @Test(
        "Titles break well",
        arguments: [
            ("The Lamplighter’s Daughter", 508.0),
            ("How I Learned to Stop Arriving Late and Began, in the Spring of My Fortieth Year, to Enjoy the Waiting Room", 508),
            ("東京の雨は静かに降る", 508), ("Donaudampfschifffahrtsgesellschaft", 508), ("M", 508),
        ])
    func lines(title: String, width: Double) {
        let setting = TitleSetting.fit(title, width: width, height: 226, largest: 116)
        #expect(!setting.lines.isEmpty)
        #expect(setting.lines.joined(separator: " ").filter { $0 != " " } == title.filter { $0 != " " })
        for line in setting.lines { #expect(TextWidth.of(line) * setting.size <= width + 0.5, "\(line)") }
        #expect(Double(setting.lines.count) * setting.size * 1.04 <= 226.5)
    }

    @Test(
        "Initials",
        arguments: [
            ("Ida Brandt", "IB"), ("R. K. Lowell", "RL"), ("Prince", "P"), ("", "·"), ("小林 春子", "小春"), ("  ", "·"),
            ("Robert Downey Jr.", "RD"),
            ("50 Cent", "5C"),
        ])
    func initials(name: String, expected: String) { #expect(DrawnPortrait(name: name).initials == expected) }

    @Test("The seasons of a series without pictures look different from each other", arguments: ["3%", "Borgen", "The Sopranos"])
    func seasons(title: String) {
        let facts = PosterFacts(nil, of: TitleID("local-a")!, title: title, year: 2016, genres: ["Drama"])
        let seasons = Artwork.posters(Array(repeating: facts, count: 5)).artworks
        #expect(Set(seasons.map { "\($0)" }).count == 5)
        let many = Artwork.posters(Array(repeating: facts, count: 40)).artworks
        #expect(zip(many, many.dropFirst()).allSatisfy { "\($0)" != "\($1)" }, "And next to each other, however many there are")
    }
}
