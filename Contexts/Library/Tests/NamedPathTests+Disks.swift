import LibraryDomain
import Testing

/// More forms from people's disks.
extension NamedPathTests {
    static let disks =
        series(
            .episodes, .numberFirst,
            [
                "Harbour/Season 1/[05] Rope.mkv": "Harbour s1 e5", "Harbour/Season 1/(06) Rope.mkv": "Harbour s1 e6",
                "Harbour/Saga 1/07.mkv": "Harbour s1 e7",
            ])
        + series(
            .episodes, .leadingPair,
            [
                "Harbour 1_05 Rope.mkv": "Harbour s1 e5", "Harbour 01_06.mkv": "Harbour s1 e6", "1-07 Rope.mkv": "Rope s1 e7",
                "1.08 Rope.mkv": "Rope s1 e8",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "Harbour/Season 1/Episode Five.mkv": "Harbour s1 e5", "Harbour - Episode Two.mkv": "Harbour s1 e2",
                "Hafen Folge Drei.mkv": "Hafen s1 e3", "Le Port Épisode Quatre.mkv": "Le Port s1 e4",
                "Harbour.Episode.Six.720p.mkv": "Harbour s1 e6",
            ])
        + series(
            .episodes, .seasonAndEpisode,
            [
                "Harbour se1ep5.mkv": "Harbour s1 e5", "Harbour SE02E06.mkv": "Harbour s2 e6",
                "Harbour S01E05 to E07.mkv": "Harbour s1 e5-7",
                "Hafen S01E02 bis E04.mkv": "Hafen s1 e2-4",
            ])
        + series(
            .title, .titleBeforeEpisode,
            [
                "Harbour M.D. - S01E01.mkv": "Harbour M.D. s1 e1", "The.Harbour.P.I.S01E02.mkv": "The Harbour P.I. s1 e2",
                "Harbour . 2022 . S01E03.mkv": "Harbour (2022) s1 e3", "Harbour.S04E05.2021.WEB-DL.mkv": "Harbour s4 e5",
                "Меч (05 сер.).avi": "Меч s1 e5", "Harbour - 07 [S2-07] 480p.mkv": "Harbour s2 e7",
            ])
        + series(
            .episodes, .seasonAndEpisode,
            [
                "Hafen S28 F05.avi": "Hafen s28 e5", "Hafen S03F06.avi": "Hafen s3 e6", "De Haven - S01A03.avi": "De Haven s1 e3",
                "Harbour s12e01p1.avi": "Harbour s12 e1", "Hafen - S28E05 (601) - Ebbe.avi": "Hafen s28 e5",
            ])
        + series(
            .episodes, .seasonAndEpisodeWords,
            [
                "Hafen - St. 28 Ep. 5.avi": "Hafen s28 e5", "Porto St.8 Ep.5.avi": "Porto s8 e5",
                "Le Port Saison 2 épisode n°12.avi": "Le Port s2 e12",
            ])
        + series(
            .episodes, .numberInside,
            [
                "Hafen (123) Ebbe.avi": "Hafen s1 e123", "港 (5) ロープ.m2ts": "港 s1 e5",
            ])
        + series(.episodes, .leadingPair, ["Гавань 28-05.avi": "Гавань s28 e5"])
        + series(.episodes, .seasonThenNumber, ["Гавань. Сезон 28. 05. Верёвка.avi": "Гавань s28 e5"])
        + series(.season, .seasonOnly, ["Harbour.S02.x264.mkv": "Harbour s2"])
        + series(
            .episodes, .joinedNumber, ["harbour.105-106.hdtv.mkv": "harbour s1 e5-6", "harbour.312-313.720p.hdtv.mkv": "harbour s3 e12-13"])
        + series(
            .episodes, .day,
            [
                "Hafen 6.5.2010.mkv": "Hafen s2010 2010-05-06", "Hafen - 16.5.2010 - Ebbe.mkv": "Hafen s2010 2010-05-16",
            ])
        + series(.episodes, .writtenDay, ["Harbour - Thursday 6 May 2010.mkv": "Harbour s2010 2010-05-06"])
        + series(
            .extra, .extraEnding,
            [
                "[Grp] Harbour - NCOP1 [BD].mkv": "Harbour !other",
                "[Grp]_Harbour_NCED_(1920x1080_Blu-Ray)_[ABCDEF12].mkv": "Harbour !other",
                "[Grp] Harbour - OP2 [BD].mkv": "Harbour !other", "[Grp] Harbour - PV [BD].mkv": "Harbour !other",
                "[Grp] Harbour - NCOP 02 [BD].mkv": "Harbour !other",
            ])
        + series(
            .title, .titleFromFolder,
            ["Harbour 2010-2015/S02/E05.mkv": "Harbour (2010) s2 e5", "Harbour - Season 1 [2010]/Episode 05.mkv": "Harbour (2010) s1 e5"])
        + movies(
            .title, .titleBeforeYear,
            [
                "Harbour.The.Final.Cut.1980.mkv": "Harbour (1980) {Final Cut}",
                "Harbour II The Extended Cut 1981.mkv": "Harbour II (1981) {Extended}",
                "Гавань. Режиссерская версия (2001).mkv": "Гавань (2001) {Director's Cut}",
                "Il Porto - Versione estesa (2002).mkv": "Il Porto (2002) {Extended}",
                "Port - Wersja rozszerzona (2003).mkv": "Port (2003) {Extended}",
                "Puerto Edición especial 2004.mkv": "Puerto (2004) {Special Edition}",
                // The place in a collection
                "16. Harbour (1999).mkv": "Harbour (1999)", "01 Harbour (1999).mkv": "Harbour (1999)",
                "9. April (2015).mkv": "9. April (2015)",
                "2. Ropes and Tides 1990.mkv": "Ropes and Tides (1990)", "00 Rope (1994).mkv": "00 Rope (1994)",
                "Harbour 2 3D 2013 HOU.mkv": "Harbour 2 3D (2013) 3D",
            ])

