import Containers
import CoreDomain
import Testing

@Suite("Playlists")
struct PlaylistTests {
    private static let pictures = MasterPlaylist.Variant(
        address: "stream/video/index.m3u8", peakBitRate: 9_500_000, averageBitRate: 6_200_000,
        codecs: ["avc1.640028", "mp4a.40.2", "mp4a.40.2"],
        width: 1920, height: 800, frameRate: 24_000 / 1001.0, range: .sdr, sounds: "sound", subtitles: "subtitles")

    private static func sound(_ name: String, _ language: String? = nil, isDefault: Bool = false, isForBlind: Bool = false)
        -> AlternativeMedia
    {
        AlternativeMedia(
            kind: .audio, group: "sound", name: name, language: language, isDefault: isDefault, channels: 2, isForBlind: isForBlind,
            address: "stream/audio-1/index.m3u8")
    }

    @Test("The playlist of a movie with two sounds, two subtitles and keyframes")
    func master() {
        let playlist = MasterPlaylist(
            variants: [
                Self.pictures,
                .init(
                    address: "stream/video-480/index.m3u8", peakBitRate: 1_900_000, codecs: ["avc1.64001E"], sounds: "sound",
                    subtitles: "none"),
            ],
            alternatives: [
                Self.sound("English", "en", isDefault: true), Self.sound("For the blind", "en", isForBlind: true),
                .init(
                    kind: .subtitles, group: "subtitles", name: "English", language: "en", isForHardOfHearing: true,
                    address: "stream/subtitles-a/index.m3u8"),
                .init(
                    kind: .subtitles, group: "subtitles", name: "English, forced", language: "en", isForced: true,
                    address: "stream/subtitles-b/index.m3u8"),
            ],
            keyframes: .init(
                address: "stream/keyframes/index.m3u8", peakBitRate: 700_000, codecs: ["avc1.640028"], width: 1920, height: 800, range: .sdr
            ),
            isIndependent: true, key: "c=abc_-")
        #expect(
            playlist.text == """
                #EXTM3U
                #EXT-X-VERSION:4
                #EXT-X-INDEPENDENT-SEGMENTS
                #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="stream/audio-1/index.m3u8?c=abc_-"
                #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="For the blind",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="2",CHARACTERISTICS="public.accessibility.describes-video",URI="stream/audio-1/index.m3u8?c=abc_-"
                #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound",URI="stream/subtitles-a/index.m3u8?c=abc_-"
                #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="English, forced",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=YES,URI="stream/subtitles-b/index.m3u8?c=abc_-"
                #EXT-X-STREAM-INF:BANDWIDTH=9500000,AVERAGE-BANDWIDTH=6200000,CODECS="avc1.640028,mp4a.40.2",RESOLUTION=1920x800,FRAME-RATE=23.976,VIDEO-RANGE=SDR,AUDIO="sound",SUBTITLES="subtitles"
                stream/video/index.m3u8?c=abc_-
                #EXT-X-STREAM-INF:BANDWIDTH=1900000,CODECS="avc1.64001E",AUDIO="sound"
                stream/video-480/index.m3u8?c=abc_-
                #EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=700000,CODECS="avc1.640028",RESOLUTION=1920x800,VIDEO-RANGE=SDR,URI="stream/keyframes/index.m3u8?c=abc_-"

                """)
    }

    @Test("Sound alone needs no version and no groups")
    func alone() {
        let playlist = MasterPlaylist(
            variants: [.init(address: "stream/audio-1/index.m3u8", peakBitRate: 130_000, codecs: ["mp4a.40.2"], sounds: "sound")],
            isIndependent: false)
        #expect(playlist.text == "#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=130000,CODECS=\"mp4a.40.2\"\nstream/audio-1/index.m3u8\n")
    }

    @Test("The segments of a rendition")
    func media() {
        #expect(
            MediaPlaylist(starts: [0, 4.004, 8.5], end: 14.0004, isIndependent: true, key: "c=1").text == """
                #EXTM3U
                #EXT-X-VERSION:6
                #EXT-X-TARGETDURATION:6
                #EXT-X-PLAYLIST-TYPE:VOD
                #EXT-X-INDEPENDENT-SEGMENTS
                #EXT-X-MAP:URI="init.mp4?c=1"
                #EXTINF:4.004,
                0.m4s?c=1
                #EXTINF:4.496,
                1.m4s?c=1
                #EXTINF:5.500,
                2.m4s?c=1
                #EXT-X-ENDLIST

                """)
    }

    @Test("Keyframes, and subtitles as one segment")
    func others() {
        #expect(
            KeyframePlaylist(starts: [0, 4], end: 7.25, initAddress: "../video/init.mp4", key: "c=1").text == """
                #EXTM3U
                #EXT-X-VERSION:5
                #EXT-X-TARGETDURATION:4
                #EXT-X-PLAYLIST-TYPE:VOD
                #EXT-X-I-FRAMES-ONLY
                #EXT-X-MAP:URI="../video/init.mp4?c=1"
                #EXTINF:4.000,
                0.m4s?c=1
                #EXTINF:3.250,
                1.m4s?c=1
                #EXT-X-ENDLIST

                """)
        #expect(
            SubtitlePlaylist(address: "../../subtitles/2.vtt", duration: 5400.6, key: "c=1").text == """
                #EXTM3U
                #EXT-X-VERSION:3
                #EXT-X-TARGETDURATION:5401
                #EXT-X-PLAYLIST-TYPE:VOD
                #EXTINF:5400.600,
                ../../subtitles/2.vtt?c=1
                #EXT-X-ENDLIST

                """)
    }

    @Test("Lengths add up to the length of the movie, and none is rounded to more than the target", arguments: 0..<50)
    func lengths(_ seed: UInt64) throws {
        var chance = SeededGenerator(state: seed)
        var starts = [0.0]
        for _ in 0..<Int.random(in: 0..<400, using: &chance) {
            starts.append((starts.last ?? 0) + Double.random(in: 0.0015..<9, using: &chance))
        }
        let end = (starts.last ?? 0) + Double.random(in: 0.0015..<9, using: &chance)
        let text = try PlaylistText(MediaPlaylist(starts: starts, end: end, isIndependent: false).text)
        #expect(text.durations.count == starts.count)
        #expect(text.addresses.count == starts.count)
        var sum = 0
        for (duration, time) in zip(text.durations, starts.dropFirst() + [end]) {
            sum += duration
            #expect(abs(Double(sum) / 1000 - time) <= 0.00051)
        }
        let target = try #require(text.values("EXT-X-TARGETDURATION").first.flatMap { $0 }.flatMap { Int($0) })
        #expect(text.durations.allSatisfy { $0 > 0 && (Double($0) / 1000).rounded() <= Double(target) })
    }

    @Test(
        "Impossible times give a playlist that can be read",
        arguments: [[0, .nan], [.infinity, 1], [0, 0, 0], [5, 3], [-1, 1e300], []])
    func impossible(_ starts: [Double]) throws {
        for end in [0, .nan, .infinity, 1e300, -5, 7] {
            let text = try PlaylistText(MediaPlaylist(starts: starts, end: end, isIndependent: true).text)
            #expect(text.durations.count == starts.count)
            #expect(text.durations.allSatisfy { $0 > 0 })
        }
    }

    @Test(
        "No text leaves its attribute or line",
        arguments: [
            "", "\"", "a\",URI=\"http://x", "a\nb\r\n#EXT-X-ENDLIST", "#EXTM3U", "é 日本", "a\u{0}b\u{85}c\u{2028}", "a?b=1", "<>\\^`{|}",
            "a\r",
        ])
    func hostile(_ text: String) throws {
        let media = AlternativeMedia(kind: .audio, group: text, name: text, language: text, address: text)
        let other = AlternativeMedia(kind: .subtitles, group: text, name: text, language: text, isForced: true, address: text)
        let variant = MasterPlaylist.Variant(address: text, peakBitRate: .min, codecs: [text, text], sounds: text, subtitles: text)
        let playlist = MasterPlaylist(
            variants: [variant], alternatives: [media, media, other], keyframes: .init(address: text, peakBitRate: 0, codecs: [text]),
            isIndependent: true, key: text)
        let read = try PlaylistText(playlist.text)
        #expect(read.lists("EXT-X-MEDIA").count == 3)
        #expect(read.lists("EXT-X-STREAM-INF").count == 1)
        #expect(read.addresses.count == 1)
        #expect(Set(read.lists("EXT-X-MEDIA").map { [$0["TYPE"], $0["NAME"]] }).count == 3)
        #expect(read.lists("EXT-X-MEDIA").first?["GROUP-ID"] == read.lists("EXT-X-STREAM-INF").first?["AUDIO"])
        let lists = [
            MediaPlaylist(starts: [0], end: 1, isIndependent: true, key: text).text,
            KeyframePlaylist(starts: [0], end: 1, initAddress: text, key: text).text,
            SubtitlePlaylist(address: text, duration: 1, key: text).text,
        ]
        for list in lists { #expect(try PlaylistText(list).durations == [1000]) }
    }

    @Test("Of a group, names differ, one is the default, and players choose among different ones only")
    func groups() throws {
        let playlist = MasterPlaylist(
            variants: [Self.pictures],
            alternatives: [
                Self.sound("English", "en"), Self.sound("English", "en", isDefault: true), Self.sound("English (2)", "de", isDefault: true),
                Self.sound("", "fr"), Self.sound("English", "en", isForBlind: true),
                .init(kind: .subtitles, group: "sound", name: "English", language: "en", isDefault: true, isForced: true, address: "a"),
                .init(kind: .subtitles, group: "sound", name: "", language: "nl", isAutomatic: false, address: "b"),
            ],
            isIndependent: true)
        let read = try PlaylistText(playlist.text).lists("EXT-X-MEDIA")
        #expect(
            read.map { $0["NAME"] } == ["English", "English (2)", "English (2) (2)", "Sound", "English (3)", "English", "Subtitles"])
        #expect(read.map { $0["DEFAULT"] } == ["NO", "YES", "NO", "NO", "NO", "NO", "NO"])
        #expect(read.map { $0["AUTOSELECT"] } == ["NO", "YES", "YES", "YES", "YES", "YES", "NO"])
    }

    @Test("The starts of a plan")
    func plan() {
        #expect(SegmentPlan(keyframes: nil, duration: 9.5).startTimes == [0, 4, 8])
    }
}
