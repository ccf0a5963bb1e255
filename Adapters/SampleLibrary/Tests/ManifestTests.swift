import FFmpegAdapter
import Foundation
import Testing

@testable import SampleLibrary

@Suite struct ManifestTests {
    @Test("There are ten films and more, each with its own name, and a series of two")
    func programme() {
        let films = SampleFilm.all
        #expect(films.filter { $0.episode == nil }.count >= 10)
        #expect(films.filter { $0.episode?.series == "Harbour Lights" }.compactMap(\.episode?.number).sorted() == [1, 2])
        #expect(Set(films.map(\.id)).count == films.count)
        #expect(Set(films.map(\.file)).count == films.count)
        #expect(Set(films.map(\.recipe)).count == Recipe.allCases.count)
        #expect(films.contains { $0.beside.isEmpty } && films.filter { !$0.beside.contains(.nfo) }.count >= 2)
        #expect(films.contains { $0.height == 1080 })
    }

    @Test("Every film is a sound one", arguments: SampleFilm.all.map(\.id))
    func sound(id: String) throws {
        let film = try #require(SampleFilm.all.first { $0.id == id })
        #expect((20...90).contains(film.seconds))
        #expect(film.plot.count > 40 && !film.genres.isEmpty && !film.director.isEmpty)
        #expect(film.scenes.first?.lines.isEmpty == false && film.scenes.last?.lines.isEmpty == false)
        #expect(!film.file.contains { "<>:\"\\|?*\n".contains($0) }, "a name that any file system takes")
        #expect(film.file.split(separator: "/").allSatisfy { $0.utf8.count < 200 && !$0.hasPrefix(".") })
        for cue in film.cues {
            #expect(cue.start < cue.end && cue.end <= film.seconds)
            #expect(cue.texts.count == film.subtitleLanguages.count)
        }
        #expect(zip(film.chapters, film.chapters.dropFirst()).allSatisfy { $0.start < $1.start })
        #expect(film.chapters.allSatisfy { $0.start < film.seconds })
        #expect(film.beside.contains(.subtitles) == (!film.subtitleLanguages.isEmpty && !film.recipe.embedsSubtitles))
        if let poster = film.poster {
            #expect(film.scenes.indices.contains(poster.scene) && film.scenes[poster.scene].seconds > poster.second)
        }
    }

    @Test("Films lie as a person would lay them")
    func layout() throws {
        let western = try #require(SampleFilm.all.first { $0.title == "Low Sun at Mercy Flat" })
        #expect(western.file == "Films/Low Sun at Mercy Flat (1958)/Low Sun at Mercy Flat (1958).mkv")
        #expect(SampleFilm.harbourFog.file == "Series/Harbour Lights/Season 01/Harbour Lights S01E01 Fog.mp4")
        #expect(SampleFilm.lastTram.file == "Films/Die letzte Tram (1974)/Die letzte Tram (1974).mkv")
    }

    @Test("Subtitles and chapters are written as their formats want it")
    func texts() {
        #expect(SampleFilm.clock(3723.5) == "01:02:03,500")
        #expect(SampleFilm.mercyFlat.srt(1).hasPrefix("1\n00:00:12,000 --> 00:00:16,000\nDa draußen ist nichts als das Licht.\n\n2\n"))
        #expect(SampleFilm.mercyFlat.metadata.contains("[CHAPTER]\nTIMEBASE=1/1000\nSTART=10000\nEND=32000\ntitle=The Long Light\n"))
        #expect(SampleFilm.xml("a<b>&c") == "a&lt;b&gt;&amp;c")
    }

    @Test(
        "An NFO is well-formed XML with the film's facts",
        arguments: [SampleFilm.orbit.nfo, SampleFilm.harbourFog.nfo, SampleFilm.harbourFog.seriesNFO ?? ""])
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
    func breaks(title: String, lines: [String]) { #expect(Poster.broken(title) == lines) }
}
