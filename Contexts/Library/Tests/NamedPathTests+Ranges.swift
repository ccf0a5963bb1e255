import LibraryDomain
import Testing

/// Several episodes in one file, and numbers next to days, parts and abbreviations.
extension NamedPathTests {
    static let ranges =
        series(
            .episodes, .episodeWord,
            [
                "港口 [第08-09集].mkv": "港口 s1 e8-9", "港口.第08-09集.1080p.mkv": "港口 s1 e8-9", "港口第8~9話.mkv": "港口 s1 e8-9",
                "港口 第8集-第9集.mkv": "港口 s1 e8-9", "港口 第八至九集.mkv": "港口 s1 e8-9", "港口 第1、2集.mkv": "港口 s1 e1-2",
                "항구 8-9화.mp4": "항구 s1 e8-9", "항구.제8화-제9화.mp4": "항구 s1 e8-9", "港口 第３話～第４話.mkv": "港口 s1 e3-4",
                "港口EP05.mkv": "港口 s1 e5", "港口ep06.mkv": "港口 s1 e6", "港口E07.mkv": "港口 s1 e7",
                "Le Port Épisode 1 à 3.mkv": "Le Port s1 e1-3", "Puerto Capitulo 1 al 3.mkv": "Puerto s1 e1-3",
                "Porto Episódios 1 a 3.mkv": "Porto s1 e1-3", "Harbour Ep 1 to 3.mkv": "Harbour s1 e1-3",
                "Přístav 1.-2. díl.avi": "Přístav s1 e1-2",
                "港口 08-09话.mkv": "港口 s1 e8-9", "[字幕组][港口][第01-12集][1080p].mkv": "港口 s1 e1-12", "港口 全12集/第05集.mkv": "港口 s1 e5",
            ])
        + series(
            .episodes, .seasonAndEpisodeWords,
            [
                "港口第二季第08-09集.mkv": "港口 s2 e8-9", "港口 第二部 第05集.mkv": "港口 s2 e5", "港口 第2シーズン 第5話.mkv": "港口 s2 e5",
                "港口第2シリーズ 第6話.mkv": "港口 s2 e6", "港口第二部第7集.mkv": "港口 s2 e7", "Гавань 1 сезон 1-3 серии.avi": "Гавань s1 e1-3",
                "港口 第2季 第08-09集.mkv": "港口 s2 e8-9",
            ])
        + series(
            .episodes, .seasonAndEpisode,
            [
                "港口S01E05.mkv": "港口 s1 e5", "항구S02E05.mkv": "항구 s2 e5", "港口S02E05-E06.1080p.mkv": "港口 s2 e5-6",
                "Harbour S01E01–E03.mkv": "Harbour s1 e1-3", "Harbour S01E01～03.mkv": "Harbour s1 e1-3",
            ])
        + series(.episodes, .crossedNumbers, ["港口1x05.mkv": "港口 s1 e5"])
        + series(
            .episodes, .numberAfterDash,
            [
                "[Group] Harbour [01~02][1080p].mkv": "Harbour s1 e1-2", "[Group] Harbour [01&02][1080p].mkv": "Harbour s1 e1-2",
                "[Group] Harbour [01+02].mkv": "Harbour s1 e1-2",
                "[Group] Harbour [01–02].mkv": "Harbour s1 e1-2",
            ])
        + series(
            .season, .seasonOnly,
            [
                "[Group] Harbour [S2] - 05 [1080p].mkv": "Harbour s2 e5", "Harbour [Season 2] 05.mkv": "Harbour s2 e5",
                "Гавань [S02] 05.avi": "Гавань s2 e5", "Hafen [Staffel 2] 05.mkv": "Hafen s2 e5",
                "Porto [Stagione 2] - 05.mkv": "Porto s2 e5",
            ])
        + series(
            .episodes, .leadingPair,
            [
                "The Harbour 03-18 & 19 Low Rope.mkv": "The Harbour s3 e18-19", "Harbour 3-18 & 19.mkv": "Harbour s3 e18-19",
                "Harbour 03-18+19 Rope.avi": "Harbour s3 e18-19", "Harbour 04-11 and 12 Rope.avi": "Harbour s4 e11-12",
                "Hafen 2-23 und 24 Seil.avi": "Hafen s2 e23-24", "Le Port 02-23 et 24.avi": "Le Port s2 e23-24",
            ])
        + series(
            .episodes, .joinedNumber,
            [
                "low.harbour.1017-18.hdtv-grp.mkv": "low harbour s10 e17-18", "low.harbour.1017-19.hdtv-grp.mkv": "low harbour s10 e17-19",
                "Harbour.217-18.DVDRip.avi": "Harbour s2 e17-18", "Harbour.0217-18.hdtv.avi": "Harbour s2 e17-18",
                "Low.Harbour.305-06.PDTV.avi": "Low Harbour s3 e5-6",
            ])
        + series(
            .episodes, .numberInside,
            [
                "[Group] Harbour 14 Low Rope Part 2.mp4": "Harbour s1 e14", "[Group]_Harbour_15_Low_Rope_Part_2.mp4": "Harbour s1 e15",
                "[Group] Low Harbour 03 Rope Part 1 [720p].mp4": "Low Harbour s1 e3", "[A] Hafen 12 Das Seil Teil 1.mkv": "Hafen s1 e12",
                "[A] Low Harbour 104 The Tide Part Two.mkv": "Low Harbour s1 e104",
            ])
        + series(
            .episodes, .numberLast,
            [
                "Low Harbour/LH-30.mkv": "Low Harbour s1 e30", "Low Harbour/lh30.mkv": "Low Harbour s1 e30", "南部/NBDA-37.mkv": "南部 s1 e37",
                "Hafen/HFN 31.mkv": "Hafen s1 e31", "Harbour/Season 2/HBR-12.mkv": "Harbour s2 e12",
            ])
        + series(
            .episodes, .compactDay,
            [
                "港口.第7季.20210501.1080p.mkv": "港口 s2021 2021-05-01", "Harbour Season 7 20210502.mkv": "Harbour s2021 2021-05-02",
                "Harbour.S07.20210503.720p.mkv": "Harbour s2021 2021-05-03",
            ])
        + series(
            .season, .seasonOnly,
            [
                "[港口 第二季_The Harbour S2][34-35][720P].mkv": "The Harbour s2 e34-35", "[Harbour S3][05][720P].mkv": "Harbour s3 e5",
                "[港口 第三季][05][1080p].mkv": "港口 s3 e5",
            ])
        + series(
            .episodes, .numberFirst,
            [
                "[字幕组][2017-03-18][港口][853][1080P].mkv": "港口 s1 e853", "[字幕组][2017-03-18&2017-3-24][港口][853-854].mkv": "港口 s1 e853-854",
                "[Group][2019.05.12][Harbour][07].mkv": "Harbour s1 e7", "[Group][Harbour][01_02][1080p].mkv": "Harbour s1 e1-2",
            ])
}
