import FFmpegAdapter
import Foundation
import Testing

@testable import SampleLibrary

@Suite struct ManifestTests {
    @Test("There are at least ten movies with distinct names, and a series of two episodes")
    func programme() {
        let movies = SampleMovie.all
        #expect(movies.filter { $0.episode == nil }.count >= 10)
        #expect(movies.filter { $0.episode?.series == "Harbour Lights" }.compactMap(\.episode?.number).sorted() == [1, 2])
        #expect(Set(movies.map(\.id)).count == movies.count)
        #expect(Set(movies.map(\.file)).count == movies.count)
        #expect(Set(movies.map(\.recipe)).count == Recipe.allCases.count)
        #expect(movies.contains { $0.sidecars.isEmpty } && movies.filter { !$0.sidecars.contains(.nfo) }.count >= 2)
        #expect(movies.contains { $0.height == 1080 })
    }

    @Test("Every movie is valid", arguments: SampleMovie.all.map(\.id))
    func sound(id: String) throws {
        let movie = try #require(SampleMovie.all.first { $0.id == id })
        #expect((20...90).contains(movie.seconds))
        #expect(movie.plot.count > 40 && !movie.genres.isEmpty && !movie.director.isEmpty)
        #expect(movie.scenes.first?.lines.isEmpty == false && movie.scenes.last?.lines.isEmpty == false)
        #expect(!movie.file.contains { "<>:\"\\|?*\n".contains($0) }, "a name that any file system takes")
        #expect(movie.file.split(separator: "/").allSatisfy { $0.utf8.count < 200 && !$0.hasPrefix(".") })
        for cue in movie.cues {
            #expect(cue.start < cue.end && cue.end <= movie.seconds)
            #expect(cue.texts.count == movie.subtitleLanguages.count)
        }
        #expect(zip(movie.chapters, movie.chapters.dropFirst()).allSatisfy { $0.start < $1.start })
        #expect(movie.chapters.allSatisfy { $0.start < movie.seconds })
        #expect(movie.sidecars.contains(.subtitles) == (!movie.subtitleLanguages.isEmpty && !movie.recipe.embedsSubtitles))
        if let poster = movie.poster {
            #expect(movie.scenes.indices.contains(poster.scene) && movie.scenes[poster.scene].seconds > poster.second)
        }
    }

    @Test("Movies are named as a person would name them")
    func layout() throws {
        let western = try #require(SampleMovie.all.first { $0.title == "Low Sun at Mercy Flat" })
        #expect(western.file == "Movies/Low Sun at Mercy Flat (1958)/Low Sun at Mercy Flat (1958).mkv")
        #expect(SampleMovie.harbourFog.file == "Series/Harbour Lights/Season 01/Harbour Lights S01E01 Fog.mp4")
        #expect(SampleMovie.lastTram.file == "Movies/Die letzte Tram (1974)/Die letzte Tram (1974).mkv")
    }

    @Test("Subtitles and chapters follow their formats")
    func texts() {
        #expect(SampleMovie.clock(3723.5) == "01:02:03,500")
        #expect(SampleMovie.mercyFlat.srt(1).hasPrefix("1\n00:00:12,000 --> 00:00:16,000\nDa draußen ist nichts als das Licht.\n\n2\n"))
        #expect(SampleMovie.mercyFlat.metadata.contains("[CHAPTER]\nTIMEBASE=1/1000\nSTART=10000\nEND=32000\ntitle=The Long Light\n"))
        #expect(SampleMovie.xml("a<b>&c") == "a&lt;b&gt;&amp;c")
    }

    @Test(
        "An NFO is well-formed XML with the movie's facts",
        arguments: [SampleMovie.orbit.nfo, SampleMovie.harbourFog.nfo, SampleMovie.harbourFog.seriesNFO ?? ""])
    func nfo(text: String) {
        #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\""))
        let opened = text.matches(of: /<([a-z]+)[ >]/).map { String($0.1) }
        let closed = text.matches(of: /<\/([a-z]+)>/).map { String($0.1) }
        #expect(opened.sorted() == closed.sorted())
    }

    @Test(
        "A title on a poster breaks into lines of about the same length",
        arguments: [
            ("Two Circles", ["Two Circles"]), ("The Lamplighter’s Orbit", ["The Lamplighter’s", "Orbit"]),
            ("Low Sun at Mercy Flat", ["Low Sun at", "Mercy Flat"]),
        ])
    func breaks(title: String, lines: [String]) { #expect(Poster.lineBroken(title) == lines) }
}
