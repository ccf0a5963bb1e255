import LibraryDomain
import Testing

@Suite("Names of sidecar files")
struct SidecarNameTests {
    @Test(
        "subtitles",
        arguments: [
            ("Movie.srt", "-"), ("Movie.en.srt", "en"), ("Movie.eng.srt", "en"), ("Movie.English.srt", "en"),
            ("Movie.en.forced.srt", "en forced"),
            ("Movie.en.sdh.srt", "en sdh"), ("Movie.en.sdh.forced.srt", "en sdh forced"), ("Movie.default.de.vtt", "de default"),
            ("Movie.ger.ass", "de"),
            ("Movie.deutsch.srt", "de"), ("Movie.pt-BR.srt", "pt-BR"), ("Movie.zh-Hans.srt", "zh-Hans"), ("Movie.hi.srt", "hi"),
            ("Movie.en.hi.srt", "en sdh"),
            ("Movie.en.cc.srt", "en sdh"), ("Movie.fr.foreign.srt", "fr forced"), ("Movie - fr.srt", "fr"), ("Movie_es.srt", "es"),
            ("movie.EN.SRT", "en"),
            ("Movie.Director.srt", "-"), ("Movie [ja].srt", "ja"), ("Movie.chs.srt", "zh-Hans"), ("Movie.简体.srt", "zh-Hans"),
            ("Movie.繁體中文.ass", "zh-Hant"), ("Movie.big5.srt", "zh-Hant"), ("Movie.zh-TW.srt", "zh-TW"), ("Movie.chs&eng.ass", "zh-Hans"),
            ("Movie.jp.srt", "ja"), ("Movie.kr.srt", "ko"), ("Movie.cz.srt", "cs"), ("Movie.gr.srt", "el"), ("Movie.pb.srt", "pt-BR"),
            ("Movie.English-SDH.srt", "en sdh"), ("Movie.en-forced.srt", "en forced"), ("Movie.en-US.srt", "en-US"),
            ("Movie.русский.srt", "ru"), ("Movie.ua.srt", "uk"), ("Movie.en-cc.srt", "en sdh"),
        ])
    func subtitles(_ name: String, _ expected: String) throws {
        let subtitle = try #require(SubtitleName.parse(name, of: "Movie"))
        let flags = [subtitle.isForHardOfHearing ? "sdh" : nil, subtitle.isForced ? "forced" : nil, subtitle.isDefault ? "default" : nil]
        #expect(([subtitle.language ?? "-"] + flags.compactMap(\.self)).joined(separator: " ") == expected)
        #expect(subtitle.fileName == name)
    }

    @Test(
        "sound files",
        arguments: [
            ("Movie.de.ac3", "ac3 de"), ("Movie.eac3", "eac3 -"), ("Movie.German.ec3", "eac3 de"), ("Movie.en.dts", "dts en"),
            ("Movie.commentary.mka", "- - commentary"), ("Movie - en - Commentary.MP3", "mp3 en commentary"),
            ("Movie.en.ad.aac", "aac en description"),
            ("Movie [ja].flac", "flac ja"), ("movie.pt-BR.Opus", "opus pt-BR"), ("Movie.ru.m4a", "- ru"), ("Movie.thd", "truehd -"),
        ])
    func sound(_ name: String, _ expected: String) throws {
        let audio = try #require(AudioName.parse(name, of: "Movie"))
        let flags = [audio.isCommentary ? "commentary" : nil, audio.isDescriptive ? "description" : nil]
        #expect(([audio.codec ?? "-", audio.language ?? "-"] + flags.compactMap(\.self)).joined(separator: " ") == expected)
        #expect(audio.fileName == name && FileClass.of(name) == .audio)
    }

