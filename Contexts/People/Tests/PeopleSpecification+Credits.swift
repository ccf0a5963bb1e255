import CoreDomain
import Foundation
import PeopleDomain
import Testing

extension PeopleSpecification {
    static let credits = [
        PeopleSpecification(
            "Cast and crew keep their order, and a person may have several credits; each answers under any id of the title",
            { people in
                try await people.setCredits([
                    TitleCredits(
                        title: movie("m1"), source: .tmdb, language: "en",
                        cast: [
                            NewCredit(id: person("tmdb-2"), name: "B", character: "Twin"),
                            NewCredit(id: person("tmdb-1"), name: "A", profile: Picture(id: "profile1"), character: "Hero"),
                            NewCredit(id: person("tmdb-2"), name: "B", character: "Other twin", department: "No"),
                        ],
                        crew: [
                            NewCredit(id: person("tmdb-1"), name: "A", character: "No", job: "Director", department: "Directing"),
                            NewCredit(id: person("tmdb-1"), name: "A", job: "Writer", department: "Writing"),
                            NewCredit(id: person("tmdb-3"), name: " "), NewCredit(name: "C"),
                        ])
                ])
                for id in ["local-m1", "tmdb-m1"] {
                    let asked = CreditedTitle.movie(title(id))
                    #expect(try await people.cast(asked) == ["B: Twin", "A: Hero", "B: Other twin"])
                    #expect(try await people.crew(asked) == ["A: Director, Directing", "A: Writer, Writing", "C: -, -"])
                }
                let cast = try await people.cast(of: movie("m1"), for: .unlimited)
                #expect(cast.map(\.order) == [0, 1, 2] && cast[1].person.profile?.id == "profile1" && cast[0].title == movie("m1"))
                #expect(try await people.credits(of: "tmdb-1").map(\.line) == ["A: Hero", "A: Director, Directing", "A: Writer, Writing"])
                #expect(try await people.credits(of: "tmdb-1").allSatisfy { $0.title == movie("m1") && $0.person.id == person("tmdb-1") })
                #expect(try await people.cast(movie("m2")).isEmpty)
                for unknown in [movie("m9"), series("m1"), .episode(of: title("local-s1"), season: -1, number: 1)] {
                    try await people.setCredits([.general(.tmdb, id: "tmdb-7", unknown)])
                    #expect(try await people.cast(unknown).isEmpty)
                }
                await #expect(throws: PeopleError.notFound) { try await people.person("tmdb-7") }
            }),
        PeopleSpecification(
            "A filmography adds the titles that do not name the person, and is replaced as a whole; titles never show it",
            { people in
                try await people.setCredits([.general(.tmdb, id: "tmdb-1", movie("m1"))])
                let named = try await people.credits(of: "tmdb-1").count
                func work(
                    _ title: CreditedTitle, _ character: String, _ popularity: Double? = nil, date: String? = nil
                ) -> Filmography.Work {
                    Filmography.Work(title: title, kind: .cast(character: character), popularity: popularity, date: date)
                }
                let works = [
                    work(movie("m1"), "Twice", 7, date: "1926-12-25"), work(movie("m2"), "Hero", 3), work(movie("m9"), "Nowhere"),
                    Filmography.Work(
                        title: series("s1"), kind: .crew(job: "Writer", department: "Writing"), episodeCount: 3, date: "2001"),
                ]
                try await people.setFilmography(Filmography(person: person("tmdb-1"), source: .tmdb, works: works))
                var credits = try await people.credits(of: "tmdb-1")
                #expect(credits.count == named + 2)
                #expect(credits.first?.popularity == 7 && credits.first { $0.title == movie("m2") }?.popularity == 3)
                #expect(credits.last?.title == series("s1") && credits.last?.episodeCount == 3)
                #expect(credits.first?.date == "1926-12-25" && credits.last?.date == "2001")
                #expect(try await people.cast(movie("m2")).isEmpty)
                try await people.setFilmography(Filmography(person: person("tmdb-1"), source: .tmdb, works: [work(movie("m3"), "Other")]))
                credits = try await people.credits(of: "tmdb-1")
                #expect(credits.count == named + 1 && credits.last?.title == movie("m3"))
                await #expect(throws: PeopleError.notFound) {
                    try await people.setFilmography(Filmography(person: person("tmdb-99"), source: .tmdb, works: works))
                }
            }),
        PeopleSpecification(
            "Episodes have credits of their own",
            { people in
                let pilot = CreditedTitle.episode(of: title("local-s1"), season: 0, number: 0)
                try await people.setCredits([
                    TitleCredits(
                        title: series("s1"), source: .tmdb,
                        cast: [NewCredit(id: person("tmdb-1"), name: "A", character: "Hero", episodeCount: 12)]),
                    TitleCredits(title: pilot, source: .tmdb, cast: [NewCredit(id: person("tmdb-2"), name: "B", character: "Guest")]),
                ])
                #expect(try await people.cast(series("s1")) == ["A: Hero"])
                #expect(try await people.cast(of: series("s1"), for: .unlimited).first?.episodeCount == 12)
                #expect(try await people.cast(pilot) == ["B: Guest"])
                #expect(try await people.credits(of: "tmdb-2").map(\.title) == [pilot])
                #expect(try await people.cast(.episode(of: title("local-s1"), season: 0, number: 1)).isEmpty)
                try await people.forget(.tmdb, of: [pilot])
                #expect(try await people.cast(pilot).isEmpty)
                #expect(try await people.cast(series("s1")) == ["A: Hero"])
                try await people.setCredits([.general(.tmdb, id: "tmdb-2", pilot)])
                let guests = try await people.cast(pilot)
                try await people.forget(.tmdb, of: [series("s1")], withEpisodes: false)
                #expect(try await people.cast(series("s1")).isEmpty)
                #expect(try await people.cast(pilot) == guests && !guests.isEmpty)
                try await people.forget(.tmdb, of: [series("s1")])
                #expect(try await people.cast(pilot).isEmpty)
            }),
        PeopleSpecification(
            "Cast and crew each come from the best source that has one, and are never mixed; a person's credits are the same ones",
            { people in
                try await people.setCredits([
                    .general(.tmdb, id: "tmdb-1"), .general(.imdb, id: "imdb-nm2", name: "Somebody else"),
                    TitleCredits(title: movie("m1"), source: .local, cast: [NewCredit(name: "Marion Mack", character: "Annabelle")]),
                ])
                #expect(try await people.cast(movie("m1")) == ["Marion Mack: Annabelle"])
                #expect(try await people.crew(movie("m1")).first == "Buster Keaton: Director, Directing")
                let crew = try await people.crew(movie("m1"))
                #expect(try await people.credits(of: "tmdb-1").map(\.line) == crew)
                #expect(try await people.credits(of: "imdb-nm2").isEmpty)
                try await people.forget(.local, of: [movie("m1")])
                #expect(try await people.cast(movie("m1")) == ["Buster Keaton: Johnnie of tmdb"])
                #expect(try await people.names() == ["Buster Keaton", "Somebody else"])
                try await people.forget(.tmdb, of: [movie("m1"), movie("m9")])
                #expect(try await people.cast(movie("m1")) == ["Somebody else: Johnnie of imdb"])
                #expect(try await people.credits(of: "imdb-nm2").count == 3)
            }),
        PeopleSpecification(
            "Credits replace those of the same source; who is credited no more is gone, unless a source other than files tells of them",
            { people in
                try await people.save([
                    PersonDocument("tmdb-1", .tmdb, PersonFacts(name: "Known")),
                    PersonDocument("tmdb-2", .local, PersonFacts(name: "File")),
                ])
                let all = ["tmdb-1", "tmdb-2", "tmdb-3"].map { NewCredit(id: person($0), name: $0) }
                try await people.setCredits([TitleCredits(title: movie("m1"), source: .tmdb, cast: all)])
                try await people.setCredits([TitleCredits(title: movie("m2"), source: .tmdb, cast: [all[2]])])
                try await people.setCredits([TitleCredits(title: movie("m1"), source: .tmdb, cast: [NewCredit(name: "New")])])
                #expect(try await people.cast(movie("m1")) == ["New: -"])
                #expect(try await people.names() == ["Known", "New", "tmdb-3"])
                try await people.forget(.tmdb, of: [movie("m2"), movie("m1"), movie("m9")])
                #expect(try await people.names() == ["Known"])
                #expect(try await people.cast(movie("m1")).isEmpty)
            }),
        PeopleSpecification(
            "Old facts are found and forgotten; whoever is credited stays with their name",
            { people in
                let (then, now) = (Date(timeIntervalSince1970: 1_000), Date(timeIntervalSince1970: 2_000))
                func document(_ id: String, _ date: Date) -> PersonDocument {
                    var one = PersonDocument(id, .tmdb, PersonFacts(name: "Buster Keaton", biography: "Fell."))
                    one.document.fetchedAt = date
                    return one
                }
                try await people.setCredits([.general(.tmdb, id: "tmdb-1")])
                try await people.save([document("tmdb-1", then), document("tmdb-2", then), document("tmdb-3", now)])
                let works = [Filmography.Work(title: movie("m2"), kind: .cast(character: nil))]
                try await people.setFilmography(Filmography(person: person("tmdb-1"), source: .tmdb, works: works))
                let old = try await people.outdated(.tmdb, before: now, onlyComplete: true, limit: 9)
                #expect(Set(old) == [person("tmdb-1"), person("tmdb-2")])
                try await people.forget(.tmdb, people: old)
                #expect(try await people.outdated(.tmdb, before: now, onlyComplete: false, limit: 9).isEmpty)
                let left = try await people.person(person("tmdb-1"), for: .unlimited)
                #expect(left.summary.name == "Buster Keaton" && left.biography == nil)
                #expect(try await people.credits(of: "tmdb-1").allSatisfy { $0.title != movie("m2") })
                await #expect(throws: PeopleError.notFound) { try await people.person(person("tmdb-2"), for: .unlimited) }
            }),
        PeopleSpecification(
            "Forgetting what is old leaves what a source said since; a filmography stays with a complete document",
            { people in
                for (key, isComplete) in [("tmdb-1", true), ("tmdb-2", false)] {
                    try await people.save([
                        PersonDocument(key, .tmdb, PersonFacts(name: "Old", biography: "Fell."), language: "en", at: 1_000),
                        PersonDocument(key, .tmdb, PersonFacts(name: "Neu"), language: "de", isComplete: isComplete, at: 2_000),
                    ])
                    let works = [Filmography.Work(title: movie("m2"), kind: .cast(character: nil))]
                    try await people.setFilmography(Filmography(person: person(key), source: .tmdb, works: works))
                }
                let both = [person("tmdb-1"), person("tmdb-2")]
                try await people.forget(.tmdb, people: both, before: Date(timeIntervalSince1970: 2_000))
                for (key, works) in [("tmdb-1", 1), ("tmdb-2", 0)] {
                    let left = try await people.person(key)
                    #expect(left.summary.name == "Neu" && left.biography == nil)
                    #expect(try await people.credits(of: key).count == works)
                }
            }),
        PeopleSpecification(
            "Losing a source loses only what it alone knew",
            { people in
                let local = TitleCredits.general(.local, id: "tmdb-1", name: "B. Keaton")
                try await people.setCredits([local, .general(.tmdb, id: "tmdb-1")])
                #expect(try await people.names() == ["B. Keaton"])
                try await people.forget(.local, of: [movie("m1")])
                #expect(try await people.names() == ["Buster Keaton"])
                try await people.setCredits([local])
                try await people.forget(.tmdb, of: [movie("m1")])
                #expect(try await people.names() == ["B. Keaton"])
            }),
        PeopleSpecification(
            "A list has at most 5,000 credits, and one person may have as many",
            { people in
                let credits = (0..<5_010).map { NewCredit(id: person("tmdb-1"), name: "A", character: "\($0)") }
                try await people.setCredits([TitleCredits(title: movie("m1"), source: .tmdb, cast: credits)])
                #expect(try await people.cast(of: movie("m1"), for: .unlimited).count == TitleCredits.most)
                #expect(try await people.credits(of: "tmdb-1").count == TitleCredits.most)
                let crowd = (0..<2_000).map { NewCredit(name: "Extra \($0)") }
                try await people.setCredits([TitleCredits(title: movie("m1"), source: .tmdb, cast: crowd)])
                #expect(try await people.cast(of: movie("m1"), for: .unlimited).count == 2_000)
                #expect(try await people.count(for: .unlimited) == 2_000)
            }),
    ]
}
