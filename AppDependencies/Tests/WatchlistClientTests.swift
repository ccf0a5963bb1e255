import CoreDomain
import Flow
import Foundation
import MoviesDomain
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
