import CoreDomain
import Foundation
import PeopleDomain
import Testing

extension PeopleSpecification {
    private static func names(_ source: FactSource, _ title: CreditedTitle, _ credits: (id: String?, name: String)...) -> TitleCredits {
        TitleCredits(
            title: title, source: source, cast: credits.map { NewCredit(id: $0.id.flatMap(PersonID.init(rawValue:)), name: $0.name) })
    }

    private static func ids(_ people: any PeopleRepository, _ title: CreditedTitle) async throws -> [String] {
        try await people.cast(of: title, for: .unlimited).map(\.person.id.rawValue)
    }

    static let names = [
        PeopleSpecification(
            "Who is known by name alone is one person wherever that name occurs, and has a stable id",
            { people in
                try await people.setCredits([
                    names(.local, movie("m1"), (nil, "Amélie  Poulain")),
                    names(.local, movie("m2"), (nil, "AMELIE POULAIN"), (nil, "Nino")),
                ])
                let ids = try await ids(people, movie("m1")) + ids(people, movie("m2"))
                #expect(ids == ["local-98933b8ab46bed80", "local-98933b8ab46bed80", ids[2]] && ids[2] != ids[1])
                #expect(try await people.count(for: .unlimited) == 2)
            }),
        PeopleSpecification(
            "The same name in one title is the same person, whichever source has the id and whichever comes first",
            { people in
                try await people.setCredits([
                    names(.local, movie("m1"), (nil, "Buster Keaton")), names(.local, movie("m2"), (nil, "Buster Keaton")),
                ])
                let local = try await ids(people, movie("m1"))[0]
                try await people.setCredits([names(.tmdb, movie("m1"), ("tmdb-1", "BUSTER KEATON"))])
                try await people.setCredits([names(.imdb, movie("m1"), ("imdb-nm1", "Buster Keaton"))])
                #expect(try await people.count(for: .unlimited) == 1)
                let found = try await people.person(local)
                #expect(found.id == person("tmdb-1") && found.aliases == [person("imdb-nm1"), person(local)])
                // Files come first.
                #expect(found.summary.name == "Buster Keaton")
                #expect(try await ids(people, movie("m2")) == ["tmdb-1"])
                #expect(try await people.credits(of: "imdb-nm1").map(\.title) == [movie("m1"), movie("m2")])
            }),
        PeopleSpecification(
            "One list may give a person's id in one credit and only the name in another",
            { people in
                try await people.setCredits([names(.local, movie("m1"), (nil, "A"), ("tmdb-1", "A"), (nil, "a"))])
                #expect(try await ids(people, movie("m1")) == ["tmdb-1", "tmdb-1", "tmdb-1"])
            }),
        PeopleSpecification(
            "Two people of one name stay two: ids of one source tell them apart, and a name belongs to the one of its title",
            { people in
                try await people.setCredits([
                    names(.local, movie("m1"), (nil, "John Smith")), names(.local, movie("m2"), (nil, "John Smith")),
                    names(.tmdb, movie("m1"), ("tmdb-1", "John Smith")), names(.tmdb, movie("m2"), ("tmdb-2", "John Smith")),
                ])
                #expect(try await ids(people, movie("m1")) == ["tmdb-1"])
                #expect(try await ids(people, movie("m2")) == ["tmdb-2"])
                #expect(try await people.count(for: .unlimited) == 2)
                for again in [movie("m2"), movie("m1")] { try await people.setCredits([names(.local, again, (nil, "john smith"))]) }
                #expect(try await ids(people, movie("m1")) == ["tmdb-1"])
                #expect(try await ids(people, movie("m2")) == ["tmdb-2"])
                #expect(try await people.person("tmdb-2").summary.name == "john smith")
            }),
        PeopleSpecification(
            "A name that two people of a title have is nobody of them",
            { people in
                try await people.setCredits([
                    names(.tmdb, movie("m1"), ("tmdb-1", "John Smith"), ("tmdb-2", "John Smith")),
                    names(.imdb, movie("m1"), ("imdb-nm1", "John Smith")), names(.local, movie("m1"), (nil, "John Smith")),
                ])
                #expect(try await people.count(for: .unlimited) == 4)
                #expect(try await ids(people, movie("m1"))[0].hasPrefix("local-"))
                // Nor does a title with ids that contradict each other make two people one.
                try await people.setCredits([
                    TitleCredits(
                        title: movie("m2"), source: .imdb,
                        cast: [NewCredit(id: person("imdb-nm7"), aliases: [person("tmdb-7")], name: "Ann Lee")]),
                    names(.tmdb, movie("m2"), ("tmdb-8", "Ann Lee")),
                ])
                #expect(try await people.person("imdb-nm7").id == person("tmdb-7"))
                #expect(try await people.person("tmdb-8").aliases.isEmpty)
            }),
    ]
}
