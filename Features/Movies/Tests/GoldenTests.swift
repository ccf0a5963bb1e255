import CoreDomain
import Flow
import FlowTesting
import Foundation
import HTML
import MoviesDomain
import MoviesFeature
import Screens
import Testing

@Suite("Golden list of movies")
struct GoldenTests {
    private static let picture = Picture(id: "abcdef0123456789", width: 500, height: 750, colour: "884422")
    private static let movies = [
        MovieSummary(id: TitleID("tmdb-961")!, title: "The General", year: 1926, rating: 8.1, poster: picture, addedAt: .distantPast),
        MovieSummary(id: TitleID("local-x")!, title: "Without <a> year", addedAt: .distantPast),
        MovieSummary(id: TitleID("local-y")!, title: "Away", year: 1950, addedAt: .distantPast, missingSince: .distantPast),
    ]
    private static let facets = MovieFacets(
        genres: [GenreCount(name: "Comedy", count: 1), GenreCount(name: "Drama", count: 2)], years: [1950, 1926], count: 3,
        letters: [LetterMark("#"), LetterMark("G", after: "local-x")])

    private func check(
        _ name: String, _ items: [MovieSummary], of query: MovieQuery = MovieQuery(), start: String? = nil, next: String? = nil,
        change: (inout MoviesFeature.State) -> Void = { _ in }
    ) throws {
        var state = MoviesFeature.State(query: query, start: start)
        state.facets = Self.facets
        state.list = .ready(Page(items: items, next: next))
        change(&state)
        try expectGolden(name, htmlString(MoviesFeature.view(state)) + htmlString(MoviesFeature.toasts(state)))
    }

    @Test("Each state of the list")
    func states() throws {
        try check("loading", []) { $0.list = .loading }
        try check("error", []) { $0.list = .error(ViewStateError("It broke", reason: "The disk is full.", recovery: "Free some space.")) }
        try check("ready", Self.movies, next: "local-y")
        try check("letters", Self.movies, start: "local-x")
        try check("filtered", Self.movies, of: MovieQuery(sort: .year, genre: "Drama", year: 1926))
        try check("videos", Self.movies, of: MovieQuery(kind: .video))
        try check("empty", [])
        try check("no-matches", [], of: MovieQuery(genre: "Western"))
        try check("no-scan", Self.movies) { $0.notice = .init(failure: ViewStateError("The disk is away.")) }
    }
}
