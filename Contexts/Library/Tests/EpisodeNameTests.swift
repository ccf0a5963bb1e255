import LibraryDomain
import Testing

@Suite("Names of episodes")
struct EpisodeNameTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var show: String
        var season: Int?
        var episodes: ClosedRange<Int>?
        var title: String?
        var testDescription: String { name }

        init(_ name: String, _ show: String, _ season: Int?, _ episodes: ClosedRange<Int>?, _ title: String? = nil) {
            (self.name, self.show, self.season, self.episodes, self.title) = (name, show, season, episodes, title)
        }
    }

    static let rows: [Row] = [
        Row("Show S01E02.mkv", "Show", 1, 2...2),
        Row("Show.S01E02.mkv", "Show", 1, 2...2),
        Row("show_s01e02.mkv", "show", 1, 2...2),
        Row("S01E02.mkv", "", 1, 2...2),
        Row("s1e2.mkv", "", 1, 2...2),
        Row("Show - S01E02 - The Title.mkv", "Show", 1, 2...2, "The Title"),
        Row("Show.S01E02.The.Title.1080p.WEB-DL.mkv", "Show", 1, 2...2, "The Title"),
        Row("Show S01 E02 The Title.mkv", "Show", 1, 2...2, "The Title"),
        Row("Show.S01.E02.mkv", "Show", 1, 2...2),
        Row("Show S01EP02.mkv", "Show", 1, 2...2),
        Row("Show S01x02.mkv", "Show", 1, 2...2),
        Row("Show S01E02-E03.mkv", "Show", 1, 2...3),
        Row("Show S01E02-03.mkv", "Show", 1, 2...3),
        Row("Show S01E02E03.mkv", "Show", 1, 2...3),
        Row("Show S01E02E03E04.mkv", "Show", 1, 2...4),
        Row("Show S01E02-S01E03.mkv", "Show", 1, 2...3),
        Row("Show S01E02 - E04 - Long One.mkv", "Show", 1, 2...4, "Long One"),
        Row("Show S01E02-1080p.mkv", "Show", 1, 2...2),
        Row("Show S01E02-720p.mkv", "Show", 1, 2...2),
        Row("Show S01E02 - 24 Hours.mkv", "Show", 1, 2...2, "24 Hours"),
        Row("Show S00E01 Special.mkv", "Show", 0, 1...1, "Special"),
        Row("Show S2019E05.mkv", "Show", 2019, 5...5),
        Row("Show S10E100.mkv", "Show", 10, 100...100),
        Row("Show (2005) S01E01.mkv", "Show", 1, 1...1),
        Row("Show 1x02.mkv", "Show", 1, 2...2),
        Row("Show - 01x02 - Title.mkv", "Show", 1, 2...2, "Title"),
        Row("Show 1x02-1x03.mkv", "Show", 1, 2...3),
        Row("Show 1x02x03.mkv", "Show", 1, 2...3),
        Row("1x02.mkv", "", 1, 2...2),
        Row("Show 1920x1080.mkv", "Show 1920x1080", nil, nil),
        Row("Show Season 1 Episode 2.mkv", "Show", 1, 2...2),
        Row("Show - Season 01, Episode 02 - Title.mkv", "Show", 1, 2...2, "Title"),
        Row("Staffel 1 Folge 2.mkv", "", 1, 2...2),
        Row("Daily Show 2019-04-21.mkv", "Daily Show", 2019, 421...421),
        Row("Daily.Show.2019.04.21.Guest.Name.720p.mkv", "Daily Show", 2019, 421...421, "Guest Name"),
        Row("Daily Show 21.04.2019.mkv", "Daily Show", 2019, 421...421),
        Row("Daily Show 2019-13-45.mkv", "Daily Show 2019-13-45", nil, nil),
        Row("[Group] Anime - 012 [1080p].mkv", "Anime", nil, 12...12),
        Row("[Group] Anime - 12v2 (1080p).mkv", "Anime", nil, 12...12),
        Row("Anime - 01-02.mkv", "Anime", nil, 1...2),
        Row("Anime 123.mkv", "Anime", nil, 123...123),
        Row("One Piece - 1071 - Title.mkv", "One Piece", nil, 1071...1071, "Title"),
        Row("02 - The Title.mkv", "", nil, 2...2, "The Title"),
        Row("02. The Title.mkv", "", nil, 2...2, "The Title"),
        Row("02.mkv", "", nil, 2...2),
        Row("E02.mkv", "", nil, 2...2),
        Row("Episode 12.mkv", "", nil, 12...12),
        Row("Show Ep.7 Title.mkv", "Show", nil, 7...7, "Title"),
        Row("Show 2019.mkv", "Show", nil, nil),
        Row("Just a Name.mkv", "Just a Name", nil, nil),
        Row("24 S01E01.mkv", "24", 1, 1...1),
        Row("The 100 S02E03.mkv", "The 100", 2, 3...3),
        Row("Marvels.Agents.of.S.H.I.E.L.D.S01E02.mkv", "Marvels Agents of S.H.I.E.L.D.", 1, 2...2),
        Row("Show S01E02a.mkv", "Show", 1, 2...2),
        Row("Füchse S01E02 Größe.mkv", "Füchse", 1, 2...2, "Größe"),
        Row("Show.S01E02.REPACK.1080p.mkv", "Show", 1, 2...2),
        Row("Show.S01E02.Extended.1080p.mkv", "Show", 1, 2...2),
        Row("Show S99999E99999.mkv", "Show S99999E99999", nil, nil),
    ]

    @Test("gives show, season, episodes and title", arguments: rows)
    func parses(_ row: Row) {
        let parsed = FileName.parse(row.name, as: .series)
        #expect(parsed.title == row.show)
        #expect(parsed.season == row.season)
        #expect(parsed.episodes == row.episodes)
        #expect(parsed.episodeTitle == row.title)
    }

    @Test("days are kept as dates")
    func days() {
        #expect(FileName.parse("Show 2019.04.21.mkv", as: .series).aired == "2019-04-21")
        #expect(FileName.parse("Show S01E02.mkv", as: .series).aired == nil)
    }

    @Test(
        "season folders",
        arguments: [
            ("Season 1", 1), ("Season 01", 1), ("season01", 1), ("S01", 1), ("s1", 1), ("Season.2", 2), ("Season_3", 3), ("Specials", 0),
            ("Season 00", 0),
            ("Season 0", 0), ("Staffel 2", 2), ("Saison 3", 3), ("Temporada 4", 4), ("Series 5", 5), ("Show S03 1080p", 3),
            ("Show - Season 4", 4), ("7", 7),
            ("2nd Season", 2), ("1. Staffel", 1), ("Season 2019", 2019), ("Сезон 2", 2), ("Show", nil), ("Extras", nil), ("Seasoning", nil),
            ("S", nil), ("2019", nil),
        ] as [(String, Int?)])
    func seasons(_ name: String, _ number: Int?) {
        #expect(SeasonFolder.number(name) == number)
    }
}
