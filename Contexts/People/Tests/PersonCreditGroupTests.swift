import CoreDomain
import PeopleDomain
import Testing

@Suite("What a person is known for, and their titles")
struct PersonCreditGroupTests {
    private static func work(
        _ key: String, _ credit: Credit.Kind = .cast(character: nil), name: String? = nil, date: String? = nil, year: Int? = nil,
        popularity: Double? = nil, rating: Double? = nil, backdrop: Bool = true, poster: String? = nil, isOwned: Bool = false,
        kind: CreditedTitle.Kind = .movie, episode: Int? = nil
    ) -> CreditedWork {
        CreditedWork(
            title: CreditedTitle(
                kind: kind, id: title("local-\(key)"), episode: episode.map { CreditedTitle.Episode(season: 1, number: $0) }),
            name: name ?? key, date: date, year: year, poster: poster.map { Picture(id: $0) },
            backdrop: backdrop ? Picture(id: "backdrop") : nil,
            popularity: popularity, rating: rating, credit: credit, isOwned: isOwned)
    }

    private static let directing = Credit.Kind.crew(job: "Director", department: "Directing")

    @Test(
        "Known for: titles with a backdrop in the own department, or else in any, the most popular first, each once, five of them",
        arguments: [
            // The department decides, and not the popularity.
            ("Acting", [work("a", popularity: 1), work("b", directing, popularity: 9)], ["a"]),
            ("Directing", [work("a", popularity: 1), work("b", directing, popularity: 0.5)], ["b"]),
            // A crew in a department of that name is not the cast.
            ("Acting", [work("a", .crew(job: "Coach", department: "Acting"), popularity: 3), work("b", popularity: 1)], ["b"]),
            // None there, or none with a backdrop: all with one.
            ("Sound", [work("a", popularity: 1), work("b", directing, popularity: 9)], ["b", "a"]),
            ("Directing", [work("a", directing, backdrop: false), work("b", popularity: 1)], ["b"]),
            (nil, [work("a", popularity: 1), work("b", directing, popularity: 2)], ["b", "a"]),
            // Without a popularity last; equals by name.
            (
                "Acting", [work("c"), work("z", popularity: 2), work("b", popularity: 2), work("a", popularity: .nan)],
                ["b", "z", "a", "c"]
            ),
            // A rating only orders what has no popularity: it is of another scale.
            (
                "Acting",
                [work("a", rating: 7), work("b", rating: 9), work("c", popularity: 8, rating: 1), work("d", popularity: 0.5)],
                ["c", "d", "b", "a"]
            ),
            ("Acting", [work("a", popularity: 2), work("a", popularity: 3), work("a", popularity: 1, kind: .series)], ["a", "a"]),
            ("Acting", [work("a", kind: .series, episode: 1), work("a", kind: .series, episode: 2)], ["a"]),
            ("Acting", (1...7).map { work("\($0)", popularity: Double($0)) }, ["7", "6", "5", "4", "3"]),
            ("Acting", [], []),
        ] as [(String?, [CreditedWork], [String])])
    func knownFor(department: String?, works: [CreditedWork], names: [String]) {
        #expect(KnownFor.of(works, department: department).map(\.name) == names)
        #expect(KnownFor.of(works, department: department, limit: 1).map(\.name) == Array(names.prefix(1)))
        #expect(KnownFor.of(works, department: department, limit: -1).isEmpty)
    }

    @Test("Titles without a date come first, then the newest, then by name and id")
    func order() {
        let groups = PersonCreditGroup.groups(of: [
            Self.work("1", name: "Old", date: "1926-01-01"), Self.work("2", name: "New", date: "2001-05-06"),
            Self.work("3", name: "Planned"),
            Self.work("4", name: "Year", year: 2001), Self.work("5", name: "Beta", date: "1990-01-01"),
            Self.work("7", name: "Alpha", date: "1990-01-01"), Self.work("6", name: "Alpha", date: "1990-01-01"),
            Self.work("8", name: "Announced"),
        ])
        #expect(groups.map(\.title.id.rawValue) == ["8", "3", "2", "4", "6", "7", "5", "1"].map { "local-\($0)" })
    }

    @Test("One title is one group, whose characters come before its jobs; the first date and poster count")
    func parts() throws {
        let groups = PersonCreditGroup.groups(of: [
            Self.work("a", Self.directing), Self.work("a", .cast(character: "Johnnie"), date: "1926-12-31"),
            Self.work("a", .crew(job: "Writer", department: "Writing"), date: "1999-01-01", poster: "poster01"),
            Self.work("a", Self.directing, year: 1926, poster: "poster02", isOwned: true), Self.work("a", .cast(character: "")),
            Self.work("a", .cast(character: "A Soldier")), Self.work("a", .cast(character: "Johnnie")),
            Self.work("a", .cast(character: "Guest"), kind: .series, episode: 3),
        ])
        #expect(groups.count == 2)
        let movie = try #require(groups.first { $0.title.kind == .movie })
        #expect(movie.parts == "Johnnie · A Soldier · Director · Writer")
        #expect(movie.date == "1926-12-31" && movie.year == 1926 && movie.poster?.id == "poster01" && movie.isOwned)
        let series = try #require(groups.first { $0.title.kind == .series })
        #expect(series.parts == "Guest" && series.title.episode == nil && !series.isOwned)
        #expect(PersonCreditGroup.groups(of: [Self.work("a", .cast(character: nil))]).first?.parts == nil)
    }
}
