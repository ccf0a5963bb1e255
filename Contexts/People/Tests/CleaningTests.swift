import CoreDomain
import PeopleDomain
import Testing

@Suite("Text about people from outside")
struct CleaningTests {
    @Test(
        "Names are one visible line of at most 200 characters",
        arguments: [
            ("Buster Keaton", "Buster Keaton"), ("  Buster \n Keaton ", "Buster Keaton"), ("A\u{0}B\u{1B}[31mC", "A B [31mC"), ("", nil),
            (" \t\n", nil),
            ("\u{200B}\u{202E}\u{FEFF}", nil), ("\u{202E}Evil\u{2069}", "Evil"), ("Ame\u{301}lie", "Amélie"),
            (String(repeating: "x", count: 100_000), String(repeating: "x", count: 200)),
            (String(repeating: " ", count: 100_000), nil), ("\u{7F}\u{85}", nil),
        ] as [(String, String?)])
    func names(text: String, name: String?) {
        #expect(NewCredit(name: text).cleaned?.name == name)
        #expect(PersonFacts(name: text).cleaned.name == name)
    }

    @Test("A name of nothing but marks stays small")
    func marks() throws {
        let name = try #require(NewCredit(name: "a" + String(repeating: "\u{301}\u{327}", count: 50_000)).cleaned?.name)
        #expect(name.unicodeScalars.count <= 40)
    }

    @Test(
        "Days are ISO 8601, down to a year",
        arguments: [
            ("1895-10-04", "1895-10-04"), ("1895-10", "1895-10"), ("1895", "1895"), ("1895-13-01", nil), ("1895-00-01", nil),
            ("1895-01-32", nil),
            ("4.10.1895", nil), ("1895-1-4", nil), ("-1895", nil), ("1895-10-04T00:00:00Z", nil), ("", nil), ("0000", nil), ("1895-", nil),
        ] as [(String, String?)])
    func days(text: String, day: String?) {
        let facts = PersonFacts(born: text, died: text).cleaned
        #expect(facts.born == day && facts.died == day)
        let work = Filmography.Work(title: movie("m1"), kind: .cast(character: nil), date: text)
        #expect(Filmography(person: person("tmdb-1"), source: .tmdb, works: [work]).works.map(\.date) == [day])
    }

    @Test("A biography keeps its paragraphs, and everything has a limit")
    func limits() {
        let long = String(repeating: "word ", count: 50_000)
        let facts = PersonFacts(
            knownForDepartment: long, biography: " First.\r\n\r\nSecond.\u{7}\n", gender: .unknown, birthplace: "Piqua,\nKansas"
        ).cleaned
        #expect(facts.biography == "First.\n\nSecond." && facts.birthplace == "Piqua, Kansas" && facts.gender == nil)
        #expect(facts.knownForDepartment?.count == 100)
        #expect(PersonFacts(biography: long).cleaned.biography?.count == 20_000)
        #expect(PersonFacts(name: "A", gender: .female).cleaned == PersonFacts(name: "A", gender: .female))
        let ids = (1...50).map { person("imdb-nm\($0)") }
        let credit = NewCredit(aliases: ids, name: "A", character: long, job: long, department: long, episodeCount: -1).cleaned
        #expect(credit?.character?.count == 200 && credit?.job?.count == 100 && credit?.department?.count == 100)
        #expect(credit?.episodeCount == nil && credit?.aliases.count == 10)
        #expect(NewCredit(name: "A", episodeCount: .max).cleaned?.episodeCount == nil)
        #expect(NewCredit(name: "A", episodeCount: 7).cleaned?.episodeCount == 7)
    }
}
