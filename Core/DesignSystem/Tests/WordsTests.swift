import DesignSystem
import HTML
import Testing

@Suite("Words")
struct WordsTests {
    @Test("Running times", arguments: [(125, "2h 5m"), (45, "45m"), (120, "2h"), (1, "1m")])
    func runtime(minutes: Int, expected: String) { #expect(RuntimeText.short(minutes: minutes) == expected) }

    @Test(
        "A quoted title in a sentence keeps its own direction, and is escaped",
        arguments: [
            ("Removed “لورنس العرب” from your watchlist.", "Removed “<bdi>لورنس العرب</bdi>” from your watchlist."),
            ("Added “The “<Big>” One”.", "Added “<bdi>The “&lt;Big&gt;” One</bdi>”."), ("Nothing & no one", "Nothing &amp; no one"),
            ("”Turned“ & “open", "”Turned“ &amp; “open"), ("“”", "“<bdi></bdi>”"), ("", ""),
        ])
    func sentence(text: String, expected: String) { #expect(htmlString(Sentence(text)) == expected) }

    @Test("No running time is no words", arguments: [nil, 0, -3])
    func noRuntime(minutes: Int?) { #expect(RuntimeText.short(minutes: minutes) == nil) }

    @Test(
        "Numbers of things",
        arguments: [
            (0, "0 movies"), (1, "1 movie"), (2, "2 movies"), (999, "999 movies"), (1_000, "1,000 movies"),
            (12_345_678, "12,345,678 movies"), (-1_234, "−1,234 movies"),
        ])
    func counts(number: Int, words: String) { #expect(CountText.count(number, "movie") == words) }

    @Test("Countries", arguments: [("DE", "Germany"), ("US", "United States")])
    func countries(code: String, name: String) { #expect(RegionText.name(code) == name) }

    @Test(
        "Places in a movie",
        arguments: [
            (0.0, "0:00"), (59.99, "0:59"), (60, "1:00"), (2530, "42:10"), (3600, "1:00:00"), (6722, "1:52:02"), (.nan, "0:00"),
            (.infinity, "0:00"), (-5, "0:00"),
        ])
    func clock(seconds: Double, expected: String) { #expect(RuntimeText.clock(seconds: seconds) == expected) }

    @Test(
        "Dates are written; what is no date stays as it is",
        arguments: [
            ("2018-10-01", "1 October 2018"), ("1958-03-31", "31 March 1958"), ("2018-10", "October 2018"), ("2018-10-00", "October 2018"),
            ("2018", "2018"), ("2018-13-01", "2018-13-01"), ("soon", "soon"), ("", ""),
        ])
    func dates(iso: String, expected: String) { #expect(DateText.written(iso) == expected) }

    @Test(
        "Days of broadcasts, on Monday, 23 November 2026",
        arguments: [
            ("2026-11-22", "22 November 2026"), ("2026-11-23", "23 November 2026"), ("2026-11-24", "Coming next Tuesday"),
            ("2026-11-27", "Coming next Friday"), ("2026-11-30", "Coming next Monday"), ("2026-12-01", "Coming 1 December 2026"),
            ("2027-02-28T20:15", "Coming 28 February 2027"), ("2027", "2027"), ("9999-99-99", "9999-99-99"), ("soon", "soon"),
        ])
    func aired(iso: String, expected: String) {
        #expect(DateText.aired(iso, today: "2026-11-23") == expected)
        #expect(DateText.aired(iso, today: "") == DateText.written(iso))
    }

    @Test("Ratings", arguments: [(8.3, "8.3/10"), (7.0, "7/10"), (10, "10/10"), (8.349, "8.3/10"), (0, ""), (11, ""), (.nan, "")])
    func ratings(rating: Double, expected: String) { #expect(RatingText.outOfTen(rating) == expected) }

    @Test("At most four genres")
    func meta() {
        let parts = MetaText.parts(year: 1977, runtimeMinutes: 121, genres: ["A", "B", "C", "D", "E"])
        #expect(MetaText.joined(parts) == "1977 · 2h 1m · A · B · C · D")
    }
}
