import CoreDomain
import GRDB
import PeopleDomain
import PeopleInfrastructure
import Persistence
import PersistenceTesting
import Testing

@Suite("People whom an audience may see, and tables of titles")
struct SQLitePeopleAudienceTests {
    /// A is in a movie for children, B in a movie and a series for adults, C in both movies, D in a hidden series, E in nothing.
    private static func filled() async throws -> Catalogue {
        let catalogue = try await Catalogue.inMemory()
        try await catalogue.add("movie", "child", age: 6)
        try await catalogue.add("movie", "adult", age: 18, folder: "Cellar")
        try await catalogue.add("series", "adults", age: 18)
        try await catalogue.add("series", "hidden", folder: "Hidden")
        let casts: [(CreditedTitle, String)] = [
            (movie("child"), "A"), (movie("child"), "C"), (movie("adult"), "B"), (movie("adult"), "C"), (series("adults"), "B"),
            (series("hidden"), "D"),
        ]
        var lists: [CreditedTitle: [NewCredit]] = [:]
        for (title, name) in casts { lists[title, default: []].append(NewCredit(id: person("tmdb-\(name)"), name: name)) }
        try await catalogue.people.setCredits(lists.map { TitleCredits(title: $0, source: .tmdb, cast: $1) })
        try await catalogue.people.save([PersonDocument("tmdb-E", .tmdb, PersonFacts(name: "E"))])
        return catalogue
    }

    @Test(
        "A person exists with one of their titles",
        arguments: [
            (.unlimited, ["A", "B", "C", "D", "E"]), (Audience(ageLimit: 6, reach: .everything), ["A", "C"]),
            (Audience(ageLimit: 5, reach: .everything), []), (Audience(ageLimit: 18, reach: .everything), ["A", "B", "C"]),
            (Audience(folders: ["Hidden"], reach: .everything), ["D"]), (Audience(folders: ["Seen"], reach: .everything), ["A", "B", "C"]),
            (Audience(folders: ["Cellar"], reach: .everything), ["B", "C"]),
            (Audience(ageLimit: 6, folders: ["Cellar"], reach: .everything), []),
            (Audience(reach: .title(title("local-hidden"))), ["D"]), (Audience(reach: .nothing), []),
        ] as [(Audience, [String])])
    func visible(audience: Audience, names: [String]) async throws {
        let people = try await Self.filled().people
        #expect(try await people.names(audience) == names)
        #expect(try await people.count(for: audience) == names.count)
        #expect(try await people.summaries(["A", "B", "C", "D", "E"].map { person("tmdb-\($0)") }, for: audience).map(\.name) == names)
        for name in ["A", "B", "C", "D", "E"] where !names.contains(name) {
            let id = person("tmdb-\(name)")
            await #expect(throws: PeopleError.notFound) { try await people.person(id, for: audience) }
            await #expect(throws: PeopleError.notFound) { try await people.credits(of: id, for: audience) }
            await #expect(throws: PeopleError.unknownCursor) {
                try await people.people(page: PageRequest(after: id.rawValue), for: audience)
            }
        }
        for name in names { #expect(try await people.person(person("tmdb-\(name)"), for: audience).summary.name == name) }
    }

    @Test(
        "Another table with ids of people asks the same with one condition",
        arguments: [
            (Audience(ageLimit: 6, reach: .everything), ["A", "C"]), (Audience(folders: ["Cellar"], reach: .everything), ["B", "C"]),
            (Audience(reach: .nothing), []),
        ] as [(Audience, [String])])
    func condition(audience: Audience, names: [String]) async throws {
        let catalogue = try await Self.filled()
        let wanted = ["A", "B", "C", "D", "E", "unknown"].map { "tmdb-\($0)" }
        let condition = catalogue.people.condition(on: "wanted.value", for: audience)
        let limits = AudienceCondition(audience, TitleFolders(table: "movie_file"))
        let found = try await catalogue.database.read { db in
            try String.fetchAll(
                db, sql: "SELECT wanted.value FROM json_each(:ids) AS wanted WHERE \(condition)",
                arguments: limits.arguments + ["ids": KeyList(wanted)])
        }
        #expect(found == names.map { "tmdb-\($0)" })
    }

    @Test("Of a person's credits an audience sees those of its titles, and of a hidden title none")
    func credits() async throws {
        let people = try await Self.filled().people
        let child = Audience(ageLimit: 6, reach: .everything)
        #expect(try await people.credits(of: person("tmdb-C"), for: .unlimited).map(\.title) == [movie("child"), movie("adult")])
        #expect(try await people.credits(of: person("tmdb-C"), for: child).map(\.title) == [movie("child")])
        #expect(try await people.credits(of: person("tmdb-B"), for: .unlimited).map(\.title) == [movie("adult"), series("adults")])
        #expect(try await people.cast(movie("adult"), for: child).isEmpty)
        #expect(try await people.cast(movie("child"), for: child) == ["A: -", "C: -"])
    }

