import CoreDomain
import SampleCatalogue
import Testing

@Suite("The built-in catalogue") struct CatalogueTests {
    let catalogue: SampleCatalogue
    let titles: [any SampleTitle]

    init() throws {
        catalogue = try SampleCatalogue.builtIn()
        titles = catalogue.movies as [any SampleTitle] + catalogue.series
    }

    @Test("A movie has the facts of its text")
    func movie() throws {
        let movie = try #require(catalogue.movie(TitleID("sample-seven-samurai")!))
        #expect(movie.title == "Seven Samurai")
        #expect(movie.originalTitle == "七人の侍")
        #expect(movie.year == 1954)
        #expect(movie.minutes == 207)
        #expect(movie.genres == [.action, .drama])
        #expect(movie.countries == ["JP"])
        #expect(movie.languages == ["ja"])
        #expect(movie.people(.director) == ["sample-akira-kurosawa"])
        #expect(movie.people(.writer) == ["sample-akira-kurosawa", "sample-shinobu-hashimoto", "sample-hideo-oguni"])
        #expect(movie.credits.contains(SampleCredit(person: "sample-takashi-shimura", job: .cast, character: "Kambei Shimada")))
        #expect(movie.imdb == TitleID("imdb-tt0047478"))
        #expect(movie.tmdb == TitleID("tmdb-346"))
        #expect(catalogue.series(movie.id) == nil)
    }

    @Test("A series has its seasons")
    func series() throws {
        let series = try #require(catalogue.series(TitleID("sample-breaking-bad")!))
        #expect(series.year == 2008)
        #expect(series.lastYear == 2013)
        #expect(series.people(.creator) == ["sample-vince-gilligan"])
        #expect(series.seasons.map(\.number) == [1, 2, 3, 4, 5])
        #expect(series.seasons.map(\.episodes) == [7, 13, 13, 13, 16])
        #expect(series.seasons.map(\.year) == [2008, 2009, 2010, 2011, 2012])
        #expect(catalogue.movie(series.id) == nil)
        #expect(catalogue.series(TitleID("sample-bluey")!)?.lastYear == nil)
    }

    @Test("A person has facts and works")
    func person() throws {
        let varda = try #require(catalogue.person("sample-agnes-varda"))
        #expect(varda.name == "Agnès Varda")
        #expect(varda.birthYear == 1928)
        #expect(varda.deathYear == 2019)
        #expect(varda.birthCountry == "BE")
        #expect(varda.birthPlace == "Brussels")
        #expect(varda.department == .directing)
        #expect(varda.biography != nil)
        #expect(catalogue.titles(of: varda.id).map(\.rawValue) == ["sample-cleo-from-5-to-7", "sample-the-gleaners-and-i"])
    }

    @Test("Those with the most titles come first, always in the same order")
    func mostCredited() {
        let all = catalogue.mostCredited(.max).map(\.id), counts = all.map { catalogue.titles(of: $0).count }
        #expect(counts == counts.sorted(by: >) && Set(all).count == all.count && all.count > 1_000)
        #expect(catalogue.mostCredited(60).map(\.id) == Array(all.prefix(60)) && catalogue.mostCredited(-1).isEmpty)
    }

    @Test("Movies and series have different ids and are found by them")
    func ids() {
        #expect(catalogue.movies.count >= 200)
        #expect(catalogue.series.count >= 30)
        #expect(Set(titles.map(\.id)).count == titles.count)
        for movie in catalogue.movies { #expect(catalogue.movie(movie.id) == movie) }
        for series in catalogue.series { #expect(catalogue.series(series.id) == series) }
        // TMDb numbers movies and series apart.
        let identities = [titles.compactMap(\.imdb), catalogue.movies.compactMap(\.tmdb), catalogue.series.compactMap(\.tmdb)]
        for ids in identities {
            #expect(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.isEmpty)
        }
    }

    @Test("Every title has a sentence of its own, genres, countries and credits")
    func titleFacts() {
        for title in titles {
            #expect((20...160).contains(title.overview.count), "\(title.id)")
            #expect(title.overview.last == ".", "\(title.id)")
            #expect(!title.genres.isEmpty && Set(title.genres).count == title.genres.count, "\(title.id)")
            #expect(!title.countries.isEmpty, "\(title.id)")
            #expect(!title.credits.isEmpty && Set(title.credits).count == title.credits.count, "\(title.id)")
            #expect(title.originalTitle != title.title, "\(title.id)")
        }
        #expect(Set(titles.map(\.overview)).count == titles.count)
    }

    @Test("Credits name known people, and principal people have facts")
    func people() throws {
        for title in titles {
            for credit in title.credits {
                let person = try #require(catalogue.person(credit.person), "\(title.id): \(credit.person)")
                let isPrincipal =
                    credit.job == .director || credit.job == .creator || catalogue.titles(of: person.id).count > 1
                #expect(!isPrincipal || person.department != nil, "\(person.name)")
            }
        }
        for person in catalogue.people.values {
            #expect(!catalogue.titles(of: person.id).isEmpty, "\(person.name)")
            #expect((person.biography?.count ?? 0) <= 160, "\(person.name)")
        }
        #expect(catalogue.people.values.count { $0.biography != nil } >= 120)
    }

    @Test("Seasons lie between the first and the last year, in order")
    func seasons() {
        for series in catalogue.series {
            let years = series.seasons.map(\.year)
            #expect(years == years.sorted(), "\(series.id)")
            #expect(years.allSatisfy { ($0 >= series.year) && $0 <= series.lastYear ?? 2026 }, "\(series.id)")
        }
    }

    @Test("Nobody worked on a title before birth")
    func births() {
        for title in titles {
            for credit in title.credits {
                guard let birth = catalogue.person(credit.person)?.birthYear else { continue }
                #expect(birth + 4 < title.year, "\(title.id): \(credit.person)")
            }
        }
    }
}
