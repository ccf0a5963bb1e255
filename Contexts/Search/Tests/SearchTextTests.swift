import CoreDomain
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
            ("Amélie", ["amelie"], []), ("  —  ", [], []), ("'71", ["71"], []), ("'", [], []),
            ("Rock 'n' Roll", ["rock", "n", "roll"], []),
            ("d'un-e", ["dun", "e"], ["dune", "d", "un"]), ("L’Été", ["lete"], ["l", "ete"]), ("O`Neill", ["oneill"], ["o", "neill"]),
        ])
    func cuts(title: String, words: [String], variants: [String]) {
        let text = SearchText(folded: Folding.fold(title))
        #expect(text.words == words)
        #expect(text.variants == variants)
    }

    @Test("A word has at most 40 characters")
    func long() {
        let text = SearchText(folded: String(repeating: "a", count: 41) + " " + String(repeating: "b", count: 40) + "'s-" + "c")
        #expect(text.words.map(\.count) == [40, 40, 1])
        #expect(text.variants.map(\.count) == [40, 1])
    }

    @Test("A query is its first hundred characters, and of these the first eight words")
    func query() {
        let long = SearchQuery(String(repeating: "x", count: 45) + " " + String(repeating: "y", count: 53) + " z", fold: Folding.fold)
        #expect(long.words.count == 2)
        #expect(
            SearchQuery(String(repeating: "x", count: 45) + " " + String(repeating: "y", count: 52) + " z", fold: Folding.fold).words.count
                == 3)
        #expect(SearchQuery("a b c d e f g h i", fold: Folding.fold).words == ["a", "b", "c", "d", "e", "f", "g", "h"])
        #expect(SearchQuery(" ! ", fold: Folding.fold).isEmpty && SearchQuery("!", fold: Folding.fold).joinings.isEmpty)
    }

    @Test("Two neighbours may be one word")
    func joinings() {
        #expect(SearchQuery("spider man home", fold: Folding.fold).joinings == [["spiderman", "home"], ["spider", "manhome"]])
        #expect(SearchQuery("one", fold: Folding.fold).joinings == [])
    }

    @Test(
        "A slip costs one, be it a letter too many, too few, another, or two swapped",
        arguments: [
            ("alien", "alien", 0), ("alin", "alien", 1), ("aliien", "alien", 1), ("alyen", "alien", 1), ("aline", "alien", 1),
            ("godfahter", "godfather", 1), ("intersteler", "interstellar", 2), ("alien", "godfather", nil), ("", "ab", 2),
            ("alien", "ali", 2), ("alien", "al", nil), ("ab", "abcd", 2), ("ab", "abcde", nil), ("xxien", "alien", 2),
            ("alixx", "alien", 2),
            ("axxen", "alien", 2), ("laien", "alien", 1), ("laine", "alien", 2), ("xalien", "alien", 1), ("a", "", 1), ("abc", "", nil),
            ("abcdef", "badcef", 2), ("abcdef", "badcfe", nil), ("aab", "aba", 1),
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
        #expect(distance(to: "intrest") == (0, 0))
        #expect(distance(to: "intrests") == (1, 0))
        #expect(distance(to: "intrested") == (2, 0))
        #expect(distance(to: "intrestedly") == (nil, 0))
        #expect(distance(to: "intrxstxlar") == (nil, 1))
        #expect(distance(to: "inxrxstelar") == (nil, 2))
        #expect(distance(to: "inxxxstelar") == (nil, nil))
        #expect(distance(to: "intre") == (2, 2))
        #expect(distance(to: "intr") == (nil, nil))
    }
}
