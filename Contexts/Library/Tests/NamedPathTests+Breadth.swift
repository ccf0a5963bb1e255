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
                "100 Ropes Season 2/03.mkv": "100 Ropes s2 e3", "Harbour/Season 2 Part 1/05.mkv": "Harbour s2 e5",
                "Harbour/02 Season 2/E04.mkv": "Harbour s2 e4",
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
        + series(
            .season, .seasonOnly,
            [
                // The season in brackets
                "[Grp][Minato S2][05][1080p].mkv": "Minato s2 e5", "[Grp][Low Minato][S3][06].mkv": "Low Minato s3 e6",
                "[Grp][Low_Minato][Season_2][07].mkv": "Low Minato s2 e7", "[字幕组][港口 第二季][05][1080p].mkv": "港口 s2 e5",
                "[Grp][Minato 2nd Season][08][720p].mkv": "Minato s2 e8",
            ])
        + series(
            .episodes, .episodeFromFolder,
            [
                "Harbour/Season 1/Episode 2/video.mkv": "Harbour s1 e2", "Harbour/S01/E03/video.mkv": "Harbour s1 e3",
                "Harbour/Season 2/Episode 04 - Rope/00001.m2ts": "Harbour s2 e4", "Harbour/Staffel 1/Folge 5/abc.mkv": "Harbour s1 e5",
                "Harbour/Season 1/Ep 6 - Tide/movie.mp4": "Harbour s1 e6",
            ])
        + series(
            .episodes, .oneOfMany,
            [
                "Der Hafen (3_10) - Das Tau.mp4": "Der Hafen s1 e3", "Der Hafen (1_2).mp4": "Der Hafen s1 e1",
                "Das Tau (04_12).mp4": "Das Tau s1 e4", "Der Hafen - Ebbe (2_3).mp4": "Der Hafen - Ebbe s1 e2",
                "Hafen_(5_6).mp4": "Hafen s1 e5",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "Harbour_-_05._Episode_5_b01abcde_original.mp4": "Harbour s1 e5", "Harbour - 12. Episode 12.mp4": "Harbour s1 e12",
                "Low Harbour - 3 - Episode 3.mkv": "Low Harbour s1 e3", "Harbour - 06. Folge 6 - Ebbe.mp4": "Harbour s1 e6",
                "Harbour 2 - Episode 3.mkv": "Harbour 2 s1 e3", "Порт - 1-2 серии.avi": "Порт s1 e1-2",
                "Порт 03-05 серия.avi": "Порт s1 e3-5",
            ])
        + series(
            .extra, .extraEnding,
            [
                "[Grp] Minato - Creditless OP [1080p].mkv": "Minato !other", "[Grp] Minato - Creditless Ending 2 [BD].mkv": "Minato !other",
                "[Grp] Minato - Creditless Opening.mkv": "Minato !other", "[Grp] Minato - NCOP 2 [1080p].mkv": "Minato !other",
                "[Grp] Minato - NCED1v2 [BD].mkv": "Minato !other",
            ])
        + movies(
            .title, .titleBeforeYear,
            [
                "Harbour Collection/1. Ebb (2003).mkv": "Ebb (2003)",
                "Hafen Filmreihe/3 - Das Tau (2005).mkv": "Das Tau (2005)", "Harbour Saga/2 Low Rope (2003).mkv": "2 Low Rope (2003)",
                "Harbour HD 2014.mkv": "Harbour (2014)", "HARBOUR HD 2014.mkv": "HARBOUR HD (2014)",
            ])
        + movies(
            .title, .titleFromFolder,
            [
                "Harbour Trilogy/2 - Low Rope (2003)/lr.mkv": "Low Rope (2003)",
                "Harbour Collection/01. Ebb (2001)/movie.mkv": "Ebb (2001)", "Harbour Movies/3 - Tide (2002)/abc.mkv": "Tide (2002)",
                "Hafen Reihe/4. Das Tau (1999)/dt.avi": "Das Tau (1999)", "Harbour/2 - Low Rope (2003)/lr.mkv": "2 - Low Rope (2003)",
            ])
        + movies(
            .title, .wholeName,
            [
                "Harbour Collection/01 - Low Rope.mkv": "Low Rope", "Трилогия Порт/2. Канат.mkv": "Канат",
                "Harbour Anthology/3. Ebb/Ebb.mkv": "Ebb", "Low Harbour MD ITA TS.avi": "Low Harbour", "Low Harbour HD.mkv": "Low Harbour",
                "LOW HARBOUR TS.avi": "LOW HARBOUR TS", "Low Harbour TS.avi": "Low Harbour TS",
            ])
        + series(
            .episodes, .dottedPair,
            [
                // Season and episode with a zero; `01.02` may be two episodes
                "Harbour.05.01.Rope.mkv": "Harbour s5 e1", "Harbour_01_05_Rope.avi": "Harbour s1 e5",
                "Harbour/Season 2/Harbour_02_07_Low_Rope.mkv": "Harbour s2 e7", "Low.Harbour.03.12.Tide.mkv": "Low Harbour s3 e12",
                "Low_Harbour_04_02_Ebb.mkv": "Low Harbour s4 e2",
            ])
        + series(
            .episodes, .leadingPair,
            [
                "Harbour/Season 5/05.01 Rope.mkv": "Harbour s5 e1", "Harbour/02.05 - Rope.mkv": "Harbour s2 e5",
                "Harbour/01.07. Rope.mkv": "Harbour s1 e7", "Harbour/03.01 Rope.avi": "Harbour s3 e1",
                "Harbour/04.01.mkv": "Harbour s4 e1",
            ])
        + series(
            .episodes, .numberFirst,
            [
                "Harbour/Season 1/05: Rope.mkv": "Harbour s1 e5", "Harbour/Season 1/05a Rope.mkv": "Harbour s1 e5",
                "Harbour/Season 1/01,02 Rope.mkv": "Harbour s1 e1-2", "Harbour/Season 1/06b - Rope.mkv": "Harbour s1 e6",
                "Harbour/Season 1/03,04.mkv": "Harbour s1 e3-4", "Harbour/Season 1/7: Rope.mkv": "Harbour s1 e7",
            ])
        + movies(
            .title, .titleBeforeYear,
            [
                "Low Harbour 2009 full movie.mp4": "Low Harbour (2009)", "Low.Harbour.ICELANDIC.2009.1080p.mkv": "Low Harbour (2009)",
                "Low Harbour 2009 WITH ENGLISH SUBTITLES.mkv": "Low Harbour (2009)", "Low Harbour 2009 720.mkv": "Low Harbour (2009)",
                "Low.Harbour.2009.VC-1.mkv": "Low Harbour (2009)", "Low.Harbour.2009.2K.mkv": "Low Harbour (2009)",
                "Low.Harbour.2009.MPEG-4.avi": "Low Harbour (2009)",
                "Low.Harbour.Langfassung.2009.German.mkv": "Low Harbour (2009) {Extended}",
                "Low Harbour (Part 1 of 2) (2009).mkv": "Low Harbour (2009) #1",
            ])
        + movies(
            .title, .titleBeforeRelease,
            [
                "Low.Harbour.CD1.DVDRip.XviD.avi": "Low Harbour #1", "Low.Harbour.PERSIAN.DVDRip.mkv": "Low Harbour",
                "Low.Harbour.BULGARIAN.WEBRip.mkv": "Low Harbour", "Low.Harbour.DISC2.DVDRip.mkv": "Low Harbour #2",
                "Low Harbour Full Movie.mp4": "Low Harbour",
            ])
        + series(
            .season, .seasonThenNumber,
            [
                "Minato Second Season - 01.mkv": "Minato s2 e1", "[Grp] Low Minato Third Season - 05 [720p].mkv": "Low Minato s3 e5",
                "Hafen Zweite Staffel - 06.mkv": "Hafen s2 e6", "Puerto Segunda Temporada - 07.mkv": "Puerto s2 e7",
                "Minato Fourth Season - 08v2.mkv": "Minato s4 e8",
            ])
        + series(
            .episodes, .numberInside,
            [
                "Minato 013 Rope.mkv": "Minato s1 e13", "Minato_014_Rope.mkv": "Minato s1 e14", "Minato.015.Low.Rope.mkv": "Minato s1 e15",
                "Low Minato 004 Rope [720p].mkv": "Low Minato s1 e4", "Minato.016.Rope.1080p.mkv": "Minato s1 e16",
            ])
        + movies(
            .year, .yearInBrackets,
            [
                "[Grp][Harbour][2002][1080p].mkv": "Harbour (2002)", "[港口][Harbour][2003][BluRay].mkv": "Harbour (2003)",
                "[Grp][Low_Harbour][2004][720p].mkv": "Low Harbour (2004)", "[Harbour][2005][1080p].mkv": "Harbour (2005)",
                "[Grp][港口][2006][1080p].mkv": "港口 (2006)",
            ])
        + movies(
            .title, .titleBeforeYear,
            [
                "Il Porto - ITA - 1985.mkv": "Il Porto (1985)", "El Puerto - Castellano - 2000.avi": "El Puerto (2000)",
                "Low Harbour - GERMAN (1999).mkv": "Low Harbour (1999)", "Le Port - FR - 2001.mkv": "Le Port (2001)",
                "Přístav 1999 česky.avi": "Přístav (1999)", "Harbour - Rope - 2001.mkv": "Harbour - Rope (2001)",
            ])
        + movies(
            .title, .wholeName,
            [
                "Low Harbour DVD.mkv": "Low Harbour", "Low Harbour (DVD).mkv": "Low Harbour", "Low Harbour - DVD.iso": "Low Harbour",
                "Low Harbour BD.mkv": "Low Harbour", "LOW HARBOUR DVD.iso": "LOW HARBOUR DVD",
            ])
        + series(
            .title, .titleFromFolder,
            [
                // All seasons
                "Le Port - Intégrale/Saison 1/1x05.mkv": "Le Port s1 e5",
                "El Puerto Serie Completa/Temporada 1/1x06.mkv": "El Puerto s1 e6",
                "Harbour Complete Batch (01-12)/Harbour 03.mkv": "Harbour s1 e3", "Harbour/Complete/Season 1/S01E07.mkv": "Harbour s1 e7",
                "Hafen - Die komplette Serie/Staffel 1/08.mkv": "Hafen s1 e8", "Harbour (Anime)/05.avi": "Harbour s1 e5",
                "Harbour (TV)/Season 1/09.avi": "Harbour s1 e9", "Harbour [2019-2021]/S01/S01E10.mkv": "Harbour (2019) s1 e10",
                "The Complete Harbour/Season 1/02.mkv": "The Complete Harbour s1 e2", "Complete/Season 1/03.mkv": "Complete s1 e3",
            ])
        + movies(
            .title, .titleBeforeYear,
            [
                // Addresses of sites
                "www.example.org.Low.Harbour.2019.1080p.mkv": "Low Harbour (2019)",
                "www.example.org Low Harbour 2019.mkv": "Low Harbour (2019)",
                "www example com - Low Harbour (2019).mkv": "Low Harbour (2019)",
                "www.example.com-Low.Harbour.2019.mkv": "Low Harbour (2019)",
                "(www.example.org) Low Harbour 2019.mkv": "Low Harbour (2019)",
                "Low.Harbour.2019.www.example.org.mkv": "Low Harbour (2019)",
                "Low Harbour 2019 (www.example.org).mkv": "Low Harbour (2019)", "WWW Harbour (2019).mkv": "WWW Harbour (2019)",
                // Who made it
                "Low.Harbour.2019-Grp.mkv": "Low Harbour (2019)", "Low Harbour 2019-Grp.mkv": "Low Harbour (2019)",
                "Low Harbour 2019 (Grp).mkv": "Low Harbour (2019)", "Low Harbour 2019 by Somebody.mkv": "Low Harbour (2019)",
                "Low_Harbour_2019_@channel.mkv": "Low Harbour (2019)",
                // Words of releases in front
                "1080p - Low Harbour (2019).mkv": "Low Harbour (2019)", "DVDRip - Low Harbour (2019).avi": "Low Harbour (2019)",
                "HD - Low Harbour (2019).mkv": "Low Harbour (2019)", "(VF) Low Harbour (2019).mkv": "Low Harbour (2019)",
                "(ita) Low Harbour (2019).mkv": "Low Harbour (2019)",
            ])
        + series(
            .title, .titleBeforeEpisode,
            [
                "www.example.org.Low.Harbour.S01E05.1080p.mkv": "Low Harbour s1 e5",
                "www. example. org - Harbour S01E06.mkv": "Harbour s1 e6",
                "wwww.example.com Harbour S01E07.mkv": "Harbour s1 e7", "Harbour.S01E08.www.example.org.mkv": "Harbour s1 e8",
                "[www.example.org]_Harbour.S01E09.mkv": "Harbour s1 e9",
                // Languages and tags in capitals before the number
                "Low.Harbour.FRENCH.S01E05.avi": "Low Harbour s1 e5", "Low.Harbour.German.DL.S01E06.1080p.mkv": "Low Harbour s1 e6",
                "Low.Harbour.PROPER.S01E07.mkv": "Low Harbour s1 e7", "Low Harbour VOSTFR S01E08.mkv": "Low Harbour s1 e8",
                "The.German.S01E09.mkv": "The German s1 e9", "LOW.FRENCH.S01E10.mkv": "LOW FRENCH s1 e10",
                "Low.Harbour.MD.S01E11.mkv": "Low Harbour MD s1 e11",
            ])
        + movies(.year, .yearFromFolder, ["Harbour 1984 (2020)/Harbour.1984.mkv": "Harbour 1984 (2020)"])
        + movies(.year, .yearInBrackets, ["Harbour (1982 film).mkv": "Harbour (1982)", "Harbour (TV Movie 1990).mkv": "Harbour (1990)"])

    @Test(
        "Abbreviations of languages at the end are no part of an episode’s title",
        arguments: ["ITA", "ENG", "CZ", "ITA ENG", "FR"])
    func languageCodes(_ languages: String) {
        #expect(NamedPath("Harbour 1x03 Low Rope \(languages).avi", kind: .series).name.episodeTitle == "Low Rope")
        #expect(NamedPath("Harbour 1x03 LOW \(languages).avi", kind: .series).name.episodeTitle == "LOW \(languages)")
    }

    @Test(
        "Channels between a language and other tags, and an article alone",
        arguments: [
            ("German.5.1.DL.EAC3.1080p", nil), ("Rope.GERMAN.5.1.DL.AC3.1080p", "Rope"), ("The.Web.1080p", "The Web"),
            ("Das.Web.720p", "Das Web"), ("Rope.HLG.2160p", "Rope"), ("Rope.AI.Upscale.2160p", "Rope"), ("Rope.WEB.1080p", "Rope"),
            ("French.7.1.DL.2160p", nil),
            ("Rope.(Dub).[1080p]", "Rope"), ("Rope (Uncut)", "Rope"), ("Rope (Tide)", "Rope (Tide)"),
        ] as [(String, String?)])
    func endings(_ release: String, _ title: String?) {
        #expect(NamedPath("Harbour.S01E05.\(release).mkv", kind: .series).name.episodeTitle == title)
    }

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
