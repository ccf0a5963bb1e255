import CoreDomain
import ExploreFeature
import Foundation
import LibraryDomain
import MovieDetailsFeature
import MoviesDomain
import SeriesFeature
import StreamingDomain
import TVSeriesDomain
import Testing
import ViewingDomain
import WatchFeature

@testable import AppDependencies

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
        #expect(explore.continueWatching.map(\.play.file.id) == [new] && explore.continueWatching.map(\.play.resumeAt) == [40])

        try await cinema.forgetProgress(of: new, viewer)
        #expect(try await cinema.progress(of: new, viewer) == nil)
        #expect(try await cinema.progress(of: old, viewer) == nil)
    }

    @Test("Pages get the versions of a movie and of an episode with the facts that decide whether they play, a part only its own")
    func offered() async throws {
        let sample = try await SampleCinema([
            "Movies/Fog (2001) 720p.avi", "Movies/Fog (2001) 2160p.avi", "Movies/Rain (2002) cd1.avi", "Movies/Rain (2002) cd2.avi",
            "Series/Lighthouse/Season 1/Lighthouse S01E01 720p.avi", "Series/Lighthouse/Season 1/Lighthouse S01E01 2160p.avi",
        ])
        let (cinema, viewer) = (sample.cinema, sample.viewer)
        let fog = try await sample.movie.reference, series = try await sample.series.id
        let versions = try await cinema.files.files(of: fog, for: viewer.audience).map(\.id)
        #expect(versions.count == 2)
        try await cinema.viewing.save(
            PlaybackProgress(file: versions[1], reference: fog, part: 0, position: 40, duration: 100, updatedAt: Date()), viewer: viewer.id)
        let item = try #require(try await first(cinema.exploreClient(for: viewer).shelves()).continueWatching.first)
        #expect([item.play.file.id] + item.play.others.map(\.id) == [versions[1], versions[0]])
        #expect(item.page == fog.path && item.play.file.media.video.map(\.codec) == ["mpeg4"])

        let movie = try await first(cinema.movieDetailsClient(for: viewer).movie(fog.title))
        #expect(movie.files.map(\.offered.id) == versions && movie.files.allSatisfy { $0.offered.media == item.play.file.media })

        let client = cinema.seriesClient(for: viewer)
        let next = try await first(client.series(series)).next, row = try await first(client.season(series, 1)).episodes.first
        #expect(next?.files.count == 2 && next?.files.map(\.id) == row?.files.map(\.id))
        #expect(next?.files.first?.downloadURL?.hasPrefix("/media/") == true)
        let playable = try await sample.file(of: .episode(series: series, season: 1, episode: 1))
        #expect(next?.files.first?.id == playable)

        let rain = try await cinema.movies.movies(MovieQuery(), page: PageRequest(limit: 9), for: viewer.audience).items.map(\.reference)
        let parts = try await cinema.files.files(of: try #require(rain.last), for: viewer.audience)
        #expect(parts.map(\.part) == [1, 2] && parts.versions.map(\.part) == [1])
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
