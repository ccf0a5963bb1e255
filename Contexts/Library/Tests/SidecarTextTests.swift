import CoreDomain
import Foundation
import LibraryComposition
import LibraryDomain
import LibraryInfrastructure
import Testing

@Suite("Text of NFO and subtitle files")
struct SidecarTextTests {
    private let home: Home
    init() throws { home = try Home() }

    /// “Привет, мир. Как дела?” in Windows-1251 and KOI8-R.
    private static let windows: [UInt8] = [
        0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2, 0x2C, 0x20, 0xEC, 0xE8, 0xF0, 0x2E, 0x20, 0xCA, 0xE0, 0xEA, 0x20, 0xE4, 0xE5, 0xEB, 0xE0, 0x3F,
    ]
    private static let koi8: [UInt8] = [
        0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4, 0x2C, 0x20, 0xCD, 0xC9, 0xD2, 0x2E, 0x20, 0xEB, 0xC1, 0xCB, 0x20, 0xC4, 0xC5, 0xCC, 0xC1, 0x3F,
    ]
    /// Bytes that are text in no language.
    private static let noise: [UInt8] = [0xDF, 0x81, 0xB7, 0xFE, 0x8D, 0xC3, 0xA9, 0x98, 0xF7, 0xAD, 0xD0, 0xBF, 0x90, 0xE7, 0x9D, 0xB1]

    private func subtitle(_ line: [UInt8]) -> [UInt8] { Array("1\n00:00:00,000 --> 00:00:01,000\n".utf8) + line + Array("\n".utf8) }

