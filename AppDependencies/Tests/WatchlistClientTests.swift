import CoreDomain
import DiscoveryComposition
import DiscoveryDomain
import Flow
import Foundation
import MoviesDomain
import Screens
import TVSeriesDomain
import Testing
import ViewingDomain
import WatchlistFeature

@testable import AppDependencies

@Suite("The client of the watchlist", .timeLimit(.minutes(5)))
struct WatchlistClientTests {
    private func list(_ id: TitleID, _ day: Double, in sample: SampleCinema) async throws {
        try await sample.cinema.viewing.setOnWatchlist(true, id, at: Date(timeIntervalSince1970: day), viewer: sample.viewer.id)
    }

    @Test("What was added last comes first; a title that nobody knows any more is left out")
    func order() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.watchlistClient(for: sample.viewer)
        let (movie, series) = (try await sample.movie.id, try await sample.series.id)
        try await list(TitleID("tmdb-404")!, 3, in: sample)
        let unknown = try await first(client.watchlist())
        #expect(unknown.items.isEmpty && unknown.suggestions.count == 2)
        try await list(movie, 1, in: sample)
        try await list(series, 2, in: sample)
        #expect(try await first(client.watchlist()).items.map(\.id) == [series, movie])
        try await sample.cinema.viewing.setOnWatchlist(false, movie, at: .now, viewer: sample.viewer.id)
        try await list(movie, 4, in: sample)
        let items = try await first(client.watchlist()).items
        #expect(items.map(\.id) == [movie, series] && items.map(\.addedAt.timeIntervalSince1970) == [4, 2])
    }

    @Test("An empty list suggests popular movies, and then the best of the library, but none that was watched or may not be seen")
    func suggestions() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.watchlistClient(for: sample.viewer)
        let fog = try await sample.movie, ids = [TitleID("tmdb-77")!, fog.id, TitleID("tmdb-404")!]
        try await sample.cinema.movies.save([
            Movie(summary: MovieSummary(id: ids[0], title: "Rumours", year: 1999, addedAt: .distantPast, hasFiles: false))
        ])
        let page = DiscoveryPage(items: ids.map { .title($0) }, page: 1, totalPages: 1, fetchedAt: .now)
        try await sample.cinema.discovery.repository.save(page, of: .popular(.movie))
        #expect(try await first(client.watchlist()).suggestions.map(\.title) == ["Rumours", "Fog", "Rain"])
        try await sample.cinema.viewing.markWatchedElsewhere(.movie(ids[0]), at: .now, viewer: sample.viewer.id)
        _ = try await client.marks.markWatched(try await sample.file(of: .movie(fog.id)))
        #expect(try await first(client.watchlist()).suggestions.map(\.title) == ["Rain"])
        let somebody = Viewer(id: ViewerID(rawValue: "child"), role: .child, folders: [])
        #expect(try await first(sample.cinema.watchlistClient(for: somebody).watchlist()).suggestions.isEmpty)
    }

    @Test("An open page follows what is added and removed elsewhere, and nothing of another viewer")
    func changes() async throws {
        let sample = try await SampleCinema(), client = sample.cinema.watchlistClient(for: sample.viewer)
        let (movie, series) = (try await sample.movie.id, try await sample.series.id)
        var updates = client.watchlist().makeAsyncIterator()
        #expect(try #require(await updates.next()).get().items.isEmpty)
        try await sample.cinema.viewing.setOnWatchlist(true, series, at: .now, viewer: ViewerID(rawValue: "somebody else"))
        try await list(movie, 1, in: sample)
        #expect(try #require(await updates.next()).get().items.map(\.id) == [movie])
        try await sample.cinema.viewing.setOnWatchlist(false, movie, at: .now, viewer: sample.viewer.id)
        #expect(try #require(await updates.next()).get().items.isEmpty)
    }

    @Test("A watchlist that cannot be read is told in words")
    func damaged() async throws {
        let sample = try await SampleCinema()
        try await sample.damage()
        let error = await #expect(throws: ViewStateError.self) {
            try await first(sample.cinema.watchlistClient(for: sample.viewer).watchlist())
        }
        #expect(error?.message == "The library can’t be read right now")
    }
}
