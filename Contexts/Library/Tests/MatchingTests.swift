import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Testing

@Suite("Files whose names give no id")
struct MatchingTests {
    private let home: Home
    private let library: Library

    init() throws {
        home = try Home()
        library = home.library()
    }

    private func know(_ titles: (String, String, Int?)...) {
        home.known = titles.map { MatchCandidate(id: TitleID($0.0)!, title: $0.1, year: $0.2) }
    }

    private func asked() -> [String] { home.asked.map(\.title) }

    private func titles() async throws -> [String: String] {
        let files = try await library.files(in: "Home")
        return Dictionary(files.map { ($0.path, $0.reference.title.rawValue) }, uniquingKeysWith: { one, _ in one })
    }

    private func title(_ path: String) async throws -> String { try #require(try await titles()[path]) }

    private func file(_ path: String) async throws -> FileID {
        try #require(try await library.files(in: "Home").first { $0.path == path }).id
    }

    private func note(_ title: String) async throws -> NotedMatch? {
        let id = try #require(TitleID(title))
        return try await library.repository.matches(of: [id])[id]
    }

    @Test("They are the known title that they match, which keeps the id of their name as another one; a second scan asks nothing")
    func claimed() async throws {
        know(("tmdb-949", "Heat", 1995), ("tmdb-5", "Heat", 1986))
        try home.put("Heat (1995)/Heat (1995).mp4")
        try await home.scan(with: library)
        let movie = try #require(home.catalogue.movies.first)
        #expect(movie.id.rawValue == "tmdb-949" && movie.title == "Heat" && home.catalogue.movies.count == 1)
        let name = try #require(movie.aliases.first)
        #expect(name.source == .local)
        let note = try #require(try await note("tmdb-949"))
        #expect(note.name == name && note.claimed == movie.id)
        #expect(note.candidates.map(\.score) == [90] && note.candidates.first?.reasons == [.sameTitle, .sameYear])
        #expect(try await self.note(name.rawValue) == note)
        #expect(asked() == ["Heat"])
        #expect(try await home.scan(with: library).rowsWritten == 0)
        #expect(asked() == ["Heat"])
    }

    @Test("A match stays when the known title is gone, also for new files of the name")
    func kept() async throws {
        know(("tmdb-949", "Heat", 1995))
        try home.put("A/Heat (1995).mp4")
        try await home.scan(with: library)
        know()
        try home.put("A/Heat (1995).mp4", Clips.movie("another cut"))
        try home.put("B/Heat (1995) - 1080p.mp4")
        try await home.scan(with: library)
        #expect(try await Set(titles().values) == ["tmdb-949"])
        #expect(asked() == ["Heat"])
        #expect(try await note("tmdb-949")?.candidates.count == 1)
    }

    @Test("Without a sure match they keep the id of their name, and the best candidates are noted until they are known")
    func doubtful() async throws {
        know(("tmdb-949", "Heat", 1995), ("tmdb-5", "Heat", 1986))
        try home.put("Heat/Heat.mp4")
        try home.put("Cold (2001)/Cold (2001).mp4")
        try await home.scan(with: library)
        let heat = try await title("Heat/Heat.mp4")
        #expect(try await titles().values.allSatisfy { $0.hasPrefix("local-") })
        let note = try #require(try await note(heat))
        #expect(note.claimed == nil && note.candidates.map(\.candidate.id.rawValue) == ["tmdb-5", "tmdb-949"])
        #expect(try await self.note(title("Cold (2001)/Cold (2001).mp4")) == nil)
        know()
        try home.put("Heat/Heat.mp4", Clips.movie("another cut"))
        try await home.scan(with: library)
        #expect(try await self.note(heat) == nil)
    }

    @Test("A title that is known later is found when its files change, and all files of the name follow")
    func later() async throws {
        try home.put("A/Heat (1995).mp4")
        try home.put("B/Heat (1995) - 1080p.mp4")
        try await home.scan(with: library)
        know(("tmdb-949", "Heat", 1995))
        #expect(try await home.scan(with: library).rowsWritten == 0)
        #expect(asked() == ["Heat"], "Two folders of one title are one question")
        try home.put("A/Heat (1995).mp4", Clips.movie("another cut"))
        try await home.scan(with: library)
        #expect(try await Set(titles().values) == ["tmdb-949"])
        #expect(home.catalogue.movies.map(\.id.rawValue) == ["tmdb-949"])
        #expect(asked() == ["Heat", "Heat"])
    }

    @Test("Titles that are known later are matched when they are looked for again, without a change of their files")
    func again() async throws {
        try home.put("A/Heat (1995).mp4")
        try home.put("B/Heat (1995) - 1080p.mp4")
        try home.put("C/Cold (2001).mp4")
        try await home.scan(with: library)
        know(("tmdb-949", "Heat", 1995))
        let open = try await library.repository.unmatched(after: nil, limit: 9)
        #expect(Set(open.map(\.clues)) == [TitleClues(.movie, title: "Heat", year: 1995), TitleClues(.movie, title: "Cold", year: 2001)])
        let heat = try #require(open.first { $0.clues.title == "Heat" })
        #expect(heat.isWorthFiling(TitleMatch(heat.clues, among: home.known)))
        #expect(!heat.isWorthFiling(TitleMatch(heat.clues, among: [])))
        // Twice before a scan is as good as once.
        _ = try await LibraryStore(precious: home.precious, catalogue: home.database).fileAgain([heat.id])
        try await library.service.matchAgain([heat.id])
        #expect(try await titles().filter { $0.value == "tmdb-949" }.keys.sorted() == ["A/Heat (1995).mp4", "B/Heat (1995) - 1080p.mp4"])
        #expect(try await library.repository.unmatched(after: nil, limit: 9).map(\.path.text) == ["C/Cold (2001).mp4"])
        #expect(try await home.scan(with: library).rowsWritten == 0)
        #expect(asked().sorted() == ["Cold", "Heat", "Heat"])
    }

    @Test("A series that is known later is matched with all its episodes; what was noted already is not filed again")
    func seriesAgain() async throws {
        for number in 1...3 { try home.put("Low Water/Season \(number)/Low Water S0\(number)E01.mp4", Clips.movie("\(number)")) }
        try await home.scan(.series, with: library)
        know(("tmdb-tv7", "Low Water", 2010), ("tmdb-tv8", "Low Water", 1980))
        var show = try #require(try await library.repository.unmatched(after: nil, limit: 9).first)
        try await library.service.matchAgain([show.id])
        show = try #require(try await library.repository.unmatched(after: nil, limit: 9).first)
        #expect(show.files == 3 && show.candidates.count == 2)
        #expect(!show.isWorthFiling(TitleMatch(show.clues, among: home.known)))
        know(("tmdb-tv7", "Low Water", 2010))
        #expect(show.isWorthFiling(TitleMatch(show.clues, among: home.known)))
        try await library.service.matchAgain([show.id])
        #expect(try await Set(titles().values) == ["tmdb-tv7"])
        #expect(try await home.scan(.series, with: library).rowsWritten == 0)
        #expect(try await library.repository.unmatchedCount() == 0)
    }

    @Test("An id in a name or an NFO asks nothing, nor does a video; the NFO gives the titles that are looked for")
    func clues() async throws {
        try home.put("Ronin (1998) [tmdbid-8195].mp4")
        try home.put("Ran/Ran.mp4")
        try home.put("Ran/Ran.nfo", text: "<movie><title>Ran</title><uniqueid type=\"imdb\">tt0089881</uniqueid></movie>")
        try home.put("st/st.mp4")
        try home.put(
            "st/st.nfo",
            text: "<movie><title>Stalker</title><originaltitle>Сталкер</originaltitle><year>1979</year><runtime>162</runtime></movie>")
        try await home.scan(with: library)
        #expect(
            home.asked == [
                TitleClues(.movie, title: "Stalker", otherTitles: ["st", "Сталкер"], year: 1979, runtimeMinutes: 162)
            ])
        let videos = try Home()
        try videos.put("Holiday.mp4")
        try await videos.scan(.videos)
        #expect(videos.asked.isEmpty)
    }

    @Test("A series is asked for once, however many episodes it has")
    func series() async throws {
        know(("tmdb-tv7", "Low Water", 2010))
        for number in 10...70 { try home.put("Low Water/Low Water S01E\(number).mp4", Clips.movie("\(number)")) }
        for number in 10...70 { try home.put("High Water/High Water S01E\(number).mp4", Clips.movie("h\(number)")) }
        try await home.scan(.series, with: library)
        #expect(asked().sorted() == ["High Water", "Low Water"])
        #expect(home.catalogue.series.map(\.title) == ["High Water", "Low Water"])
        #expect(home.catalogue.series.last?.id.rawValue == "tmdb-tv7")
        #expect(try await titles().filter { $0.key.hasPrefix("Low") }.values.allSatisfy { $0 == "tmdb-tv7" })
    }
}
