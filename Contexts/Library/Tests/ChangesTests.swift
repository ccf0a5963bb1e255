import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Synchronization
import Testing

/// Lets a number of calls pass and fails for ever after, as a killed process does.
private final class Fuse: Sendable {
    struct Burnt: Error {}
    private let left: Mutex<Int>
    init(_ calls: Int) { left = Mutex(calls) }

    func burn() throws {
        try left.withLock {
            guard $0 > 0 else { throw Burnt() }
            $0 -= 1
        }
    }
}

@Suite("What moves, goes and comes back")
struct ChangesTests {
    private let home: Home
    init() throws { home = try Home() }

    private func ids() async throws -> [String: FileID] {
        var ids: [String: FileID] = [:]
        for movie in home.catalogue.movies {
            for file in try await home.library().repository.files(of: .movie(movie.id), for: .unlimited) { ids[file.path] = file.id }
        }
        return ids
    }

    @Test("a moved and renamed file keeps its id, and is not read again")
    func moved() async throws {
        try home.put("Movie (2001).mp4")
        try home.put("Other (2002).mp4")
        _ = try await home.scan()
        let before = try await ids()
        try home.move("Movie (2001).mp4", to: "Better Name (2001)/Better Name (2001).mp4")
        let report = try await home.scan()
        #expect(report.moved == 1)
        #expect(report.added == 0)
        let after = try await ids()
        #expect(after["Better Name (2001)/Better Name (2001).mp4"] == before["Movie (2001).mp4"])
        #expect(home.catalogue.titles == ["Better Name (2001)", "Other (2002)"])
        #expect(home.catalogue.state.withLock { $0.missing.values.isEmpty })
    }

    @Test("a file copied to another disk and deleted here is found again by its content")
    func copiedAway() async throws {
        try home.put("Movie (2001).mp4")
        _ = try await home.scan()
        let before = try await ids()
        let bytes = [UInt8](FileManager.default.contents(atPath: "\(home.path)/Movie (2001).mp4")!)
        try home.remove("Movie (2001).mp4")
        try home.put("New/Movie (2001).mp4", bytes)
        let report = try await home.scan()
        #expect(report.moved == 1)
        #expect(try await ids() == ["New/Movie (2001).mp4": before["Movie (2001).mp4"]!])
    }

