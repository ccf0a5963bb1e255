import CoreDomain
import Foundation
import PeopleDomain
import Testing

/// What any implementation of `PeopleRepository` has to do, whatever its database. Each check gets one without people, in which the movies
/// m1…m3 and the series s1 and s2 are known.
struct PeopleSpecification: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let run: @Sendable (any PeopleRepository) async throws -> Void

    init(_ description: String, _ run: @escaping @Sendable (any PeopleRepository) async throws -> Void) {
        testDescription = description
        self.run = run
    }

    static let all = people + credits + names

    static let people = [
        PeopleSpecification(
            "Everything about a person comes back as it was saved, under each id",
            { people in
                let facts = PersonFacts(
                    name: "Buster Keaton", profile: Picture(id: "profile1", width: 300, height: 450, colour: "102030"),
                    knownForDepartment: "Directing", biography: "One.\nTwo.", gender: .male, born: "1895-10-04", died: "1966-02-01",
                    birthplace: "Piqua, Kansas")
                try await people.save([PersonDocument("tmdb-8635", aliases: ["imdb-nm0000036"], .tmdb, facts)])
                let expected = Person(
                    summary: PersonSummary(
                        id: person("tmdb-8635"), name: "Buster Keaton", profile: facts.profile, knownForDepartment: "Directing"),
                    aliases: [person("imdb-nm0000036")], biography: "One.\nTwo.", gender: .male, born: "1895-10-04", died: "1966-02-01",
                    birthplace: "Piqua, Kansas")
                for id in ["tmdb-8635", "imdb-nm0000036"] { #expect(try await people.person(id) == expected) }
                #expect(expected.initials == "BK")
                await #expect(throws: PeopleError.notFound) { try await people.person("tmdb-1") }
                await #expect(throws: PeopleError.notFound) { try await people.credits(of: "tmdb-1") }
                #expect(try await people.credits(of: "tmdb-8635").isEmpty)
            }),
        PeopleSpecification(
            "Each field comes from the best document that has it; a list never replaces a complete document",
            { people in
                try await people.save([
                    PersonDocument("tmdb-1", .tmdb, PersonFacts(name: "TMDb", biography: "Life", born: "1900"), language: "en"),
                    PersonDocument("tmdb-1", .tmdb, PersonFacts(name: "Auf Deutsch", died: "1990"), language: "de"),
                    PersonDocument("tmdb-1", .local, PersonFacts(name: "Local"), language: ""),
                ])
                var found = try await people.person("tmdb-1")
                #expect(found.summary.name == "Local" && found.biography == "Life" && found.born == "1900" && found.died == "1990")
                try await people.save([PersonDocument("tmdb-1", .tmdb, PersonFacts(name: "List"), isComplete: false, at: 9)])
                #expect(try await people.person("tmdb-1") == found)
                try await people.save([PersonDocument("tmdb-1", .tmdb, PersonFacts(name: "TMDb", biography: "New"), at: 5)])
                found = try await people.person("tmdb-1")
                #expect(found.biography == "New" && found.born == nil)
            }),
        PeopleSpecification(
            "People whom one document names together are one, and keep what is known about each",
            { people in
                try await people.save([
                    PersonDocument("imdb-nm1", .imdb, PersonFacts(name: "A", born: "1900")),
                    PersonDocument("sample-a", .sample, PersonFacts(name: "A", birthplace: "Paris")),
                ])
                try await people.setCredits([.general(.imdb, id: "imdb-nm1"), .general(.sample, id: "sample-a", movie("m2"), name: "A")])
                #expect(try await people.count(for: .unlimited) == 2)
                try await people.save([
                    PersonDocument("tmdb-1", aliases: ["imdb-nm1", "sample-a", "tmdb-1"], .tmdb, PersonFacts(died: "1990"))
                ])
                #expect(try await people.count(for: .unlimited) == 1)
                let found = try await people.person("sample-a")
                #expect(found.id == person("tmdb-1") && found.aliases == [person("imdb-nm1"), person("sample-a")])
                #expect(found.born == "1900" && found.birthplace == "Paris" && found.died == "1990")
                #expect(try await people.credits(of: "imdb-nm1").count == 6)
            }),
        PeopleSpecification(
            "The list goes by name without regard to case and marks, and pages through everybody once",
            { people in
                let names = ["50 Cent", "Ädams", "adamson", "Bea", "Bea", "Bea", "Çelik", "!!!"]
                try await people.save(
                    names.indices.reversed().map { PersonDocument("tmdb-\($0)", .tmdb, PersonFacts(name: names[$0])) }
                        + [PersonDocument("tmdb-99", .tmdb, PersonFacts(born: "1900"))])
                #expect(try await people.count(for: .unlimited) == 8)
                for limit in [1, 3, 7, 8, 9] {
                    var (seen, after): ([PersonSummary], String?) = ([], nil)
                    repeat {
                        let page = try await people.people(page: PageRequest(limit: limit, after: after), for: .unlimited)
                        #expect(page.items.count <= limit)
                        seen += page.items
                        after = page.next
                    } while after != nil
                    #expect(seen.map(\.name) == ["!!!", "50 Cent", "Ädams", "adamson", "Bea", "Bea", "Bea", "Çelik"])
                    #expect(Set(seen.map(\.id)).count == 8)
                }
                for cursor in ["tmdb-98", "nobody", ""] {
                    await #expect(throws: PeopleError.unknownCursor) {
                        try await people.people(page: PageRequest(after: cursor), for: .unlimited)
                    }
                }
                // Nobody has given this one a name.
                await #expect(throws: PeopleError.notFound) { try await people.person("tmdb-99") }
            }),
        PeopleSpecification(
            "Summaries come in the order that was asked; unknown ids are left out",
            { people in
                try await people.save((1...3).map { PersonDocument("tmdb-\($0)", .tmdb, PersonFacts(name: "P\($0)")) })
                let ids = ["tmdb-3", "tmdb-9", "tmdb-1"].map { person($0) }
                #expect(try await people.summaries(ids, for: .unlimited).map(\.name) == ["P3", "P1"])
                #expect(try await people.summaries([], for: .unlimited).isEmpty)
            }),
    ]
}