    @Test("The number of people follows titles and folders at once")
    func counts() async throws {
        let catalogue = try await Self.filled()
        let audience = Audience(ageLimit: 6, folders: ["Seen"], reach: .everything)
        #expect(try await catalogue.people.count(for: audience) == 2)
        try await catalogue.database.write { try $0.execute(sql: "UPDATE movie SET age = 6 WHERE ref = 'local-adult'") }
        #expect(try await catalogue.people.count(for: audience) == 2)
        try await catalogue.database.write { try $0.execute(sql: "UPDATE movie_file SET folder = 'Seen'") }
        #expect(try await catalogue.people.count(for: audience) == 3)
    }

    @Test("Credits go with their title, and its number does not bring them back; people without others follow with the next change")
    func removedTitles() async throws {
        let catalogue = try await Catalogue.inMemory()
        try await catalogue.people.setCredits([
            .general(.local, id: nil, movie("m3"), name: "Gone"), .general(.local, id: nil, series("s2"), name: "Also gone"),
            .general(.local, id: nil, movie("m1"), name: "Here"), .general(.local, id: nil, series("s1"), name: "Here too"),
        ])
        try await catalogue.remove("movie", "m3")
        try await catalogue.remove("series", "s2")
        try await catalogue.add("movie", "m4")
        try await catalogue.add("series", "s4")
        #expect(try await catalogue.people.cast(movie("m4")).isEmpty)
        #expect(try await catalogue.people.cast(series("s4")).isEmpty)
        try await catalogue.people.forget(.local, of: [movie("m2")])
        #expect(try await catalogue.people.names() == ["Here", "Here too"])
    }

    @Test("A precedence that puts files last shows the other sources first")
    func precedence() async throws {
        let catalogue = try await Catalogue.inMemory(precedence: FactPrecedence(sources: [.imdb, .tmdb, .local]))
        try await catalogue.people.setCredits([.general(.local, id: nil), .general(.tmdb, id: "tmdb-1", name: "BUSTER KEATON")])
        #expect(try await catalogue.people.cast(movie("m1")) == ["BUSTER KEATON: Johnnie of tmdb"])
        #expect(try await catalogue.people.credits(of: "tmdb-1").first?.kind == .cast(character: "Johnnie of tmdb"))
    }

    @Test("A column of the wrong type is an error of the context, and does not stop the program")
    func wrongType() async throws {
        let catalogue = try await Catalogue.inMemory()
        try await catalogue.people.setCredits([.general(.tmdb, id: "tmdb-1")])
        try await catalogue.database.loosen()
        try await catalogue.database.write {
            try $0.execute(sql: "UPDATE person SET ref = x'ff'; UPDATE credit SET position = 'x' WHERE position = 1")
        }
        await #expect(throws: PeopleError.self) { try await catalogue.people.person("tmdb-1") }
        await #expect(throws: PeopleError.self) { try await catalogue.people.crew(movie("m1")) }
    }

    @Test(
        "No query of the repository walks through a table or sorts, whatever it is asked and by whom",
        arguments: [
            .unlimited, Audience(ageLimit: 12, reach: .everything),
            Audience(ageLimit: 12, folders: ["Seen"], reach: .title(title("local-m1"))),
        ] as [Audience])
    func plans(audience: Audience) async throws {
        let statements = Statements()
        let database = try Persistence.Database.inMemory(Catalogue.schema) { statements.add($0) }
        let people = try await Catalogue(database).people
        let opening = statements.all
        try await people.setCredits(SQLitePeopleTests.household)
        try await people.save(SQLitePeopleTests.documents)
        let page = try await people.people(page: PageRequest(limit: 1), for: audience)
        _ = try? await people.people(page: PageRequest(limit: 1, after: page.next), for: audience)
        _ = try await (people.count(for: audience), people.summaries([person("tmdb-1")], for: audience))
        _ = try? await people.person(person("tmdb-1"), for: audience)
        _ = try? await people.credits(of: person("tmdb-1"), for: audience)
        _ = try await (people.cast(of: movie("m1"), for: audience), people.crew(of: series("s1"), for: audience))
        try await people.forget(.local, of: [movie("m1"), series("s1"), .episode(of: title("local-s1"), season: 1, number: 2)])

        let seen = statements.all.subtracting(opening).filter {
            ["SELECT", "UPDATE", "DELETE", "INSERT"].contains(String($0.prefix(6))) && !$0.contains("sqlite_") && !$0.contains("grdb_")
        }
        #expect(seen.count > 35)
        for sql in seen {
            try await database.read { db in
                let plan = try QueryPlan(of: sql, in: db)
                // The list of those who lost a title is read whole: it is empty, or all of it is wanted.
                #expect(plan.scans(allowing: ["person_unchecked"]).isEmpty, "\(sql)\n\(plan)")
                #expect(plan.sorts.isEmpty, "\(sql)\n\(plan)")
            }
        }
    }
}
