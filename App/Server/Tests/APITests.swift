import AppDependencies
import CinemaServer
import CoreDomain
import Foundation
import FoundationNetworking
import Testing
import TVSeriesDomain
import ViewingDomain

/// Rules of the API that need a whole server.
@Suite("The API of a running server", .serialized)
struct APITests {
    @Test("A title that nobody knows any more can be taken off the watchlist, but not put on it")
    func goneTitle() async throws {
        try await TestServer.run { _, cinema, client in
            let gone = try #require(TitleID("tmdb-404"))
            for (letter, taken) in [("o", 204), ("a", 204), (TestServer.limited, 404)] as [(Character, Int)] {
                let viewer = TestServer.viewer(letter).id
                let path = "/api/v1/watchlist/\(gone)"
                #expect(try await client.status("PUT", path, as: letter).0 == 404)
                #expect(try await cinema.viewing.watchlist(viewer: viewer).isEmpty)
                try await cinema.viewing.setOnWatchlist(true, gone, at: Date(), viewer: viewer)
                #expect(try await client.status("DELETE", path, as: letter).0 == taken, "\(letter)")
                #expect(try await cinema.viewing.isOnWatchlist(gone, viewer: viewer) == (taken != 204))
            }
        }
    }

    @Test("A series, its seasons and its episodes answer under other ids with the address that the series uses")
    func aliases() async throws {
        try await TestServer.run { _, cinema, client in
            let own = try #require(TitleID("tmdb-tv1398"))
            let summary = SeriesSummary(id: own, title: "The Sopranos", addedAt: .distantPast)
            try await cinema.series.save(
                [Series(summary: summary, aliases: [try #require(TitleID("imdb-tt0141842"))])],
                episodes: [Episode(series: own, season: 1, number: 2, addedAt: .distantPast)])
            for page in ["", "/seasons/1", "/seasons/1/episodes/2"] {
                for id in ["tmdb-tv1398", "tmdb-1398", "imdb-tt0141842"] {
                    let (answer, _) = try await client.answer("GET", "/api/v1/series/\(id)\(page)", as: "o")
                    // Not every URLSession follows a 308.
                    let address = answer.value(forHTTPHeaderField: "Location") ?? answer.url?.path
                    #expect([200, 308].contains(answer.statusCode) && address == "/api/v1/series/tmdb-tv1398\(page)", "\(id)\(page)")
                }
            }
            for page in ["/seasons/3", "/seasons/1/episodes/9"] {
                #expect(try await client.status("GET", "/api/v1/series/tmdb-1398\(page)", as: "o").0 == 404)
            }
        }
    }
}
