import LibraryDomain
import Testing

/// Names as people write them, rather than release groups.
extension NamedPathTests {
    static let people =
        movies(
            .year, .yearInBrackets,
            [
                // The place in a collection
                "01 - Harbour Lights (2001).mkv": "Harbour Lights (2001)", "02. Low Water (2003).mkv": "Low Water (2003)",
                "03 – Rope (2005).mkv": "Rope (2005)", "007 - Rope (1962).mkv": "007 - Rope (1962)", "09 (2009).mkv": "09 (2009)",
                // Brackets with several facts
                "Harbour [2000, drama, BDRip].mkv": "Harbour (2000)", "Гавань 2 [2001, боевик, BDRip].mkv": "Гавань 2 (2001)",
                "Harbour (2002, Director).mkv": "Harbour (2002)", "Harbour [2003; 720p].mkv": "Harbour (2003)",
                "Harbour [2004, Rope, Rope] 1080p.mkv": "Harbour (2004)",
                // 3D
                "Harbour 3D HSBS (2010).mkv": "Harbour (2010) 3D", "Harbour 3D HOU (2011).mkv": "Harbour (2011) 3D",
                "Harbour 3D (2012).mkv": "Harbour 3D (2012)", "Harbour HSBS (2013).mkv": "Harbour (2013) 3D",
                "Harbour 3D H-SBS (2014).mkv": "Harbour (2014) 3D",
            ])
        + movies(
            .edition, .editionWords,
            [
                "Harbour.2.1991.Anchor.Edition.mkv": "Harbour 2 (1991) {Anchor Edition}",
                "Harbour.2018.Very.Long.Rope.Cut.1080p.mkv": "Harbour (2018) {Very Long Rope Cut}",
                "Harbour (1999) Red Rope Edition.mkv": "Harbour (1999) {Red Rope Edition}",
                "Harbour 1999 Tide Cut.mkv": "Harbour (1999) {Tide Cut}", "Harbour 1999 The Final Cut.mkv": "Harbour (1999) {Final Cut}",
            ])
        + movies(
            .year, .yearAtEnd,
            [
                "Harbour 2021 www.example.org.mkv": "Harbour (2021)", "Low Water 2021 - www.example.org.mkv": "Low Water (2021)",
            ])
        + movies(
            .extra, .extraEnding,
            ["Harbour (2010) sample.mkv": "Harbour (2010) !sample", "Harbour [2010] Trailer.mp4": "Harbour (2010) !trailer"])
        + series(
            .episodes, .seasonAndEpisodeWords,
            [
                "Гавань (1 сезон 05 серия).mkv": "Гавань s1 e5", "Гавань 2 сезон 12 серия.avi": "Гавань s2 e12",
                "Гавань. Сезон 3 серия 4.avi": "Гавань s3 e4", "Přístav 2 série 5 díl.mkv": "Přístav s2 e5",
                "Kikötő 1 évad 07 rész.mkv": "Kikötő s1 e7",
            ])
        + series(
            .episodes, .numberAfterDash,
            [
                "Hafen - 1234 - Ebbe (2023-05-14).mkv": "Hafen s1 e1234 2023-05-14",
                "Hafen - 12 - Flut (14.05.2023).mkv": "Hafen s1 e12 2023-05-14",
                "[Grp] Harbour - 05 ~ 06 [1080p].mkv": "Harbour s1 e5-6", "Harbour - 07~08.mkv": "Harbour s1 e7-8",
            ])
        + series(
            .title, .titleFromFolder,
            [
                "Harbour/T1/1x01.avi": "Harbour s1 e1", "[Grp] Harbour Batch/Harbour - 05.mkv": "Harbour s1 e5",
                "T2 Harbour/1x01.avi": "T2 Harbour s1 e1",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "Harbour no. 5.mkv": "Harbour s1 e5", "Hafen Nr. 5 Ebbe.mkv": "Hafen s1 e5", "Puerto núm. 7.mkv": "Puerto s1 e7",
                "Гавань №5.mkv": "Гавань s1 e5", "항구.E123.130105.HDTV.mp4": "항구 s1 e123 2013-01-05",
                "항구.120101.E76.HDTV.mkv": "항구 s1 e76 2012-01-01",
            ])
        + series(
            .episodes, .oneOfMany,
            [
                "Hafen (Teil 2 von 3).mp4": "Hafen s1 e2", "Harbour Part 2 of 3.mkv": "Harbour s1 e2",
                "Le Port 2 sur 6.mkv": "Le Port s1 e2",
                "De Haven 1 van 4.mkv": "De Haven s1 e1", "Гавань 3 из 8.avi": "Гавань s1 e3",
            ])
        + series(.episodes, .writtenDay, ["Abendschau vom 5. Mai 2023.mp4": "Abendschau s2023 2023-05-05"])
        + movies(
            .part, .partMark, ["Harbour (1 of 2).avi": "Harbour #1", "Harbour (1999) (2 of 3).avi": "Harbour (1999) #2"])
        + movies(
            .edition, .editionWords,
            ["Harbour.1981.DC.German.mkv": "Harbour (1981) {Director's Cut}", "Harbour.2019.Roadshow.mkv": "Harbour (2019) {Roadshow}"])
        + series(
            .episodes, .numberLast,
            [
                "91 Ropes 05.mkv": "91 Ropes s1 e5", "港口01.mp4": "港口 s1 e1", "港口12 [720p].mp4": "港口 s1 e12",
                "Harbour.2011.005.1080p.mkv": "Harbour (2011) s1 e5", "Harbour.012.hdtv.mkv": "Harbour s1 e12",
            ])
        + series(.episodes, .seasonThenNumber, ["[Grp] Harbour 6th Season - 05 ~ 06 [1080p].mkv": "Harbour s6 e5-6"])
        + series(.episodes, .numberLast, ["Harbour 366 END.mkv": "Harbour s1 e366", "Harbour 12 FIN [720p].mkv": "Harbour s1 e12"])
        + series(
            .episodes, .partAsEpisode,
            [
                "Harbour - Session 05 - Rope.mkv": "Harbour s1 e5", "Le.Port.Livre.II.Tome.1.avi": "Le Port Livre II s1 e1",
                "Harbour/Part 3 Rope.mkv": "Harbour s1 e3", "Harbour.Vol.2.mkv": "Harbour s1 e2",
                "Harbour.2023.Round.05.mkv": "Harbour (2023) s1 e5", "Harbour.Part01.mkv": "Harbour s1 e1",
            ])

