import LibraryDomain
import Testing

extension NamedPathTests {
    static let days =
        series(
            .episodes, .writtenDay,
            [
                "Evening Talk 5th Mar 2025 1080p.mkv": "Evening Talk s2025 2025-03-05",
                "Evening.Talk.21.April.2019.720p.mkv": "Evening Talk s2019 2019-04-21",
                "Evening Talk April 21, 2019.mkv": "Evening Talk s2019 2019-04-21",
                "Abendschau 3. Mai 2021.mkv": "Abendschau s2021 2021-05-03", "Вечер 7 марта 2020.mkv": "Вечер s2020 2020-03-07",
                "Evening Talk 2019 Apr 21 Guest.mkv": "Evening Talk s2019 2019-04-21",
            ])
        + series(
            .episodes, .day,
            [
                "Evening.2012.16.02.PDTV.mkv": "Evening s2012 2012-02-16", "Evening 2012 13 02.mkv": "Evening s2012 2012-02-13",
                "Evening.2012_31_12.mkv": "Evening s2012 2012-12-31", "Evening.2015.12.11.mkv": "Evening s2015 2015-12-11",
                "2020.Evening.2012.25.01.PDTV.mkv": "2020 Evening s2012 2012-01-25",
            ])
        + series(
            .aired, .day,
            [
                "Evening Talk 2016 02 25 S20E142.mkv": "Evening Talk s20 e142 2016-02-25",
                "Evening Talk S20E142 2016-02-25 Guest.mkv": "Evening Talk s20 e142 2016-02-25",
                "Evening Talk - S02E03 - Rope (25.02.2016).mkv": "Evening Talk s2 e3 2016-02-25",
                "Evening.Talk.E76.2024.08.08.1080p.WEB.mkv": "Evening Talk s1 e76 2024-08-08",
                "2016-02-25 Evening Talk 20x142.mkv": "Evening Talk s20 e142 2016-02-25",
                "Evening Talk 2016 02 25 WEBRip s20e142.mkv": "Evening Talk s20 e142 2016-02-25",
            ])
        + series(
            .aired, .compactDay,
            [
                "Evening Talk 20201013 Ep742 [720p].mkv": "Evening Talk s1 e742 2020-10-13",
                "201013 Evening Talk ep42.mp4": "Evening Talk s1 e42 2020-10-13",
                "201013 Evening Talk Season 3 ep11.mp4": "Evening Talk s3 e11 2020-10-13",
                "Evening.Talk.S03E11.20201013.mkv": "Evening Talk s3 e11 2020-10-13",
                "201013_Evening_#17.ts": "Evening s1 e17 2020-10-13",
            ])

    @Test("The suggested name of an episode with a day has the number that identifies it, and reads back the same", arguments: days)
    func suggested(_ row: Row) {
        let name = NamedPath(row.path, kind: .series).name
        let again = FileName.parse(name.suggestedName + ".mkv", as: .series)
        #expect(again.title == name.title && again.season == name.season && again.episodes == name.episodes)
        #expect(again.isNumberedByDay == name.isNumberedByDay && again.suggestedName == name.suggestedName)
    }

    @Test(
        "What is no day stays a part of the name",
        arguments: [
            ("209913 Evening ep42.mkv", "209913 Evening s1 e42"), ("Evening 2012-16-02.mkv", "Evening 2012-16-02"),
            ("Evening April 2019.mkv", "Evening April (2019)"), ("Evening March 5.mkv", "Evening March s1 e5"),
            ("Evening Mars 5 2019.mkv", "Evening Mars 5 (2019)"), ("Evening May S01E02.mkv", "Evening May s1 e2"),
            ("Evening 32nd Mar 2025.mkv", "Evening 32nd Mar (2025)"),
        ])
    func noDays(_ path: String, _ read: String) { #expect(Self.summary(NamedPath(path, kind: .series).name) == read) }

    @Test(
        "The day next to a number is no part of the episode’s title",
        arguments: [
            ("Evening Talk - S02E03 - Rope (25.02.2016).mkv", "Rope"), ("Evening Talk S20E142 2016-02-25 Guest.mkv", "Guest"),
            ("Evening Talk - S41 E10478 - 2014-08-15.mkv", nil), ("Evening.Talk.S03E11.20201013.Rope.720p.mkv", "Rope"),
            ("Evening Talk 2016 02 25 S20E142 Rope.mkv", "Rope"), ("Evening - S20E142 [1142] [2016-02-25] - Rope.mkv", "Rope"),
            ("Evening - 11x41 - October 8, 2014.mp4", "October 8, 2014"), ("Evening - 017 (115).mkv", nil),
        ] as [(String, String?)])
    func titlesNextToDays(_ path: String, _ title: String?) { #expect(NamedPath(path, kind: .series).name.episodeTitle == title) }
}
