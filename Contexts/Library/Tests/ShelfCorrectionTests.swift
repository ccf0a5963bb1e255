import CoreDomain
import Testing

@testable import LibraryApplication
@testable import LibraryDomain

@Suite("Folders arranged as people decided")
struct ShelfCorrectionTests {
    private func path(_ text: String) -> RelativePath { RelativePath(text) }

    private func summary(_ shelf: Shelf) -> [String] {
        let titles = shelf.titles.map { "\(name($0.name)) | \(files($0))" }
        let episodes = shelf.shows.flatMap { show in
            show.episodes.compactMap { group -> String? in
                guard case .episode(let season, let episodes, _) = group.slot else { return nil }
                let numbers = episodes.count == 1 ? "\(episodes.lowerBound)" : "\(episodes.lowerBound)-\(episodes.upperBound)"
                return "\(name(show.name))\(show.isLoose ? "*" : "") \(season)x\(numbers) | \(files(group))"
            }
        }
        return titles + episodes.sorted() + shelf.problems.map { "? \($0.path.text)" }
    }

    private func name(_ name: ParsedName) -> String {
        name.title + (name.year.map { " (\($0))" } ?? "") + name.hints.ids(isSeries: false).map { " \($0)" }.joined()
    }

    private func files(_ group: TitleGroup) -> String {
        let members = group.members.map { member in
            member.file.name + member.subtitles.map { " +\($0.fileName)" }.joined() + (member.correction == nil ? "" : " ✓")
        }
        return members.joined(separator: ", ") + (group.nfo.isEmpty ? "" : " nfo") + (group.poster == nil ? "" : " poster")
    }

    private func movies(_ unit: String, _ paths: [String], _ corrections: [String: Correction]) -> [String] {
        let listed = ShelfTests.listed(unit, paths)
        var shelf = MovieShelf.arrange(path(unit), listed)
        shelf.apply(
            Dictionary(uniqueKeysWithValues: corrections.map { (path($0.key), $0.value) }), to: listed, in: path(unit))
        return summary(shelf)
    }

    private func series(_ unit: String, _ paths: [String], _ corrections: [String: Correction]) -> [String] {
        let listed = ShelfTests.listed(unit, paths)
        var shelf = ShowShelf.arrange(path(unit), listed)
        shelf.apply(
            Dictionary(uniqueKeysWithValues: corrections.map { (path($0.key), $0.value) }), to: listed, in: path(unit))
        return summary(shelf)
    }

