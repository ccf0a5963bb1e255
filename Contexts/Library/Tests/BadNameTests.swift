import Foundation
import LibraryDomain
import Testing

@Suite("Names that nobody expects")
struct BadNameTests {
    static let scripts = [
        "Harbour", "Гавань", "Λιμάνι", "מעגן השפל", "الميناء القديم", "بندر قدیمی", "बंदरगाह की रात", "துறைமுகம்", "ท่าเรือเก่า", "港の灯り", "旧港口",
        "옛 항구",
        "ნავსადგური", "Նավահանգիստ", "ወደብ", "မြို့ဟောင်း", "ᠪᠣᠭᠣᠮᠲᠠ", "⚓️ Harbour 🌊", "𐌷𐌰𐍆𐌽", "𝔥𝔞𝔯𝔟𝔬𝔲𝔯",
    ]

    @Test("A title in any script is read as it stands, with all that is around it", arguments: scripts)
    func anyScript(_ title: String) {
        let title = NameText.clean(title)
        let movie = FileName.parse("\(title) (2001) - 1080p.mkv", as: .movies)
        #expect(movie.title == title && movie.year == 2001 && movie.label == "1080p")
        let episode = FileName.parse("\(title) - S01E02 - \(title).mkv", as: .series)
        #expect(episode.title == title && episode.season == 1 && episode.episodes == 2...2 && episode.episodeTitle == title)
        #expect(FileName.parse("[Grp] \(title) - 05 [720p].mkv", as: .series).episodes == 5...5)
        #expect(NamedPath("\(title)/Season 3/07.mkv", kind: .series).name.season == 3)
        #expect(NameText.key(title) == NameText.key("  \(title.decomposed) "))
    }

    @Test("A name of 255 bytes has a title, however it is cut", arguments: scripts)
    func longest(_ title: String) {
        for start in [0, 1, 2, 3] {
            let bytes =
                Array(Array(String(repeating: title + " ", count: 60).utf8).dropFirst(start).prefix(244)) + Array(" S01E02.mkv".utf8)
            #expect(bytes.count == 255)
            let name = NameText.decode(bytes)
            let episode = FileName.parse(name, as: .series)
            #expect(episode.season == 1 && episode.episodes == 2...2 && !episode.title.isEmpty)
            #expect(!FileName.parse(name, as: .movies).title.isEmpty)
            #expect(FileName.parse(episode.suggestedName + ".mkv", as: .series).suggestedName == episode.suggestedName)
        }
    }

    /// Copied from a web page or a chat, a name brings marks that nobody sees.
    @Test(
        "Marks that nobody sees change nothing",
        arguments: [
            "\u{200E}", "\u{200F}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{61C}",
        ])
    func invisible(_ mark: String) {
        #expect(FileName.parse("\(mark)Harbour (2001)\(mark).mkv", as: .movies) == FileName.parse("Harbour (2001).mkv", as: .movies))
        let movie = FileName.parse("\(mark)Low\(mark) Water.\(mark)2001\(mark).1080p\(mark).mkv", as: .movies)
        #expect(movie.title == "Low Water" && movie.year == 2001 && movie.label == "1080p")
        let episode = FileName.parse("\(mark)Harbour S01\(mark)E02 \(mark)- Rope\(mark).mkv", as: .series)
        #expect(episode.title == "Harbour" && episode.season == 1 && episode.episodes == 2...2 && episode.episodeTitle == "Rope")
        #expect(FileName.parse("\(mark)02 - Rope.mkv", as: .series).episodes == 2...2)
        #expect(NamedPath("Harbour/\(mark)Season\(mark) 2/03.mkv", kind: .series).name.season == 2)
        #expect(NamedPath("Harbour (2001)/\(mark)Trailers/One.mkv", kind: .movies).name.extra == .trailer)
        #expect(NameText.decode(Array("\(mark)Harbour.mkv".utf8)) == "Harbour.mkv")
    }

    @Test("Joiners that letters need stay", arguments: ["می\u{200C}خواهم", "👩\u{200D}👩\u{200D}👧", "क्\u{200D}ष"])
    func joiners(_ title: String) {
        #expect(FileName.parse("\(title) (2001).mkv", as: .movies).title == title)
    }

    @Test(
        "Composed and decomposed letters are one name; a storm of marks is one letter",
        arguments: ["Amélie", "Übermut", "Ålesund", "Tiếng sóng", "한국", "ガード", "Ёлки", "a" + String(repeating: "\u{301}", count: 120)])
    func composition(_ title: String) {
        let one = FileName.parse("\(title) (2001).mkv", as: .movies)
        let other = FileName.parse("\(title.decomposed) (2001).mkv", as: .movies)
        #expect(one.title.utf8.elementsEqual(other.title.utf8) && one.year == 2001)
        #expect(FileName.parse("\(title.decomposed) S01E02.mkv", as: .series).episodes == 2...2)
    }

    @Test(
        "Bytes that are no text are a name like others",
        arguments: [
            [0xC3], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xFF, 0xFE], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80, 0x80, 0x80],
            [0x1B, 0x5B, 0x41],
        ] as [[UInt8]])
    func noText(_ bytes: [UInt8]) {
        let movie = FileName.parse(NameText.decode(Array("Low".utf8) + bytes + Array("Water (2001).mkv".utf8)), as: .movies)
        #expect(movie.title.hasPrefix("Low") && movie.title.hasSuffix("Water") && movie.year == 2001)
        #expect(FileName.parse(NameText.decode(bytes + Array(" S01E02.mkv".utf8)), as: .series).episodes == 2...2)
        #expect(FileName.parse(NameText.decode(Array("Harbour S01E02 ".utf8) + bytes), as: .series).season == 1)
    }

    static let edges = [
        "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551616", "99999999999999999999999999",
        "000000000000000001",
        "2147483648", "4294967296", "1e400", "0x7FFFFFFFFFFFFFFF", "٩٩٩٩٩٩٩٩٩٩", "²³", "Ⅻ", "1/2", "½",
    ]

    @Test("Numbers at the edges of Int are text", arguments: edges)
    func edge(_ number: String) {
        for name in [
            "Harbour S\(number)E\(number)", "Harbour \(number)x\(number)", "Harbour - \(number)", "\(number) - Harbour",
            "Harbour Season \(number) Episode \(number)",
            "Harbour (\(number))", "Harbour [tmdbid-\(number)]", "Harbour cd\(number)", "Harbour \(number) of \(number)",
            "Harbour.\(number).hdtv",
            "Harbour \(number).\(number).\(number)", "Harbour \(number)p", "Harbour 第\(number)集", "[\(number)][\(number)][\(number)]",
        ] {
            for kind in [FolderKind.movies, .series, .videos] {
                let parsed = NamedPath("\(name)/Season \(number)/\(name).mkv", kind: kind).name
                #expect(parsed.year.map { (1888...2039).contains($0) } ?? true)
                #expect(parsed.season.map { (0...9999).contains($0) } ?? true)
                #expect(parsed.episodes.map { (0...99_999).contains($0.lowerBound) && $0.count <= 100 } ?? true)
                #expect(parsed.part.map { (1...20).contains($0) } ?? true)
                #expect(parsed.hints.tmdb == nil || number.count <= 18)
            }
        }
    }
}

extension String {
    fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
