import LibraryDomain

/// Season and episode in one word, in brackets, with slips of the pen, and outside the seasons.
extension NamedPathTests {
    static let marks =
        series(
            .episodes, .seasonAndEpisode,
            [
                // Temporada
                "Puerto T02E22.mp4": "Puerto s2 e22", "Puerto.T01XE08.avi": "Puerto s1 e8", "Puerto - T1 Ep 6.mkv": "Puerto s1 e6",
                "Puerto T3x07 720p.mkv": "Puerto s3 e7", "T2 Puerto S01E05.mkv": "T2 Puerto s1 e5",
                // The letter O for a zero
                "Harbour SO2E04.avi": "Harbour s2 e4", "harbour.so1e05.720p.mkv": "harbour s1 e5", "Harbour S01EO6.mkv": "Harbour s1 e6",
                "Harbour.S1EO7.mkv": "Harbour s1 e7", "Harbour SO3 Ep O8.mkv": "Harbour s3 e8",
                // The title of the episode in the same word
                "Harbour_S03E02Low water.mkv": "Harbour s3 e2", "Harbour.S01E03Rope.1080p.mkv": "Harbour s1 e3",
                "Harbour s02e04rope.avi": "Harbour s2 e4", "Harbour S05E06El faro.avi": "Harbour s5 e6", "S01E07Ebb.mkv": "Ebb s1 e7",
                // The wrong way round
                "Harbour.S01E02e01.Rope.avi": "Harbour s1 e1-2", "Harbour S02E05E04.mkv": "Harbour s2 e4-5",
                // The season again
                "Harbour S02 EP #2.5.mkv": "Harbour s2 e5", "Harbour S02 E#6.mkv": "Harbour s2 e6",
                "Harbour S01E03 Rope [Episode 16].mkv": "Harbour s1 e3",
            ])
        + series(.episodes, .seasonAndEpisodeWords, ["Harbour - Episode 2 [S 1 - Ep 002].avi": "Harbour s1 e2"])
        + series(
            .episodes, .crossedNumbers,
            [
                "Harbour1x01.HDTV.avi": "Harbour s1 e1", "Low.Water2x05.mkv": "Low Water s2 e5", "hrb.3x11m720p.avi": "hrb s3 e11",
                "Harbour 1x04rope.avi": "Harbour s1 e4", "[0x4F2] Harbour - 1x05.mkv": "Harbour s1 e5",
                "Harbour 0x03.mkv": "Harbour s0 e3",
            ])
        + series(
            .episodes, .numberWithSeason,
            [
                "Harbour.S0615.400p.WEB-DL.avi": "Harbour s6 e15", "Harbour.S0201.low_water-rope.avi": "Harbour s2 e1",
                "harbour s1012.mkv": "harbour s10 e12", "Harbour_S0103_Rope.mkv": "Harbour s1 e3", "S0204.mkv": " s2 e4",
            ])
        + series(
            .episodes, .dottedPair,
            [
                "[5.01] Harbour.avi": "Harbour s5 e1", "Harbour [2.10] Episode 210.avi": "Harbour s2 e10",
                "Harbour [5.134] Low Water.mp4": "Harbour s5 e134", "Harbour FG - 6.01 - Rope.mkv": "Harbour FG s6 e1",
                "Harbour - Episode 1.22 - Ebb.avi": "Harbour s1 e22", "Harbour (3.04).mkv": "Harbour s3 e4",
            ])
        + series(
            .episodes, .seasonThenNumber,
            [
                "[Grp] Harbour 87 (S4-24) [1080p].mkv": "Harbour 87 s4 e24", "Harbour S2-05.mkv": "Harbour s2 e5",
                "Harbour S3-112 [720p].mkv": "Harbour s3 e112", "Harbour S2 - 06.mkv": "Harbour s2 e6",
                "[Grp] Harbour (S1-07).mkv": "Harbour s1 e7",
            ])
        + series(
            .episodes, .special,
            [
                "[Grp] Harbour - SP01 [BD][720p].mkv": "Harbour s0 e1", "Harbour - OVA_02 (BD 1280x720).mkv": "Harbour s0 e2",
                "[Grp] Harbour - S01OVA03.mkv": "Harbour s0 e3", "Harbour OAD2.mkv": "Harbour s0 e2",
                "Harbour - Special 4 - Rope.mkv": "Harbour s0 e4", "Harbour/OVA 05.mkv": "Harbour s0 e5",
                "Harbour [SP06][1080p].mkv": "Harbour s0 e6", "Puerto - Especial 1.mp4": "Puerto s0 e1",
            ])
        + series(
            .episodes, .leadingPair, ["2-06. Rope.mkv": "Rope s2 e6", "Harbour/1-07. Low Water.mkv": "Harbour s1 e7"])
        + series(
            .episodes, .numberAfterDash,
            [
                // A part of an episode
                "[Grp] Harbour - 111c [1080p].mkv": "Harbour s1 e111", "Harbour - 09a (DVD).mkv": "Harbour s1 e9",
                "[Grp]_Harbour_-_01b_[4d5ec315].mkv": "Harbour s1 e1",
                // Without spaces
                "harbour!-03-low-water.mkv": "harbour! s1 e3", "[Grp]Low_Water-04_DVD[FC6E3A6F].mkv": "Low Water s1 e4",
                "[Grp]Harbour-24(H264)_[52CA4F8B].mkv": "Harbour s1 e24", "Harbour-05-Rope.mkv": "Harbour s1 e5",
                "Area-51 - 06.mkv": "Area-51 s1 e6",
                // Two
                "[Grp] Harbour - 01+02 [720p].mkv": "Harbour s1 e1-2", "Harbour - 03 & 04.mkv": "Harbour s1 e3-4",
                "Hafen - 05 und 06.mkv": "Hafen s1 e5-6",
            ])
        + series(
            .episodes, .partAsEpisode,
            [
                "Harbour part 1 and part 2.avi": "Harbour s1 e1-2", "Harbour part 1 to 4.avi": "Harbour s1 e1-4",
                "Harbour Parts 1 & 2.mkv": "Harbour s1 e1-2", "Hafen Teil 2 bis 3.mkv": "Hafen s1 e2-3",
                "Harbour Part 3-4.mkv": "Harbour s1 e3-4", "Harbour part 1 to part 3.avi": "Harbour s1 e1-3",
            ])
        + series(
            .episodes, .joinedNumber, ["Harbour.0102.avi": "Harbour s1 e2", "harbour_0311.mkv": "harbour s3 e11"])
        + series(
            .episodes, .day,
            [
                "The Harbour Show 10-19-12.mp4": "The Harbour Show s2012 2012-10-19", "Harbour 13-04-21.mkv": "Harbour s2021 2021-04-13",
                "Hafen 21.04.19.mkv": "Hafen s2019 2019-04-21", "Hafen 05.04.19.mkv": "Hafen s2019 2019-04-05",
                "Hafen_12.10.19_20-15_ard_90_TVOON_DE.avi": "Hafen s2012 2012-10-19",
            ])
        + series(
            .title, .titleBeforeEpisode,
            [
                // The first brackets are the wrong ones.
                "]Grp] Harbour - 12 [1080p].mkv": "Harbour s1 e12", "(Grp] Harbour - 13 [1080p].mkv": "Harbour s1 e13",
                "[Grp) Harbour - 14.mkv": "Harbour s1 e14",
                // Brackets that hold the title, or a word of it
                "[Grp][Low Water of the Harbour] ep02 [720p].mkv": "Low Water of the Harbour s1 e2",
                "[Grp] Low Water in the [Deep] Harbour - 03 [720p].mkv": "Low Water in the [Deep] Harbour s1 e3",
                "Harbour (TV) - 04 [720p].mkv": "Harbour s1 e4", "Harbour (DVD) - 05.mkv": "Harbour s1 e5",
                "Harbour (US) - 06.mkv": "Harbour (US) s1 e6",
            ])
}