    @Test("Subtitles are shown in their own letters, whatever their encoding; unclear ones are a problem until they are saved again")
    func subtitles() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/Movie (2001).ru.srt", subtitle(Self.windows))
        try home.put("Movie (2001)/Movie (2001).srt", subtitle(Self.koi8))
        try home.put("Movie (2001)/Movie (2001).fi.srt", subtitle(Self.noise))
        let report = try await home.scan()
        #expect(report.problems == 1)
        #expect(try await home.problems().keys.sorted() == ["Movie (2001)/Movie (2001).fi.srt"])
        #expect(try await home.problems().values.first?.contains("UTF-8") == true)
        let library = home.library()
        let movie = try #require(home.catalogue.movies.first)
        let file = try #require(try await library.repository.files(of: .movie(movie.id), for: .unlimited).first)
        for (index, subtitle) in file.externalSubtitles.enumerated() {
            if subtitle.language == "fi" {
                await #expect(throws: LibraryError.self) { try await library.externalSubtitle(index, of: file.id) }
            } else {
                let text = String(decoding: try await library.externalSubtitle(index, of: file.id), as: UTF8.self)
                #expect(text.contains("Привет, мир. Как дела?"))
            }
        }
        #expect(try await home.scan().rowsWritten == 0)
        try home.put("Movie (2001)/Movie (2001).fi.srt", subtitle(Array("Hei, mitä kuuluu?".utf8)))
        _ = try await home.scan()
        #expect(try await home.problems().isEmpty)
    }

    @Test(
        "A file without subtitles is a problem, whatever its ending; an empty one is none",
        arguments: [
            ("{0}{25}MicroDVD", true), ("<html>404</html>", true), ("1\n00:00:01 -> 00:00:02\nA", true), ("", false), ("\r\n ", false),
            ("WEBVTT\n\n00:01.000 --> 00:02.000\nA", false), ("[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,x,,0,0,0,,A", false),
        ])
    func withoutSubtitles(_ text: String, _ isProblem: Bool) async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/Movie (2001).en.srt", text: text)
        _ = try await home.scan()
        #expect(try await home.problems().keys.contains("Movie (2001)/Movie (2001).en.srt") == isProblem)
    }

    @Test("A problem of a subtitle file goes with it")
    func deleted() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/Subs/2_Finnish.srt", subtitle(Self.noise))
        _ = try await home.scan()
        #expect(try await home.problems().count == 1)
        try home.remove("Movie (2001)/Subs/2_Finnish.srt")
        _ = try await home.scan()
        #expect(try await home.problems().isEmpty)
    }

    @Test(
        "The facts of an NFO are read in its own encoding",
        arguments: [
            ("<?xml version='1.0' encoding='windows-1251'?>", windows), ("<?xml version='1.0' encoding='koi8-r'?>", koi8), ("", windows),
            ("", koi8), ("<?xml version='1.0' encoding='utf-8'?>", Array("Привет, мир. Как дела?".utf8)),
            ("\u{FEFF}", Array("Привет, мир. Как дела?".utf8)),
        ])
    func nfo(_ head: String, _ title: [UInt8]) async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        try home.put("Movie (2001)/movie.nfo", Array((head + "<movie><title>").utf8) + title + Array("</title></movie>".utf8))
        _ = try await home.scan()
        #expect(home.catalogue.titles == ["Привет, мир. Как дела? (2001)"])
        #expect(try await home.problems().isEmpty)
    }

    @Test("UTF-16 of both orders, with a mark and without")
    func utf16() async throws {
        for (number, isBig, mark) in [(1, false, true), (2, true, true), (3, false, false), (4, true, false)] {
            let text = (mark ? "\u{FEFF}" : "") + "<movie><title>Größe €🎬 \(number)</title></movie>"
            try home.put("M\(number) (2001)/M\(number) (2001).mp4")
            try home.put(
                "M\(number) (2001)/movie.nfo",
                text.utf16.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        }
        _ = try await home.scan()
        #expect(home.catalogue.movies.map(\.title) == (1...4).map { "Größe €🎬 \($0)" })
    }

    @Test(
        "An NFO in an unclear encoding gives its ids only, and is a problem; a drawing of letters is none, around an address or around nothing"
    )
    func unclear() async throws {
        try home.put("A (2001)/A (2001).mp4")
        try home.put(
            "A (2001)/movie.nfo",
            Array("<movie><title>".utf8) + Self.noise + Array("</title><uniqueid type='tmdb'>550</uniqueid></movie>".utf8))
        try home.put("B (2001)/B (2001).mp4")
        try home.put(
            "B (2001)/B (2001).nfo", [0xDC, 0xDF, 0xDB, 0xB0, 0xB1, 0xB2, 0xFE, 0x0A] + Array("https://www.imdb.com/title/tt0137523/".utf8))
        try home.put("C (2001)/C (2001).mp4")
        try home.put("C (2001)/group.nfo", Array("<<<<".utf8) + [0xDC, 0xDF, 0xDB, 0xB0, 0xB1, 0xB2, 0xFE, 0x0A] + Array("4,37 GB".utf8))
        _ = try await home.scan()
        let ids = home.catalogue.movies.map { "\($0.id.rawValue.prefix { $0 != "-" }) \($0.title)" }
        #expect(ids.sorted() == ["imdb B", "local C", "tmdb A"])
        #expect(try await home.problems().keys.sorted() == ["A (2001)/movie.nfo"])
    }

    @Test("A subtitle file that is too large is a problem; one of the largest size, full of nothing, is none")
    func large() async throws {
        try home.put("Movie (2001)/Movie (2001).mp4")
        for (name, size) in [("de", ExternalSubtitle.maximumSize + 1), ("en", ExternalSubtitle.maximumSize)] {
            try home.put("Movie (2001)/Movie (2001).\(name).srt", [])
            truncate("\(home.path)/Movie (2001)/Movie (2001).\(name).srt", size)
        }
        _ = try await home.scan()
        #expect(try await home.problems().keys.sorted() == ["Movie (2001)/Movie (2001).de.srt"])
    }

    @Test("Damage is told, and leaves the rest as it is")
    func damaged() {
        let words = Array(String(repeating: "Ärger über Öl. ", count: 20).utf8)
        let text = SidecarText(decoding: Array(words.dropLast(8)) + [0xC3] + Array(words.suffix(8)), language: nil)
        #expect(text.condition == .damaged && text.problem?.contains("damaged") == true)
        #expect(SidecarText(decoding: words, language: nil) == SidecarText(bytes: words))
    }
}
