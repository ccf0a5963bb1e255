import CoreDomain
import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain
import Synchronization
import Testing

@Suite("Scanning series")
struct ScanSeriesTests {
    private let home: Home
    init() throws { home = try Home() }

    @Test("seasons, specials, several episodes in a file, NFO files and pictures")
    func files() async throws {
        try home.put("Show (2005)/Season 1/Show S01E01 - First.mp4")
        try home.put("Show (2005)/Season 1/Show S01E02-E03.mp4")
        try home.put(
            "Show (2005)/Season 1/Show S01E02-E03.nfo",
            text: "<episodedetails><title>Two</title></episodedetails><episodedetails><title>Three</title></episodedetails>")
        try home.put("Show (2005)/Season 1/Show S01E01 - First-thumb.jpg", Clips.picture)
        try home.put("Show (2005)/Specials/Show S00E01.mp4")
        try home.put("Show (2005)/S02/04 - Fourth.mp4")
        try home.put(
            "Show (2005)/tvshow.nfo",
            text:
                "<tvshow><title>The Show</title><uniqueid type=\"tvdb\">77</uniqueid><namedseason number=\"2\">Second</namedseason></tvshow>"
        )
        try home.put("Show (2005)/poster.jpg", Clips.picture)
        try home.put("Show (2005)/season02-poster.jpg", Clips.picture)
        let report = try await home.scan(.series)
        #expect(report.problems == 0)
        let show = try #require(home.catalogue.series.first)
        #expect(show.title == "The Show")
        #expect(show.id.rawValue == "tvdb-tv77")
        #expect(show.year == 2005)
        #expect(show.seasonNames == [2: "Second"])
        #expect(show.seasonPosters[2] != nil)
        #expect(home.catalogue.episodes == ["0x1 -", "1x1 First", "1x2 Two", "1x3 Three", "2x4 Fourth"])
        let third = try await home.library().repository.files(of: .episode(series: show.id, season: 1, episode: 3), for: .unlimited)
        #expect(third.map(\.path) == ["Show (2005)/Season 1/Show S01E02-E03.mp4"])
        #expect(
            try await home.library().repository.playableFiles(of: [.episode(series: show.id, season: 1, episode: 3)], for: .unlimited).count
                == 1)
        #expect(home.catalogue.state.withLock { $0.pictures }.contains("series/tvdb-tv77 a0b0c0"))
        #expect(try await home.scan(.series).rowsWritten == 0)
    }

    @Test("sound files next to an episode belong to it")
    func sound() async throws {
        try home.put("Show/Season 1/Show S01E01.mp4")
        try home.put("Show/Season 1/Show S01E02.mp4")
        try home.put("Show/Season 1/Show S01E02.fr.eac3", [1])
        _ = try await home.scan(.series)
        let show = try #require(home.catalogue.series.first)
        for (episode, languages) in [(1, []), (2, ["fr"])] {
            let reference = TitleReference.episode(series: show.id, season: 1, episode: episode)
            let file = try #require(try await home.library().repository.files(of: reference, for: .unlimited).first)
            #expect(file.externalAudio.map(\.language) == languages)
        }
        #expect(try await home.scan(.series).rowsWritten == 0)
    }

    @Test("the NFO of a season gives its name, unless the series' NFO does or it is only a number; damage in it is a problem")
    func seasons() async throws {
        for season in 1...4 { try home.put("Show/Season \(season)/Show S0\(season)E01.mp4") }
        try home.put("Show/tvshow.nfo", text: "<tvshow><title>Show</title><namedseason number=\"1\">One</namedseason></tvshow>")
        try home.put("Show/Season 1/season.nfo", text: "<season><title>Not this</title></season>")
        try home.put("Show/Season 2/season.nfo", text: "<season><title>The East</title><seasonnumber>2</seasonnumber></season>")
        try home.put("Show/Season 3/season.nfo", text: "<season><title>Season 3</title><plot>x</plot></season>")
        try home.put("Show/Season 4/season.nfo", text: "<season><title>The West")
        _ = try await home.scan(.series)
        #expect(home.catalogue.series.first?.seasonNames == [1: "One", 2: "The East"])
        #expect(try await home.problems().keys.sorted() == ["Show/Season 4/season.nfo"])
        #expect(try await home.scan(.series).rowsWritten == 0)
        try home.put("Show/Season 2/season.nfo", text: "<season><title>The Far East</title></season>")
        _ = try await home.scan(.series)
        #expect(home.catalogue.series.first?.seasonNames == [1: "One", 2: "The Far East"])
    }

    @Test("release folders of one episode each are one series, with its loose episodes; extras are filed with an episode")
    func releaseFolders() async throws {
        try home.put("Harbour.S02E01.1080p.WEB.h264-GRP/harbour.s02e01.1080p.web.h264-grp.mp4")
        try home.put("Harbour.S02E02.1080p.WEB.h264-GRP/9f8a7b.mp4")
        try home.put("Harbour/Season 1/S01E01.mp4")
        try home.put("Harbour/Extras/Making.mp4")
        #expect(try await home.scan(.series).problems == 0)
        #expect(Set(home.catalogue.series.map(\.id)).count == 1)
        let show = try #require(home.catalogue.series.first)
        #expect(show.title == "Harbour" && home.catalogue.episodes.sorted() == ["1x1 -", "2x1 -", "2x2 -"])
        let files = try await home.library().repository.files(of: .episode(series: show.id, season: 1, episode: 1), for: .unlimited)
        #expect(files.map(\.extra).sorted { ($0 ?? "") < ($1 ?? "") } == [nil, "Extra"])
        #expect(try await home.scan(.series).rowsWritten == 0)
    }

    @Test("a new episode files that episode, and keeps the series' pictures")
    func oneMore() async throws {
        try home.put("Show/poster.jpg", Clips.picture)
        for number in 1...5 { try home.put("Show/Season 1/Show S01E0\(number).mp4") }
        _ = try await home.scan(.series)
        try home.put("Show/Season 1/Show S01E06.mp4")
        let report = try await home.scan(.series)
        #expect(report.added == 1)
        let show = try #require(home.catalogue.series.first)
        #expect(show.episodes.map(\.number) == [6])
        #expect(show.poster?.theme == "a0b0c0")
        #expect(home.catalogue.episodes.count == 6)
    }

    @Test("episodes that come elsewhere leave the series to the folder that tells most about it")
    func elsewhere() async throws {
        try home.put("Show/tvshow.nfo", text: "<tvshow><title>The Show</title><plot>Known.</plot></tvshow>")
        try home.put("Show/Season 1/Show S01E01.mp4")
        _ = try await home.scan(.series)
        #expect(home.catalogue.series.map(\.isDescribedElsewhere) == [false])
        for path in ["Show S02/Show S02E01.mp4", "Show S03E01.mp4"] {
            try home.put(path)
            _ = try await home.scan(.series)
            #expect(home.catalogue.series.map(\.isDescribedElsewhere) == [true])
        }
        try home.put("Show/Season 1/Show S01E02.mp4")
        _ = try await home.scan(.series)
        #expect(home.catalogue.series.map(\.isDescribedElsewhere) == [false])
        #expect(home.catalogue.series.map(\.facts.overview) == ["Known."])
        #expect(home.catalogue.episodes.count == 4)
    }

    @Test("episodes that lie loose are sorted by the names of their series")
    func loose() async throws {
        try home.put("Alpha S01E01.mp4")
        try home.put("Beta.S01E01.mp4")
        try home.put("Alpha S01E02.mp4")
        _ = try await home.scan(.series)
        #expect(home.catalogue.series.map(\.title) == ["Alpha", "Beta"])
        #expect(home.catalogue.episodes.count == 3)
    }

    @Test(
        "folders named after season or episode are not series of their own",
        arguments: [
            ("Show S01 1080p/01.mp4", "Show", "1x1 -"), ("Show/Show.S01E02.720p-GRP/grp.mp4", "Show", "1x2 -"),
            ("Anime/Show/Season 2/03.mp4", "Show", "2x3 -"),
            ("Daily/2019-04-21.mp4", "Daily", "2019x421 -"), ("Show/Season 1/102.mp4", "Show", "1x2 -"),
        ])
    func folders(_ path: String, _ title: String, _ episode: String) async throws {
        try home.put(path)
        _ = try await home.scan(.series)
        #expect(home.catalogue.series.map(\.title) == [title])
        #expect(home.catalogue.episodes == [episode])
    }

    @Test("a name without a number is told as a problem, once it is mended it goes")
    func noNumber() async throws {
        try home.put("Show/Season 1/Pilot.mp4")
        _ = try await home.scan(.series)
        #expect(try await home.problems()["Show/Season 1/Pilot.mp4"]?.contains("S01E02") == true)
        #expect(try await home.scan(.series).rowsWritten == 0)
        try home.move("Show/Season 1/Pilot.mp4", to: "Show/Season 1/S01E01 Pilot.mp4")
        _ = try await home.scan(.series)
        #expect(try await home.problems().isEmpty)
        #expect(home.catalogue.episodes == ["1x1 Pilot"])
    }
}
