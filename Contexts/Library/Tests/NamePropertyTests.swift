import Dispatch
import LibraryDomain
import Testing

@Suite("Properties of all names")
struct NamePropertyTests {
    private static let titles = [
        "Harbour", "1917", "2012", "(500) Ropes", "[REC]", "Low Water - Part Two", "Dr. Rope", "E.T.", "Wave 3", "七人の侍", "Amélie",
        "Mad Wave 2",
        "The Extended Family", "Movie", "Final Cut", "German", "The Big Short",
    ]

    @Test("A movie with the suggested name reads back the same", arguments: titles)
    func movies(_ title: String) {
        for edition in [nil, "Director's Cut", "Extended Remastered"] {
            for label in [nil, "1080p", "4K HDR"] {
                for part in [nil, 1, 2] {
                    var name = ParsedName(title: title, year: 1999)
                    (name.edition, name.label, name.part) = (edition, label, part)
                    let again = FileName.parse(name.suggestedName + ".mkv", as: .movies)
                    #expect(again.title == title && again.year == 1999 && again.edition == edition, "\(name.suggestedName)")
                    #expect(again.label == label && again.part == part, "\(name.suggestedName)")
                    #expect(again.suggestedName == name.suggestedName)
                }
            }
        }
    }

    @Test("An episode with the suggested name reads back the same", arguments: titles.filter { !$0.hasPrefix("[") })
    func episodes(_ title: String) {
        for episodes in [1...1, 2...3, 99...101] {
            for own in [nil, "Low Water", "24 Hours", "Part of It"] {
                var name = ParsedName(title: title)
                (name.season, name.episodes, name.episodeTitle) = (4, episodes, own)
                let again = FileName.parse(name.suggestedName + ".mkv", as: .series)
                #expect(again.title == title && again.season == 4 && again.episodes == episodes && again.episodeTitle == own)
            }
        }
    }

    @Test("Every example reads back the same under its suggested name")
    func examples() {
        for row in NamedPathTests.all {
            let name = NamedPath(row.path, kind: row.kind).name
            guard name.extra == nil, !name.title.isEmpty, row.kind == .movies || name.episodes != nil else { continue }
            let again = NamedPath(name.suggestedName + ".mkv", kind: row.kind).name
            #expect(again.title == name.title && again.year == name.year, "\(row.path) → \(name.suggestedName)")
            #expect(again.season == name.season && again.episodes == name.episodes, "\(row.path) → \(name.suggestedName)")
        }
    }

    @Test(
        "A name with a word has a title",
        arguments: [
            "[Harbour] 05", "[Grp][Harbour] 05", "[Grp] [Harbour] - 05", "(Harbour) 05", "{Harbour} E05", "[Harbour] S01E05",
            "[Harbour][1080p][05]",
            "S01E05 Harbour", "05 [Harbour]", "[05] Harbour", "(05) [Harbour]", "第05集 [Harbour]", "1 of 6 (Harbour)",
            "2020-01-06 [Harbour]",
            "[Grp] 05 [1080p]", "SP01 [Harbour]", "[720p] Harbour 05", "Harbour, The - 05", "[Harbour", "Harbour] 05",
        ])
    func words(_ name: String) {
        for kind in [FolderKind.movies, .series] { #expect(!NamedPath("\(name).mkv", kind: kind).name.title.isEmpty, "\(kind)") }
    }

    @Test("The order of technical words changes nothing")
    func order() {
        let words = ["1080p", "BluRay", "German", "DL", "x264", "DTS-HD.MA.5.1", "PROPER", "Extended"]
        var numbers = FixedNumbers()
        func facts(_ name: ParsedName) -> String { NamedPathTests.summary(name) + (name.label ?? "") + (name.episodeTitle ?? "") }
        let movie = facts(FileName.parse("Low.Water.1999.\(words.joined(separator: ".")).mkv", as: .movies))
        let episode = facts(FileName.parse("Low.Water.S01E02.Rope.\(words.joined(separator: ".")).mkv", as: .series))
        #expect(movie == "Low Water (1999) {Extended}1080p")
        for _ in 0..<200 {
            let shuffled = words.shuffled(using: &numbers).joined(separator: ".")
            #expect(facts(FileName.parse("Low.Water.1999.\(shuffled).mkv", as: .movies)) == movie)
            #expect(facts(FileName.parse("Low.Water.S01E02.Rope.\(shuffled).mkv", as: .series)) == episode)
        }
    }

    @Test(
        "Any name has a title or is an episode, and nothing fails", arguments: [FolderKind.movies, .series, .videos],
        1...4 as ClosedRange<UInt64>)
    func garbage(_ kind: FolderKind, _ seed: UInt64) async {
        var numbers = FixedNumbers(seed: seed)
        let pieces = [
            "s", "e", "x", "S01E02", "1x02", "9223372036854775807", "-9223372036854775808", "99999999999999999999", "00", "(", ")", "[",
            "]", "{", "}", ".",
            "_", "-", " ", "–", "\u{202E}", "\u{200D}", "e\u{301}\u{301}", "👩‍👩‍👧", "İ", "ß", "１２", "½", "٣", "第", "集", "\0", "\u{FFFD}",
            "2019", "(2019)", "part",
            "1080p", "cd1", "sample", "edition-", "tmdbid-", "of", "\n",
        ]
        for _ in 0..<50 {
            // Other suites share these threads.
            await Task.yield()
            let name = (0..<Int.random(in: 0...24, using: &numbers)).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
            let parsed = FileName.parse(name, as: kind, folder: "Harbour (1999)")
            #expect(parsed.episodes.map { (0...99_999).contains($0.lowerBound) && $0.count <= 10_000 } ?? true)
            _ = NamedPath("\(name)/\(name)/\(name).mkv", kind: kind)
        }
    }

    /// Forty times the longest name of a file system, so that a rule whose work grows with the square of the length shows up. Not on the
    /// threads that all tests share.
    @Test(
        "Long names end", .timeLimit(.minutes(10)), .serialized,
        arguments: [
            "(", "[", "1x", "s01e01", "-1", " 1", ".1080p", "()", "a-", "(2019)", "Extended ", "[x] ", " - ", "e1-", "101.", "01 ",
            "5 Mar 2019 ", "港_a ", "a TS ", ".111.a", "- 5 ", " & ", "part 1 ",
            "S1 ", "第5集", "(5) ", "sp1 ", "1of2 ", "[Episode 1] ", "S1-05 ", "12 x 720 ", "01.02.03 ", "a [b] c ", "1-я серия ", "T1E1",
            "港一",
            "1of",
            ", The", "a-", " 2010-2015", "[ www.example.org ] ",
        ])
    func long(_ piece: String) async {
        let name = String(repeating: piece, count: 10_000 / piece.utf8.count) + ".mkv"
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                for kind in [FolderKind.movies, .series] {
                    _ = FileName.parse(name, as: kind)
                    _ = FileName.parse("[\(name)][05].mkv", as: kind)
                }
                continuation.resume()
            }
        }
    }

    @Test("Deep paths end", .timeLimit(.minutes(10)), .serialized, arguments: ["A", "1080p", "Season 1", "TV", "CD1", "Extras", "2009"])
    func deep(_ folder: String) async {
        let path = String(repeating: folder + "/", count: 10_000) + "x.mkv"
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                for kind in [FolderKind.movies, .series] { _ = NamedPath(path, kind: kind) }
                continuation.resume()
            }
        }
    }
}

/// A fixed sequence, so that a failure repeats.
private struct FixedNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64 = 0) { state = 0x9E37_79B9_7F4A_7C15 &+ seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