        + movies(
            .year, .yearAtEnd,
            [
                "Port.2019.PLSUB.mkv": "Port (2019)", "Přístav.2019.CZ.SK.mkv": "Přístav (2019)",
                "Liman 2019 Türkçe Dublaj.mp4": "Liman (2019)",
                "Harbour.2019.50th.Anniversary.mkv": "Harbour (2019) {50th Anniversary}", "Harbour 2019 BW.mkv": "Harbour (2019)",
                "Harbour 2019 25th Anniversary Edition.mkv": "Harbour (2019) {25th Anniversary Edition}",
            ])
        + movies(
            .year, .yearFromFolder,
            ["Ropes Anthology/2 - Rope (1986)/Rope.mkv": "Rope (1986)", "Ropes/03 - Tide (1988)/tide.mkv": "Tide (1988)"])

    @Test(
        "The title of an episode ends before languages, days and marks of pages",
        arguments: [
            ("Harbour S05E14 FRENCH.mkv", nil), ("Harbour S05E14 CZ.mkv", nil), ("Hafen - S28E05 (601) - Ebbe.avi", "Ebbe"),
            ("Přístav S28E05 CZ dabing.avi", nil), ("Harbour S05E14 Rope FRENCH.mkv", "Rope"),
            ("Harbour - 05 - Rope VF.avi", "Rope"), ("Harbour - 05 Sub Español.mp4", nil), ("Harbour.s08e03.LostFilm.mkv", nil),
            ("Harbour S01E05 - US.mkv", "US"), ("Harbour.S01E05.Rope.540p.CBS.WEB-DL.mkv", "Rope"),
            ("Harbour.S01E05.Rope.STAN.WEB-DL.mkv", "Rope"), ("Harbour - 05 rope part 2 pt-br.mkv", "rope part 2"),
            ("Harbour S02E06 - Rope [Episode 16].mkv", "Rope"), ("Harbour 2020-01-06 20-15-00.ts", nil),
        ] as [(String, String?)])
    func episodeTitles(_ path: String, _ title: String?) {
        #expect(NamedPath(path, kind: .series).name.episodeTitle == title)
    }

    @Test(
        "A video keeps its name without the id of its page",
        arguments: [
            ("Low Water [dQw4w9WgXcQ].mp4", "Low Water"), ("Low Water [uncut rope].mp4", "Low Water [uncut rope]"),
            ("Low Water [instruments].mp4", "Low Water [instruments]"), ("Rope (1) [a-_4w9WgXcQ].webm", "Rope (1)"),
            ("[dQw4w9WgXcQ].mp4", "[dQw4w9WgXcQ]"),
        ])
    func videos(_ path: String, _ title: String) { #expect(NamedPath(path, kind: .videos).name.title == title) }
}
