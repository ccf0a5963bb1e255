import CoreDomain
import DesignSystem
import DiscoveryDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import PeopleDomain
import TVSeriesDomain
import Testing

@testable import DiscoverFeature

@Suite("Golden grids of discovery")
struct GoldenTests {
    private static let picture = Picture(id: "abcdef0123456789", width: 500, height: 750, colour: "884422")
    private static let movies = DiscoverPart.Items.movies([
        MovieSummary(id: TitleID("tmdb-961")!, title: "The General", year: 1926, poster: picture, addedAt: .distantPast),
        MovieSummary(id: TitleID("sample-x")!, title: "Without <a> year", addedAt: .distantPast, hasFiles: false),
        MovieSummary(id: TitleID("local-y")!, title: "Away", year: 1950, addedAt: .distantPast, missingSince: .distantPast),
    ])
    private static let series = DiscoverPart.Items.series([
        SeriesSummary(id: TitleID("tmdb-2")!, title: "Harbour Lights", year: 2018, addedAt: .distantPast, isOwned: true),
        SeriesSummary(id: TitleID("tmdb-3")!, title: "Crossing", addedAt: .distantPast, hasFiles: false),
    ])
    private static let people = DiscoverPart.Items.people([
        PersonSummary(id: PersonID("tmdb-8")!, name: "Eva Storm", profile: picture, knownForDepartment: "Acting"),
        PersonSummary(id: PersonID("tmdb-9")!, name: "Bo <i>"),
    ])
    private static let filter = DiscoveryFilter(originalLanguage: "ja", genres: ["Drama", "Noir"], fromYear: 1890, upToYear: 1991)

    private func check(
        _ name: String, _ content: ViewState<DiscoverContent>, of query: DiscoverQuery = DiscoverQuery(.movies), after: Int = 0,
        look: DrawnLook? = nil
    ) throws {
        var state = DiscoverFeature.State(query, after: after, look: look)
        state.content = content
        if query.subject != .people { state.choices = DiscoverChoices(genres: ["Comedy", "Drama"], years: 1990...1992) }
        try expectGolden(name, htmlString(DiscoverFeature.view(state)) + htmlString(DiscoverFeature.toasts(state)))
    }

    private func part(_ items: DiscoverPart.Items, next: Int? = nil, age: DiscoverAge? = nil) -> ViewState<DiscoverContent> {
        .ready(.part(DiscoverPart(items, next: next, age: age)))
    }

    @Test("Each grid, with and without what follows")
    func grids() throws {
        try check("movies", part(Self.movies, next: 1))
        try check("later", part(Self.movies), after: 4, look: DrawnLook(code: 1))
        try check("series", part(Self.series, next: 3), of: DiscoverQuery(.series, order: .trending))
        try check("people", part(Self.people), of: DiscoverQuery(.people))
        try check("filtered", part(Self.movies, next: 2), of: DiscoverQuery(.movies, filter: Self.filter))
        try check("stale", part(Self.movies, age: DiscoverAge(day: "2026-11-21", reason: "TMDb can’t be reached")))
    }

    @Test("Everything but a grid")
    func others() throws {
        try check("loading", .loading)
        try check("error", .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")))
        try check("missing", .error(ViewStateError("It is gone", isRetryable: false)))
        try check("unserved", .ready(.unserved), of: DiscoverQuery(.series, order: .trending))
        try check("empty", part(.movies([])))
        try check("no-matches", part(.series([])), of: DiscoverQuery(.series, filter: Self.filter))
        try check("hidden", part(.movies([]), next: 5), after: 2)
        try check("end", part(.movies([])), after: 2)
    }

    @Test(
        "The heading names the list",
        arguments: [
            (DiscoverQuery(.movies), "Popular movies"), (DiscoverQuery(.series, order: .trending), "Trending series"),
            (DiscoverQuery(.people), "Trending people"), (DiscoverQuery(.movies, filter: filter), "Movies to discover"),
        ])
    func titles(query: DiscoverQuery, title: String) {
        #expect(DiscoverFeature.title(of: DiscoverFeature.State(query)) == title)
    }

    @Test("A stale list says of which day it is, and why if that is known")
    func age() {
        #expect(DiscoverWords.age(DiscoverAge(day: "2026-11-21", reason: "TMDb is away")) == "As of 21 November 2026. TMDb is away.")
        #expect(DiscoverWords.age(DiscoverAge(day: "2026-11-21")) == "As of 21 November 2026.")
    }

    @Test("Each language is offered once")
    func languages() {
        let languages = DiscoverWords.languages
        #expect(Set(languages.map(\.tag)).count == languages.count && languages.map(\.name) == languages.map(\.name).sorted())
    }
}
