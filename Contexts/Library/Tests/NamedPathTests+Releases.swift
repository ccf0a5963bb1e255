import LibraryDomain
import Testing

/// More forms of release groups and of programs that rename files.
extension NamedPathTests {
    static let releases =
        series(
            .episodes, .seasonAndEpisode,
            [
                // In one word with the series
                "harbours4ep7-8.avi": "harbour s4 e7-8", "harbours2ep5.avi": "harbour s2 e5", "lowtides12ep03.mkv": "lowtide s12 e3",
                "grp-harbours1ep2-720p.mkv": "grp-harbour s1 e2", "ropes3ep11.mkv": "rope s3 e11",
                // The numbers among all episodes in front
                "141-142.Harbour.s07e03e04.mkv": "Harbour s7 e3-4", "131-132.09-Ropes.s06e11-12.mkv": "09-Ropes s6 e11-12",
                "100-101.3x3 Ropes.S05E01E02.mkv": "3x3 Ropes s5 e1-2", "012-013.Low Water.S01E12E13.mkv": "Low Water s1 e12-13",
                "165-167.Harbour.S08E14.mkv": "165-167 Harbour s8 e14",
            ])
        + series(
            .title, .titleFromFolder,
            [
                // Any folder in that of a season
                "Harbour/Season 01/ep2/s01e02.avi": "Harbour s1 e2", "Harbour/Season 01/ep3/extract/s01e03.avi": "Harbour s1 e3",
                "Harbour/S02/new/E05.mkv": "Harbour s2 e5", "Harbour/Staffel 3/Rope/07.mkv": "Harbour s3 e7",
                "Harbour (2001)/Season 1/1080p/S01E04.mkv": "Harbour (2001) s1 e4",
            ])
        + series(
            .episodes, .numberInside,
            [
                "[Grp]_Low_Minato_214_Rope_Girl_3_[720p][4C1D90EF].mkv": "Low Minato s1 e214",
                "[Grp] Minato 112 Rope 2.mkv": "Minato s1 e112",
                "[Grp].Minato.301.Low.Rope.3.[ABCDEF12].mkv": "Minato s1 e301",
                "[Grp] Minato 101 Low Tide 2 [720p].mkv": "Minato s1 e101",
                "[Grp]_Minato_145_Ebb_5_[480p].mkv": "Minato s1 e145",
            ])
        + series(
            .episodes, .crossedNumbers,
            [
                "Harbour 21x1001.mkv": "Harbour s21 e1001", "Harbour - 1x1204 - Rope.mkv": "Harbour s1 e1204",
                "Harbour.2x1150.720p.mkv": "Harbour s2 e1150", "Harbour/9x1000.avi": "Harbour s9 e1000",
                "harbour_12x2001.mkv": "harbour s12 e2001",
            ])
        + movies(
            .title, .titleBeforeYear,
            [
                "Low Harbour - Longer and Uncut 1999.mkv": "Low Harbour - Longer and Uncut (1999)",
                "Low.Harbour.Raw.and.Uncut.1999.720p.mkv": "Low Harbour Raw and Uncut (1999)",
                "Harbour Cold & Unrated (2001).mkv": "Harbour Cold & Unrated (2001)", "Harbour Uncut 2002.mkv": "Harbour (2002) {Uncut}",
                "Hafen Lang und Uncut (2003).mkv": "Hafen Lang und Uncut (2003)",
            ])
        + movies(
            .title, .titleBeforeYear,
            [
                "Low Harbour 2010 Tamil TCRip x264.mkv": "Low Harbour (2010)",
                "Low Harbour (2012) PreDVD Rip 720p.mkv": "Low Harbour (2012)",
                "Low.Harbour.2008.iTALiAN.LD.R6.XviD-GRP.avi": "Low Harbour (2008)",
                "Low Harbour 2014 Hindi HQCAM.mkv": "Low Harbour (2014)",
                "Low.Harbour.2009.R5.LINE.x264.mkv": "Low Harbour (2009)", "www,example.org - Low Harbour 2010.mkv": "Low Harbour (2010)",
                "wwww.example.zz - Low Harbour (2011).mkv": "Low Harbour (2011)",
                // A language after a title of one word
                "Harbour.German.2011.AC3.BDRip.x264.mkv": "Harbour (2011)", "Hafen.German.2012.DL.1080p.BluRay.mkv": "Hafen (2012)",
                "Harbour.French.2013.DVDRip.avi": "Harbour (2013)", "Harbour.Italian.2014.720p.mkv": "Harbour (2014)",
                "The.German.2015.720p.mkv": "The German (2015)", "Harbour German (2016).mkv": "Harbour German (2016)",
            ])
        + movies(
            .year, .yearInBrackets,
            [
                "Low Harbour (TV Movie 2009).mkv": "Low Harbour (2009)", "Low Harbour (2010 TV Movie).mkv": "Low Harbour (2010)",
                "Low Harbour (Movie 2011) 720p.mkv": "Low Harbour (2011)", "Low Harbour (TV Mini Series 2012).mkv": "Low Harbour (2012)",
                "Low Harbour [TV 2013].mkv": "Low Harbour (2013)",
            ])
        + series(
            .title, .titleFromFolder,
            [
                "Harbour (2009 TV Series)/S01E02.mkv": "Harbour (2009) s1 e2",
                "Harbour (2010 TV Mini Series)/S01E03.mkv": "Harbour (2010) s1 e3",
                "Harbour (2011 Miniseries)/S01E04.mkv": "Harbour (2011) s1 e4", "Harbour (2012 TV)/S01E05.mkv": "Harbour (2012) s1 e5",
                "Harbour (TV 2013)/Season 2/06.mkv": "Harbour (2013) s2 e6",
            ])
        + series(
            .episodes, .joinedAlone,
            [
                "Harbour/203.mkv": "Harbour s2 e3", "Harbour/102 Rope.mkv": "Harbour s1 e2", "Low.Harbour.102.mkv": "Low Harbour s1 e2",
                "harbour_311.avi": "harbour s3 e11", "Harbour.508.720p-GRP.mkv": "Harbour s5 e8",
                "grp-harbour-dl-dvdrip-xvid-101.avi": "grp harbour s1 e1",
            ])
        + series(
            .episodes, .numberFirst,
            [
                // No episode of a season
                "Harbour/101 - Rope.mkv": "Harbour s1 e101", "Harbour/101. Rope.mkv": "Harbour s1 e101",
                "Harbour/140.mkv": "Harbour s1 e140",
                "Harbour/Season 1/203.mkv": "Harbour s1 e203", "Harbour 201-228/221.mkv": "Harbour s1 e221",
            ])
        + series(
            .episodes, .numberLast,
            [
                "Minato 102.mkv": "Minato s1 e102", "[Grp].Minato.102.mkv": "Minato s1 e102", "Minato.102.[ABCDEF12].mkv": "Minato s1 e102",
                "Minato.100.mkv": "Minato s1 e100", "Minato.2.102.mkv": "Minato 2 s1 e102",
            ])
        + series(
            .episodes, .shortNumber,
            [
                "Harbour/Season 2/203.mkv": "Harbour s2 e3", "Harbour.S02.720p-Grp/grp-hb203.avi": "Harbour s2 e3",
                "Harbour/Season 3/hb311.mkv": "Harbour s3 e11", "Harbour.S01.DVDRip/abc102.avi": "Harbour s1 e2",
                "Low Harbour S04/grp-lh-hb401.avi": "Low Harbour s4 e1",
            ])
        + series(
            .episodes, .seasonAndEpisode,
            [
                // The next episode behind the title of the first one
                "Harbour.s01e01.rope.s01e02.tide.mkv": "Harbour s1 e1-2",
                "Harbour S01E01 Rope S01E02 Tide S01E03 Ebb.mkv": "Harbour s1 e1-3",
                "Harbour - S02E05 - Rope - S02E06 - Tide.mkv": "Harbour s2 e5-6", "Harbour S01E01 Rope S02E02.mkv": "Harbour s1 e1",
                "Harbour S01E01 Rope S01E05.mkv": "Harbour s1 e1", "Harbour S01E01 Rope (S01E01).mkv": "Harbour s1 e1",
            ])
        + series(
            .season, .episodeFromFolder,
            [
                // One of the folder’s episodes
                "Harbour S05E01 S05E02 HDTV-GRP/E01 - Rope.avi": "Harbour s5 e1", "Harbour S05E01-E02/E02.avi": "Harbour s5 e2",
                "Harbour S05E01-E03/Episode 2.avi": "Harbour s5 e2", "Harbour.S05E01E02.720p-GRP/ep01.mkv": "Harbour s5 e1",
                "Harbour S05E01-E02/E07.avi": "Harbour s5 e1-2",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "Harbour - Ep VIII.mkv": "Harbour s1 e8", "Harbour Ep II - Rope.mkv": "Harbour s1 e2",
                "Harbour.Ep.IX.720p.mkv": "Harbour s1 e9",
                "Harbour - Episode VII.mkv": "Harbour s1 e7", "Harbour Ep III.avi": "Harbour s1 e3",
                // “No.” before another number
                "Harbour No. 6.mkv": "Harbour s1 e6", "Harbour No. 6 - Rope.mkv": "Harbour s1 e6",
            ])
        + series(
            .title, .titleBeforeEpisode,
            [
                "Low Harbour No. 6 104-105.mkv": "Low Harbour No. 6 s1 e104-105", "Low Harbour No. 6 12.mkv": "Low Harbour No. 6 s1 e12",
                "HD 720p: Low Harbour - 11 (H.264) [1F20A6B4].mkv": "Low Harbour s1 e11", "1080p HEVC - Harbour - 05.mkv": "Harbour s1 e5",
                "BluRay 1080p: Harbour - 07 [Grp].mkv": "Harbour s1 e7", "HDTV 720p: Harbour 08.mkv": "Harbour s1 e8",
                "HD 1080p: Harbour - 12 - Rope.mkv": "Harbour s1 e12",
            ])
        + movies(
            .title, .titleBeforeRelease,
            [
                "Harbour 23.976fps.mkv": "Harbour", "Harbour framerate 24.000fps low water.mkv": "Harbour framerate",
                "Harbour.25.000fps.mkv": "Harbour", "Harbour 29.970fps DVDRip.avi": "Harbour", "Harbour 2 59.940fps.mkv": "Harbour 2",
                "Harbour.T3LESYNC.x264.mkv": "Harbour", "Harbour.BDR.mkv": "Harbour",
            ])
        + movies(
            .year, .yearBeforeRelease,
            [
                "Harbour.Lights.2017.SPANISH.ENSUBBED.mkv": "Harbour Lights (2017)", "Harbour.2018.NORDiCSUBS.1080p.mkv": "Harbour (2018)",
                "Harbour.2019.SweSubs.mkv": "Harbour (2019)", "Harbour.2020.FiNSUBS.mkv": "Harbour (2020)",
                "Harbour.2021.Nordic.Subs.mkv": "Harbour (2021)",
            ])
        + movies(
            .title, .wholeName,
            [
                // Online recorders
                "Harbour_20.01.15_20-15_arte_90_TVOON_DE.mpg.HQ.avi": "Harbour",
                "Der_Hafen_14.03.08_21-45_ard_45_TVOON_DE.mpg.HD.avi": "Der Hafen",
                "Low_Harbour__Rope_13.06.21_23-05_ardneo_70_TVOON_DE.mpg.HQ.avi": "Low Harbour Rope",
                "Harbour_2_11.08.24_00-35_unk.HQ.avi": "Harbour 2",
                "Hafen_und_Meer_09.12.31_23-59_zdf_120_TVOON_DE.mpg.avi": "Hafen und Meer",
                "Harbour_20.13.15_20-15.avi": "Harbour 20 13 15 20-15",
            ])

