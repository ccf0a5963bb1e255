import LibraryDomain
import Testing

@Suite("Names of what lies beside a film")
struct BesideNameTests {
    @Test(
        "subtitles",
        arguments: [
            ("Film.srt", "-"), ("Film.en.srt", "en"), ("Film.eng.srt", "en"), ("Film.English.srt", "en"),
            ("Film.en.forced.srt", "en forced"),
            ("Film.en.sdh.srt", "en sdh"), ("Film.en.sdh.forced.srt", "en sdh forced"), ("Film.default.de.vtt", "de default"),
            ("Film.ger.ass", "de"),
            ("Film.deutsch.srt", "de"), ("Film.pt-BR.srt", "pt-BR"), ("Film.zh-Hans.srt", "zh-Hans"), ("Film.hi.srt", "hi"),
            ("Film.en.hi.srt", "en sdh"),
            ("Film.en.cc.srt", "en sdh"), ("Film.fr.foreign.srt", "fr forced"), ("Film - fr.srt", "fr"), ("Film_es.srt", "es"),
            ("film.EN.SRT", "en"),
            ("Film.Director.srt", "-"), ("Film [ja].srt", "ja"),
        ])
    func subtitles(_ name: String, _ expected: String) throws {
        let subtitle = try #require(SubtitleName.parse(name, of: "Film"))
        let flags = [subtitle.isForHardOfHearing ? "sdh" : nil, subtitle.isForced ? "forced" : nil, subtitle.isDefault ? "default" : nil]
        #expect(([subtitle.language ?? "-"] + flags.compactMap(\.self)).joined(separator: " ") == expected)
        #expect(subtitle.fileName == name)
    }

    @Test("subtitles of another film are not taken", arguments: ["Filmed.srt", "Other.srt", "Film.en.txt", "Film.idx"])
    func foreign(_ name: String) { #expect(SubtitleName.parse(name, of: "Film") == nil) }

    @Test(
        "pictures",
        arguments: [
            ("poster.jpg", "poster"), ("folder.png", "poster"), ("cover.JPG", "poster"), ("fanart.jpg", "backdrop"),
            ("backdrop2.jpg", "backdrop"),
            ("background-3.jpg", "backdrop"), ("landscape.webp", "landscape"), ("logo.png", "logo"), ("clearlogo.png", "logo"),
            ("banner.jpg", "banner"),
            ("thumb.jpg", "landscape"), ("disc.png", "disc"), ("Film (2019)-poster.jpg", "poster of Film (2019)"),
            ("Film-fanart.jpg", "backdrop of Film"),
            ("season01-poster.jpg", "poster season 1"), ("season-specials-poster.jpg", "poster season 0"),
            ("season02-banner.jpg", "banner season 2"),
            ("Show S01E02-thumb.jpg", "landscape of Show S01E02"), ("Film.poster.jpg", "poster of Film"),
        ])
    func pictures(_ name: String, _ expected: String) throws {
        let art = try #require(ArtworkName(name))
        #expect("\(art.role)" + (art.season.map { " season \($0)" } ?? "") + (art.stem.map { " of \($0)" } ?? "") == expected)
    }

    @Test("other pictures tell no role", arguments: ["IMG_1.jpg", "poster.txt", "posterior.jpg", "Film.jpg", "-poster.jpg"])
    func noRole(_ name: String) { #expect(ArtworkName(name) == nil) }

    @Test(
        "folders of extras",
        arguments: [
            ("Trailers", ExtraKind.trailer), ("Behind the Scenes", .behindTheScenes), ("deleted scenes", .deletedScene),
            ("Featurettes", .featurette),
            ("Interviews", .interview), ("Scenes", .scene), ("Samples", .sample), ("Shorts", .short), ("Clips", .clip), ("Other", .other),
            ("Extras", .other),
            ("theme-music", .decoration), ("backdrops", .decoration), ("Season 1", nil), ("Film (2019)", nil),
        ] as [(String, ExtraKind?)])
    func extras(_ name: String, _ kind: ExtraKind?) { #expect(ExtraKind(folder: name) == kind) }

    @Test(
        "classes of files",
        arguments: [
            ("a.mkv", FileClass.media), ("a.MP4", .media), ("a.m2ts", .media), ("a.srt", .subtitle), ("a.jpg", .picture),
            ("movie.nfo", .nfo), ("a.txt", .other),
            ("a", .other), (".hidden.mkv", .hidden), ("@eaDir", .hidden), ("lost+found", .hidden), ("Thumbs.db", .hidden),
            (".nomedia", .hidden), ("mkv", .other),
            ("a.strm", .other), ("a.mkv.part", .other),
        ])
    func classes(_ name: String, _ expected: FileClass) { #expect(FileClass.of(name) == expected) }

    @Test("copies of discs are told in words")
    func discs() {
        #expect(FileClass.discProblem(folder: "VIDEO_TS")?.contains("DVD") == true)
        #expect(FileClass.discProblem(folder: "bdmv")?.contains("Blu-ray") == true)
        #expect(FileClass.discProblem(folder: "Film") == nil)
    }
}
