import DesignSystem
import Testing

@Suite("Words")
struct WordsTests {
    @Test("Running times", arguments: [(125, "2h 5m"), (45, "45m"), (120, "2h"), (1, "1m")])
    func runtime(minutes: Int, expected: String) { #expect(RuntimeText.short(minutes: minutes) == expected) }

    @Test("No running time is no words", arguments: [nil, 0, -3])
    func noRuntime(minutes: Int?) { #expect(RuntimeText.short(minutes: minutes) == nil) }

    @Test(
        "Places in a movie",
        arguments: [
            (0.0, "0:00"), (59.99, "0:59"), (60, "1:00"), (2530, "42:10"), (3600, "1:00:00"), (6722, "1:52:02"), (.nan, "0:00"),
            (.infinity, "0:00"), (-5, "0:00"),
        ])
    func clock(seconds: Double, expected: String) { #expect(RuntimeText.clock(seconds: seconds) == expected) }

    @Test("At most four genres")
    func meta() {
        let parts = MetaText.parts(year: 1977, runtimeMinutes: 121, genres: ["A", "B", "C", "D", "E"])
        #expect(MetaText.joined(parts) == "1977 ∙ 2h 1m ∙ A ∙ B ∙ C ∙ D")
    }
}
