import Persistence
import SearchDomain
import Testing

@Suite("Words of a search")
struct SearchTextTests {
    @Test(
        "A title is cut into words, and knows how else it may be written",
        arguments: [
            ("Spider-Man: No Way Home", ["spider", "man", "no", "way", "home"], ["spiderman"]),
            ("Schindler's List", ["schindlers", "list"], ["schindler", "s"]),
            ("WALL·E", ["wall", "e"], ["walle"]), ("S.W.A.T.", ["s", "w", "a", "t"], ["swat"]),
            ("Amélie", ["amelie"], []), ("  —  ", [], []), ("'71", ["71"], []),
        ])
    func cuts(title: String, words: [String], variants: [String]) {
        let text = SearchText(folded: Folding.fold(title))
        #expect(text.words == words)
        #expect(text.variants == variants)
    }

    @Test(
        "A slip costs one, be it a letter too many, too few, another, or two swapped",
        arguments: [
            ("alien", "alien", 0), ("alin", "alien", 1), ("aliien", "alien", 1), ("alyen", "alien", 1), ("aline", "alien", 1),
            ("godfahter", "godfather", 1), ("intersteler", "interstellar", 2), ("alien", "godfather", nil), ("", "ab", 2),
        ] as [(String, String, Int?)])
    func distances(typed: String, word: String, expected: Int?) {
        var distance = EditDistance(from: typed, limit: 2)
        #expect(distance(to: word).whole == expected)
        #expect(distance(to: word).whole == expected, "the working space is clean again")
    }

    @Test("An unfinished word is compared with the beginning")
    func beginnings() {
        var distance = EditDistance(from: "intrest", limit: 2)
        #expect(distance(to: "interstellar") == (nil, 1))
    }
}
