import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Synchronization
import Testing

@Suite("Titles that change their ids")
struct RenamingTests {
    private struct Burnt: Error {}
    private let home: Home
    init() throws { home = try Home() }

    @Test("a movie that gets an id takes along what people did with it, though the first scan is cut short")
    func movie() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        _ = try await home.scan()
        #expect(home.catalogue.moved.isEmpty)
        let before = try #require(home.catalogue.movies.first).id
        try home.put("Movie (2001)/movie.nfo", text: "https://www.themoviedb.org/movie/550")
        let real = home.catalogue.sink
        let broken = TitleSink(
            file: real.file, setMissing: real.setMissing, remove: real.remove, setPictures: real.setPictures, move: { _ in throw Burnt() })
        _ = try? await home.scan(with: home.library(sink: broken))
        #expect(home.catalogue.moved.isEmpty)
        _ = try await home.scan()
        let after = try #require(TitleID("tmdb-550"))
        #expect(home.catalogue.moved == [TitleReference.movie(before): after])
        #expect(home.catalogue.state.withLock { $0.removed.isEmpty })
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("a movie that another file identifies takes them along too")
    func otherFile() async throws {
        try home.put("A/Movie (2001).mp4")
        _ = try await home.scan()
        let before = try #require(home.catalogue.movies.first).id
        try home.put("B/Movie (2001) [tmdbid-5].mp4")
        _ = try await home.scan()
        let after = try #require(TitleID("tmdb-5"))
        #expect(home.catalogue.moved == [TitleReference.movie(before): after])
    }

    @Test("a movie whose name is put right takes them along, and its old name goes")
    func name() async throws {
        try home.put("Flim (2001).mp4")
        _ = try await home.scan()
        let before = try #require(home.catalogue.movies.first).id
        try home.move("Flim (2001).mp4", to: "Movie (2001).mp4")
        _ = try await home.scan()
        let after = try #require(home.catalogue.movies.first).id
        #expect(before != after)
        #expect(home.catalogue.moved == [TitleReference.movie(before): after])
        #expect(home.catalogue.state.withLock { $0.removed } == [TitleReference.movie(before)])
    }

    @Test("a movie that keeps a file keeps what people did with it")
    func oneOfTwo() async throws {
        try home.put("Movie (2001)/Movie (2001) - 1080p.mp4")
        try home.put("Movie (2001)/Movie (2001) - 720p.mp4")
        _ = try await home.scan()
        try home.move("Movie (2001)/Movie (2001) - 720p.mp4", to: "Other (2002).mp4")
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Movie (2001)", "Other (2002)"])
        #expect(home.catalogue.moved.isEmpty)
    }

    @Test("a series that gets an id takes along each episode")
    func series() async throws {
        for number in 1...2 { try home.put("Show/Season 1/Show S01E0\(number).mp4") }
        _ = try await home.scan(.series)
        let before = try #require(home.catalogue.series.first).id
        try home.put("Show/tvshow.nfo", text: "<tvshow><title>Show</title><uniqueid type=\"tvdb\">77</uniqueid></tvshow>")
        _ = try await home.scan(.series)
        let after = try #require(TitleID("tvdb-tv77"))
        let episodes = [1, 2].map { TitleReference.episode(series: before, season: 1, episode: $0) }
        #expect(home.catalogue.moved == [episodes[0]: after, episodes[1]: after])
    }
}
