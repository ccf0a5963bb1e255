import LibraryDomain
import Testing

/// Words of series, services and stations next to titles, and numbers of folders.
extension NamedPathTests {
    static let breadth =
        series(
            .title, .titleFromFolder,
            [
                // “TV Series” next to the year
                "Harbour (TV Series 2009)/Season 1/1x02.mkv": "Harbour (2009) s1 e2",
                "Harbour (Series 2013)/S1/03.mkv": "Harbour (2013) s1 e3",
                "Harbour.TV.Series.2009.S01.1080p/04.mkv": "Harbour (2009) s1 e4",
                "Harbour 2009 TV Series/Season 2/05.mkv": "Harbour (2009) s2 e5",
                "Harbour [TV Mini Series 1990]/1x06.mkv": "Harbour (1990) s1 e6", "Harbour (TV Series)/S2/07.mkv": "Harbour s2 e7",
                "Harbour - Miniseries/Episode 2.mkv": "Harbour s1 e2", "Harbour/Series 2/03.mkv": "Harbour s2 e3",
                // A number before a season’s folder is not an episode
                "12.Ropes.Season.1.Complete/Episode 02.mkv": "12 Ropes s1 e2", "Harbour/01 - Season 1/05.mkv": "Harbour s1 e5",
                "100 Ropes Season 2/03.mkv": "100 Ropes s2 e3", "Harbour/02 Season 2/E04.mkv": "Harbour s2 e4",
                "7.Ropes.Series.1.720p/06.mkv": "7 Ropes s1 e6",
            ])
        + series(
            .season, .seasonFromFolder,
            [
                "Harbour/Book 2 - Water/05 - Rope.mkv": "Harbour s2 e5", "Harbour/Book Two/06.mkv": "Harbour s2 e6",
                "Le Port/Livre II/07 - La corde.mkv": "Le Port s2 e7", "Hafen/Buch 3/08.mkv": "Hafen s3 e8",
                "Harbour/Book 1/Harbour 09.mkv": "Harbour s1 e9",
            ])
        + series(
            .title, .titleBeforeEpisode,
            [
                "BBC.Low.Harbour.Part.2.720p.mkv": "Low Harbour s1 e2", "BBC - Low Harbour - 3of6.avi": "Low Harbour s1 e3",
                "PBS.Low.Harbour.S02E04.1080p.mkv": "Low Harbour s2 e4", "ZDF.Der.Hafen.S01E05.mkv": "Der Hafen s1 e5",
                "BBC.S01E06.mkv": "BBC s1 e6", "BBC.WORLD.HARBOUR.S01E07.mkv": "BBC WORLD HARBOUR s1 e7",
                // An unpadded number and a dash before the episode’s
                "Harbour Online 2 - The Rope 04 vostfr.mkv": "Harbour Online 2 - The Rope s1 e4",
                "Harbour 3 - Low Rope 01.mkv": "Harbour 3 - Low Rope s1 e1",
                // MediathekView
                "Der Hafen - Folge 4_ Das Tau (S03_E04).mp4": "Der Hafen s3 e4",
                "Der Hafen - Folge 12_ Ebbe (S01_E12).mp4": "Der Hafen s1 e12",
            ])
        + series(
            .episodes, .seasonAndEpisode,
            [
                "Harbour.S01E01.Rope.E02.Tide.mkv": "Harbour s1 e1-2", "Harbour - S02E03 - Rope - E04 - Tide.mkv": "Harbour s2 e3-4",
                "Harbour S01E05 Rope E06 Tide E07 Ebb.mkv": "Harbour s1 e5-7", "Harbour.S01E08.Rope.E12.mkv": "Harbour s1 e8",
                "Harbour S01E09 E10x.mkv": "Harbour s1 e9",
            ])
        + series(
            .episodes, .joinedNumber,
            [
                "Harbour.0105.Rope.mkv": "Harbour s1 e5", "Harbour_0212_Rope.avi": "Harbour s2 e12",
                "Harbour/Season 01/Harbour.0106.Rope.mkv": "Harbour s1 e6",
                "Low.Harbour.0307.Rope.Tide.mkv": "Low Harbour s3 e7", "Low_Harbour_0408_Ebb.mkv": "Low Harbour s4 e8",
            ]) + series(.episodes, .day, ["Harbour 5-21-2010.mkv": "Harbour s2010 2010-05-21"])
        + movies(
            .title, .titleBeforeYear,
            [
                "Low.Harbour.CUSTOM.EXTENDED.2019.1080p.mkv": "Low Harbour (2019) {Extended}",
                "Low.Harbour.PROPER.1989.1080p.mkv": "Low Harbour (1989)",
                "Low.Harbour.LIMITED.1989.DVDRip.mkv": "Low Harbour (1989)",
                "LOW.HARBOUR.LIMITED.1989.DVDRip.mkv": "LOW HARBOUR LIMITED (1989)",
                "The Swimming Rope French 2015 AC3 BDRip.mkv": "The Swimming Rope (2015)",
                "The Ugly German 2015 BDRip.mkv": "The Ugly German (2015)",
                "IMAX.-.Low.Harbour.2013.2160p.mkv": "Low Harbour (2013)", "IMAX - Low Harbour (2013).mkv": "Low Harbour (2013)",
                "BBC - Low Harbour (2013).mkv": "Low Harbour (2013)", "Snyder's Harbour (2013).mkv": "Snyder's Harbour (2013)",
                "Harbour.Snyders.Cut.2021.mkv": "Harbour (2021) {Snyder Cut}",
                // Places in a collection
                "Best/001 - Low Harbour (1994).mkv": "Low Harbour (1994)", "Low Harbour 3D (2009) SBS.mkv": "Low Harbour (2009) 3D",
                "Harbour 7/Harbour 7 - Rope (1964).mkv": "Harbour 7 - Rope (1964)", "Harbour (The) (2019).mkv": "The Harbour (2019)",
                "Harbour (3D) (2019).mkv": "Harbour (2019) 3D", "Low%20Harbour%20(2019).mkv": "Low Harbour (2019)",
                "ww.example.zz - Low Harbour (2021).mkv": "Low Harbour (2021)",
            ])
        + movies(
            .year, .yearAtEnd,
            [
                "The.Harbour.1990.CODA.mkv": "The Harbour (1990)", "Low.Harbour.2009.DOVR.mkv": "Low Harbour (2009)",
                "Low Harbour 2009 TV Series.mkv": "Low Harbour (2009)",
                "Low.Harbour.1980.4K77.mkv": "Low Harbour (1980)",
            ])
        + movies(
            .title, .titleBeforeRelease,
            [
                "THE.HARBOUR.FRENCH-GRP.mkv": "THE HARBOUR", "LA.GUERRE.DU.PORT.GERMAN-GRP.mkv": "LA GUERRE DU PORT",
                "The.Low.Harbour.FRENCH-GRP.mkv": "The Low Harbour", "Low.Harbour.RKX.WEB-DL.mkv": "Low Harbour",
                "Low.Harbour.QQPL.WEBRip.mkv": "Low Harbour",
            ])
        + movies(.year, .yearFromFolder, ["Harbour 1984 (2020)/Harbour.1984.mkv": "Harbour 1984 (2020)"])
        + movies(.year, .yearInBrackets, ["Harbour (1982 film).mkv": "Harbour (1982)", "Harbour (TV Movie 1990).mkv": "Harbour (1990)"])

    @Test(
        "The abbreviation of a service is no part of a title",
        arguments: [
            "XYZ.WEB-DL", "QQPL.WEBRip", "1080p.XYZ.WEB-DL", "ZEE5.WEB-DL", "REPACK2.1080p", "PROPER3.720p",
        ])
    func services(_ release: String) {
        #expect(NamedPath("Harbour.S01E05.Low.Rope.\(release).mkv", kind: .series).name.episodeTitle == "Low Rope")
        #expect(NamedPath("Low.Harbour.2009.\(release).mkv", kind: .movies).name.title == "Low Harbour")
    }
}
