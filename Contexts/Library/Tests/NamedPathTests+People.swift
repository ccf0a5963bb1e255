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
        + series(.episodes, .seasonThenNumber, ["[Grp] Harbour 6th Season - 05 ~ 06 [1080p].mkv": "Harbour s6 e5-6"])
        + series(.episodes, .numberLast, ["Harbour 366 END.mkv": "Harbour s1 e366", "Harbour 12 FIN [720p].mkv": "Harbour s1 e12"])
        + series(
            .episodes, .partAsEpisode,
            [
                "Harbour - Session 05 - Rope.mkv": "Harbour s1 e5", "Le.Port.Livre.II.Tome.1.avi": "Le Port Livre II s1 e1",
                "Harbour/Part 3 Rope.mkv": "Harbour s1 e3", "Harbour.Vol.2.mkv": "Harbour s1 e2", "Harbour.Part01.mkv": "Harbour s1 e1",
            ])

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
