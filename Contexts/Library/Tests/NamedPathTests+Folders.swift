import LibraryDomain
import Testing

/// Folders that are not the series' own: those of many series, and those between a series and its files.
extension NamedPathTests {
    static let folders =
        series(
            .title, .titleBeforeEpisode,
            [
                // Folders of many series
                "TV Shows/Harbour.S01E05.720p.HDTV.x264-GRP.mkv": "Harbour s1 e5",
                "Anime/[Group] Harbour - 24 (1080p).mkv": "Harbour s1 e24",
                "Serien/Der Hafen S02E03.mkv": "Der Hafen s2 e3", "Downloads/Harbour S01E01.mkv": "Harbour s1 e1",
                "Kids/Low.Harbour.1x05.avi": "Low Harbour s1 e5", "TV/1080p/Low.Harbour.S01E05.mkv": "Low Harbour s1 e5",
                "Сериалы/Гавань S01E05.avi": "Гавань s1 e5", "电视剧/港口.S01E05.mkv": "港口 s1 e5",
                "Animes/Completos/Porto - 12.mkv": "Porto s1 e12", "Cartoons/English/Harbour S01E01.mkv": "Harbour s1 e1",
                "Anime/Season 2/Harbour - 05.mkv": "Harbour s2 e5", "TV/Shorts/Low Harbour S01E04.mkv": "Low Harbour s1 e4",
                "01 - TV Shows/Harbour S02E05.mkv": "Harbour s2 e5", "[TV]/Harbour S02E06.mkv": "Harbour s2 e6",
                "Anime 2021/[Group] Harbour - 05.mkv": "Harbour s1 e5", "Winter 2021/[Group] Harbour - 06.mkv": "Harbour s1 e6",
                "2021年1月番/[Group] Harbour - 07.mkv": "Harbour s1 e7", "Anime/A-F/Harbour - 08.mkv": "Harbour s1 e8",
                "TV/H/Harbour S01E05.mkv": "Harbour s1 e5", "TV/0-9/24 S01E06.mkv": "24 s1 e6",
                "To Watch/Harbour S01E07.mkv": "Harbour s1 e7",
                "Netflix/Harbour S01E08.mkv": "Harbour s1 e8", "Crime/Harbour S01E09.mkv": "Harbour s1 e9",
                "Sci-Fi/Harbour S01E05.mkv": "Harbour s1 e5", "British TV/Harbour S01E10.mkv": "Harbour s1 e10",
                "Yabancı Diziler/Liman S02E05.mkv": "Liman s2 e5", "WEB-DL 1080p/Harbour S01E11.mkv": "Harbour s1 e11",
                "Misc Stuff/Low.Harbour.S01E05.720p.HDTV.mkv": "Low Harbour s1 e5",
            ])
        + series(
            .title, .titleFromFolder,
            [
                // Their files name no other series
                "The Family/Family.S01E05.mkv": "The Family s1 e5", "Drama/dra.s01e05.mkv": "Drama s1 e5", "V/V.S01E05.mkv": "V s1 e5",
                "X/Harbour.S01E05.mkv": "X s1 e5",
                "Kids/S01E05.mkv": "Kids s1 e5", "Kids/01 - Rope.mkv": "Kids s1 e1",
                "Ended/Low Harbour/Season 2/05.mkv": "Low Harbour s2 e5",
                // The folder of a season in them names it
                "TV/Low.Harbour.S02.1080p.BluRay.x264-GRP/Low.Harbour.S02E03.1080p.mkv": "Low Harbour s2 e3",
                "tv/Low.Harbour.S07.DVDRip-GRP/703 - Rope.mp4": "Low Harbour s7 e3",
                "Completed/Low Harbour - Season 2/03 - Rope.mkv": "Low Harbour s2 e3",
                // Folders between a series and its files
                "Low Harbour (2009)/1080p/S01E05.mkv": "Low Harbour (2009) s1 e5",
                "Low Harbour (2009)/Season 1/WEB-DL 1080p/05.mkv": "Low Harbour (2009) s1 e5",
                "Low.Harbour.S01.1080p/正片/S01E05.mkv": "Low Harbour s1 e5", "Low Harbour/versions/S01E02.Rope.mkv": "Low Harbour s1 e2",
                "Low Harbour/Season 1/3f9a0c77be1d42aa/S01E05.mkv": "Low Harbour s1 e5", "Der Hafen/Folgen/1x05.mkv": "Der Hafen s1 e5",
                "Гавань 1-3 сезоны/2 сезон/05.avi": "Гавань s2 e5", "Гавань. Сезоны 1-3/Сезон 2/06.avi": "Гавань s2 e6",
                "港口 1-3季/第2季/05.mkv": "港口 s2 e5", "[Group] Harbour + OVA/[Group] Harbour - 05.mkv": "Harbour s1 e5",
                "Harbour + Specials + OVA/06.mkv": "Harbour s1 e6",
                "港口第二季/05.mp4": "港口 s2 e5", "Harbour/第2シーズン/05.mkv": "Harbour s2 e5", "Harbour/S 2/06.mkv": "Harbour s2 e6",
                "Harbour/Mùa 2/07.mkv": "Harbour s2 e7", "Harbour/Ssn02/08.mkv": "Harbour s2 e8", "Harbour/ซีซั่น 2/09.mkv": "Harbour s2 e9",
            ])
        + series(
            .title, .releaseFolder,
            [
                "TV/Low.Harbour.S01E05.720p-GRP/low.harbour.s01e05.mkv": "Low Harbour s1 e5",
                "Downloads/complete/Low.Harbour.S01E06.720p-GRP/x.mkv": "Low Harbour s1 e6",
                // Files whose names say nothing
                "BH/Low.Harbour.E05.2001.720p.BluRay.x264-GRP/oAcnexsjqhKGvQXRMOjw/RcFyQm8NB2uFGmWOSjhu.mkv": "Low Harbour (2001) s1 e5",
                "Low.Harbour.S02E05.720p-GRP/a8Fj2kQp0ZzT9xLm/a8Fj2kQp0ZzT9xLm.mkv": "Low Harbour s2 e5",
                "Low.Harbour.S02E06.720p-GRP/4f1e9c0b7a2d4f1e9c0b7a2d4f1e9c0b.mkv": "Low Harbour s2 e6",
            ])
        + movies(
            .year, .yearFromFolder,
            [
                "Harbour (1979)/1080p/VIDEO_TS/movie.mkv": "Harbour (1979)",
                "Harbour (1979)/2160p/Harbour.mkv": "Harbour (1979)",
                "Harbour (1979)/BluRay 1080p/movie.mkv": "Harbour (1979)",
                "Harbour (1979)/XD607ebb-BRc59935-5155473f-1c5f49/XD607ebb-BRc59935-5155473f-1c5f49.avi": "Harbour (1979)",
                "Low.Rope.2013.1080p.BluRay.x264-GRP/4f1e9c0b7a2d4f1e9c0b7a2d4f1e9c0b.mkv": "Low Rope (2013)",
            ])
        + movies(
            .year, .yearInBrackets,
            [
                "Movies/Shorts/Rope (2012).mkv": "Rope (2012)", "Filme/Shorts/Hafen (2012).mkv": "Hafen (2012)",
                "Movies/1080p/Rope (2012).mkv": "Rope (2012)", "Films/BluRay 720p/Rope (2012).mkv": "Rope (2012)",
                // A language before a year in brackets is a word of the title
                "The French (2019) [1080p].mkv": "The French (2019)", "Low French (2019) 1080p.mkv": "Low French (2019)",
                "Learning German (2019) 720p BluRay.mkv": "Learning German (2019)",
                "Harbour Hindi (2012) 1080p.mkv": "Harbour Hindi (2012)",
                "Speak Italian (2019) [720p].mkv": "Speak Italian (2019)",
            ])
        + movies(.title, .titleBeforeYear, ["Some Korean 2019 1080p.mkv": "Some Korean (2019)"])
        + movies(
            .title, .titleAfterYear,
            [
                "2009 - Person, Pat & Other, Bo - Rope.mp4": "Rope (2009)", "2009 - Person, Pat - The Rope.mkv": "The Rope (2009)",
                "2011 - Van Person, Pat - Low Rope.mkv": "Low Rope (2011)", "1999 - Person, A. B. - Harbour.mkv": "Harbour (1999)",
                "2009 - Rope, The - Low.mkv": "Rope, The - Low (2009)",
            ])
        + movies(
            .title, .wholeName,
            ["hdtv-low.rope.avi": "low rope", "dvdrip-low.harbour.avi": "low harbour", "bluray-the.low.rope.mkv": "the low rope"])
        + movies(
            .title, .titleBeforeYear,
            [
                "grp-low.rope.2018.1080p.bluray.x264.mp4": "low rope (2018)",
                "abhd-the.low.rope.1983.multi.1080p.bluray.x264.mkv": "the low rope (1983)",
                "spider-man.low.rope.2019.1080p.bluray.x264.mkv": "spider-man low rope (2019)",
                "x-men.low.rope.2006.720p.bluray.x264.mkv": "x-men low rope (2006)",
                "harbour-low.rope.2006.720p.bluray.x264-grp.mkv": "harbour-low rope (2006)",
            ])
}
