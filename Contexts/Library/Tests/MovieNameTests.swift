import LibraryDomain
import Testing

@Suite("Names of movies")
struct MovieNameTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var title: String
        var year: Int?
        var more: String
        var folder: String?
        var testDescription: String { name }

        init(_ name: String, _ title: String, _ year: Int?, _ more: String = "", in folder: String? = nil) {
            (self.name, self.title, self.year, self.more, self.folder) = (name, title, year, more, folder)
        }
    }

    static let rows: [Row] =
        [
            Row("Inception.mkv", "Inception", nil),
            Row("Inception (2010).mkv", "Inception", 2010),
            Row("Inception [2010].mkv", "Inception", 2010),
            Row("Inception 2010.mkv", "Inception", 2010),
            Row("Inception.2010.mkv", "Inception", 2010),
            Row("Inception_2010.mkv", "Inception", 2010),
            Row("The General (1926).mp4", "The General", 1926),
            Row("Title.2019.1080p.BluRay.x264-GRP.mkv", "Title", 2019, "label=1080p"),
            Row("The.Matrix.1999.2160p.UHD.BluRay.REMUX.HDR.HEVC.Atmos-EPSiLON.mkv", "The Matrix", 1999, "label=2160p"),
            Row("the.grand.budapest.hotel.2014.720p.web-dl.mkv", "the grand budapest hotel", 2014, "label=720p"),
            Row("Movie_Name_2012_DVDRip.avi", "Movie Name", 2012),
            Row("Parasite 2019 1080p WEBRip.mkv", "Parasite", 2019, "label=1080p"),
            Row("Blade.Runner.2049.2017.1080p.BluRay.mkv", "Blade Runner 2049", 2017, "label=1080p"),
            Row("2001.A.Space.Odyssey.1968.720p.mkv", "2001 A Space Odyssey", 1968, "label=720p"),
            Row("2001 A Space Odyssey (1968).mkv", "2001 A Space Odyssey", 1968),
            Row("1917.2019.1080p.mkv", "1917", 2019, "label=1080p"),
            Row("1917 (2019).mkv", "1917", 2019),
            Row("1984.mkv", "1984", nil),
            Row("1984 (1984).mkv", "1984", 1984),
            Row("2012.1080p.BluRay.mkv", "2012", nil, "label=1080p"),
            Row("Death Race 2000 (1975).mkv", "Death Race 2000", 1975),
            Row("Wonder Woman 1984 (2020).mkv", "Wonder Woman 1984", 2020),
            Row("(500) Days of Summer (2009).mkv", "(500) Days of Summer", 2009),
            Row("Se7en.1995.mkv", "Se7en", 1995),
            Row("Amélie (2001).mkv", "Amélie", 2001),
            Row("Ame\u{301}lie (2001).mkv", "Amélie", 2001),
            Row("七人の侍 (1954).mkv", "七人の侍", 1954),
            Row("مدينة (2010).mp4", "مدينة", 2010),
            Row("🎬 Party 🎉 (2020).mp4", "🎬 Party 🎉", 2020),
            Row("Line\nbreak (2001).mkv", "Line break", 2001),
            Row("Quote's \"movie\" <b> (2001).mkv", "Quote's \"movie\" <b>", 2001),
            Row("Dr. Strangelove (1964).mkv", "Dr. Strangelove", 1964),
            Row("E.T.the.Extra-Terrestrial.1982.1080p.mkv", "E.T. the Extra-Terrestrial", 1982, "label=1080p"),
            Row("A.I.Artificial.Intelligence.2001.mkv", "A.I. Artificial Intelligence", 2001),
            Row("WALL·E (2008).mkv", "WALL·E", 2008),
            Row("Mission - Impossible (1996).mkv", "Mission - Impossible", 1996),
            Row("Spider-Man- No Way Home (2021).mkv", "Spider-Man- No Way Home", 2021),
            Row("Movie (2019) [tmdbid-550].mkv", "Movie", 2019, "tmdb=550"),
            Row("Movie (2019) [tmdbid=550].mkv", "Movie", 2019, "tmdb=550"),
            Row("Movie (2019) {tmdb-550}.mkv", "Movie", 2019, "tmdb=550"),
            Row("Movie (2019) [tmdb-550].mkv", "Movie", 2019, "tmdb=550"),
            Row("Movie (2019) {imdb-tt0137523}.mkv", "Movie", 2019, "imdb=tt0137523"),
            Row("Movie (2019) [imdbid-tt0137523].mkv", "Movie", 2019, "imdb=tt0137523"),
            Row("Movie (2019) [imdb=tt0137523].mkv", "Movie", 2019, "imdb=tt0137523"),
            Row("Movie (2019) [tt0137523].mkv", "Movie", 2019, "imdb=tt0137523"),
            Row("Movie (2019) [tvdbid-99].mkv", "Movie", 2019, "tvdb=99"),
            Row("Movie [tmdbid-1] [imdbid-tt0000001].mkv", "Movie", nil, "tmdb=1 imdb=tt0000001"),
            Row("Movie (2019) [tmdbid-abc].mkv", "Movie", 2019),
            Row("Movie (2019) {edition-Director's Cut}.mkv", "Movie", 2019, "edition=Director's Cut"),
            Row("Movie (2019) {tmdb-5} {edition-Final Cut} - 2160p.mkv", "Movie", 2019, "tmdb=5 edition=Final Cut label=2160p"),
            Row("Blade.Runner.1982.Directors.Cut.1080p.mkv", "Blade Runner", 1982, "edition=Director's Cut label=1080p"),
            Row("Aliens.1986.Extended.720p.BluRay.mkv", "Aliens", 1986, "edition=Extended label=720p"),
            Row("Apocalypse.Now.Final.Cut.1979.1080p.mkv", "Apocalypse Now", 1979, "edition=Final Cut label=1080p"),
            Row("Movie Directors Cut.mkv", "Movie", nil, "edition=Director's Cut"),
            Row("Movie (2019) - 1080p.mkv", "Movie", 2019, "label=1080p"),
            Row("Movie (2019) - 4K HDR.mkv", "Movie", 2019, "label=4K HDR"),
            Row("Movie (2019) [1080p].mkv", "Movie", 2019, "label=1080p"),
            Row("Movie (2019) (1080p).mkv", "Movie", 2019, "label=1080p"),
            Row("Best Movie Ever - Bluray.mkv", "Best Movie Ever", nil, "label=Bluray", in: "Best Movie Ever"),
            Row("Best Movie Ever - Bluray.mkv", "Best Movie Ever", nil),
            Row("Movie-cd1.avi", "Movie", nil, "part=1"),
            Row("Movie.cd2.avi", "Movie", nil, "part=2"),
            Row("Movie (2019) - part1.mkv", "Movie", 2019, "part=1"),
            Row("Movie (2019)-part2.mkv", "Movie", 2019, "part=2"),
            Row("Movie (2019) part 2.mkv", "Movie", 2019, "part=2"),
            Row("Movie (2019) - disc 3.mkv", "Movie", 2019, "part=3"),
            Row("Movie (2019) pt2.mkv", "Movie", 2019, "part=2"),
            Row("Movie (2019)-dvda.mkv", "Movie", 2019, "part=1"),
            Row("The Hangover Part 3.mkv", "The Hangover Part 3", nil),
            Row("Dune Part Two (2024).mkv", "Dune Part Two", 2024),
            Row("Dune.Part.1.2021.mkv", "Dune Part 1", 2021),
            Row("Movie (2019)-trailer.mp4", "Movie", 2019, "extra=trailer"),
            Row("Movie (2019)-behindthescenes.mp4", "Movie", 2019, "extra=behindTheScenes"),
            Row("Movie (2019)-deleted.mp4", "Movie", 2019, "extra=deletedScene"),
            Row("Movie (2019)-featurette.mp4", "Movie", 2019, "extra=featurette"),
            Row("Movie (2019)-interview.mp4", "Movie", 2019, "extra=interview"),
            Row("Movie (2019)-scene.mp4", "Movie", 2019, "extra=scene"),
            Row("Movie (2019)-short.mp4", "Movie", 2019, "extra=short"),
            Row("Movie (2019)-clip.mp4", "Movie", 2019, "extra=clip"),
            Row("Movie (2019)-other.mp4", "Movie", 2019, "extra=other"),
            Row("Movie (2019)-extra.mp4", "Movie", 2019, "extra=other"),
            Row("Movie (2019)-sample.mkv", "Movie", 2019, "extra=sample"),
            Row("Movie.2019.sample.mkv", "Movie", 2019, "extra=sample"),
            Row("trailer.mp4", "", nil, "extra=trailer"),
            Row("sample.mkv", "", nil, "extra=sample"),
            Row("The Big Short (2015).mkv", "The Big Short", 2015),
            Row("Movie - Short.mkv", "Movie - Short", nil),
            Row("[Group] Movie Name (2001) [BD 1080p].mkv", "Movie Name", 2001, "label=1080p"),
            Row("Le Fabuleux Destin.2001.FRENCH.1080p.mkv", "Le Fabuleux Destin", 2001, "label=1080p"),
            Row(
                "Léon.The.Professional.1994.EXTENDED.REMASTERED.1080p.mkv", "Léon The Professional", 1994,
                "edition=Extended Remastered label=1080p"),
            Row("Extended Family (2003).mkv", "Extended Family", 2003),
            Row("Webster (1999).mkv", "Webster", 1999),
            Row("The Web.mkv", "The Web", nil),
            Row("X.mkv", "X", nil),
            Row("M (1931).mkv", "M", 1931),
            Row("....mkv", "...", nil),
            Row("[1080p].mkv", "1080p", nil, "label=1080p"),
            Row("", "", nil),
        ] + boundaries

    /// The longest and the shortest form of each rule, and the first that is none.
    static let boundaries: [Row] = [
        Row("Movie (1887).mkv", "Movie (1887)", nil),
        Row("Movie (1888).mkv", "Movie", 1888),
        Row("Movie (2039).mkv", "Movie", 2039),
        Row("Movie (2040).mkv", "Movie (2040)", nil),
        Row("Movie (2011 – 2019).mkv", "Movie", 2011),
        Row("Movie (2011 -- 2019).mkv", "Movie (2011 -- 2019)", nil),
        Row("Movie (2011x).mkv", "Movie (2011x)", nil),
        Row("Movie (2019) (Part of it).mkv", "Movie", 2019),
        Row("(2001).mkv", "(2001)", nil),
        Row("Movie 1999 Foo.mkv", "Movie 1999 Foo", nil),
        Row("Movie 1999 - Foo.mkv", "Movie", 1999, "label=Foo"),
        Row("Movie 1999 –.mkv", "Movie", 1999),
        Row("Movie.1999.Extended.Cut.Proper.1080p.mkv", "Movie", 1999, "edition=Extended label=1080p"),
        Row("Movie.1999.2001.1080p.mkv", "Movie 1999", 2001, "label=1080p"),
        Row("Movie.Web.1080p.mkv", "Movie", nil, "label=1080p"),
        Row("Movie.Uncut.1080p.mkv", "Movie", nil, "edition=Uncut label=1080p"),
        Row("Movie.5.1080p.mkv", "Movie 5", nil, "label=1080p"),
        Row("Web.1080p.mkv", "Web", nil, "label=1080p"),
        Row("Final.Cut.1080p.mkv", "Final Cut", nil, "label=1080p"),
        Row("Movie.Final.Cut.1080p.mkv", "Movie", nil, "edition=Final Cut label=1080p"),
        Row("Final Cut.mkv", "Final Cut", nil),
        Row("Movie Final Cut.mkv", "Movie", nil, "edition=Final Cut"),
        Row("Movie Uncut.mkv", "Movie Uncut", nil),
        Row("Movie (2019) 720p 1080p Uncut Unrated.mkv", "Movie", 2019, "edition=Uncut Unrated label=720p"),
        Row("Movie (2019) [Uncut 720p] [1080p].mkv", "Movie", 2019, "edition=Uncut label=720p"),
        Row("Movie (2019) (x264-GRP).mkv", "Movie", 2019),
        Row("Movie (2019) (Web).mkv", "Movie", 2019),
        Row("Movie (Web).mkv", "Movie (Web)", nil),
        Row("Movie (Web 1080p).mkv", "Movie", nil, "label=1080p"),
        Row("Movie.x264-GRP.mkv", "Movie", nil),
        Row("Movie.aac-xyz.Two.mkv", "Movie", nil),
        Row("Movie [1999] (2001).mkv", "Movie (1999)", 2001),
        Row("Movie [unclosed (2001).mkv", "Movie [unclosed", 2001),
        Row("Movie (2019) {edition=Final Cut}.mkv", "Movie", 2019, "edition=Final Cut"),
        Row("Movie (2019) {edition-A} {edition-B}.mkv", "Movie", 2019, "edition=A"),
        Row("A.Movie.2001.mkv", "A Movie", 2001),
        Row("A.Z.Movie.2001.mkv", "A.Z. Movie", 2001),
        Row("a.z.Movie.2001.mkv", "a z Movie", 2001),
        Row("Movie_One Two (2001).mkv", "Movie One Two", 2001),
        Row("Wait. (2001).mkv", "Wait", 2001),
        Row("Ohh. (2001).mkv", "Ohh.", 2001),
        Row("A.B.C. (2001).mkv", "A.B.C.", 2001),
        Row("Movie (2019) cd20.mkv", "Movie", 2019, "part=20"),
        Row("Movie (2019) cd21.mkv", "Movie", 2019),
        Row("Movie (2019) cd0.mkv", "Movie", 2019),
        Row("Movie (2019) cd001.mkv", "Movie", 2019),
        Row("Movie (2019)-cdd.mkv", "Movie", 2019, "part=4"),
        Row("Movie (2019)-cde.mkv", "Movie", 2019),
        Row("Movie - cd a.mkv", "Movie - cd a", nil),
        Row("Movie - cd 1.mkv", "Movie", nil, "part=1"),
        Row("Abcd1.mkv", "Abcd1", nil),
        Row("cd1.mkv", "cd1", nil),
        Row("-cd1.mkv", "cd1", nil),
        Row("Movie part2.mkv", "Movie", nil, "part=2"),
        Row("Movie part 2.mkv", "Movie part 2", nil),
        Row("Movie 2019 part 2.mkv", "Movie", 2019, "part=2"),
        Row("Movie (2019)-trailer2.mp4", "Movie", 2019, "extra=trailer"),
        Row("Movie (2019) - trailer.mp4", "Movie", 2019, "extra=trailer"),
        Row("Movie.2019.trailer.mp4", "Movie", 2019, "extra=trailer"),
        Row("movie-trailer.mp4", "", nil, "extra=trailer"),
        Row("Big.Short.mkv", "Big Short", nil),
        Row("Hot_Clip.mkv", "Hot Clip", nil),
        Row("-trailer.mkv", "trailer", nil),
        Row("Movie [tt1234].mkv", "Movie", nil),
        Row("Movie [tt12345].mkv", "Movie", nil, "imdb=tt12345"),
        Row("Movie [tt123456789012].mkv", "Movie", nil, "imdb=tt123456789012"),
        Row("Movie [tt1234567890123].mkv", "Movie", nil),
        Row("Movie [tt12345a].mkv", "Movie", nil),
        Row("Movie [tmdbid-0].mkv", "Movie", nil),
        Row("Movie [tmdbid-1].mkv", "Movie", nil, "tmdb=1"),
        Row("Movie [tmdbid-999999999999].mkv", "Movie", nil, "tmdb=999999999999"),
        Row("Movie [tmdbid-1000000000000].mkv", "Movie", nil),
        Row("Movie [tmdb:5] [tmdb-6] [tvdb-7] [tvdb-8] [imdb-tt00001] [tt00002].mkv", "Movie", nil, "tmdb=5 imdb=tt00001 tvdb=7"),
        Row("Movie.ab", "Movie", nil),
        Row("Movie.a", "Movie a", nil),
        Row("Movie.abcdef", "Movie", nil),
        Row("Movie.abcdefg", "Movie abcdefg", nil),
        Row("Best Movie -.mkv", "Best Movie", nil, in: "Best Movie"),
        Row("Best Movie.mkv", "Best Movie", nil, in: "Best Movie"),
        Row("Best Movie – HDR.mkv", "Best Movie", nil, "label=HDR", in: "Best Movie"),
        Row("Best Movie HDR.mkv", "Best Movie", nil, in: "Best Movie"),
        Row("Alien - Cut.mkv", "Alien - Cut", nil, in: "Thing"),
        Row("Alien - Cut.mkv", "Alien - Cut", nil, in: "[tmdbid-5]"),
        Row("Movie-cd1 -trailer.mkv", "Movie", nil, "part=1 extra=trailer"),
        Row("Movie-cd1--trailer.mkv", "Movie", nil, "part=1 extra=trailer"),
        Row("Movie (2019) [Uncut] [Unrated].mkv", "Movie", 2019, "edition=Uncut Unrated"),
        Row("[One] [Two].mkv", "One", nil),
        Row(".mkv", "mkv", nil),
        Row("Movie.mü", "Movie mü", nil),
    ]

    @Test("gives title, year and the rest", arguments: rows)
    func parses(_ row: Row) {
        let parsed = FileName.parse(row.name, as: .movies, folder: row.folder)
        #expect(parsed.title == row.title)
        #expect(parsed.year == row.year)
        #expect(parsed.summary == row.more)
    }

    @Test(
        "a folder's name is read as a movie's, and dots in it are no ending",
        arguments: [
            Row("Inception (2010)", "Inception", 2010),
            Row("Inception.2010", "Inception", 2010),
            Row("Mr. Robot (2015) {tvdb-289590}", "Mr. Robot", 2015, "tvdb=289590"),
            Row("Title.2019.1080p.BluRay.x264-GRP", "Title", 2019, "label=1080p"),
            Row("The Office (2005-2013)", "The Office", 2005),
        ])
    func folders(_ row: Row) {
        let parsed = FileName.parse(folder: row.name)
        #expect(parsed.title == row.title)
        #expect(parsed.year == row.year)
        #expect(parsed.summary == row.more)
    }

    @Test(
        "a private video keeps its name",
        arguments: [
            Row("IMG_2041.MOV", "IMG 2041", nil), Row("Holiday 2019 part 2.mp4", "Holiday 2019 part 2", nil),
            Row("2019-04-21.mp4", "2019-04-21", nil),
            Row("Birthday (2020).mp4", "Birthday (2020)", nil),
        ])
    func videos(_ row: Row) {
        let parsed = FileName.parse(row.name, as: .videos)
        #expect(parsed.title == row.title)
        #expect(parsed.year == row.year)
    }
}

extension ParsedName {
    var summary: String {
        [
            hints.tmdb.map { "tmdb=\($0)" }, hints.imdb.map { "imdb=\($0)" }, hints.tvdb.map { "tvdb=\($0)" },
            edition.map { "edition=\($0)" },
            label.map { "label=\($0)" }, part.map { "part=\($0)" }, extra.map { "extra=\($0)" },
        ].compactMap(\.self).joined(separator: " ")
    }
}
