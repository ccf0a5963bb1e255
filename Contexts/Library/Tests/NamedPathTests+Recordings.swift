import LibraryDomain

/// Names that recorders of television and mediatheks give, and days in other places.
extension NamedPathTests {
    static let recordings =
        series(
            .episodes, .day,
            [
                // The time of the day
                "Harbour 2020-01-06 20-15-00.ts": "Harbour s2020 2020-01-06", "Harbour - 2020-01-06 20-15.mpg": "Harbour s2020 2020-01-06",
                "Harbour - 2013-01-15 1900 - Rope.mkv": "Harbour s2013 2013-01-15",
                "2020-01-06 20.15 Harbour.ts": "Harbour s2020 2020-01-06",
                "Harbour_2020-01-06_20h15.ts": "Harbour s2020 2020-01-06", "Harbour 2020-01-06 24 Ropes.mkv": "Harbour s2020 2020-01-06",
                // Windows Media Center puts the station before the day.
                "Harbour_WBBM_2013_01_15_19_59_00.wtv": "Harbour s2013 2013-01-15",
                "Low Water_CBS_2013_01_15_19_59_00.dvr-ms": "Low Water s2013 2013-01-15",
                "Harbour - Sendung vom 05.01.2020.mp4": "Harbour s2020 2020-01-05", "Hafen am 06.01.2020.mp4": "Hafen s2020 2020-01-06",
            ])
        + series(
            .episodes, .compactDay,
            [
                "Harbour_20200106_2015.ts": "Harbour s2020 2020-01-06", "Harbour_20200106_20002100.wtv": "Harbour s2020 2020-01-06",
                "20200106_2015 - Harbour.ts": "Harbour s2020 2020-01-06", "harbour-show_200110.mp4": "harbour-show s2020 2020-01-10",
                "Harbour 20200106 201500.ts": "Harbour s2020 2020-01-06",
            ])
        + series(
            .title, .titleBeforeEpisode,
            [
                "Hafen vom 6. November 2020 (S2020_E01).mp4": "Hafen s2020 e1 2020-11-06",
                "Hafen - Folge 3 - Ebbe (S01_E03).mp4": "Hafen s1 e3", "Hafen - Folge 4 (S01_E04).mp4": "Hafen s1 e4",
                "Harbour - Session #5 - Rope.mkv": "Harbour s1 e5", "★7月新番 港口 第05話 GB 720P.mp4": "港口 s1 e5",
                "港口 #06「ロープ」.ts": "港口 s1 e6", "[Grp] Harbour The Final Season - 60 [1080p].mkv": "Harbour The Final Season s1 e60",
                "Hafen [04 von 06] Ebbe.mkv": "Hafen s1 e4",
            ])
        + series(
            .year, .yearAfterRelease,
            [
                "항구.E05.2019.720p.WEB-DL.mkv": "항구 (2019) s1 e5", "Harbour.E06.2020.mkv": "Harbour (2020) s1 e6",
                "Harbour.S01E02.2008.BluRay.mkv": "Harbour (2008) s1 e2",
            ])
        + series(
            .episodes, .leadingPair,
            [
                "Harbour 1-05.avi": "Harbour s1 e5", "Harbour [2-06].avi": "Harbour s2 e6", "Low Water 3-07 - Rope.mkv": "Low Water s3 e7",
            ]) + series(.episodes, .dottedPair, ["Harbour.1.05.avi": "Harbour s1 e5"])
        + series(
            .episodes, .special, ["[Grp] Harbour - 13.5 [BD].mkv": "Harbour s0 e13", "Harbour - 06.5 - Recap.mkv": "Harbour s0 e6"])
        + series(
            .episodes, .numberFirst,
            [
                // The number in the name of the series is none of an episode.
                "24 Ropes/24 Ropes - 05.mkv": "24 Ropes s1 e5",
                "Harbour 54/Harbour 54 06.mkv": "Harbour 54 s1 e6", "The 100/The 100 - 03 - Rope.mkv": "The 100 s1 e3",
                "9-1-1/9-1-1 07.mkv": "9-1-1 s1 e7",
            ])
        + series(.episodes, .shortNumber, ["24/Season 1/24 - 101 - Rope.avi": "24 s1 e1"])
        + series(
            .episodes, .joinedNumber, ["Harbour SG-1 101 Low Water.avi": "Harbour SG-1 s1 e1", "Harbour 213 Rope.avi": "Harbour s2 e13"])

