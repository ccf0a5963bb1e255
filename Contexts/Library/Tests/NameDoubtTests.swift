import CoreDomain
import Foundation
import LibraryDomain
import Testing

@testable import LibraryApplication

@Suite("Doubtful names")
struct NameDoubtTests {
    private func doubts(_ folder: String, _ names: [String], root: Bool = false) -> [String: NameDoubt] {
        let unit = root ? RelativePath.root : RelativePath(folder)
        let shelf = MovieShelf.arrange(unit, ShelfTests.listed(root ? "" : folder, names))
        let found = shelf.titles.flatMap { group in group.members.map { ($0.file.name, group.doubt) } }
        return Dictionary(uniqueKeysWithValues: found).compactMapValues(\.self)
    }

    @Test(
        "A movie is in doubt where its name leaves something open",
        arguments: [
            ("Alien (1979)", "Alien.mkv", nil), ("Alien", "Alien.mkv", .year), ("Alien", "Alien {imdb-tt0078748}.mkv", nil),
            ("Alien", "Alien.1080p.WEB.mkv", .year), ("Blade Runner (1982)", "Blade Runner 2049 (2017).mkv", .years),
            ("Heat (1995)", "Heat (1996).mkv", nil), ("Stuff", "a8f3k2q9x7.mkv", .title), ("Stuff", "video.mkv", .year),
            ("Heat (1995)", "video.mkv", nil), ("2012 (2009)", "2012.mkv", nil),
        ] as [(String, String, NameDoubt?)])
    func movies(folder: String, file: String, doubt: NameDoubt?) {
        #expect(doubts(folder, [file])[file] == doubt)
    }

    @Test("Another movie in the folder of one is in doubt, in a collection none is")
    func several() {
        #expect(doubts("Alien (1979)", ["Alien (1979).mkv", "Solaris (1972).mkv"]) == ["Solaris (1972).mkv": .severalMovies])
        #expect(doubts("Best of 1979", ["Alien (1979).mkv", "Stalker (1979).mkv"]).isEmpty)
        let many = (0..<9).map { "Movie \($0) (1979).mkv" }
        #expect(doubts("Movie 1 (1979)", many).isEmpty)
        #expect(doubts("", ["Alien.mkv", "Heat (1995).mkv"], root: true) == ["Alien.mkv": .year])
    }

    @Test(
        "An episode is in doubt where its series, its season or its number is a guess",
        arguments: [
            ("Silo", "Silo S01E02.mkv", nil), ("Silo/Season 1", "02.mkv", nil), ("Silo", "Silo 1x02.mkv", nil), ("Silo", "02.mkv", .season),
            ("Silo", "Silo.102.720p.mkv", .episode),
        ] as [(String, String, NameDoubt?)])
    func episodes(folder: String, file: String, doubt: NameDoubt?) throws {
        let shelf = ShowShelf.arrange(RelativePath("Silo"), ShelfTests.listed("Silo", [String("\(folder)/\(file)".dropFirst(5))]))
        #expect(shelf.shows.map { $0.episodes.map(\.doubt) } == [[doubt]])
    }

    @Test("A doubt is a part of the inputs, so that a title is filed again when it goes")
    func inputs() throws {
        let shelf = MovieShelf.arrange(RelativePath("Stuff"), ShelfTests.listed("Stuff", ["video.mkv"]))
        var group = try #require(shelf.titles.first)
        let before = group.inputs
        group.doubt = nil
        group.sumUp()
        #expect(group.inputs != before)
    }
}
