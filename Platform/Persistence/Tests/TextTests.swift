import Persistence
import Testing

@Suite("Texts as people compare them")
struct TextTests {
    @Test(
        "Case, accents and ligatures fold away; letters of other scripts stay",
        arguments: [
            ("Amélie", "amelie"), ("STRASSE", "strasse"), ("Straße", "strasse"), ("Łódź", "lodz"), ("Ægir", "aegir"),
            ("İstanbul", "istanbul"), ("ΣΊΣΥΦΟΣ", "σισυφοσ"), ("Ёлки", "елки"), ("ガメラ", "ガメラ"), ("ﬁn", "fin"), ("", ""),
        ])
    func folds(text: String, expected: String) {
        #expect(Folding.fold(text) == expected)
    }

    @Test("A search for a letter with a hundred thousand marks takes no longer than another")
    func marks() {
        // They stay in folded text: they make other letters.
        func text(_ marks: Int) -> String {
            "क" + String(String.UnicodeScalarView((0..<marks).map { $0.isMultiple(of: 2) ? "\u{94D}" : "\u{93C}" })) + "b"
        }
        #expect(Folding.fold(text(100_000)) == Folding.fold(text(30)))
    }

    @Test("A sort key forgets case, marks and punctuation, and reads numbers")
    func sortKeys() {
        let sorted = [
            "", "2 Fast", "12 Monkeys", "'71", "2001", "A.I.", "Alien", "Alien 3", "Aliens", "Éternité", "Rocky 2", "Rocky 010", "Z",
        ]
        #expect(sorted.map(SortKey.of) == sorted.map(SortKey.of).sorted())
        #expect(SortKey.of("The  Thing!") == SortKey.of("the thing"))
        #expect(SortKey.of("Spider-Man") == SortKey.of("Spider Man"))
        #expect(SortKey.of(String(repeating: "é", count: 5000)).utf8.count <= 60)
        #expect(SortKey.of(String(repeating: "9", count: 5000)).utf8.count <= 60)
    }

    @Test(
        "A sort key is folded words, and numbers with their length before them",
        arguments: [
            ("Rocky 2", "rocky 12"), ("Rocky 010", "rocky 210"), ("8½", "281 12"), ("000", "0"), ("7", "17"), ("Se7en", "se17en"),
            ("123456789", "9123456789"), ("1234567890", "91234567890"), ("  A - b's ", "a bs"), ("!", ""), ("¿Qué?", "que"),
        ])
    func keys(title: String, key: String) { #expect(SortKey.of(title) == key) }

    @Test("A sort key ends after sixty bytes")
    func longKeys() {
        for (count, expected) in [(59, 59), (60, 60), (61, 60)] {
            #expect(SortKey.of(String(repeating: "a", count: count)).utf8.count == expected)
        }
        #expect(SortKey.of(String(repeating: "a", count: 58) + "éb") == String(repeating: "a", count: 58) + "eb")
    }

    @Test(
        "Vowel points are left out from the first to the last, and the characters around them stay",
        arguments: [
            (0x590, false), (0x591, true), (0x5C7, true), (0x5C8, false), (0x64A, false), (0x64B, true), (0x65F, true), (0x660, false),
            (0x670, true), (0x671, false), (0x2FF, false), (0x300, true), (0x36F, true), (0x370, false), (0x20D0, true), (0xFE2F, true),
        ] as [(UInt32, Bool)])
    func marks(value: UInt32, isLeftOut: Bool) throws {
        let text = String(try #require(Unicode.Scalar(value)))
        #expect(Folding.fold(text).isEmpty == isLeftOut)
    }
}
