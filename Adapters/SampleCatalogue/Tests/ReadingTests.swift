import CoreDomain
import Testing

@testable import SampleCatalogue

@Suite("Reading the catalogue's texts") struct ReadingTests {
    static let start = "# One | 1950\nid one\ngenres Drama\nline A sentence."

    static func read(movies: String = "", series: String = "", people: String = "") throws -> SampleCatalogue {
        try SampleCatalogue(
            movies: [SampleText(movies, file: "f", line: 0)], series: [SampleText(series, file: "f", line: 0)],
            people: [SampleText(people, file: "f", line: 0)])
    }

    @Test(
        "A line that is wrong is named",
        arguments: [
            ("id one", 1, .noHeading), ("\n// note\nline x", 3, .noHeading), ("# One", 1, .malformed),
            ("# A | B | C | 1950", 1, .malformed), ("# One | | 1950", 1, .malformed), ("#", 1, .malformed),
            ("# One | 1894\nid one\ngenres Drama\nline x", 1, .malformed), ("# One | 2027\nid one\ngenres Drama\nline x", 1, .malformed),
            ("# One | soon\nid one\ngenres Drama\nline x", 1, .malformed),
            ("# One | 1950\ngenres Drama\nline x", 1, .missingField("id")), ("# One | 1950\nid one\nline x", 1, .missingField("genres")),
            ("# One | 1950\nid one\ngenres Drama", 1, .missingField("line")), (start + "\nstudio x", 5, .unknownField("studio")),
            (start + "\nseasons 1 in 1950", 5, .unknownField("seasons")), (start + "\nline y", 5, .repeatedField("line")),
            (start + "\nminutes", 5, .emptyField("minutes")), (start + "\nminutes long", 5, .invalid("minutes", value: "long")),
            (start + "\nminutes 0", 5, .invalid("minutes", value: "0")), (start + "\nminutes 1001", 5, .invalid("minutes", value: "1001")),
            (start + "\nminutes 99999999999999999999", 5, .invalid("minutes", value: "99999999999999999999")),
            ("# One | 1950\nid a b\ngenres Drama\nline x", 2, .invalid("id", value: "a b")),
            ("# One | 1950\nid one\ngenres Musical\nline x", 3, .invalid("genres", value: "Musical")),
            ("# One | 1950\nid one\ngenres Drama,\nline x", 3, .invalid("genres", value: "Drama,")),
            (start + "\ncountries jp", 5, .invalid("countries", value: "jp")),
            (start + "\ncountries JPN", 5, .invalid("countries", value: "JPN")),
            (start + "\nlanguages JA", 5, .invalid("languages", value: "JA")),
            (start + "\nimdb 0047478", 5, .invalid("imdb", value: "0047478")), (start + "\nimdb tt12", 5, .invalid("imdb", value: "tt12")),
            (start + "\ntmdb 3a", 5, .invalid("tmdb", value: "3a")), (start + "\ncast ; A", 5, .invalid("cast", value: "; A")),
            (start + "\ndirectors A,, B", 5, .invalid("directors", value: "A,, B")),
            (start + "\ncast Ann 5", 5, .invalid("cast", value: "Ann 5")), (start + "\nlike two", 1, .unknownTitle("sample-two")),
            (start + "\nlike one", 1, .unknownTitle("sample-one")), (start + "\n" + start, 5, .repeatedID("sample-one")),
            (start + "\n# One | 1950\nid two\ngenres Drama\nline x", 5, .repeatedTitle("One")),
        ] as [(String, Int, SampleTextError.Reason)])
    func malformedMovies(text: String, line: Int, reason: SampleTextError.Reason) {
        #expect(throws: SampleTextError(file: "f", line: line, reason: reason)) { try Self.read(movies: text) }
    }

    @Test(
        "A series that is wrong is named",
        arguments: [
            ("# One | 1950", 1, .malformed), ("# One | 1950-1949", 1, .malformed), ("# One | -1950", 1, .malformed),
            ("# One | 1950-51-52", 1, .malformed), ("# One | 1950-\nseasons 3 of 1950", 2, .invalid("seasons", value: "3 of 1950")),
            ("# One | 1950-\nseasons 0 in 1950", 2, .invalid("seasons", value: "0 in 1950")),
            ("# One | 1950-\nseasons 3 in 1894", 2, .invalid("seasons", value: "3 in 1894")),
            ("# One | 1950-\ndirectors A", 2, .unknownField("directors")),
        ] as [(String, Int, SampleTextError.Reason)])
    func malformedSeries(text: String, line: Int, reason: SampleTextError.Reason) {
        let whole = text + "\nid one\ngenres Drama\nline x"
        #expect(throws: SampleTextError(file: "f", line: line, reason: reason)) { try Self.read(series: whole) }
    }

    @Test(
        "A person who is wrong is named",
        arguments: [
            ("Ann", 1, .malformed), ("Ann | 1900- | FR | Acting | x | y", 1, .malformed), ("| 1900-", 1, .invalid("name", value: "")),
            ("Ann 2 | 1900-", 1, .invalid("name", value: "Ann 2")), ("Ann | 1900", 1, .invalid("years", value: "1900")),
            ("Ann | 1900-1899", 1, .invalid("years", value: "1900-1899")), ("Ann | 1700-", 1, .invalid("years", value: "1700-")),
            ("Ann | | France", 1, .invalid("country", value: "France")), ("Ann | | | Cooking", 1, .invalid("department", value: "Cooking")),
            ("Ann | 1900-\nÄnn | 1900-", 2, .repeatedID("sample-ann")),
        ] as [(String, Int, SampleTextError.Reason)])
    func malformedPeople(text: String, line: Int, reason: SampleTextError.Reason) {
        #expect(throws: SampleTextError(file: "f", line: line, reason: reason)) { try Self.read(people: text) }
    }

    @Test(
        "The id of a person is the name in plain letters",
        arguments: [
            ("Toshiro Mifune", "sample-toshiro-mifune"), ("Agnès Varda", "sample-agnes-varda"),
            ("Jean-Pierre Léaud", "sample-jean-pierre-leaud"),
            ("I. A. L. Diamond", "sample-i-a-l-diamond"), ("Peter O'Toole", "sample-peter-otoole"),
            ("Ewa Krzyżewska", "sample-ewa-krzyzewska"),
            ("Gert Fröbe", "sample-gert-frobe"), ("Ángel", "sample-angel"), ("Æ Ø", "sample-ae-o"), ("A - B", "sample-a-b"),
            ("三船", nil), ("", nil), ("-", nil), ("A|B", nil), (String(repeating: "a", count: 65), nil),
        ] as [(String, String?)])
    func slugs(name: String, id: String?) {
        #expect(SamplePerson.id(of: name[...]) == id)
    }

    @Test("A role may hold the word “as”, and a member of the cast may have no role")
    func cast() throws {
        let catalogue = try Self.read(movies: Self.start + "\ncast Ann Lee as Bob as a Boy; Cy Dee\r")
        #expect(
            catalogue.movies.first?.credits == [
                SampleCredit(person: "sample-ann-lee", job: .cast, character: "Bob as a Boy"),
                SampleCredit(person: "sample-cy-dee", job: .cast),
            ])
    }
}
