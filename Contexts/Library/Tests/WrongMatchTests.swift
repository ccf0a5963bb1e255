import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Testing

@Suite("Wrong matches")
struct WrongMatchTests {
    private let home: Home
    private let library: Library

    init() throws {
        home = try Home()
        library = home.library()
        home.known = [
            MatchCandidate(id: TitleID("tmdb-1")!, title: "Heat", year: 1995),
            MatchCandidate(id: TitleID("tmdb-tv1")!, title: "Dark", year: 2017),
        ]
    }

    private func titles() async throws -> [String: String] {
        let files = try await library.files(in: "Home")
        return Dictionary(files.map { ($0.path, $0.reference.title.rawValue) }, uniquingKeysWith: { one, _ in one })
    }

    private func file(_ path: String) async throws -> FileID {
        try #require(try await library.files(in: "Home").first { $0.path == path }).id
    }

    @Test("A person's choice wins over the match, for these files alone, survives a rebuilt catalogue, and can be withdrawn")
    func corrected() async throws {
        try home.put("A/Heat (1995).mp4", Clips.movie("one"))
        try home.put("B/Heat (1995) - 1080p.mp4", Clips.movie("two"))
        try await home.scan(with: library)
        let matched = ["A/Heat (1995).mp4": "tmdb-1", "B/Heat (1995) - 1080p.mp4": "tmdb-1"]
        #expect(try await titles() == matched)
        let id = try await file("A/Heat (1995).mp4")
        // The same title and year as the match has.
        try await library.service.correct([id], to: Correction(movie: "Heat", year: 1995, address: "tmdb-2"))
        let corrected = ["A/Heat (1995).mp4": "tmdb-2", "B/Heat (1995) - 1080p.mp4": "tmdb-1"]
        #expect(try await titles() == corrected)
        #expect(home.catalogue.movies.map(\.id.rawValue).sorted() == ["tmdb-1", "tmdb-2"])
        #expect(home.catalogue.movies.first { $0.id.rawValue == "tmdb-2" }?.aliases == [])
        #expect(home.catalogue.moved.isEmpty, "The other file keeps its title on watchlists")
        #expect(try await home.scan(with: library).rowsWritten == 0)
        let rebuilt = try Home(sharing: home)
        rebuilt.known = home.known
        try await rebuilt.scan()
        let files = try await rebuilt.library().files(in: "Home")
        #expect(Dictionary(files.map { ($0.path, $0.reference.title.rawValue) }, uniquingKeysWith: { one, _ in one }) == corrected)
        try await library.service.withdrawCorrections(of: [id])
        #expect(try await titles() == matched)
        #expect(try await home.scan(with: library).rowsWritten == 0)
    }

    @Test("A watchlist goes with the last file of the match")
    func watchlist() async throws {
        try home.put("A/Heat (1995).mp4")
        try await home.scan(with: library)
        let before = TitleReference.movie(try #require(TitleID("tmdb-1")))
        try await library.service.correct([file("A/Heat (1995).mp4")], to: Correction(movie: "Heat", year: 1986, address: "tmdb-2"))
        #expect(home.catalogue.moved == [before: TitleID("tmdb-2")!])
    }

    @Test("The match is back when the choice is withdrawn, though it had no files for a while and the known title is gone")
    func back() async throws {
        try home.put("A/Heat (1995).mp4")
        try await home.scan(with: library)
        let id = try await file("A/Heat (1995).mp4")
        try await library.service.correct([id], to: Correction(movie: "Heat", year: 1995, address: "tmdb-2"))
        home.known = [MatchCandidate(id: TitleID("tmdb-3")!, title: "Heat", year: 1995)]
        try await library.service.withdrawCorrections(of: [id])
        #expect(try await titles() == ["A/Heat (1995).mp4": "tmdb-1"])
        try home.remove("A/Heat (1995).mp4")
        try await home.scan(with: library)
        home.later(days: 40)
        try await home.scan(with: library)
        #expect(try await titles().isEmpty)
        try home.put("B/Heat (1995).mp4", Clips.movie("another copy"))
        try await home.scan(with: library)
        #expect(try await titles() == ["B/Heat (1995).mp4": "tmdb-1"])
        #expect(home.asked.count == 1)
    }

    @Test("A title that nothing matched is without an id again when the id is withdrawn that a person gave it under the same name")
    func unmatched() async throws {
        try home.put("Cold (2001).mp4")
        try await home.scan(with: library)
        let before = try await titles()
        let id = try await file("Cold (2001).mp4")
        let now = try await library.service.correct([id], to: Correction(movie: "Cold", year: 2001, address: "tmdb-9"))
        #expect(now?.title.rawValue == "tmdb-9")
        try await library.service.withdrawCorrections(of: [id])
        #expect(try await titles() == before)
    }

    @Test("A name that a person enters without an id is matched as the name of a file is")
    func renamed() async throws {
        try home.put("Haet (1995).mp4")
        try await home.scan(with: library)
        #expect(try await titles().values.allSatisfy { $0.hasPrefix("local-") })
        try await library.service.correct([file("Haet (1995).mp4")], to: Correction(movie: "Heat", year: 1995))
        #expect(try await titles() == ["Haet (1995).mp4": "tmdb-1"])
    }

    @Test("An id in an NFO wins over the match of the name")
    func nfo() async throws {
        try home.put("A/Heat (1995).mp4", Clips.movie("one"))
        try home.put("B/Heat (1995) - 1080p.mp4", Clips.movie("two"))
        try await home.scan(with: library)
        try home.put("A/Heat (1995).nfo", text: "<movie><title>Heat</title><uniqueid type=\"tmdb\">3</uniqueid></movie>")
        try await home.scan(with: library)
        #expect(try await titles() == ["A/Heat (1995).mp4": "tmdb-3", "B/Heat (1995) - 1080p.mp4": "tmdb-1"])
        try home.put("A/Heat (1995).nfo", text: "<movie><title>Heat</title><uniqueid type=\"tmdb\">1</uniqueid></movie>")
        try await home.scan(with: library)
        #expect(try await Set(titles().values) == ["tmdb-1"])
        #expect(try await home.scan(with: library).rowsWritten == 0)
    }

    @Test("A series that was matched wrongly is the one that a person chose, with its new episodes, and can be withdrawn")
    func series() async throws {
        try home.put("Dark/Dark S01E01.mp4")
        try await home.scan(.series, with: library)
        #expect(try await titles() == ["Dark/Dark S01E01.mp4": "tmdb-tv1"])
        let id = try await file("Dark/Dark S01E01.mp4")
        for year in [2017, nil] {
            try await library.service.correct([id], to: Correction(series: "Dark", year: year, address: "tmdb-2"))
            try home.put("Dark/Dark S01E0\(year == nil ? 2 : 3).mp4")
            try await home.scan(.series, with: library)
            #expect(try await Set(titles().values) == ["tmdb-tv2"])
            try await library.service.withdrawCorrections(of: [id])
            #expect(try await Set(titles().values) == ["tmdb-tv1"])
        }
    }
}
