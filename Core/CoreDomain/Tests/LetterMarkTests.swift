import CoreDomain
import Testing

@Suite("Letters of a list")
struct LetterMarkTests {
    /// The marks of a list with these sort keys, which are their own cursors.
    private func marks(_ keys: [String]) -> [LetterMark] {
        LetterMark.marks(
            ends: LetterMark.bounds.map { bound in
                keys.filter { $0.utf8.lexicographicallyPrecedes(bound.utf8) }.max { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            })
    }

    @Test("Each letter that has titles begins after the last title before it")
    func letters() {
        #expect(
            marks(["212", "alien", "amelie", "zodiac", "\u{0448}"]) == [
                LetterMark("#"), LetterMark("A", after: "212"), LetterMark("Z", after: "amelie"), LetterMark("#", after: "zodiac"),
            ])
    }

    @Test("The first letter begins at the start of the list", arguments: [("brazil", "B"), ("212", "#"), ("\u{0448}", "#"), ("", "#")])
    func first(key: String, letter: String) {
        #expect(marks([key]) == [LetterMark(letter)])
    }

    @Test("A list without titles has no letters")
    func none() { #expect(marks([]).isEmpty) }
}
