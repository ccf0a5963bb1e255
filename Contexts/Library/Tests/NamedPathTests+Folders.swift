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
                "Misc Stuff/Low.Harbour.S01E05.720p.HDTV.mkv": "Low Harbour s1 e5",
            ])
        + series(
            .title, .titleFromFolder,
            [
                // Their files name no series
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
            ])
        + series(
            .title, .releaseFolder,
            [
                "TV/Low.Harbour.S01E05.720p-GRP/low.harbour.s01e05.mkv": "Low Harbour s1 e5",
                "Downloads/complete/Low.Harbour.S01E06.720p-GRP/x.mkv": "Low Harbour s1 e6",
            ])
}
