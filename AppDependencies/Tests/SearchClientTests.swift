import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import SearchDomain
import SearchFeature
import TVSeriesDomain
import Testing

@testable import AppDependencies

@Suite("The search screen of a viewer")
struct SearchClientTests {
    private func beginning(_ client: SearchClient) async throws -> SearchBeginning {
        for await update in client.beginning() { return try update.get() }
        throw CancellationError()
    }

    private func viewer(_ name: String, ageLimit: Int? = nil) -> Viewer {
        Viewer(id: ViewerID(rawValue: name), role: ageLimit == nil ? .adult : .child, ageLimit: ageLimit)
    }

    @Test("Everyone sees what they opened themselves, newest first, and removes it one by one or all together")
    func history() async throws {
        let sample = try await SampleCinema()
        let cinema = sample.cinema
        try await CatalogueFilling(cinema: cinema, showsSamples: true).run()
        let (one, other) = (cinema.searchClient(for: viewer("one")), cinema.searchClient(for: viewer("other")))
        let hits = try await one.search("seven samurai") + one.search("toshiro mifune").prefix(1)
        #expect(Set(hits.map(\.reference.kind)) == [.movie, .person])
        for (place, hit) in hits.enumerated() {
            try await one.remember([hit.reference])
            // Two clicks of one millisecond have no order.
            try await cinema.known.history.add(hit.reference, at: Date(timeIntervalSince1970: Double(place)), viewer: viewer("one").id)
        }
        try await one.remember([.movie(TitleID("tmdb-404")!)])
        #expect(try await beginning(one).history == hits.reversed())
        #expect(try await beginning(other).history == [])
        try await one.forget([hits[0].reference])
        #expect(try await beginning(one).history.map(\.reference) == hits.dropFirst().reversed().map(\.reference))
        try await one.forgetAll()
        #expect(try await beginning(one).history == [])
    }

    @Test("A title that a viewer may not see is neither remembered nor shown among what they opened")
    func limits() async throws {
        let sample = try await SampleCinema()
        let cinema = sample.cinema
        let movie = MovieDocument(
            id: TitleID("tmdb-17")!,
            content: FactDocument(
                source: .tmdb, language: "en", fetchedAt: .now, isComplete: false, facts: MovieFacts(title: "Grown-ups", certification: "R")
            ))
        try await cinema.known.save([movie])
        let (child, adult) = (cinema.searchClient(for: viewer("child", ageLimit: 6)), cinema.searchClient(for: viewer("adult")))
        let reference = SearchReference.movie(movie.id)
        #expect(try await child.search("grown").isEmpty)
        try await child.remember([reference])
        try await adult.remember([reference])
        #expect(try await beginning(child).history == [])
        #expect(try await beginning(adult).history.map(\.reference) == [reference])
        // Of a time when they could see it.
        try await cinema.known.history.add(reference, at: .now, viewer: viewer("child").id)
        #expect(try await beginning(child).history == [])
    }

    @Test("Movies, series and episodes of the library are marked, in results and among what was opened")
    func owned() async throws {
        let sample = try await SampleCinema(), known = sample.cinema.known, show = try await sample.series.id
        let client = sample.cinema.searchClient(for: sample.viewer)
        func document<Facts: Sendable>(_ facts: Facts) -> FactDocument<Facts> {
            FactDocument(source: .tmdb, language: "en", fetchedAt: .now, facts: facts)
        }
        try await known.save([MovieDocument(id: TitleID("tmdb-17")!, content: document(MovieFacts(title: "Fog Bank")))])
        try await known.save(
            [],
            episodes: [(1, "Keeper"), (9, "Keeper Again")].map { number, name in
                EpisodeDocument(key: EpisodeKey(series: show, season: 1, number: number), content: document(EpisodeFacts(name: name)))
            })
        for (query, marks) in [
            ("fog", ["Fog": true, "Fog Bank": false]), ("keeper", ["Keeper": true, "Keeper Again": false]),
            ("lighthouse", ["Lighthouse": true, "Keeper": true, "Keeper Again": false]),
        ] {
            let hits = try await client.search(query)
            #expect(Dictionary(hits.map { ($0.title, $0.isOwned) }) { one, _ in one } == marks)
            try await client.forgetAll()
            try await client.remember(hits.map(\.reference))
            let history = try await beginning(client).history
            #expect(Set(history) == Set(hits))
        }
        try await sample.cinema.movies.setMissing(Date.now, for: [try await sample.movie.id])
        #expect(try await client.search("fog").allSatisfy { !$0.isOwned })
    }

    @Test("Genres are those of the grids; without a token nothing is asked")
    func genres() async throws {
        let client = try await SampleCinema().cinema.searchClient(for: viewer("one"))
        let genres = try await beginning(client).genres
        #expect(genres.contains { $0.hasMovies && $0.hasSeries } && genres.map(\.name) == genres.map(\.name).sorted())
        #expect(client.online == nil)
    }

    @Test("What people opened goes with a title that gets another id")
    func moved() async throws {
        let cinema = try await SampleCinema().cinema
        let (old, new) = (TitleID("local-a")!, TitleID("tmdb-1")!)
        try await cinema.known.history.add(.movie(old), at: .now, viewer: viewer("one").id)
        try await cinema.known.move([old: new])
        #expect(try await cinema.known.history.entries(viewer: viewer("one").id) == [.movie(new)])
    }
}
