import CoreDomain
import Foundation
import LibraryComposition
import LibraryDomain
import Testing

@Suite("Pictures next to movies and series")
struct ArtworkTests {
    private let home: Home
    init() throws { home = try Home() }

    /// Different pictures, so that each is known by its name.
    private func put(_ names: [String]) throws {
        for name in names { try home.put(name, Clips.picture + Array(name.utf8)) }
    }

    /// The files of a movie's poster and backdrop.
    private func pictures(_ movie: IdentifiedMovie) async throws -> [String?] {
        var found: [String?] = []
        for picture in [movie.poster, movie.backdrop] {
            guard let id = picture?.id, case .file(let location)? = try await home.library().repository.picture(id) else {
                found.append(nil)
                continue
            }
            found.append(String(decoding: location.path, as: UTF8.self).split(separator: "/").dropFirst().joined(separator: "/"))
        }
        return found
    }

    @Test(
        "The pictures of a movie's own folder",
        arguments: [
            (["movie-poster.jpg", "movie-fanart.jpg"], ["movie-poster.jpg", "movie-fanart.jpg"]), (["keyart.jpg"], ["keyart.jpg", nil]),
            (["keyart.jpg", "folder.jpg"], ["folder.jpg", nil]), (["poster.jpg", "movie-poster.jpg"], ["poster.jpg", nil]),
            (["movie.tbn", "fanart.avif"], ["movie.tbn", "fanart.avif"]), (["Movie (2001).tbn"], ["Movie (2001).tbn", nil]),
            (["poster.bmp", "extrafanart/b.jpg", "extrafanart/a.jpg"], ["poster.bmp", "extrafanart/a.jpg"]),
            (["backdrop.jpg", "ExtraFanart/a.jpg"], [nil, "backdrop.jpg"]),
            (["landscape.jpg", "extrafanart/a.jpg"], [nil, "extrafanart/a.jpg"]),
            (["extrafanart/notes.txt"], [nil, nil]), (["Movie (2001)-poster.png", "poster.jpg"], ["Movie (2001)-poster.png", nil]),
        ] as [([String], [String?])])
    func movies(_ names: [String], _ expected: [String?]) async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try put(names.map { "Movie (2001)/\($0)" })
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Movie (2001)"])
        #expect(try await pictures(try #require(home.catalogue.movies.first)) == expected)
        #expect(try await home.scan().rowsWritten == 0)
    }

    @Test("The pictures of a series and its seasons")
    func series() async throws {
        try home.put("Show/Season 1/Show S01E01.mp4")
        try home.put("Show/Season 2/Show S02E01.mp4")
        try put([
            "Show/tvshow-poster.jpg", "Show/extrafanart/1.jpg", "Show/season01.tbn", "Show/season02-poster.jpg", "Show/Season 2/folder.jpg",
        ])
        _ = try await home.scan(.series)
        let show = try #require(home.catalogue.series.first)
        #expect(show.poster != nil && show.backdrop != nil && show.seasonPosters.keys.sorted() == [1, 2])
        #expect(home.catalogue.series.count == 1 && home.catalogue.episodes.count == 2)
    }

    @Test("Subtitles that cannot be shown are named once for each, until they are gone")
    func unsupportedSubtitles() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        for name in ["Movie (2001).idx", "Movie (2001).sub", "Movie (2001).de.sup", "Movie (2001).smi", "Subs/2_English.SUB"] {
            try home.put("Movie (2001)/\(name)", text: "{1}{2}x")
        }
        try home.put("Nothing/a.smi", text: "x")
        _ = try await home.scan()
        let names = ["Movie (2001).de.sup", "Movie (2001).idx", "Movie (2001).smi", "Subs/2_English.SUB"]
        #expect(try await home.problems().keys.sorted() == names.map { "Movie (2001)/\($0)" })
        #expect(try await home.problems()["Movie (2001)/Movie (2001).idx"]?.contains("VobSub") == true)
        #expect(try await home.scan().rowsWritten == 0)
        try home.remove("Movie (2001)/Movie (2001).smi")
        _ = try await home.scan()
        #expect(try await home.problems().count == 3)
    }
}