    @Test("Another movie takes the files, the extras and the pictures along, but not the NFO, which is about the wrong one")
    func movie() throws {
        let files = ["Heat (1986).mkv", "Heat (1986).en.srt", "movie.nfo", "poster.jpg", "Heat (1986)-trailer.mkv"]
        let other = try Correction(movie: "Heat", year: 1995, address: "tmdb-949")
        #expect(movies("H", files, [:]) == ["Heat (1986) | Heat (1986).mkv +Heat (1986).en.srt, Heat (1986)-trailer.mkv nfo poster"])
        #expect(
            movies("H", files, ["H/Heat (1986).mkv": other])
                == ["Heat (1995) tmdb-949 | Heat (1986).mkv +Heat (1986).en.srt ✓, Heat (1986)-trailer.mkv ✓ poster"])
    }

    @Test("Confirming a name keeps its NFO and its ids")
    func confirmed() throws {
        let same = try Correction(movie: "heat", year: 1986)
        #expect(
            movies("H", ["Heat (1986) [tmdb-5].mkv", "movie.nfo"], ["H/Heat (1986) [tmdb-5].mkv": same])
                == ["heat (1986) tmdb-5 | Heat (1986) [tmdb-5].mkv ✓ nfo"])
        let here = try Correction(episode: 2, season: 1, of: "Show")
        #expect(
            series("Show", ["Show S01E02.mkv", "Show S01E02.nfo"], ["Show/Show S01E02.mkv": here])
                == ["Show 1x2 | Show S01E02.mkv ✓ nfo"])
    }

    @Test("Two movies that look like one are separated; what is left keeps NFO, pictures and extras")
    func two() throws {
        let files = [
            "Heat.1080p.mkv", "Heat.1080p.en.srt", "Heat.720p.mkv", "Heat.720p.de.srt", "movie.nfo", "poster.jpg", "Heat-trailer.mkv",
        ]
        let other = try Correction(movie: "Heat", year: 1986)
        #expect(
            movies("H", files, ["H/Heat.720p.mkv": other]) == [
                "Heat | Heat.1080p.mkv +Heat.1080p.en.srt, Heat-trailer.mkv nfo poster",
                "Heat (1986) | Heat.720p.mkv +Heat.720p.de.srt ✓",
            ])
        let third = try Correction(movie: "Heat", year: 1972)
        #expect(
            movies("H", ["Heat.1080p.mkv", "Heat.720p.mkv"], ["H/Heat.720p.mkv": other, "H/Heat.1080p.mkv": third]).sorted()
                == ["Heat (1972) | Heat.1080p.mkv ✓", "Heat (1986) | Heat.720p.mkv ✓"], "Nothing is left of the first title")
    }

    @Test("An episode belongs to another season, and becomes a version where that episode is already")
    func season() throws {
        let files = ["Season 1/Show S01E01.mkv", "Season 1/Show S01E02.mkv", "Season 1/Show S01E02.nfo"]
        let second = try Correction(episode: 2, season: 2)
        #expect(
            series("Show", files, ["Show/Season 1/Show S01E02.mkv": second])
                == ["Show 1x1 | Show S01E01.mkv", "Show 2x2 | Show S01E02.mkv ✓"])
        let first = try Correction(episode: 1, season: 1)
        #expect(
            series("Show", files, ["Show/Season 1/Show S01E02.mkv": first])
                == ["Show 1x1 | Show S01E01.mkv, Show S01E02.mkv ✓"])
        let both = try Correction(episode: 1, to: 3, season: 0, of: "show")
        #expect(series("Show", ["Show S01E01.mkv"], ["Show/Show S01E01.mkv": both]) == ["Show 0x1-3 | Show S01E01.mkv ✓"])
    }

    @Test("A file whose name gives no episode gets its place")
    func unplaced() throws {
        let files = ["Show S01E01.mkv", "Pilot.mkv", "Pilot.en.srt", "Making of something.mkv"]
        #expect(series("Show", files, [:]) == ["Show 1x1 | Show S01E01.mkv", "? Show/Making of something.mkv", "? Show/Pilot.mkv"])
        let pilot = try Correction(episode: 0, season: 1)
        #expect(
            series("Show", files, ["Show/Pilot.mkv": pilot])
                == ["Show 1x0 | Pilot.mkv +Pilot.en.srt ✓", "Show 1x1 | Show S01E01.mkv", "? Show/Making of something.mkv"])
        let alone = try Correction(episode: 1, season: 1, of: "Other", year: 2001)
        #expect(series("Show", ["Pilot.mkv"], ["Show/Pilot.mkv": alone]) == ["Other (2001)* 1x1 | Pilot.mkv ✓"])
        #expect(series("Show", ["Pilot.mkv"], ["Show/Pilot.mkv": try Correction(series: "Other", year: nil)]) == ["? Show/Pilot.mkv"])
    }

    @Test("One episode of another series is filed there; a series that is another one is that with all its episodes")
    func otherSeries() throws {
        let files = ["Show S01E01.mkv", "Show S01E02.mkv", "tvshow.nfo", "poster.jpg"]
        let one = try Correction(episode: 5, season: 3, of: "Other")
        #expect(
            series("Show", files, ["Show/Show S01E02.mkv": one]) == ["Other* 3x5 | Show S01E02.mkv ✓", "Show 1x1 | Show S01E01.mkv"])
        let whole = try Correction(series: "Other", year: 2011, address: "tvdb-77")
        #expect(
            series("Show", files, ["Show/Show S01E02.mkv": whole])
                == ["Other (2011) tvdb-77 1x1 | Show S01E01.mkv", "Other (2011) tvdb-77 1x2 | Show S01E02.mkv ✓"])
        let listed = ShelfTests.listed("Show", files)
        var shelf = ShowShelf.arrange(path("Show"), listed)
        let before = shelf.shows[0].episodes.map(\.inputs)
        shelf.apply([path("Show/Show S01E02.mkv"): whole], to: listed, in: path("Show"))
        #expect(shelf.shows[0].nfo == nil && shelf.shows[0].poster != nil && !shelf.shows[0].isLoose)
        #expect(zip(before, shelf.shows[0].episodes.map(\.inputs)).allSatisfy { $0 != $1 }, "All episodes are filed again")
    }

    @Test("A movie in a folder of series, and an episode among movies")
    func across() throws {
        let movie = try Correction(movie: "Dark Star", year: 1974)
        #expect(
            series("Dark", ["Dark S01E01.mkv", "Dark S01E02.mkv"], ["Dark/Dark S01E02.mkv": movie])
                == ["Dark Star (1974) | Dark S01E02.mkv ✓", "Dark 1x1 | Dark S01E01.mkv"])
        #expect(series("Dark", ["Dark S01E02.mkv"], ["Dark/Dark S01E02.mkv": movie]) == ["Dark Star (1974) | Dark S01E02.mkv ✓"])
        let episode = try Correction(episode: 2, season: 1, of: "Dark")
        #expect(movies("", ["a.mkv", "b.mkv"], ["b.mkv": episode]) == ["a | a.mkv", "Dark* 1x2 | b.mkv ✓"])
        #expect(movies("", ["b (2001).mkv"], ["b (2001).mkv": try Correction(episode: 2, season: 1)]) == ["b (2001)* 1x2 | b (2001).mkv ✓"])
        #expect(movies("", ["a.mkv"], ["a.mkv": try Correction(series: "Other", year: nil)]) == ["a | a.mkv"])
    }

    @Test("A group that is not corrected keeps its inputs, so that nothing else is filed again")
    func untouched() throws {
        let listed = ShelfTests.listed("", ["a.mkv", "b.mkv"])
        let before = MovieShelf.arrange(.root, listed)
        var after = before
        after.apply([path("b.mkv"): try Correction(movie: "C", year: nil)], to: listed, in: .root)
        #expect(after.titles.first { $0.name.title == "a" }?.inputs == before.titles.first { $0.name.title == "a" }?.inputs)
        #expect(after.titles.first { $0.name.title == "C" }?.inputs != before.titles.first { $0.name.title == "b" }?.inputs)
    }
}