    @Test(
        "sound of another movie, and music, are no track",
        arguments: ["Movied.ac3", "theme.mp3", "Movie-theme.mp3", "Movie.soundtrack.flac", "Movie.ac4", "Movie.de.srt", "Movie"])
    func otherSound(_ name: String) { #expect(AudioName.parse(name, of: "Movie") == nil) }

    @Test("subtitles of another movie are not taken", arguments: ["Movied.srt", "Other.srt", "Movie.en.txt", "Movie.idx", "Movie.sup"])
    func foreign(_ name: String) { #expect(SubtitleName.parse(name, of: "Movie") == nil) }

    @Test(
        "pictures",
        arguments: [
            ("poster.jpg", "poster"), ("folder.png", "poster"), ("cover.JPG", "poster"), ("fanart.jpg", "backdrop"),
            ("backdrop2.jpg", "backdrop"),
            ("background-3.jpg", "backdrop"), ("landscape.webp", "landscape"), ("logo.png", "logo"), ("clearlogo.png", "logo"),
            ("banner.jpg", "banner"),
            ("thumb.jpg", "landscape"), ("disc.png", "disc"), ("Movie (2019)-poster.jpg", "poster of Movie (2019)"),
            ("Movie-fanart.jpg", "backdrop of Movie"),
            ("season01-poster.jpg", "poster season 1"), ("season-specials-poster.jpg", "poster season 0"),
            ("season02-banner.jpg", "banner season 2"),
            ("Show S01E02-thumb.jpg", "landscape of Show S01E02"), ("Movie.poster.jpg", "poster of Movie"), ("fanart99.jpg", "backdrop"),
            ("Movie_cover.jpg", "poster of Movie"), ("season1234-poster.jpg", "poster season 1234"),
            ("Season 3-cover.jpg", "poster season 3"),
            ("season01.tbn", "poster season 1"), ("Season-Specials.jpg", "poster season 0"), ("keyart.jpg", "poster"),
            ("folder.tbn", "poster"),
            ("Movie-keyart.avif", "poster of Movie"), ("movie-poster.jpg", "poster of movie"), ("movie-fanart.bmp", "backdrop of movie"),
            ("season12345-poster.jpg", "poster of season12345"), ("season-poster.jpg", "poster of season"),
        ])
    func pictures(_ name: String, _ expected: String) throws {
        let art = try #require(ArtworkName(name))
        #expect("\(art.role)" + (art.season.map { " season \($0)" } ?? "") + (art.stem.map { " of \($0)" } ?? "") == expected)
    }

    @Test("the plainest name comes first, then the lowest number")
    func order() {
        let names = [
            "poster.jpg", "poster1.jpg", "poster-2.jpg", "poster10.jpg", "folder.jpg", "folder99.jpg", "cover.jpg", "movie.jpg",
            "default.jpg", "keyart.jpg",
        ]
        let orders = names.compactMap { ArtworkName($0)?.order }
        #expect(orders.count == names.count && orders == orders.sorted() && Set(orders).count == names.count)
        #expect(ArtworkName("show.jpg")?.order == ArtworkName("movie.jpg")?.order)
        for names in [["backdrop", "fanart", "background", "art"], ["landscape", "thumb"], ["logo", "clearlogo"], ["disc", "cdart"]] {
            let orders = names.compactMap { ArtworkName("\($0).jpg")?.order }
            #expect(orders == orders.sorted() && Set(orders).count == names.count)
        }
        #expect(ArtworkName("Movie 12-poster.jpg")?.season == nil && ArtworkName("Movie 12-poster.jpg")?.stem == "Movie 12")
    }

    @Test(
        "languages by code, tag and name",
        arguments: [
            ("de", "de"), ("ger", "de"), ("deu", "de"), ("German", "de"), ("pt-br", "pt-BR"), ("pt_BR", "pt-BR"), ("zh-hans", "zh-Hans"),
            ("es-419", "es-419"), ("es-418", nil), ("spa-ar", "es-AR"), ("xx", nil), ("xx-YY", nil), ("de-d", nil), ("de-deutsch", nil),
            ("de-d!", nil), ("german-at", nil), ("de-at-x", nil), ("", nil), ("de-12", "de-12"), ("de-az", "de-AZ"), ("de-za", "de-ZA"),
            ("de-90", "de-90"), ("de-a{", nil), ("de-a`", nil), ("de-1/", nil), ("de-1:", nil), ("english-gb", nil),
        ] as [(String, String?)])
    func languages(_ text: String, _ tag: String?) { #expect(Language.tag(text) == tag) }

    @Test(
        "other pictures tell no role", arguments: ["IMG_1.jpg", "poster.txt", "posterior.jpg", "Other.jpg", "-poster.jpg", "fanart100.jpg"])
    func noRole(_ name: String) { #expect(ArtworkName(name) == nil) }

    @Test(
        "folders of extras",
        arguments: [
            ("Trailers", ExtraKind.trailer), ("Behind the Scenes", .behindTheScenes), ("deleted scenes", .deletedScene),
            ("Featurettes", .featurette),
            ("Interviews", .interview), ("Scenes", .scene), ("Samples", .sample), ("Shorts", .short), ("Clips", .clip), ("Other", .other),
            ("Extras", .other),
            ("theme-music", .decoration), ("backdrops", .decoration), ("Season 1", nil), ("Movie (2019)", nil),
        ] as [(String, ExtraKind?)])
    func extras(_ name: String, _ kind: ExtraKind?) { #expect(ExtraKind(folder: name) == kind) }

    @Test(
        "classes of files",
        arguments: [
            ("a.mkv", FileClass.media), ("a.MP4", .media), ("a.m2ts", .media), ("a.srt", .subtitle), ("a.jpg", .picture),
            ("movie.nfo", .nfo), ("a.txt", .other),
            ("a", .other), (".hidden.mkv", .hidden), ("@eaDir", .hidden), ("lost+found", .hidden), ("Thumbs.db", .hidden),
            (".nomedia", .hidden), ("mkv", .other),
            ("a.sub", .unsupportedSubtitle), ("a.idx", .unsupportedSubtitle), ("a.SUP", .unsupportedSubtitle),
            ("a.smi", .unsupportedSubtitle),
            ("a.tbn", .picture), ("a.avif", .picture), ("a.bmp", .picture), ("a.strm", .other), ("a.mkv.part", .other),
        ])
    func classes(_ name: String, _ expected: FileClass) { #expect(FileClass.of(name) == expected) }

    @Test("copies of discs are told in words")
    func discs() {
        #expect(FileClass.discProblem(folder: "VIDEO_TS")?.contains("DVD") == true)
        #expect(FileClass.discProblem(folder: "bdmv")?.contains("Blu-ray") == true)
        #expect(FileClass.discProblem(folder: "Movie") == nil)
    }

    @Test(
        "Each kind of subtitle that cannot be shown has a reason",
        arguments: ["a.idx", "a.sub", "a.sup", "a.smi", "a.SAMI", "a.ttml", "a.dfxp"])
    func unsupported(_ name: String) throws {
        #expect(FileClass.of(name) == .unsupportedSubtitle)
        #expect(FileClass.subtitleProblem(file: name)?.contains("yet") == true)
        #expect(FileClass.subtitleProblem(file: "a.srt") == nil)
    }
}
