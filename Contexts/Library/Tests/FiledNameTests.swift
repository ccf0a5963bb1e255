import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Testing

@Suite("The reasons for how a file was filed")
struct FiledNameTests {
    private let home: Home
    private let library: Library
    init() throws {
        home = try Home()
        library = home.library()
    }

    private func read(_ path: String, _ kind: FolderKind = .movies) async throws -> NamedPath {
        try #require(try await filed(path, kind)).name
    }

    private func filed(_ path: String, _ kind: FolderKind = .movies) async throws -> FiledPath? {
        try await library.service.filed(RelativePath(path), in: Folder(name: "Home", path: home.path, kind: kind))
    }

    @Test("Title and year of an NFO, and of another version of the movie")
    func nfo() async throws {
        try home.put("xyz.mp4")
        try home.put("xyz.nfo", text: "<movie><title>Real Name</title><year>1977</year></movie>")
        try home.put("Heat/Heat (1995) - 1080p.mp4")
        try home.put("Heat/Heat - 720p.mp4")
        let named = try await read("xyz.mp4").name
        #expect(named.title == "Real Name" && named.year == 1977)
        #expect(named.rule(of: .title) == .nfo && named.rule(of: .year) == .nfo)
        let other = try await read("Heat/Heat - 720p.mp4").name
        #expect(other.year == 1995 && other.rule(of: .year) == .otherFile && other.rule(of: .title) != .otherFile)
    }

    @Test("A folder with a year gives its title to its one movie, and not to several")
    func siblings() async throws {
        try home.put("Ran (1985)/video.mp4")
        try home.put("Two (1986)/Alpha.mp4")
        try home.put("Two (1986)/Beta.mp4")
        let one = try await read("Ran (1985)/video.mp4")
        #expect(one.name.title == "Ran" && one.name.rule(of: .title) == .titleFromFolder && one.ofFolders.contains(.title))
        let two = try await read("Two (1986)/Beta.mp4")
        #expect(two.name.title == "Beta" && two.name.year == nil && two.name.rule(of: .title) == .wholeName)
        #expect(two.name.rule(of: .year) == nil && two.ofFolders.isEmpty)
    }

    @Test("A movie whose NFO gives its id is in no doubt, and a corrected title has no marks that turn it around")
    func sure() async throws {
        try home.put("2012.mp4")
        try home.put("2012.nfo", text: "https://www.imdb.com/title/tt1190080/")
        try home.put("2013.mp4")
        try await home.scan(with: library)
        #expect(try await library.repository.doubts(after: nil, limit: 9).map(\.path) == [RelativePath("2013.mp4")])
        #expect(try Correction(movie: "He\u{202E}at", year: nil).name?.title == "Heat")
    }

    @Test("A correction is the reason of what it says")
    func corrected() async throws {
        try home.put("Haet (1990).mp4")
        try await home.scan(with: library)
        let id = try #require(try await library.files(in: "Home").first).id
        try await library.service.correct([id], to: Correction(movie: "Heat", year: 1995))
        let name = try await read("Haet (1990).mp4").name
        #expect(name.title == "Heat" && name.year == 1995 && name.rule(of: .title) == .byPerson && name.rule(of: .year) == .byPerson)
    }

    @Test("An episode has its own reasons, and those of its series")
    func episode() async throws {
        try home.put("Harbour/tvshow.nfo", text: "<tvshow><title>The Harbour</title></tvshow>")
        try home.put("Harbour/Season 2/03 - Rope.mp4")
        let read = try await read("Harbour/Season 2/03 - Rope.mp4", .series)
        #expect(read.name.title == "The Harbour" && read.name.rule(of: .title) == .nfo)
        #expect(read.name.season == 2 && read.name.rule(of: .season) == .seasonFromFolder && read.ofFolders.contains(.season))
        #expect(read.name.episodes == 3...3 && read.name.episodeTitle == "Rope")
    }

    @Test("A library that may not be read says so, until it can be read again", .enabled(if: getuid() != 0))
    func away() async throws {
        try home.put("A.mp4")
        try await home.scan(with: library)
        _ = chmod(home.path, 0)
        #expect(try await home.scan(with: library).isAway)
        #expect(await library.service.awayReasons["Home"]?.contains("no permission") == true)
        _ = chmod(home.path, 0o755)
        try await home.scan(with: library)
        #expect(await library.service.awayReasons.isEmpty)
    }

    @Test("A library that became empty says so; one that is gone needs no words")
    func empty() async throws {
        try home.put("A.mp4")
        try await home.scan(with: library)
        try home.remove("A.mp4")
        try await home.scan(with: library)
        #expect(await library.service.awayReasons == ["Home": "It is empty, although it had files."])
    }

    @Test("Nothing for a file that does not exist")
    func missing() async throws {
        let folder = Folder(name: "Home", path: home.path, kind: .movies)
        #expect(try await library.service.filed(RelativePath("A/b.mp4"), in: folder) == nil)
    }
}
