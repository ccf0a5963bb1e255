import CoreDomain
import LibraryDomain
import Testing

@Suite("Titles as they are compared and sorted")
struct NameTextTests {
    @Test("A letter keeps thirty marks; to put a hundred thousand into their order would take minutes")
    func marks() {
        func text(_ marks: Int) -> String {
            "A" + String(String.UnicodeScalarView((0..<marks).map { $0.isMultiple(of: 2) ? "\u{323}" : "\u{301}" })) + "b"
        }
        #expect(NameText.clean(text(100_000)) == NameText.clean(text(30)))
        #expect(NameText.clean(text(30)).unicodeScalars.count == 31)
        let words = String(repeating: "Größe e\u{301} ", count: 100)
        #expect(NameText.clean(words) == String(repeating: "Größe é ", count: 100))
    }

    @Test("names that are not UTF-8 show U+FFFD")
    func bytes() {
        #expect(NameText.decode([0x46, 0xFF, 0x6D, 0x2E, 0x6D, 0x6B, 0x76]) == "F\u{FFFD}m.mkv")
        #expect(NameText.decode([0x41, 0x0A, 0x42]) == "A B")
        #expect(NameText.decode([0x7E, 0x7F, 0x20, 0x1F]) == "~   ")
    }

    @Test("titles of different letters or digits have different keys; a title of signs alone is its own key")
    func differentKeys() {
        let titles = ["Alien", "Aliens", "Alien 3", "七人の侍", "!", "...", "½", "٣"]
        #expect(Set(titles.map(NameText.key)).count == titles.count)
        #expect(NameText.key(" ! ") == "!")
        #expect(NameText.key("Ａlien  ３") == NameText.key("alien3"))
    }

    @Test("ids are best first: TMDb, IMDb, TVDB; hints fill what others lack")
    func hints() {
        var hints = IdentityHints(imdb: "tt0137523", tvdb: 9)
        #expect(!hints.isEmpty && IdentityHints().isEmpty && !IdentityHints(tmdb: 1).isEmpty && !IdentityHints(tvdb: 1).isEmpty)
        #expect(hints.ids(isSeries: false).map(\.rawValue) == ["imdb-tt0137523", "tvdb-9"])
        hints = hints.merging(IdentityHints(tmdb: 5, imdb: "tt0000001", tvdb: 8))
        #expect(hints == IdentityHints(tmdb: 5, imdb: "tt0137523", tvdb: 9))
        #expect(hints.ids(isSeries: false).map(\.rawValue) == ["tmdb-5", "imdb-tt0137523", "tvdb-9"])
        for (source, id, isTaken) in [
            ("TheMovieDB", "5", true), ("moviedb", "5", true), ("tmdbId", "x", false), ("imdb", "TT0137523", true), ("imdb", "5", false),
            ("thetvdb", "5", true), ("tvdb", "-5", false), ("anidb", "5", false),
        ] {
            var hints = IdentityHints()
            #expect(hints.take(source: source, id: id) == isTaken)
            #expect(hints.isEmpty != isTaken)
        }
    }

    @Test(
        "titles sort without their article",
        arguments: [
            ("The General", "General, The"), ("A Beautiful Mind", "Beautiful Mind, A"), ("An Education", "Education, An"),
            ("Das Boot", "Boot, Das"),
            ("Der Untergang", "Untergang, Der"), ("Die Welle", "Welle, Die"), ("Die Hard", "Die Hard"), ("Le Mépris", "Mépris, Le"),
            ("L'Avventura", "Avventura, L'"), ("La La Land", "La La Land"), ("The", "The"), ("Alien", "Alien"),
            ("Un prophète", "prophète, Un"), ("L’Été", "Été, L’"), ("l'Ab", "Ab, l'"), ("L'A", "L'A"),
            ("Die Another Day", "Die Another Day"),
            ("The  Thing", "Thing, The"), ("the ", "the "), ("La La", "La La"), ("La Strada", "Strada, La"), ("Them", "Them"),
        ])
    func sorting(_ title: String, _ sorted: String) {
        #expect(SortTitle.of(title) == sorted)
    }

    @Test(
        "spellings of one title have one key",
        arguments: [
            ("Amélie", "AMELIE"), ("Spider-Man", "Spider Man"), ("Ame\u{301}lie", "Amélie"), ("Fast & Furious", "Fast and Furious"),
            ("七人の侍", "七人の侍"),
        ])
    func keys(_ one: String, _ other: String) {
        #expect(NameText.key(one) == NameText.key(other))
        #expect(!NameText.key(one).isEmpty)
    }
}
