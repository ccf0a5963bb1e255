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

    static let rows: [Row] =
        [
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
            Row("Show 1920x1080.mkv", "Show", nil, nil),
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
            Row("Show - S01E02 - The Title [WEBDL-1080p][EAC3 5.1][h264]-GRP.mkv", "Show", 1, 2...2, "The Title"),
            Row("Füchse S01E02 Größe.mkv", "Füchse", 1, 2...2, "Größe"),
            Row("Show.S01E02.REPACK.1080p.mkv", "Show", 1, 2...2),
            Row("Show.S01E02.Extended.1080p.mkv", "Show", 1, 2...2),
            Row("Show S99999E99999.mkv", "Show S99999E99999", nil, nil),
        ] + boundaries + plainNumbers

    /// The longest and the shortest form of each rule, and the first that is none.
    static let boundaries: [Row] = [
        Row("Show S1Episode2.mkv", "Show", 1, 2...2),
        Row("Show S01 - E02.mkv", "Show", 1, 2...2),
        Row("Show S01 -- E02.mkv", "Show", 1, 2...2),
        Row("Show S01.E.02.mkv", "Show", 1, 2...2),
        Row("Show S01E 02.mkv", "Show", 1, 2...2),
        Row("Show S2019E0105.mkv", "Show", 2019, 105...105),
        Row("Show S12345E01.mkv", "Show S12345E01", nil, nil),
        Row("Show S01E12345.mkv", "Show", 1, 12345...12345),
        Row("Show S01E123456.mkv", "Show S01E123456", nil, nil),
        Row("Show 1x2.mkv", "Show", 1, 2...2),
        Row("Show 1x123.mkv", "Show", 1, 123...123),
        Row("Show 1x1080.mkv", "Show 1x1080", nil, nil),
        Row("Show 123x02.mkv", "Show 123x02", nil, nil),
        Row("Show Season 1 - Episode 2.mkv", "Show", 1, 2...2),
        Row("Show Season2019Episode3.mkv", "Show", 2019, 3...3),
        Row("Show Temporada 2 Capitulo 3.mkv", "Show", 2, 3...3),
        Row("Show Season 2.mkv", "Show", 2, nil),
        Row("Show 1929-05-05.mkv", "Show 1929-05-05", nil, nil),
        Row("Show 1930-01-01.mkv", "Show", 1930, 101...101),
        Row("Show 2039-12-31.mkv", "Show", 2039, 1231...1231),
        Row("Show 2040-01-01.mkv", "Show 2040-01-01", nil, nil),
        Row("Show 2019-00-10.mkv", "Show 2019-00-10", nil, nil),
        Row("Show 2019-13-10.mkv", "Show 2019-13-10", nil, nil),
        Row("Show 2019-10-00.mkv", "Show 2019-10-00", nil, nil),
        Row("Show 2019-10-32.mkv", "Show 2019-10-32", nil, nil),
        Row("Show 2019-04.21.mkv", "Show 2019-04.21", nil, nil),
        Row("Show 2019-4-21.mkv", "Show 2019-4-21", nil, nil),
        Row("Show 01-04-19.mkv", "Show 01-04-19", nil, nil),
        Row("Show 2019_04_21.mkv", "Show", 2019, 421...421),
        Row("Show 2019 04 21.mkv", "Show", 2019, 421...421),
        Row("Show #12.mkv", "Show", nil, 12...12),
        Row("Show # 12.mkv", "Show #", nil, 12...12),
        Row("Show Folge 7 - Titel.mkv", "Show", nil, 7...7, "Titel"),
        Row("Show Episode 1234.mkv", "Show", nil, 1234...1234),
        Row("Show S01E02d.mkv", "Show", 1, 2...2),
        Row("Show S01E02e.mkv", "Show S01E02e", nil, nil),
        Row("Show S01E02ab.mkv", "Show S01E02ab", nil, nil),
        Row("Show S01E02v2.mkv", "Show", 1, 2...2),
        Row("Show S01E02v2 Title.mkv", "Show", 1, 2...2, "Title"),
        Row("Show S01E02v22.mkv", "Show S01E02v22", nil, nil),
        Row("Show S01E02vx.mkv", "Show S01E02vx", nil, nil),
        Row("Show S01E02-S02E03.mkv", "Show", 1, 2...2, "S02E03"),
        Row("Show S01E02-EP03.mkv", "Show", 1, 2...3),
        Row("Show S01E02 - - E03.mkv", "Show", 1, 2...2, "E03"),
        Row("Show 1x02e03.mkv", "Show", 1, 2...3),
        Row("Show 1x02-03.mkv", "Show", 1, 2...3),
        Row("Show S01E1001E1002.mkv", "Show", 1, 1001...1002),
        Row("Show S01E99-100.mkv", "Show", 1, 99...100),
        Row("Show S01E2-3.mkv", "Show", 1, 2...3),
        Row("Show S01E02-24hours.mkv", "Show", 1, 2...2, "24hours"),
        Row("Show S01E02-02.mkv", "Show", 1, 2...2, "02"),
        Row("Show S01E03-02.mkv", "Show", 1, 3...3, "02"),
        Row("Show S01E01-E51.mkv", "Show", 1, 1...51),
        Row("Show S01E01-E52.mkv", "Show", 1, 1...1, "E52"),
        Row("Showz1x02.mkv", "Showz", 1, 2...2),
        Row("Showa1x02.mkv", "Showa", 1, 2...2),
        Row("Showé1x02.mkv", "Showé1x02", nil, nil),
        Row("Show~1x02.mkv", "Show", 1, 2...2),
        Row("Show:1x02.mkv", "Show", 1, 2...2),
        Row("Show.S01E02.The.Title.PROPER.Uncut.1080p.mkv", "Show", 1, 2...2, "The Title"),
        Row("Show.S01E02.The.Web.mkv", "Show", 1, 2...2, "The Web"),
        Row("Show Final Cut S01E02.mkv", "Show", 1, 2...2),
    ]

    static let plainNumbers: [Row] = [
        Row("Show – 012.mkv", "Show", nil, 12...12),
        Row("Show - Pilot.mkv", "Show - Pilot", nil, nil),
        Row("Show -.mkv", "Show", nil, nil),
        Row("Show 12 1080p.mkv", "Show", nil, 12...12),
        Row("2019 Show.mkv", "2019 Show", nil, nil),
        Row("12 Show.mkv", "", nil, 12...12, "Show"),
        Row("12345.mkv", "12345", nil, nil),
        Row("Anime - 12v2.mkv", "Anime", nil, 12...12),
        Row("Anime - 12v22.mkv", "Anime - 12v22", nil, nil),
        Row("Anime - 12vx.mkv", "Anime - 12vx", nil, nil),
        Row("Anime - 01-51.mkv", "Anime", nil, 1...51),
        Row("Anime - 01-52.mkv", "Anime - 01-52", nil, nil),
        Row("Anime - 02-02.mkv", "Anime - 02-02", nil, nil),
        Row("Anime - 1-2-3.mkv", "Anime - 1-2-3", nil, nil),
        Row("Anime - 0:9.mkv", "Anime - 0:9", nil, nil),
        Row("Anime - 12, 1080p.mkv", "Anime", nil, 12...12),
    ]

    @Test("gives show, season, episodes and title", arguments: rows)
    func parses(_ row: Row) {
        let parsed = FileName.parse(row.name, as: .series)
        #expect(parsed.title == row.show)
        #expect(parsed.season == row.season)
        #expect(parsed.episodes == row.episodes)
        #expect(parsed.episodeTitle == row.title)
    }

    @Test(
        "the resolution of an episode is its label, its ids and its kind of extra are read",
        arguments: [
            ("Show S01E02 1080p.mkv", "label=1080p"), ("[720p] Show S01E02.mkv", "label=720p"), ("Show.S01E02.4K.mkv", "label=2160p"),
            ("Show [tvdbid-99] S01E02-trailer.mkv", "tvdb=99 extra=trailer"), ("Show Final Cut S01E02.mkv", ""),
        ])
    func rest(_ name: String, _ summary: String) { #expect(FileName.parse(name, as: .series).summary == summary) }

    @Test(
        "a folder that names its season names the series before it",
        arguments: [
            ("Show S01 1080p", "Show"), ("Show - Season 2", "Show"), ("Show.S03", "Show"), ("Show", "Show"), ("Season 1", "Season 1"),
            ("S01", "S01"), ("Show S Season 2", "Show S"), ("The 2nd Season 3", "The 2nd"), ("- S01", "- S01"),
            ("The Series", "The Series"),
            ("Show Six Season 2", "Show Six"), ("Show 12 Season 2", "Show 12"),
        ])
    func showNames(_ folder: String, _ name: String) { #expect(SeasonFolder.showName(of: folder) == name) }

    @Test("days are kept as dates")
    func days() {
        #expect(FileName.parse("Show 2019.10.09.mkv", as: .series).aired == "2019-10-09")
        #expect(FileName.parse("Show 09.10.2019.mkv", as: .series).aired == "2019-10-09")
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
            ("S", nil), ("2019", nil), ("99", 99), ("100", nil), ("s1234", nil), ("s12345", nil), ("Season 12345", nil), ("Season", nil),
            ("Season One 3", 1), ("Series2 4", 2), ("Special", 0), ("Show 1st Season", 1), ("Show S1x", nil), ("Show 7", nil),
        ] as [(String, Int?)])
    func seasons(_ name: String, _ number: Int?) {
        #expect(SeasonFolder.number(name) == number)
    }
}
