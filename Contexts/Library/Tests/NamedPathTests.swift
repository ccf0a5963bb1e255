import LibraryDomain
import Testing

/// Paths below a library, as people and release groups name them, with the rule that must decide.
@Suite("Names of files in their folders")
struct NamedPathTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var path: String
        var kind: FolderKind
        /// `Title (year) s1 e2-3 2019-04-21 {edition} 3D #part !extra`, as far as they are known.
        var read: String
        var fact: NameReason.Fact
        var rule: NameRule
        var testDescription: String { path }
    }

    static func movies(_ fact: NameReason.Fact, _ rule: NameRule, _ rows: KeyValuePairs<String, String>) -> [Row] {
        rows.map { Row(path: $0.key, kind: .movies, read: $0.value, fact: fact, rule: rule) }
    }

    static func series(_ fact: NameReason.Fact, _ rule: NameRule, _ rows: KeyValuePairs<String, String>) -> [Row] {
        rows.map { Row(path: $0.key, kind: .series, read: $0.value, fact: fact, rule: rule) }
    }

    static let grouping =
        series(
            .title, .releaseFolder,
            [
                "Harbour.S02E01.1080p.WEB.h264-GRP/harbour.s02e01.1080p.web.h264-grp.mkv": "Harbour s2 e1",
                "Harbour.S02E02.1080p.WEB.h264-GRP/9f8a7b.mkv": "Harbour s2 e2",
                "Night.Ferry.1x03.HDTV.XviD-GRP/grp-nf103.avi": "Night Ferry s1 e3",
                "The.Long.Tide.2019.S01E04.German.DL.720p/tlt-104.mkv": "The Long Tide (2019) s1 e4",
                "Lighthouse - S03E07 - Fog/video.mkv": "Lighthouse s3 e7",
            ])
        + series(
            .title, .titleFromFolder,
            [
                "Harbour/Disc 1/Harbour S01E02.mkv": "Harbour s1 e2", "Harbour/Arc 1 - Low Water/03.mkv": "Harbour s1 e3",
                "Harbour/2023/S04E05.mkv": "Harbour s4 e5", "Harbour (2009)/Volume 2/1x06.avi": "Harbour (2009) s1 e6",
                "Harbour S02 1080p/Harbour.S02E07.mkv": "Harbour s2 e7", "S02 Harbour/E08 - Ebb.mkv": "Harbour s2 e8",
                "Harbour - The Complete Series/S01/Harbour S01E09.mkv": "Harbour s1 e9",
                "Harbour/01-26/Harbour 05.mkv": "Harbour s1 e5", "Harbour/2001-2003/S02E03.mkv": "Harbour s2 e3",
            ])
        + series(
            .episodes, .episodeFromFolder,
            [
                "Harbour/Harbour.S02E01.1080p/abc123.mkv": "Harbour s2 e1", "Harbour/Harbour S02E02/00001.mkv": "Harbour s2 e2",
                "Harbour3.S01E04.WEB-GRP/d41d8cd98f00b204e9800998ecf8427e.mkv": "Harbour3 s1 e4",
                "Night.Ferry.S01E05.Dock.720p.WEB.x264-GRP/170101_05.mkv": "Night Ferry s1 e5",
                "Night.Ferry.S01E06.720p.WEB-GRP/PRG-BEW.p027.60E10S.yrreF.thgiN.mkv": "Night Ferry s1 e6",
            ])
        + series(
            .season, .seasonFromFolder,
            [
                "Harbour/Season 2/03.mkv": "Harbour s2 e3", "Harbour/Stagione 3/Harbour - 04.mkv": "Harbour s3 e4",
                "Harbour/Сезон 1/05.mkv": "Harbour s1 e5", "Harbour/Specials/E01.mkv": "Harbour s0 e1",
                "Harbour/시즌 2/07.mkv": "Harbour s2 e7", "Harbour/Season Two/02 - Rope.mkv": "Harbour s2 e2",
            ])
        + series(
            .episodes, .shortNumber,
            [
                "Harbour/Season 1/102.mkv": "Harbour s1 e2", "Harbour/Season 4/Harbour [403] Rope.avi": "Harbour s4 e3",
                "Harbour/Season 10/1004.mkv": "Harbour s10 e4", "Harbour/Season 2/Harbour 205.mkv": "Harbour s2 e5",
                "Harbour/S3/301-302.mkv": "Harbour s3 e1-2",
            ]) + series(.season, .firstSeason, ["Harbour/12.mkv": "Harbour s1 e12"])
        + series(.title, .titleAfterNumber, ["03 - Harbour.avi": "Harbour s1 e3", "004. Harbour - Low Water.mkv": "Harbour s1 e4"])

    static let episodes =
        series(
            .episodes, .seasonAndEpisode,
            [
                "Harbour - S06xE01.avi": "Harbour s6 e1", "Harbour.S01E01+02.FRENCH.mkv": "Harbour s1 e1-2",
                "Harbour.S01E21.22.mkv": "Harbour s1 e21-22", "Harbour.S01E03.04.05.720p.mkv": "Harbour s1 e3-5",
                "Harbour.S02E05.24.Hours.mkv": "Harbour s2 e5",
                "Harbour.S14E00.and.S14E01.SDTV.mp4": "Harbour s14 e0-1", "Harbour S01E00 & S01E01 & S01E02.mkv": "Harbour s1 e0-2",
                "Harbour [S02E03].mkv": "Harbour s2 e3", "Harbour.S6.Ep5.mp4": "Harbour s6 e5",
                "Harbour 313-315 s16e03-05.mkv": "Harbour s16 e3-5",
                "Low Water - Harbour S2 (Ep 6) (1440p).mp4": "Low Water - Harbour s2 e6",
            ])
        + series(
            .episodes, .crossedNumbers,
            [
                "Old Reels 1940x01 Tide.mkv": "Old Reels s1940 e1", "Harbour - [05x07] - Rope.mp4": "Harbour s5 e7",
                "Harbour - (4x03) - Rope.avi": "Harbour s4 e3", "Harbour 2x5.mkv": "Harbour s2 e5",
                "Harbour - 02x03 - x04 - x05 - Rope.mp4": "Harbour s2 e3-5", "Harbour 1 x 2.mkv": "Harbour s1 e2",
            ])
        + series(
            .episodes, .numberWithSeason,
            [
                "Puerto - Temporada 4 [HDTV][Cap.408][Español].mkv": "Puerto s4 e8",
                "Puerto.-.Temporada.1.720p.HDTV.x264[Cap.102_104]AC3.mkv": "Puerto s1 e2-4",
                "Puerto.Temporada.15.[Cap.1503].mkv": "Puerto s15 e3", "Puerto - Temp.2 [Cap.211].mkv": "Puerto s2 e11",
                "Harbour - 104 (04) - Rope.avi": "Harbour s1 e4",
            ])
        + series(
            .episodes, .seasonAndEpisodeWords,
            [
                "Porto - Stagione 6 (2016) 720p ep13 grp.mkv": "Porto s6 e13", "Hafen Staffel 2 Folge 4.mkv": "Hafen s2 e4",
                "Harbour.-.Season.2.epi.02.XviD.mkv": "Harbour s2 e2", "Harbour Season 1, Episode 50.mkv": "Harbour s1 e50",
                "Puerto 2ª Temporada Episodio 6.mp4": "Puerto s2 e6",
            ])
        + series(
            .episodes, .seasonThenNumber,
            [
                "Minato 2nd Season - 03.mkv": "Minato s2 e3", "[Grp] Minato S2 - 05 [1080p].mkv": "Minato s2 e5",
                "Minato 3rd Season - 12v2.mkv": "Minato s3 e12", "Minato Season 4 - 01-02.mkv": "Minato s4 e1-2",
                "Minato Season II - 07 [720p].mkv": "Minato s2 e7",
            ])
        + series(
            .episodes, .oneOfMany,
            [
                "The Story of Harbours 1 of 6 - Stone.mkv": "The Story of Harbours s1 e1",
                "Harbour.14.of.21.Rope.720p.mkv": "Harbour s1 e14",
                "Harbour.Season.2.1of4.Rope.HDTV.mkv": "Harbour s2 e1", "Harbour 3of3.mkv": "Harbour s1 e3",
                "Harbour.Season.2of5.3of9.Rope.mkv": "Harbour s2 e3",
            ])
        + series(
            .episodes, .compactDay,
            [
                "Evening Talk 20200106.mkv": "Evening Talk s2020 2020-01-06",
                "Evening.Talk.20200107.720p.HDTV.mkv": "Evening Talk s2020 2020-01-07",
                "Evening_Talk_20191231.mkv": "Evening Talk s2019 2019-12-31",
                "20200108 Evening.mkv": "Evening s2020 2020-01-08", "Evening.Talk.200109.720p.mkv": "Evening Talk s2020 2020-01-09",
            ])
        + series(
            .episodes, .day,
            [
                "Evening.Talk.2019.04.21.Guest.mkv": "Evening Talk s2019 2019-04-21",
                "Evening Talk 04-21-2019.mkv": "Evening Talk s2019 2019-04-21",
                "Evening.2008x12.13.mkv": "Evening s2008 2008-12-13", "Evening Talk/21.04.2019.mkv": "Evening Talk s2019 2019-04-21",
                "Evening 2018_03_24_19_00.mkv": "Evening s2018 2018-03-24",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "港口 第05集.mkv": "港口 s1 e5", "[组][港口][第06话][1080p].mp4": "港口 s1 e6", "항구 12화.mp4": "항구 s1 e12", "港 #03.mkv": "港 s1 e3",
                "Гавань 07 серия.mkv": "Гавань s1 e7",
                "Le Port - Épisode 4.mkv": "Le Port s1 e4", "Harbour E01-E03.mkv": "Harbour s1 e1-3",
                "Harbour/Episode20.mkv": "Harbour s1 e20",
            ])
        + series(
            .episodes, .dottedPair,
            [
                "Clinic 1.03.mkv": "Clinic s1 e3", "Clinic 2.11 - Fever.avi": "Clinic s2 e11",
                "The Clinic 1.01 Pilot.mkv": "The Clinic s1 e1",
                "Clinic 10.04.mkv": "Clinic s10 e4", "The Old Clinic 3.22 720p.mkv": "The Old Clinic s3 e22",
            ])
        + series(
            .episodes, .numberAfterDash,
            [
                "[Grp] Minato - 112 [720p].mkv": "Minato s1 e112", "[Grp]_Minato_-_012_[720p].mkv": "Minato s1 e12",
                "Minato - Low Water - 07v2.mkv": "Minato - Low Water s1 e7", "[Grp] Minato [21][Hi10p].mkv": "Minato s1 e21",
                "Minato - 16-20 (191-195).mkv": "Minato s1 e16-20",
            ])
        + series(
            .episodes, .numberFirst,
            [
                "Harbour/Season 1/7 - 12 Ropes.avi": "Harbour s1 e7", "Harbour/02-04 - Rope 14.avi": "Harbour s1 e2-4",
                "Harbour/02.Rope.avi": "Harbour s1 e2", "[Grp][Minato][05][1080p].mkv": "Minato s1 e5", "[Minato][06].mkv": "Minato s1 e6",
                "Harbour/16 - 12 More Ropes.avi": "Harbour s1 e16",
                "Harbour.S02.1080p/06.Harbour.S02.1080p.mkv": "Harbour s2 e6",
            ])
        + series(
            .episodes, .numberInside,
            [
                "Harbour.05.Low.Water.avi": "Harbour s1 e5", "Minato 34 - High Tide [781219F1].mkv": "Minato s1 e34",
                "Harbour.07v4.Rope.PDTV-GRP.mkv": "Harbour s1 e7", "Harbour.02.Rope.DVDRip.avi": "Harbour s1 e2",
                "Harbour 09 Rope.mkv": "Harbour s1 e9",
            ])
        + series(
            .episodes, .joinedNumber,
            [
                "new.harbour.117.hdtv-grp.mp4": "new harbour s1 e17", "the.harbour.2401.hdtv-grp.mp4": "the harbour s24 e1",
                "Harbour.0307.PDTV-GRP.mkv": "Harbour s3 e7", "harbour_name.2005.211.rope.avi": "harbour name (2005) s2 e11",
                "the.100.109.hdtv-grp.mp4": "the 100 s1 e9", "Harbour.1013.720p.hdtv.mkv": "Harbour s10 e13",
            ])
        + series(
            .episodes, .numberLast,
            [
                "Minato 445 VOSTFR.mkv": "Minato s1 e445", "[Grp] Minato 08 [4D102B7C].mkv": "Minato s1 e8",
                "Minato 13-16.mkv": "Minato s1 e13-16",
                "Harbour.12.FRENCH.LD.DVDRip.avi": "Harbour s1 e12", "[Grp] Minato II 06 (720p 8bit AAC).mp4": "Minato II s1 e6",
            ])
        + series(
            .season, .leadingPair,
            [
                "Harbour/4-12 - Rope.mp4": "Harbour s4 e12", "Harbour/1-02.mp4": "Harbour s1 e2",
                "Harbour/Season 4/4.12 - Rope.mkv": "Harbour s4 e12",
            ])
        + series(
            .episodes, .partAsEpisode,
            [
                "The.Captains.Part.2.DSR.XviD-GRP.avi": "The Captains s1 e2",
                "The Captains 2012 Part 1 REPACK 720p HDTV.mkv": "The Captains (2012) s1 e1",
                "The Captains - Part Two.mkv": "The Captains s1 e2", "The.Captains.pt.3.mkv": "The Captains s1 e3",
                "Die.Fischer.Teil.1.mkv": "Die Fischer s1 e1",
            ])
        + series(.season, .seasonOnly, ["Harbour Saison VII FRENCH.avi": "Harbour s7", "Harbour.S03.1080p.BluRay.mkv": "Harbour s3"])
        + series(.episodeTitle, .episodeTitle, ["Harbour - S01E02 - Low Water.mkv": "Harbour s1 e2"])
        + series(
            .part, .partMark,
            [
                "Harbour/Harbour - S01E01 - 1080p cd1.mkv": "Harbour s1 e1 #1",
                "Harbour/Harbour - S01E01 - Rope.pt2.mkv": "Harbour s1 e1 #2",
                "Harbour/S01E02-part1.mkv": "Harbour s1 e2 #1", "Harbour/S01E02 - Part 2.mkv": "Harbour s1 e2 #2",
                "Harbour/1x03 Rope cd2.avi": "Harbour s1 e3 #2",
            ])

    static let titles =
        movies(
            .year, .yearBeforeRelease,
            [
                "Das.Schiff.1981.Directors.Cut.German.DL.1080p.BluRay.mkv": "Das Schiff (1981) {Director's Cut}",
                "Le.Port.2013.TRUEFRENCH.DVDRip.avi": "Le Port (2013)", "Harbour.2016.DOCU.1080p.WEBRip.mkv": "Harbour (2016)",
                "Harbour.2011.STV.READNFO.QC.NTSC.DVDR.mkv": "Harbour (2011)", "Harbour.1946.Colorized.720p.mkv": "Harbour (1946)",
                "Harbour.1955.Criterion.1080p.mkv": "Harbour (1955) {Criterion}", "Harbour-1995-1080p.mkv": "Harbour (1995)",
                "Le Port 1976 VOSTFR HDLight x264.mkv": "Le Port (1976)",
                "Der.Hafen.meines.Lebens.German.2011.PAL.DVDR.mkv": "Der Hafen meines Lebens (2011)",
                "Le.Port.FRENCH.2011.DVDRip.mkv": "Le Port (2011)", "The.Good.German.2006.1080p.mkv": "The Good German (2006)",
                "Low.Water.GERMAN.2011.DVDRip.mkv": "Low Water (2011)", "THE.GOOD.GERMAN.2006.1080P.mkv": "THE GOOD GERMAN (2006)",
            ])
        + movies(
            .title, .titleBeforeRelease,
            [
                "Die.Fischer.2.German.DL.1080p.BluRay.mkv": "Die Fischer 2", "Le.Port.VFF.1080p.mkv": "Le Port",
                "Harbour.SUBFRENCH.DVDRip.avi": "Harbour", "The.Wave.STV.NFOFiX.FRENCH.DVDRiP.avi": "The Wave",
                "h265 - HEVC Harbour French 1080p.mkv": "Harbour", "Mad.Wave.1080p.mkv": "Mad Wave",
            ])
        + movies(
            .year, .yearInBrackets,
            [
                "[REC] (2007).mkv": "[REC] (2007)", "(300) Ropes (2009).mkv": "(300) Ropes (2009)",
                "Harbour (Some Director, 1967) [Vhs.Rip].mkv": "Harbour (1967)",
                "Harbour [2010] LiMiTED DVDRip.mkv": "Harbour (2010)", "1917 - (2019).mkv": "1917 (2019)",
            ])
        + movies(
            .year, .yearFirst,
            [
                "2014 - Harbour.mkv": "Harbour (2014)", "(1995) Harbour.mkv": "Harbour (1995)",
                "[2018] Harbour [Multi-Subs].mkv": "Harbour (2018)",
                "2012.Harbour.1920x802.BDRip.mkv": "Harbour (2012)", "2009.Low.Water.multi.dvd9.pal.mkv": "Low Water (2009)",
            ])
        + movies(
            .year, .yearAtEnd,
            [
                "Harbour - 1999.mkv": "Harbour (1999)", "[500].Ropes.2009.mkv": "[500] Ropes (2009)",
                "Harbour 1976 German.mkv": "Harbour (1976)", "Harbour Directors 2012.mkv": "Harbour Directors (2012)",
                "www.example.org - Harbour 2001.mkv": "Harbour (2001)", "Harbour 2001 - www.example.org.mkv": "Harbour (2001)",
            ])
        + movies(.year, .yearAfterRelease, ["Harbour 480p 2001.mp4": "Harbour (2001)", "Harbour.1080p.BluRay.2004.mkv": "Harbour (2004)"])
        + movies(.title, .titleAfterYear, ["2014 - Harbour Lights.mkv": "Harbour Lights (2014)"])
        + movies(
            .title, .wholeName,
            [
                "[rec].mkv": "[rec]", "Harbour.mkv": "Harbour", "[Grp] Harbour - Low Water v2 [00F4CDA0].mkv": "Harbour - Low Water",
                "1984.mkv": "1984",
            ])
        + movies(.title, .titleInBrackets, ["[Harbour].mkv": "Harbour", "[Harbour] [1080p].mkv": "Harbour"])
        + movies(
            .title, .titleBeforeYear,
            [
                "Le Port (The Harbour) 2011 [DVDRIP].mkv": "Le Port (2011)", "Harbour.(Minato).2001.DVDRip.mkv": "Harbour (2001)",
                "Le Port AKA The Harbour (2001).mkv": "Le Port (2001)", "The.Final.Cut.2004.1080p.mkv": "The Final Cut (2004)",
                "2012.Rope.Edition.2015.1080p.mkv": "2012 Rope Edition (2015)",
                "Le.Port.A.K.A.Harbour.2011.1080p.mkv": "Le Port (2011)",
            ])
        + movies(
            .title, .releaseFolder,
            [
                "How.To.Moor.2016.1080p.BluRay.x264-WAVE/wave-how.to.moor.2016.1080p.bluray.x264.mkv": "How To Moor (2016)",
                "Low.Water.DVDRip.XviD-Wave/wv-lw.avi": "Low Water", "Harbour.2010.DVDRip.XviD-GRP/g-hrbr.avi": "Harbour (2010)",
                "Harbour.2012.LiMiTED.720p.BluRay.x264-GRP/grp-har.720p.mkv": "Harbour (2012)",
                "Harbour (2013) BRRiP XviD/XD607ebb-BRc59935.avi": "Harbour (2013)",
            ]) + movies(.title, .titleFromFolder, ["Harbour (1991)/09.03.08.The.Harbour.(1991).BDRip.mkv": "Harbour (1991)"])
        + movies(.year, .yearFromFolder, ["Harbour (1998)/Harbour.720p.HDDVD.x264-GRP.mkv": "Harbour (1998)"])
        + series(
            .title, .titleBeforeEpisode,
            ["Harbour S01E02.mkv": "Harbour s1 e2", "01-03/Harbour (2010) - 1x01-02-03.mkv": "Harbour (2010) s1 e1-3"])

    static let versions =
        movies(
            .edition, .editionWords,
            [
                "Harbour.1985.The.Final.Cut.mkv": "Harbour (1985) {Final Cut}",
                "Harbour.2005.RECUT.EXTENDED.German.DL.1080p.mkv": "Harbour (2005) {Recut Extended}",
                "Harbour 2035 2012 Directors.mkv": "Harbour 2035 (2012) {Director's Cut}",
                "Harbour 2035 Directors 2012.mkv": "Harbour 2035 (2012) {Director's Cut}",
                "Harbour.Extended.Cut.German.2012.mkv": "Harbour (2012) {Extended}",
                "Harbour DC (1979).mkv": "Harbour (1979) {Director's Cut}",
                "Harbour.Extended.Edition.1995.mkv": "Harbour (1995) {Extended}",
                "Harbour.SE.1986.BDRip.1080p.mkv": "Harbour (1986) {Special Edition}",
                "Harbour [Theatrical Cut] (2001) BDRip.mkv": "Harbour (2001) {Theatrical}",
                "Harbour_Edition_Collector.avi": "Harbour {Collector's Edition}",
                "Harbour.2012.Ultimate.Anchor.Edition.mkv": "Harbour (2012) {Ultimate Anchor Edition}",
                "Harbour.1980.50th.Anniversary.Edition.1080p.mkv": "Harbour (1980) {50th Anniversary Edition}",
            ]) + movies(.edition, .editionInBraces, ["Harbour (1999) {edition-Final Cut}.mkv": "Harbour (1999) {Final Cut}"])
        + movies(.label, .labelAfterDash, ["Harbour (1999)/Harbour (1999) - Best.mkv": "Harbour (1999)"])
        + movies(.label, .resolution, ["Harbour.1999.1080p.mkv": "Harbour (1999)"])
        + movies(
            .threeD, .threeDWords,
            [
                "Harbour.3d.hsbs.mkv": "Harbour 3D", "Harbour (2006).3d.sbs.mkv": "Harbour (2006) 3D",
                "Low water [htab].mp4": "Low water 3D",
                "Harbour.3D.2013.COMPLETE.BLURAY-GRP.avi": "Harbour (2013) 3D",
                "Harbour.2015.1080p.3D.BluRay.Half-OU.x264.mkv": "Harbour (2015) 3D",
            ])
        + movies(
            .part, .partMark,
            [
                "Harbour (1965) (Disc 01).mkv": "Harbour (1965) #1", "Harbour.(2000).CD1of2.DVDRiP.avi": "Harbour (2000) #1",
                "Harbour.1969.Part.2.REMASTERED.BDRip.mkv": "Harbour (1969) {Remastered} #2", "Harbour - cd 2.mkv": "Harbour #2",
                "Harbour-1080p-part1.mkv": "Harbour #1",
            ])
        + movies(
            .extra, .extraEnding,
            [
                "300 - sample.mp4": "300 !sample", "Harbour.trailer.mp4": "Harbour !trailer", "Harbour_sample.mkv": "Harbour !sample",
                "Harbour (2001)-scene2.mp4": "Harbour (2001) !scene", "Harbour (2001)/sample.mkv": "Harbour (2001) !sample",
            ])
        + movies(
            .extra, .extraFolder,
            [
                "Harbour (2001)/Featurettes/Disc 1/Making.mkv": "Harbour (2001) !featurette",
                "Harbour (2001)/Trailers/One.mkv": "Harbour (2001) !trailer",
                "Harbour (2001)/Extras/Deleted Scenes/Two.mkv": "Harbour (2001) !deletedScene",
                "Harbour (2001)/behind the scenes/x.mkv": "Harbour (2001) !behindTheScenes",
                "Harbour (2001)/Interviews/Captain.mkv": "Harbour (2001) !interview",
            ])
        + series(
            .extra, .extraFolder,
            ["Harbour/Season 1/Extras/Making.mkv": "Harbour s1 !other", "Harbour/Featurettes/Disc 2/Rope.mkv": "Harbour !featurette"])
        + movies(.extra, .extraMark, ["Harbour_(2009)-x02-Making_Of.mkv": "Harbour (2009) !other"])
        + series(.extra, .extraEnding, ["harbour.s01e04.rope.1080p.web.h264-grp-sample.mkv": "harbour s1 e4 !sample"])

    static let all =
        grouping + episodes + titles + versions + days + numbers + brackets + people + marks + languages + recordings
        + facts + disks + releases + breadth + folders + ranges + parts + rare

    @Test("are read by the rule for their kind", arguments: all)
    func reads(_ row: Row) {
        let name = NamedPath(row.path, kind: row.kind).name
        #expect(Self.summary(name) == row.read)
        #expect(name.rule(of: row.fact) == row.rule)
    }

    @Test("Each rule has an example here")
    func allRules() {
        // `FiledNameTests` has those of other sources than the path.
        let used = Set(Self.all.map(\.rule)).union([.otherFile, .nfo, .byPerson])
        #expect(NameRule.allCases.filter { !used.contains($0) } == [])
        #expect(NameRule.allCases.allSatisfy { !$0.reason.isEmpty })
    }

    static func summary(_ name: ParsedName) -> String {
        let episodes = name.isNumberedByDay ? nil : name.episodes
        let parts = [
            name.title, name.year.map { "(\($0))" }, name.season.map { "s\($0)" },
            episodes.map { $0.count == 1 ? "e\($0.lowerBound)" : "e\($0.lowerBound)-\($0.upperBound)" }, name.aired,
            name.edition.map { "{\($0)}" }, name.threeD.map { _ in "3D" }, name.part.map { "#\($0)" }, name.extra.map { "!\($0.rawValue)" },
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }
}