    @Test("The title of the first of several episodes ends before the next one")
    func firstTitle() {
        #expect(NamedPath("Harbour.s01e01.Rope.s01e02.Tide.mkv", kind: .series).name.episodeTitle == "Rope")
        #expect(NamedPath("Harbour S01E01 Rope 2020-01-06 S01E02 Tide 2020-01-07.mkv", kind: .series).name.episodeTitle == "Rope")
    }

    @Test(
        "The title of an episode comes after its number among all episodes",
        arguments: [
            ("Harbour - S01E05 - 017 - Rope.mkv", "Rope"), ("Harbour - S01E05-E06 - 017-018 - Rope.mkv", "Rope"),
            ("Harbour (2010) - S01E01-E02-E03 - 001-002-003 - Rope [720p].mkv", "Rope"),
            ("Harbour - 2x05 - 112 - Rope & Tide.mkv", "Rope & Tide"),
            ("Harbour - S02E05 - 1112 - Rope.mkv", "Rope"), ("Harbour - S01E05 - 1999 - Rope.mkv", "1999 - Rope"),
            ("Harbour - S01E05 - 24 - Rope.mkv", "24 - Rope"), ("Harbour - S01E05 - 100 Ropes.mkv", "100 Ropes"),
            ("Harbour - S01E05 - 101.mkv", "101"),
        ])
    func titlesAfterAbsolute(_ path: String, _ title: String) {
        #expect(NamedPath(path, kind: .series).name.episodeTitle == title)
    }
}