    @Test(
        "Titles that look like something else stay titles",
        arguments: [
            ("[Grp] No. 6 - 02 [1080p].mkv", "No. 6 s1 e2"), ("The.No.1.Harbour.E02.mkv", "The No 1 Harbour s1 e2"),
            ("Ep.2019.04.21.Rope.mkv", "Ep s2019 2019-04-21"),
            ("[Grp] Bolum - 02 [1080p].mkv", "Bolum s1 e2"), ("The Series (1999)/S01E02.mkv", "The Series (1999) s1 e2"),
            ("[Grp] The Series - 02 [1080p].mkv", "The Series s1 e2"), ("Class of 1984 - S01E02.mkv", "Class of 1984 s1 e2"),
            ("Room 104 - S01E02.mkv", "Room 104 s1 e2"), ("The Part - 02.mkv", "The Part s1 e2"), ("March 5 S01E02.mkv", "March 5 s1 e2"),
        ])
    func titlesLikeNumbers(_ path: String, _ read: String) { #expect(Self.summary(NamedPath(path, kind: .series).name) == read) }

    @Test(
        "The title of the series in its own folder is no part of an episode’s title",
        arguments: [
            ("Harbour/2x05 - Harbour - Rope.avi", "Rope"), ("Harbour (2001)/05 - Harbour - Low Water.mkv", "Low Water"),
            ("Harbour/Season 1/S01E02 - HARBOUR - Rope.mkv", "Rope"), ("Harbour/Season 1/03 - Rope - Harbour.mkv", "Rope - Harbour"),
            ("Harbour/Season 1/03 - Harbour.mkv", "Harbour"), ("Rope/Season 1/03 - Harbour - Rope.mkv", "Harbour - Rope"),
        ])
    func seriesInTitles(_ path: String, _ title: String) { #expect(NamedPath(path, kind: .series).name.episodeTitle == title) }

    @Test(
        "Languages at the end of a name with dots are no part of an episode’s title",
        arguments: [
            ("Harbour.S01E01.German.DL.mkv", nil), ("Harbour.S01E01.SPANISH.mkv", nil), ("Harbour.S01E01.FRENCH.mkv", nil),
            ("Harbour.S01E01.Low.Water.FR.mkv", "Low Water"), ("Harbour.S01E01.Low.Water.German.DL.mkv", "Low Water"),
            ("Harbour.S01E01.The.Good.German.mkv", "The Good German"), ("Harbour S01E01 German.mkv", "German"),
            ("Harbour.S01E01.LOW.WATER.FR.mkv", "LOW WATER FR"), ("Harbour [S02E05] (2013).mkv", nil), ("Harbour 366 END.mkv", nil),
        ] as [(String, String?)])
    func languagesAfterTitles(_ path: String, _ title: String?) { #expect(NamedPath(path, kind: .series).name.episodeTitle == title) }
}
