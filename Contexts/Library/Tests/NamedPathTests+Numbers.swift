import LibraryDomain

extension NamedPathTests {
    static let numbers =
        series(
            .episodes, .seasonAndEpisode,
            [
                // Long-running series
                "Harbour - S41 E10478.mkv": "Harbour s41 e10478", "Harbour.S22E5363-E5366.HDTV.mkv": "Harbour s22 e5363-5366",
                "Harbour - S42 Ep10718 - Ep10722.mkv": "Harbour s42 e10718-10722", "Harbour S03E1201-1202.mkv": "Harbour s3 e1201-1202",
                "Harbour s1e99999.mkv": "Harbour s1 e99999",
                // The number among all episodes next to that in the season
                "[Grp] Harbour - 05 - S01E05 - Rope [720p].mkv": "Harbour s1 e5", "Harbour - 12 (S01E12).mkv": "Harbour s1 e12",
                "Harbour - 17.5 (S00E01).mkv": "Harbour s0 e1", "Harbour (2001) - 112 - S10E02.mkv": "Harbour (2001) s10 e2",
                "Harbour - 1112 - S10E02.mkv": "Harbour s10 e2", "Harbour 5 S01E05.mkv": "Harbour 5 s1 e5",
                "Harbour - 1999 - S01E05.mkv": "Harbour (1999) s1 e5",
                // Titles that begin with a number
                "8 Bit Harbour S01E05 720p.mkv": "8 Bit Harbour s1 e5", "10 Bit Tide.S01E06.10bit.mkv": "10 Bit Tide s1 e6",
                "7 Ropes S02E01.mkv": "7 Ropes s2 e1", "24 7 Harbour S02E02.mkv": "24 7 Harbour s2 e2",
                "100 Ropes - S02E03.mkv": "100 Ropes s2 e3",
                // Several episodes
                "Harbour S01E01 and 02.mkv": "Harbour s1 e1-2", "Harbour S01E03 & 04.mkv": "Harbour s1 e3-4",
                "Harbour S01E01 02 03.mkv": "Harbour s1 e1-3", "Harbour S01E09 10 Ropes.mkv": "Harbour s1 e9",
                "Harbour S01E01_02 - Rope.mkv": "Harbour s1 e1-2",
                // In one word with the series
                "grp-harbours01e11-1080p.mkv": "grp-harbour s1 e11", "grp-harbours01e11e12-1080p.mkv": "grp-harbour s1 e11-12",
            ])
        + series(
            .episodes, .crossedNumbers,
            [
                "Harbour - 2016x231.mkv": "Harbour s2016 e231", "Harbour - 2016x07.mkv": "Harbour s2016 e7",
                "Harbour 8x01_02 - Rope.mkv": "Harbour s8 e1-2", "8x01_02.mkv": " s8 e1-2", "Harbour_1x09_10.mkv": "Harbour s1 e9-10",
                "Harbour_1x09_12_Ropes.mkv": "Harbour s1 e9", "Harbour 1x01-02-03 - Rope.mkv": "Harbour s1 e1-3",
                "Harbour - 112 - 10x02.mkv": "Harbour s10 e2",
            ])
        + series(
            .episodes, .seasonAndEpisodeWords,
            [
                "Haven Se.3 afl.3.mkv": "Haven s3 e3", "Haven Se.3 afl.3 en 4.mkv": "Haven s3 e3-4",
                "Haven Se.1 afl.2-3-4 [VTM].mkv": "Haven s1 e2-4", "Haven S 3 E 4.mkv": "Haven s3 e4",
                "13 Havens Se.2 afl.1.mkv": "13 Havens s2 e1", "Harbour - 07 - Season 1 Episode 7.mkv": "Harbour s1 e7",
                "Port Sezon 2 odcinek 5.mkv": "Port s2 e5",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "Liman 69. Blm (29.10.2023) 1080p.mkv": "Liman s1 e69 2023-10-29", "Liman 01 BLM.mkv": "Liman s1 e1",
                "Liman 60.Bolum (31.01.2023) 720p.mkv": "Liman s1 e60 2023-01-31", "Liman.12.Bölüm.1080p.mkv": "Liman s1 e12",
                "Liman 79.BLM Sezon Finali.mkv": "Liman s1 e79", "Harbour Series III - Episode 5.mkv": "Harbour Series III s1 e5",
                "Harbour E01 02 03.mkv": "Harbour s1 e1-3", "Harbour Episode 10478.mkv": "Harbour s1 e10478",
                "Harbour/E10478.mkv": "Harbour s1 e10478", "Cảng Tập 5.mkv": "Cảng s1 e5", "الميناء الحلقة 12.mkv": "الميناء s1 e12",
            ])
        + series(
            .episodes, .joinedNumber,
            [
                "Harbour.103.104.720p.HDTV.mkv": "Harbour s1 e3-4", "the.harbour.101.102.hdtv-grp.mkv": "the harbour s1 e1-2",
                "harbour.2015.0308-grp.mkv": "harbour (2015) s3 e8", "St_Harbour_209_Low_Water.mkv": "St Harbour s2 e9",
                "Harbour.312.Low.Water.mkv": "Harbour s3 e12",
            ])
        + series(
            .episodes, .numberAfterDash,
            [
                "[Grp] Harbour 100 - 07 [1080p].mkv": "Harbour 100 s1 e7", "Harbour Series 100 - 07.mkv": "Harbour Series 100 s1 e7",
                "[Grp] Harbour - 100 Ropes - 01 (1080p).mkv": "Harbour - 100 Ropes s1 e1",
                "Harbour - 01 Rope - 12.mkv": "Harbour s1 e1", "[Grp] 86 - 01 [1080p].mkv": "86 s1 e1",
                "[Grp] Harbour (2014) - 017 (115) [720p].mkv": "Harbour (2014) s1 e17",
                "Harbour (2014) - 39 (137) [v2][720p.HDTV].mkv": "Harbour (2014) s1 e39",
                "Harbour (2010) - 01-02-03 - Rope.mkv": "Harbour (2010) s1 e1-3",
                "[Grp]Harbour_Lights-01[1280x720].mkv": "Harbour Lights s1 e1", "Harbour_Lights-12[720p].mkv": "Harbour Lights s1 e12",
                "Harbour.Lights-07.mkv": "Harbour Lights s1 e7", "[Grp] Harbour - １５８ [720p].mkv": "Harbour s1 e158",
                "[Grp][Harbour][2017][16v2].mkv": "Harbour (2017) s1 e16",
            ])
        + series(
            .episodes, .numberLast,
            ["[Grp] Low Water: 30 [720p].mkv": "Low Water s1 e30", "Harbour Series: 30.mkv": "Harbour Series s1 e30"])
        + series(
            .episodes, .partAsEpisode,
            [
                "24 7 Harbour - Low Water Part01 720p HDTV.mkv": "24 7 Harbour - Low Water s1 e1",
                "24 7 Harbour Part 02 720p.mkv": "24 7 Harbour s1 e2",
            ])
        + series(
            .part, .partMark,
            ["Harbour.2015.09.07.Part1.720p.mkv": "Harbour s2015 2015-09-07 #1", "Harbour S01E02 cd2 720p.mkv": "Harbour s1 e2 #2"])