    @Test("a second copy of the same content has an id of its own, the same after the catalogue is rebuilt")
    func copies() async throws {
        let bytes = Clips.movie("same")
        try home.put("A (2001).mp4", bytes)
        try home.put("B (2002).mp4", bytes)
        _ = try await home.scan()
        let first = try await ids()
        #expect(Set(first.values).count == 2)
        let rebuilt = try Home(sharing: home)
        _ = try await rebuilt.scan()
        for (path, id) in first { #expect(try await rebuilt.library().repository.file(id, for: .unlimited).path == path) }
    }

    @Test("a file that changes keeps its id, also after the catalogue is rebuilt")
    func changed() async throws {
        try home.put("Movie (2001).mp4")
        _ = try await home.scan()
        let before = try await ids()
        try home.put("Movie (2001).mp4", Clips.movie("another cut"))
        let report = try await home.scan()
        #expect(report.changed == 1)
        #expect(try await ids() == before)
        let rebuilt = try Home(sharing: home)
        _ = try await rebuilt.scan()
        #expect(try await rebuilt.library().repository.file(before["Movie (2001).mp4"]!, for: .unlimited).path == "Movie (2001).mp4")
    }

    @Test("a deleted file is missing, and forgotten after thirty days")
    func deleted() async throws {
        try home.put("Movie (2001).mp4")
        try home.put("Other (2002).mp4")
        _ = try await home.scan()
        let movie = try #require(home.catalogue.movies.first)
        try home.remove("Movie (2001).mp4")
        let report = try await home.scan()
        #expect(report.missing == 1)
        #expect(home.catalogue.state.withLock { $0.missing[.movie(movie.id)] } != nil)
        #expect(try await home.library().repository.files(of: .movie(movie.id), for: .unlimited).first?.missingSince != nil)
        #expect(try await home.library().repository.playableFiles(of: [.movie(movie.id)], for: .unlimited).isEmpty)
        home.later(days: 29)
        #expect(try await home.scan().rowsWritten == 0)
        #expect(home.catalogue.titles.count == 2)
        home.later(days: 2)
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Other (2002)"])
        #expect(try await home.library().repository.files(of: .movie(movie.id), for: .unlimited).isEmpty)
    }

    @Test("a folder that is away is missing for as long as it takes, and comes back as it was", arguments: ["away", "empty"])
    func away(_ how: String) async throws {
        for number in 1...2 { try home.put("Movie \(number) (2001)/Movie \(number) (2001).mp4") }
        try home.put("Movie 3 (2001).mp4")
        _ = try await home.scan()
        let before = try await ids()
        let elsewhere = home.path + "-elsewhere"
        defer { try? FileManager.default.removeItem(atPath: elsewhere) }
        try FileManager.default.moveItem(atPath: home.path, toPath: elsewhere)
        if how == "empty" { try FileManager.default.createDirectory(atPath: home.path, withIntermediateDirectories: true) }
        _ = try await home.scan()
        #expect(home.catalogue.state.withLock { $0.missing.count } == 3)
        #expect(try await home.library().repository.statuses().first?.isAvailable == false)
        for _ in 1...3 {
            home.later(days: 400)
            #expect(try await home.scan().rowsWritten == 0)
        }
        #expect(try await home.library().repository.statuses().first?.isAvailable == false)
        #expect(home.catalogue.titles.count == 3)
        try? FileManager.default.removeItem(atPath: home.path)
        try FileManager.default.moveItem(atPath: elsewhere, toPath: home.path)
        let report = try await home.scan()
        #expect(report.added == 0)
        #expect(report.changed == 0)
        #expect(home.catalogue.state.withLock { $0.missing.isEmpty })
        #expect(try await ids() == before)
        #expect(try await home.library().repository.statuses().first?.isAvailable == true)
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("a movie's folder that vanishes is missing, never deleted")
    func folderGone() async throws {
        try home.put("A (2001)/A (2001).mp4")
        try home.put("B (2002)/B (2002).mp4")
        _ = try await home.scan()
        try home.remove("A (2001)")
        _ = try await home.scan()
        home.later(days: 400)
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["A (2001)", "B (2002)"])
        #expect(home.catalogue.state.withLock { $0.missing.count } == 1)
    }

    @Test("whenever a scan is stopped, the next one heals it", arguments: 0..<12)
    func stopped(_ after: Int) async throws {
        for number in 1...70 { try home.put("Movie \(number) (2001)/Movie \(number) (2001).mp4") }
        try home.put("Movie 1 (2001)/poster.jpg", Clips.picture)
        let fuse = Fuse(after)
        let real = home.catalogue.sink
        let sink = TitleSink(
            file: {
                try fuse.burn(); try await real.file($0, $1); try fuse.burn()
            },
            setMissing: {
                try fuse.burn(); try await real.setMissing($0, $1)
            },
            remove: {
                try fuse.burn(); try await real.remove($0)
            },
            setPictures: {
                try fuse.burn(); try await real.setPictures($0, $1, $2)
            })
        _ = try? await home.scan(with: home.library(sink: sink))
        _ = try await home.scan()
        #expect(home.catalogue.titles.count == 70)
        #expect(try await ids().count == 70)
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("a cancelled scan says so, keeps what it filed, and is finished by the next")
    func cancelled() async throws {
        for number in 1...60 { try home.put("Movie \(number) (2001)/Movie \(number) (2001).mp4") }
        let library = home.library()
        try await library.service.add(Folder(name: "Home", path: home.path, kind: .movies))
        let progress = try #require(try await library.service.startScan("Home").first)
        await library.service.cancel("Home")
        var last: ScanProgress?
        for await one in progress { last = one }
        #expect(last?.phase == .cancelled)
        _ = try await home.scan()
        #expect(home.catalogue.titles.count == 60)
    }

    @Test("a movie that gets an NFO changes its identity, and its old one stays an alias")
    func identity() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        _ = try await home.scan()
        let before = try #require(home.catalogue.movies.first)
        let file = try #require(try await ids().values.first)
        try home.put("Movie (2001)/movie.nfo", text: "https://www.themoviedb.org/movie/550")
        _ = try await home.scan()
        let after = try #require(home.catalogue.movies.first)
        #expect(after.id.rawValue == "tmdb-550")
        #expect(after.aliases == [before.id])
        #expect(try await home.library().repository.file(file, for: .unlimited).reference == .movie(after.id))
    }

    @Test("a movie whose versions are named with and without an id is one movie, whichever comes first", arguments: [true, false])
    func oneMovie(_ plainFirst: Bool) async throws {
        let names = ["A/Movie (2001).mp4", "B/Movie (2001) [tmdbid-5].mp4"]
        for name in plainFirst ? names : names.reversed() {
            try home.put(name)
            _ = try await home.scan()
        }
        #expect(home.catalogue.movies.last?.id.rawValue == "tmdb-5")
        let id = try #require(TitleID("tmdb-5"))
        #expect(try await home.library().repository.files(of: .movie(id), for: .unlimited).count == 2)
        #expect(home.catalogue.state.withLock { $0.removed.isEmpty })
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("a movie in two folders is told by the one that knows more")
    func twoFolders() async throws {
        try home.put("A/Movie (2001) [tmdbid-5].mp4")
        try home.put("A/Movie (2001) [tmdbid-5].nfo", text: "<movie><title>The Movie</title><plot>Known.</plot></movie>")
        _ = try await home.scan()
        try home.put("B/Movie (2001) [tmdbid-5].mp4")
        _ = try await home.scan()
        #expect(home.catalogue.movies.map(\.facts.overview) == ["Known."])
        #expect(try await ids().count == 2)
    }
}