    static let facts =
        movies(
            .year, .yearInBrackets,
            [
                "Harbour (Western 1950) Anna Rope.mkv": "Harbour (1950)", "Harbour (Action Drama 1951).mkv": "Harbour (1951)",
                "Harbour [1963 - UK] comedy.mkv": "Harbour (1963)", "Harbour [2021 - Albania] drama.mkv": "Harbour (2021)",
                "Harbour (USA 1980).mkv": "Harbour (1980)", "Hafen (Komödie, 1982).mkv": "Hafen (1982)",
                "Гавань (2006г.).avi": "Гавань (2006)",
                "Гавань (2006 г.) DVDRip.avi": "Гавань (2006)", "Hafen (I,USA 1968).avi": "Hafen (1968)",
                "Hafen (D 1927).avi": "Hafen (1927)",
                "Harbour (Anna Rope 1954).avi": "Harbour (1954)", "Harbour [1954 HEVC 1080p].mkv": "Harbour (1954)",
                "Harbour (1954) (HD).m4v": "Harbour (1954)", "港口 (2006年).mkv": "港口 (2006)",
                // The article at the end
                "Harbour, The (1980).mkv": "The Harbour (1980)", "Hafen, Der (1981).mkv": "Der Hafen (1981)",
                "Harbour, The Rope, and the Sea (1982).mkv": "Harbour, The Rope, and the Sea (1982)",
            ])
        + movies(
            .year, .yearBeforeRelease,
            [
                "Harbour - Drama 2011 Eng 720p.mkv": "Harbour (2011)", "Гавань 3 2006г. BDRip 1080p.mkv": "Гавань 3 (2006)",
                "Der.Hafen.und.das.Meer.German.2011.DVDRip.mkv": "Der Hafen und das Meer (2011)",
                "Zwei.Haefen.German.2012.AC3.720p.mkv": "Zwei Haefen (2012)", "The.Good.German.2006.1080p.mkv": "The Good German (2006)",
                "Johnny.English.2003.720p.mkv": "Johnny English (2003)", "港口.Low.Harbour.2001.1080p.mkv": "Low Harbour (2001)",
                "example.org_The.Harbour.2020.1080p.mp4": "The Harbour (2020)",
            ])
        + movies(
            .year, .yearAtEnd,
            [
                "Harbour 1980 USA.mkv": "Harbour (1980)", "Harbour 1981 Horror.mkv": "Harbour (1981)",
                "Harbour - USA 1973 - Anna Rope.avi": "Harbour (1973)", "Low Harbour CAM 2009.avi": "Low Harbour (2009)",
                "the-old-harbour-1982.mkv": "the old harbour (1982)", "Low-Water 1983.mkv": "Low-Water (1983)",
            ])
        + movies(
            .year, .yearFirst,
            [
                "1980 The Harbour.mkv": "The Harbour (1980)", "2008 Harbour of the Sea.mp4": "Harbour of the Sea (2008)",
                "1975 Гавань.avi": "Гавань (1975)", "1954.Rear.Harbour.avi": "Rear Harbour (1954)", "1955_Harbour.avi": "Harbour (1955)",
            ])
        + movies(
            .title, .titleBeforeRelease,
            [
                "BBC.Harbour.of.the.Sea.1080p.HDTV.mkv": "Harbour of the Sea", "ARTE.Le.Port.720p.mkv": "Le Port",
                "Harbour Lights MP4 + subs Grp.mkv": "Harbour Lights", "Harbour.Lights.544p.mkv": "Harbour Lights",
                "Harbour Lights 1280 x 544.mkv": "Harbour Lights",
                "1917 1080p.mkv": "1917",
            ])
        + movies(
            .title, .titleInBrackets, ["[Grp][Harbour 3.0 You Can (Not) Go][480p][v0].mkv": "Harbour 3.0 You Can (Not) Go"])
        + movies(
            .title, .wholeName,
            [
                "THE_HARBOUR_t00.mkv": "THE HARBOUR", "Harbour, The.avi": "The Harbour", "2001 A Harbour.mkv": "2001 A Harbour",
                "Harbour_You_Are_[Not]_Alone_(1080p).mkv": "Harbour You Are [Not] Alone",
            ])
        + movies(
            .part, .partMark,
            [
                "Harbour 1997 CD1 of 2.avi": "Harbour (1997) #1", "Harbour.1959.1of2.avi": "Harbour (1959) #1",
                "Harbour Disc 2 of 3.mkv": "Harbour #2", "Harbour.1979.CD2.DVD5.avi": "Harbour (1979) #2",
                "Harbour (1980) part 1 of 2.avi": "Harbour (1980) #1",
            ])
        + movies(
            .part, .partFolder,
            [
                "Harbour/CD1/movie.avi": "Harbour #1", "Harbour (1999)/Disc 2/grp-hrb-b.avi": "Harbour (1999) #2",
                "Harbour.1999.DVDRip-GRP/CD2/grp-harbour.avi": "Harbour (1999) #2", "Movies/Harbour/DVD 1/VTS_01_1.VOB": "Harbour #1",
                "Harbour/cd1/Harbour.avi": "Harbour #1",
            ])
        + movies(.edition, .editionWords, ["Harbour complete version (720p).mkv": "Harbour {Complete Version}"])
}
