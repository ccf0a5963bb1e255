import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Testing

@Suite("How a file got its title")
struct FiledTitleTests {
    private let home: Home
    private let library: Library

    init() throws {
        home = try Home()
        library = home.library()
        home.known = [
            MatchCandidate(id: TitleID("tmdb-949")!, title: "Heat", year: 1995),
            MatchCandidate(id: TitleID("imdb-tt1")!, title: "Heat", year: 1986),
            MatchCandidate(id: TitleID("sample-dark")!, title: "Dark", year: 2017),
        ]
    }

    private func title(_ path: String, _ kind: FolderKind = .movies) async throws -> FiledTitle {
        let folder = Folder(name: "Home", path: home.path, kind: kind)
        return try #require(try await library.service.filed(RelativePath(path), in: folder)).title
    }

    @Test("A match tells its score and the reasons")
    func matched() async throws {
        try home.put("Heat (1994)/Heat (1994).mp4")
        #expect(try await title("Heat (1994)/Heat (1994).mp4") == FiledTitle(id: nil, origin: .unmatched))
        try await home.scan(with: library)
        let filed = try await title("Heat (1994)/Heat (1994).mp4")
        #expect(filed.origin.name == "matched" && filed.origin.candidates.map(\.score) == [80])
        #expect(
            filed.lines == [
                "filed as: tmdb-949", "matched to: Heat (1995), tmdb-949 of The Movie Database, 80 points",
                "because the title is the same (+70)", "because the year differs by one (+10)",
            ])
    }

    @Test("What is not sure enough is told with its candidates, the best first")
    func undecided() async throws {
        try home.put("Heat/Heat.mp4")
        try home.put("Cold/Cold (1995).mp4")
        try home.put("Heat (1993)/Heat (1993).mp4")
        try await home.scan(with: library)
        let filed = try await title("Heat/Heat.mp4")
        #expect(filed.origin.name == "undecided" && filed.id?.source == .local)
        #expect(
            Array(filed.lines.dropFirst()) == [
                "not matched: that takes 80 of 100 points, and 10 more than the next title",
                "candidate: Heat (1995), tmdb-949 of The Movie Database, 70 points: the title is the same (+70)",
                "candidate: Heat (1986), imdb-tt1 of IMDb, 70 points: the title is the same (+70)",
            ])
        #expect(try await title("Heat (1993)/Heat (1993).mp4").lines.last?.hasSuffix("the year differs by two (−10)") == true)
        let cold = try await title("Cold/Cold (1995).mp4")
        #expect(cold.lines.last == "not matched: no known title resembles it" && cold.origin.candidates.isEmpty)
    }

    @Test("An id of the files, of other files of the name, and of a person")
    func given() async throws {
        try home.put("A/Ronin (1998) [tmdbid-8195].mp4")
        try home.put("B/Ronin (1998).mp4")
        try home.put("C/Haet.mp4")
        try await home.scan(with: library)
        #expect(try await title("A/Ronin (1998) [tmdbid-8195].mp4") == FiledTitle(id: TitleID("tmdb-8195"), origin: .given))
        #expect(try await title("B/Ronin (1998).mp4") == FiledTitle(id: TitleID("tmdb-8195"), origin: .sameName))
        let file = try #require(try await library.files(in: "Home").first { $0.path == "C/Haet.mp4" })
        try await library.service.correct([file.id], to: Correction(movie: "Heat", year: 1995, address: "tmdb-949"))
        #expect(try await title("C/Haet.mp4") == FiledTitle(id: TitleID("tmdb-949"), origin: .chosen))
        for origin in [TitleOrigin.given, .sameName, .chosen] {
            #expect(FiledTitle(id: file.reference.title, origin: origin).lines.count == 2 && origin.candidates.isEmpty)
        }
    }

    @Test("An episode has the title of its series; a video has none but its own")
    func others() async throws {
        try home.put("Dark/Dark S01E01.mp4")
        try await home.scan(.series, with: library)
        let filed = try await title("Dark/Dark S01E01.mp4", .series)
        #expect(filed.id?.rawValue == "sample-dark" && filed.origin.candidates.map(\.score) == [82])
        #expect(filed.lines[1] == "matched to: Dark (2017), sample-dark of the built-in titles, 82 points")
        let video = try await title("Dark/Dark S01E01.mp4", .videos)
        #expect(video.origin == .video && video.lines.count == 1)
    }
}
