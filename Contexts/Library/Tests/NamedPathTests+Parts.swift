import LibraryDomain
import Testing

/// Parts of movies, years in wide brackets, and signs between episodes.
extension NamedPathTests {
    static let parts =
        movies(
            .part, .partMark,
            [
                "Harbour (2009)/cd1.avi": "Harbour (2009) #1", "Harbour (2009)/Part 2.mkv": "Harbour (2009) #2",
                "Harbour/disc 2.avi": "Harbour #2", "Harbour (2009)/disk3.avi": "Harbour (2009) #3",
                "Harbour CD1 (2009).avi": "Harbour (2009) #1", "Harbour Disc 2 (2009).mkv": "Harbour (2009) #2",
                "Harbour - part2 (2009).avi": "Harbour (2009) #2", "Harbour - pt3 (2009).avi": "Harbour (2009) #3",
            ])
        + movies(
            .part, .partFolder,
            [
                "Harbour (2009)/Harbour DVD1/VIDEO_TS/VTS_01_1.VOB": "Harbour (2009) #1",
                "Harbour (2009)/Harbour CD2/harbour.avi": "Harbour (2009) #2",
                "Harbour (2009)/Harbour.Disc.3/hbr.mkv": "Harbour (2009) #3",
                "Low Tide (2009)/Low Tide - CD1/lt.avi": "Low Tide (2009) #1",
                "Low Tide/Low Tide CD2/lt.avi": "Low Tide #2",
            ])
        + movies(
            .year, .yearInBrackets,
            [
                "Dune Part1 (2009).avi": "Dune Part1 (2009)", "Harbour ( 2009 ).mkv": "Harbour (2009)",
                "Low Harbour ( 2009) 720p.mkv": "Low Harbour (2009)", "Low Harbour (2009 ).mkv": "Low Harbour (2009)",
                "Harbour ITA (2009).avi": "Harbour (2009)", "Low Harbour ENG (2009) 720p.mkv": "Low Harbour (2009)",
                "LOW ITA (2009).avi": "LOW ITA (2009)", "The ITA (2009).avi": "The ITA (2009)", "Harbour RUS (2009).avi": "Harbour (2009)",
            ])
        + movies(.title, .wholeName, ["Low Harbour - The Final Cut.mkv": "Low Harbour {Final Cut}"])
        + series(.title, .titleFromFolder, ["Harbour The Complete Collection/Series 2/Harbour - 2x05.avi": "Harbour s2 e5"])
        + series(
            .episodes, .crossedNumbers,
            [
                "Harbour 2×05 Rope.mkv": "Harbour s2 e5", "Harbour - 2×06.mkv": "Harbour s2 e6",
                "Harbour 2x05; 2x06.avi": "Harbour s2 e5-6",
                "Harbour 2x05=2x06 Rope.avi": "Harbour s2 e5-6", "Harbour 2x05 = 2x06.avi": "Harbour s2 e5-6",
            ])
        + series(
            .episodes, .seasonAndEpisode,
            [
                "Harbour S02E(05-07).mkv": "Harbour s2 e5-7", "Harbour - T02C05 - Rope.mkv": "Harbour s2 e5",
                "Harbour T1C3.mkv": "Harbour s1 e3", "Harbour S02E05 to 07.avi": "Harbour s2 e5-7",
                "Harbour S02E05 to 08 - Rope.avi": "Harbour s2 e5-8", "Harbour S02E05 to 11 and back.avi": "Harbour s2 e5",
            ])

    @Test(
        "A language after “in” or “speaking” belongs to an episode’s title",
        arguments: ["Speaking.French", "Lost.in.English", "Letters.to.Italian", "Speak.German", "A.Kind.of.Danish"])
    func languageOfTitle(_ title: String) {
        let name = NamedPath("Harbour.S01E05.\(title).720p.mkv", kind: .series).name
        #expect(name.episodeTitle == title.replacing(".", with: " "))
        #expect(
            NamedPath("Harbour.S01E05.Rope.\(title.split(separator: ".").last ?? "").720p.mkv", kind: .series).name.episodeTitle == "Rope")
    }
}
