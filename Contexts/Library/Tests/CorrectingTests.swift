import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Testing

@Suite("Titles that people correct")
struct CorrectingTests {
    private let home: Home
    private let library: Library
    init() throws {
        home = try Home()
        library = home.library()
    }

    private func file(_ path: String, in home: Home? = nil) async throws -> MediaFile {
        let home = home ?? self.home
        let files = try await home.library().files(in: "Home")
        return try #require(files.first { $0.path == path })
    }

    private func title(_ path: String, in home: Home? = nil) async throws -> String {
        let home = home ?? self.home
        let reference = try await file(path, in: home).reference
        switch reference {
        case .movie(let id), .video(let id):
            return try #require(home.catalogue.movies.first { $0.id == id }).title
        case .episode(let id, let season, let episode):
            return try #require(home.catalogue.series.first { $0.id == id }).title + " \(season)x\(episode)"
        }
    }

    @Test("A movie becomes the other one at once, without a change on the disk; withdrawn, it is the first again")
    func movie() async throws {
        try home.put("Haet/haet.mp4")
        try await home.scan(with: library)
        let before = try await file("Haet/haet.mp4")
        let now = try await library.service.correct([before.id], to: Correction(movie: "Heat", year: 1995, address: "tmdb-949"))
        #expect(now == .movie(TitleID("tmdb-949")!))
        #expect(try await title("Haet/haet.mp4") == "Heat")
        #expect(home.catalogue.moved == [before.reference: TitleID("tmdb-949")!])
        #expect(try await home.scan(with: library).rowsWritten == 0)
        #expect(try await library.repository.corrections(limit: 10).map(\.file) == [before.id])
        #expect(try await library.repository.corrections(of: [before.id]).keys.sorted() == [before.id])
        #expect(try await library.service.withdrawCorrections(of: [before.id]) == before.reference)
        #expect(try await title("Haet/haet.mp4") == "Haet")
        #expect(try await library.repository.corrections(limit: 10).isEmpty)
        #expect(try await home.scan(with: library).rowsWritten == 0)
    }

    @Test("A correction is no scan: the history keeps what the disk did")
    func history() async throws {
        try home.put("Haet/haet.mp4")
        try await home.scan(with: library)
        let scans = try await library.repository.scans()
        let id = try await file("Haet/haet.mp4").id
        home.later(days: 1)
        try await library.service.correct([id], to: Correction(movie: "Heat", year: 1995))
        try await library.service.withdrawCorrections(of: [id])
        #expect(try await library.repository.scans() == scans && scans.count == 1)
    }

    @Test("A correction survives a rebuilt catalogue and renamed folders, alone and together")
    func survives() async throws {
        try home.put("A/Haet.mp4")
        try home.put("A/Other.mp4")
        try await home.scan(with: library)
        try await library.service.correct([try await file("A/Haet.mp4").id], to: Correction(movie: "Heat", year: 1995))
        try home.move("A", to: "B")
        try await home.scan(with: library)
        #expect(try await title("B/Haet.mp4") == "Heat")
        let rebuilt = try Home(sharing: home)
        try await rebuilt.scan()
        #expect(try await title("B/Haet.mp4", in: rebuilt) == "Heat")
        #expect(try await title("B/Other.mp4", in: rebuilt) == "Other")
        try home.move("B", to: "C")
        try home.move("C/Haet.mp4", to: "C/Something else (2001).mp4")
        let again = try Home(sharing: home)
        try await again.scan()
        #expect(try await title("C/Something else (2001).mp4", in: again) == "Heat")
    }

    @Test("A corrected file that is edited in its place, and renamed afterwards without a catalogue, stays corrected")
    func edited() async throws {
        try home.put("Haet.mp4")
        try await home.scan(with: library)
        let id = try await file("Haet.mp4").id
        try await library.service.correct([id], to: Correction(movie: "Heat", year: 1995))
        try home.put("Haet.mp4", Clips.movie("another cut of it"))
        try await home.scan(with: library)
        #expect(try await title("Haet.mp4") == "Heat")
        #expect(try await file("Haet.mp4").id == id)
        try home.move("Haet.mp4", to: "Hate.mp4")
        let rebuilt = try Home(sharing: home)
        try await rebuilt.scan()
        #expect(try await title("Hate.mp4", in: rebuilt) == "Heat")
    }

    @Test("Two movies that looked like one are two, and one again when that is withdrawn")
    func two() async throws {
        try home.put("Heat/Heat.1080p.mp4")
        try home.put("Heat/Heat.720p.mp4")
        try await home.scan(with: library)
        #expect(home.catalogue.titles == ["Heat"])
        let other = try await file("Heat/Heat.720p.mp4").id
        try await library.service.correct([other], to: Correction(movie: "Heat", year: 1986))
        #expect(home.catalogue.titles == ["Heat", "Heat (1986)"])
        #expect(home.catalogue.moved.isEmpty, "The first movie keeps a file, and with it its place on watchlists")
        try await library.service.withdrawCorrections(of: [other])
        #expect(Set(try await library.files(in: "Home").map(\.reference)).count == 1)
    }