    /// Names of fans in East Asia, with everything in brackets.
    static let brackets =
        series(
            .title, .titleBeforeEpisode,
            [
                "[组][港口_The Harbour][05][1080p].mkv": "The Harbour s1 e5", "【组】【港口·The Harbour】[第06话][1080p].mkv": "The Harbour s1 e6",
                "[Grp][港口][Low Water][2019][07][AVC].mkv": "Low Water (2019) s1 e7", "[Grp][10月新番][港口][08].mkv": "港口 s1 e8",
                "【组】★04月新番【港口】【Low Water】【09】【END】GB MP4_720P.mkv": "Low Water s1 e9",
                "[Grp][THE HARBOUR 港口][第1008話][1080P].mkv": "THE HARBOUR s1 e1008",
                "[组]港口·The Harbour[11][1080p].mkv": "The Harbour s1 e11",
                "港口.The.Harbour.S01E12.1080p.mkv": "The Harbour s1 e12", "港口 The Last Tide - 05.mkv": "港口 The Last Tide s1 e5",
                "[Grp][1080p][Harbour][13].mkv": "Harbour s1 e13",
            ])
        + series(
            .episodes, .numberFirst,
            [
                "[Grp][Harbour][13 END][1080p].mkv": "Harbour s1 e13", "[Grp][Harbour][14 Fin].mkv": "Harbour s1 e14",
                "[组][港口][15完].mkv": "港口 s1 e15", "[Grp][Harbour][88-91][1080p].mkv": "Harbour s1 e88-91",
                "[Grp][Harbour][1008][WEB-RIP][CHT].mkv": "Harbour s1 e1008",
            ])
}
