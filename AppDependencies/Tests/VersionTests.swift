import AppDependencies
import CoreDomain
import ExploreFeature
import Foundation
import LibraryDomain
import MoviesDomain
import Testing
import ViewingDomain
import WatchFeature

@Suite("Versions of a movie, for its viewers")
struct VersionTests {
    @Test("A better version under another name has the position at once, and takes the place over when the old one goes")
    func better() async throws {
        let sample = try await SampleCinema()
        let (cinema, viewer) = (sample.cinema, sample.viewer)
        let movie = try await sample.movie
        let old = try await sample.file(of: .movie(movie.id))
        let progress = PlaybackProgress(
            file: old, reference: .movie(movie.id), part: 0, position: 40, duration: 100, updatedAt: Date())
        try await cinema.viewing.save(progress, viewer: viewer.id)
        try await cinema.setOnWatchlist(true, movie.id, viewer)
        let better = sample.path("Movies/\(movie.title).\(movie.year ?? 0).2160p.BluRay.x265-GRP.avi")
        try Data("A better version that is no movie of a kind that Popcorn reads itself".utf8).write(to: URL(filePath: better))
        _ = try await cinema.scanToEnd("Movies")
        let files = try await cinema.files.files(of: .movie(movie.id), for: viewer.audience)
        let new = try #require(files.first { $0.id != old }).id
        #expect(try await cinema.progress(of: new, viewer)?.position == 40)
        #expect(try await cinema.watchClient(for: viewer).watchable(new).progress?.position == 40)

        try FileManager.default.removeItem(atPath: sample.path("Movies/\(movie.title) (\(movie.year ?? 0)).avi"))
        _ = try await cinema.scanToEnd("Movies")
        let explore = try await first(cinema.exploreClient(for: viewer).shelves())
        #expect(explore.continueWatching.map(\.play.file) == [new] && explore.continueWatching.map(\.play.resumeAt) == [40])

        try await cinema.forgetProgress(of: new, viewer)
        #expect(try await cinema.progress(of: new, viewer) == nil)
        #expect(try await cinema.progress(of: old, viewer) == nil)
    }

    @Test("A movie on the watchlist that was deleted for good, and comes back under another name, is on the watchlist again")
    func back() async throws {
        let sample = try await SampleCinema()
        let (cinema, viewer) = (sample.cinema, sample.viewer)
        let movie = try await sample.movie
        try await cinema.setOnWatchlist(true, movie.id, viewer)
        let path = sample.path("Movies/\(movie.title) (\(movie.year ?? 0)).avi")
        let content = try Data(contentsOf: URL(filePath: path))
        // With its library the movie is gone at once.
        try await cinema.removeFolder("Movies")
        try FileManager.default.removeItem(atPath: path)
        try content.write(to: URL(filePath: sample.path("Movies/Another name (1999).avi")))
        _ = try await cinema.addFolder(Folder(name: "Films", path: sample.path("Movies"), kind: .movies))
        _ = try await cinema.scanToEnd("Films")
        let found = try #require(try await cinema.viewing.watchlist(viewer: viewer.id).first)
        #expect(try await cinema.movies.movie(found.title, for: viewer.audience).summary.title == "Another name")
    }
}