    @Test("An episode belongs to another season; one without a number gets its place")
    func episodes() async throws {
        try home.put("Show/Show S01E01.mp4")
        try home.put("Show/Show S01E02.mp4")
        try home.put("Show/Finale.mp4")
        try await home.scan(.series, with: library)
        #expect(try await home.problems().keys.sorted() == ["Show/Finale.mp4"])
        try await library.service.correct([try await file("Show/Show S01E02.mp4").id], to: Correction(episode: 1, season: 2))
        #expect(try await title("Show/Show S01E02.mp4") == "Show 2x1")
        let now = try await library.service.correct(RelativePath("Show/Finale.mp4"), in: "Home", to: Correction(episode: 3, season: 1))
        #expect(now?.rawValue.hasSuffix("/1/3") == true)
        #expect(try await title("Show/Finale.mp4") == "Show 1x3")
        #expect(try await home.problems().isEmpty)
        #expect(try await home.scan(.series, with: library).rowsWritten == 0)
        let rebuilt = try Home(sharing: home)
        try await rebuilt.scan(.series)
        #expect(try await title("Show/Finale.mp4", in: rebuilt) == "Show 1x3")
        try await library.service.withdrawCorrections(of: [try await file("Show/Finale.mp4").id])
        #expect(try await home.problems().keys.sorted() == ["Show/Finale.mp4"])
    }

    @Test("A series that is another one stays that when the number of the corrected episode changes, and the other way round")
    func seriesAndPlace() async throws {
        for number in 1...3 { try home.put("Show/Show S01E0\(number).mp4") }
        try await home.scan(.series, with: library)
        let first = try await file("Show/Show S01E01.mp4").id
        try await library.service.correct([first], to: Correction(series: "Other", year: 2011))
        try await library.service.correct([first], to: Correction(episode: 9, season: 1))
        func titles() async throws -> [String] {
            var titles: [String] = []
            for number in 1...3 { titles.append(try await title("Show/Show S01E0\(number).mp4")) }
            return titles
        }
        #expect(try await titles() == ["Other 1x9", "Other 1x2", "Other 1x3"])
        #expect(try await home.scan(.series, with: library).rowsWritten == 0)
        // The place of the first file stays when the series is named again from it.
        try await library.service.correct([first], to: Correction(series: "Third", year: nil))
        #expect(try await titles() == ["Third 1x9", "Third 1x2", "Third 1x3"])
        try await library.service.withdrawCorrections(of: [first])
        #expect(try await titles() == ["Third 1x1", "Third 1x2", "Third 1x3"])
    }

    @Test("A series that is another one is that with its new episodes too")
    func series() async throws {
        try home.put("Show/Show S01E01.mp4")
        try home.put("Show/Show S01E02.mp4")
        try await home.scan(.series, with: library)
        let before = try await file("Show/Show S01E01.mp4").reference.title
        try await library.service.correct(
            [try await file("Show/Show S01E01.mp4").id], to: Correction(series: "Other", year: 2011, address: "tvdb-77"))
        try home.put("Show/Show S01E03.mp4")
        try await home.scan(.series, with: library)
        for number in 1...3 { #expect(try await title("Show/Show S01E0\(number).mp4") == "Other 1x\(number)") }
        #expect(Set(home.catalogue.moved.map(\.key.title)) == [before])
        #expect(try await home.scan(.series, with: library).rowsWritten == 0)
    }

    @Test("What cannot be corrected is refused")
    func refused() async throws {
        try home.put("Heat.mp4")
        try await home.scan(with: library)
        let id = try await file("Heat.mp4").id
        await #expect(throws: LibraryError.fileNotFound) {
            try await library.service.correct([FileID("nothing12")!], to: Correction(movie: "A", year: nil))
        }
        await #expect(throws: LibraryError.self) { try await library.service.correct([id], to: Correction(series: "A", year: nil)) }
        for path in ["../Heat.mp4", "none.mp4", "Heat.txt", ""] {
            await #expect(throws: LibraryError.fileNotFound) {
                try await library.service.correct(RelativePath(path), in: "Home", to: Correction(movie: "A", year: nil))
            }
        }
        await #expect(throws: LibraryError.unknownFolder("Nowhere")) {
            try await library.service.correct(RelativePath("a.mp4"), in: "Nowhere", to: Correction(movie: "A", year: nil))
        }
        #expect(try await library.repository.corrections(limit: 10).isEmpty)
        #expect(try await library.service.withdrawCorrections(of: [id]) == nil)
    }

    @Test("A copy of a corrected file is the same movie")
    func copy() async throws {
        try home.put("A/Haet.mp4", Clips.movie("one"))
        try await home.scan(with: library)
        try await library.service.correct([try await file("A/Haet.mp4").id], to: Correction(movie: "Heat", year: 1995))
        try home.put("B/Hate.mp4", Clips.movie("one"))
        try await home.scan(with: library)
        #expect(try await title("B/Hate.mp4") == "Heat")
    }
}
