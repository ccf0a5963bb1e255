import LibraryDomain
import Testing

/// Rare spellings of seasons, episodes, years and folders.
extension NamedPathTests {
    static let rare =
        series(
            .episodes, .seasonAndEpisode,
            [
                "Harbour S02E[05-07].mkv": "Harbour s2 e5-7",
                "Harbour S02E[05].mkv": "Harbour s2 e5",
                "Low Harbour - S01E[01-02] - Rope.avi": "Low Harbour s1 e1-2",
                "Low.Harbour.S03E[11-12].720p.mkv": "Low Harbour s3 e11-12",
                "Harbour S1E1to3.mkv": "Harbour s1 e1-3",
                "Low.Harbour.S02E04to06.720p.mkv": "Low Harbour s2 e4-6",
                "Harbour S01E01toE03.mkv": "Harbour s1 e1-3",
                "Harbour S02E01xE02.mkv": "Harbour s2 e1-2",
                "Low.Harbour.S02E05xE06.720p.mkv": "Low Harbour s2 e5-6",
                "Harbour S01E01xE02xE03.mkv": "Harbour s1 e1-3",
                "Harbour 2e05.avi": "Harbour s2 e5",
                "Low.Harbour.1e12.avi": "Low Harbour s1 e12",
                "Low Harbour - 03e07 - Rope.avi": "Low Harbour s3 e7",
                "Low Harbour 2e05-06.avi": "Low Harbour s2 e5-6",
                "Harbour (2019) (US)/Season 1/Harbour S01E02.mkv": "Harbour (US) (2019) s1 e2",
                "Harbour (2019) (US) S01E02.mkv": "Harbour (US) (2019) s1 e2",
                "Low Harbour S02-E05 & E06.mkv": "Low Harbour s2 e5-6",
                "Low Harbour S02-E05 & S02-E06 - Rope.mkv": "Low Harbour s2 e5-6",
                "Low Harbour S01-E03&E04.avi": "Low Harbour s1 e3-4",
                "New Episodes/Low Harbour S02E05.mkv": "Low Harbour s2 e5",
                "Disney Channel/Low Harbour S02E05.mkv": "Low Harbour s2 e5",
                "Cartoon Network/Low Harbour - S01E05 - Rope.mkv": "Low Harbour s1 e5",
                "Saturday Morning/Low Harbour S02E05.mkv": "Low Harbour s2 e5",
                "(Low) Harbour S01E05.mkv": "(Low) Harbour s1 e5",
            ])
        + series(
            .episodes, .crossedNumbers,
            [
                "Harbour 1x01to03.avi": "Harbour s1 e1-3",
                "Harbour (3:6).avi": "Harbour s3 e6",
                "Harbour (2:11) Rope.avi": "Harbour s2 e11",
                "Low Harbour [1:05].avi": "Low Harbour s1 e5",
                "Low Harbour 1x05 – 1x06 – Rope.avi": "Low Harbour s1 e5-6",
                "Low Harbour - 2x01–2x02 - Rope.avi": "Low Harbour s2 e1-2",
                "Low Harbour 3x11 — 3x12.avi": "Low Harbour s3 e11-12",
            ])
        + series(
            .episodes, .dottedPair,
            [
                "Harbour [1.01-1.02].avi": "Harbour s1 e1-2",
                "Low Harbour [2.11-2.12] Rope.avi": "Low Harbour s2 e11-12",
                "Harbour (3.05-3.06).mkv": "Harbour s3 e5-6",
                "Harbour [1.01-02].avi": "Harbour s1 e1-2",
            ])
        + series(
            .episodes, .shortNumber,
            [
                "Harbour/Season 2/205 - 206 - Rope.mkv": "Harbour s2 e5-6",
                "Harbour/Season 1/101 - 102 - Rope and Tar.avi": "Harbour s1 e1-2",
                "Hafen/Staffel 3/311 - 312 - Seil.avi": "Hafen s3 e11-12",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "港口 第01-02集.mkv": "港口 s1 e1-2",
                "港口/第01-02集.mkv": "港口 s1 e1-2",
                "港口 第2季/第01-02集.mkv": "港口 s2 e1-2",
                "港口 上集.mkv": "港口 s1 e1",
                "港口 下集.mkv": "港口 s1 e2",
                "港口/上集.mp4": "港口 s1 e1",
                "港口/港口 下集.mp4": "港口 s1 e2",
                "港口 第12集【完】.mp4": "港口 s1 e12",
            ])
        + series(
            .episodes, .numberLast,
            [
                "Harbour/[02] Season/Harbour 05.mkv": "Harbour s2 e5",
                "(Grp) Low Harbour 05.mkv": "Low Harbour s1 e5",
                "港口 12【END】.mp4": "港口 s1 e12",
            ])
        + series(
            .episodes, .numberFirst,
            [
                "Harbour/[02] Season/05 - Rope.mkv": "Harbour s2 e5",
                "Harbour/02 Season/05 - Rope.mkv": "Harbour s2 e5",
                "Hafen/[3] Staffel/07 - Seil.mkv": "Hafen s3 e7",
                "Harbour/Harbour 2/05.mkv": "Harbour s2 e5",
                "Low Harbour/Low Harbour 3/07 - Rope.mkv": "Low Harbour s3 e7",
                "Low Harbour (2011) (UK)/Season 2/05.mkv": "Low Harbour (UK) (2011) s2 e5",
                "05 [Grp] Low Harbour.mkv": "Low Harbour s1 e5",
                "12. [Grp] Low Harbour [720p].mkv": "Low Harbour s1 e12",
                "03 - [Grp] Low Harbour.mkv": "Low Harbour s1 e3",
                "[字幕组]【港口】【12 END】【1080P】.mp4": "港口 s1 e12",
                "[字幕组][港口][12【END】][1080P].mp4": "港口 s1 e12",
                "【字幕组】【港口】【24END】.mp4": "港口 s1 e24",
            ])
        + series(
            .episodes, .numberAfterDash,
            [
                "Le Port/(02) Saison/Le Port - 05.avi": "Le Port s2 e5",
                "Low Harbour/Low Harbour 2/Low Harbour 2 - 05.mkv": "Low Harbour s2 e5",
                "(Rope-Subs) Low Harbour - 06 [720p].mkv": "Low Harbour s1 e6",
                "(Grp)_Low_Harbour_-_07_(1280x720).mkv": "Low Harbour s1 e7",
                "[Grp] Low Harbour - 12【END】.mkv": "Low Harbour s1 e12",
                "Low Harbour (16:9) - 05.mkv": "Low Harbour (16:9) s1 e5",
                "Low Harbour OVA - 02.mkv": "Low Harbour OVA s1 e2",
            ])
        + series(
            .episodes, .special,
            [
                "Low Harbour OVA 2.mkv": "Low Harbour s0 e2",
                "Low Harbour Special 2.mkv": "Low Harbour s0 e2",
                "[Grp] Low Harbour OVA 3 [720p].mkv": "Low Harbour s0 e3",
                "[Grp] Low Harbour - Special 1 [720p].mkv": "Low Harbour s0 e1",
                "Low Harbour OAD 1.mkv": "Low Harbour s0 e1",
            ])
        + series(
            .episodes, .seasonAndEpisodeWords,
            [
                "Low Harbour (1st Season 5th Episode).avi": "Low Harbour s1 e5",
                "Low Harbour [2nd Season 3rd Episode].avi": "Low Harbour s2 e3",
                "Low Harbour [2nd Season, 3rd Episode].avi": "Low Harbour s2 e3",
                "Low Harbour (3rd season, 12th episode) Rope.avi": "Low Harbour s3 e12",
            ])
        + movies(
            .year, .yearInBrackets,
            [
                "Der Hafen (The Harbour) [2008].avi": "Der Hafen (2008)",
                "Le Port (The Harbour) [2011] 720p.mkv": "Le Port (2011)",
                "El Puerto (The Low Harbour) [1999].avi": "El Puerto (1999)",
                "HDTV Tar and Quay (2011).mkv": "Tar and Quay (2011)",
                "Harbour or (The Low Rope) [2008].mkv": "Harbour or (The Low Rope) (2008)",
                "Low Harbour (2008)/Movies/Harbour (2010).mkv": "Harbour (2010)",
            ])
        + movies(
            .year, .yearAtEnd,
            [
                "Low Harbour 2008, Drama, 120min.avi": "Low Harbour (2008)",
                "The Rope 1995, Comedy, 95 min.avi": "The Rope (1995)",
                "Tar and Quay 2011, Thriller, 104min.mkv": "Tar and Quay (2011)",
                "Tar.and.Quay.2011.GRPX.mkv": "Tar and Quay (2011)",
                "DVDRip Low Harbour 2008.avi": "Low Harbour (2008)",
                "BRRip - The Rope 1995.avi": "The Rope (1995)",
                "[DVDRip] Low Harbour 2008.avi": "Low Harbour (2008)",
            ])
        + movies(
            .year, .yearBeforeRelease,
            [
                "Der Hafen/The.Low.Harbour.2008.1080p.BluRay.x264-GRP.mkv": "The Low Harbour (2008)",
                "Das Seil/The.Rope.1995.German.DL.720p.BluRay.x264-GRP.mkv": "The Rope (1995)",
                "LowHarbour2008.1080p.BluRay.x264.mkv": "LowHarbour (2008)",
                "Harbour2008.720p.BluRay.x264-GRP.mkv": "Harbour (2008)",
                "Low.Harbour2011.1080p.WEB-DL.mkv": "Low Harbour (2011)",
                "The Rope1995 DVDRip XviD.avi": "The Rope (1995)",
                "DVDRip.Low.Harbour.2008.XviD.avi": "Low Harbour (2008)",
            ])
        + movies(
            .year, .yearFromFolder,
            [
                "Low Harbour (2008)/1080p/VIDEO_TS/VTS_01_1.VOB": "Low Harbour (2008)",
                "The Rope (1995)/BluRay/BDMV/STREAM/00001.m2ts": "The Rope (1995)",
            ])
        + movies(
            .title, .wholeName,
            [
                "Cyber2030.mkv": "Cyber2030",
                "DVDRip.mkv": "DVDRip",
            ])
        + movies(
            .extra, .extraFolder,
            [
                "Low Harbour (2008)/Extras/Season of Tar/Quay.mkv": "Low Harbour (2008) !other",
                "Low Harbour (2008)/Featurettes/Old Ones/Quay.mkv": "Low Harbour (2008) !featurette",
                "The Rope (1995)/Bonus/Quay/Tar.mkv": "The Rope (1995) !other",
            ])

    @Test(
        "A folder below one of extras belongs to the movie",
        arguments: ["Extras/Interviews", "Extras/Season of Tar", "Featurettes/Old Ones", "Extras/Disc 2"])
    func belowExtras(_ folder: String) {
        let name = NamedPath("Low Harbour (2008)/\(folder)/Quay.mkv", kind: .movies).name
        #expect(name.title == "Low Harbour" && name.year == 2008 && name.extra != nil)
    }
}
