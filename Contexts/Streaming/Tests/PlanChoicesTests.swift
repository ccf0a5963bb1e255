import StreamingDomain
import Testing

@Suite("Which qualities and sounds a plan offers")
struct PlanChoicesTests {
    static let server = ServerAbilities(canConvert: true)
    static let rungs: [PlaybackPlan.Picture] = [.encoded(.p1080), .encoded(.p720), .encoded(.p480), .encoded(.p240)]

    static func plan(_ media: PlayableMedia, _ client: ClientCapabilities = .chromium, canConvert: Bool = true) -> PlaybackPlan? {
        PlaybackDecision.decide(media, client, ServerAbilities(canConvert: canConvert)).plan
    }

    /// Width, height; how many rungs follow the original; how many there are without it.
    static let sizes: [(Int, Int, smaller: Int, alone: Int)] = [
        (3840, 2160, 4, 4), (3840, 1600, 4, 4), (1920, 1080, 3, 4), (1080, 1920, 3, 4), (1920, 800, 3, 4), (1440, 1080, 3, 4),
        (1916, 1072, 3, 4), (1776, 800, 3, 4), (1700, 700, 3, 3), (1280, 720, 2, 3), (1280, 534, 2, 3), (1200, 660, 2, 3),
        (1024, 576, 2, 2), (640, 480, 1, 2), (854, 480, 1, 2), (856, 480, 2, 2), (640, 360, 1, 1), (320, 240, 0, 1), (160, 120, 0, 1),
        (1, 1, 0, 1),
        (0, 0, 2, 3), (1920, 0, 2, 3), (65_536, 65_536, 4, 4), (.max, .max, 4, 4),
    ]

    @Test("Qualities are smaller than the original, or as large where there is no original", arguments: sizes.indices)
    func qualities(row: Int) {
        let (width, height, smaller, alone) = Self.sizes[row]
        func pictures(_ codec: String, canConvert: Bool = true) -> [PlaybackPlan.Picture]? {
            Self.plan(.sample("matroska", [codec], ["aac"], size: (width, height)), canConvert: canConvert)?.pictures
        }
        #expect(pictures("h264") == [.original] + Self.rungs.suffix(smaller))
        #expect(pictures("hevc") == Self.rungs.suffix(alone))
        #expect(pictures("h264", canConvert: false) == [.original] && pictures("hevc", canConvert: false) == nil)
    }

    @Test(
        "A quality that needs more bits than the original is not offered beside it",
        arguments: [
            (nil, 3), (20_000_000, 3), (4_000_000, 3), (3_999_999, 2), (1_500_000, 2), (1_499_999, 1), (400_000, 1), (399_999, 0), (1, 0),
        ] as [(Int?, Int)])
    func bitRates(bitRate: Int?, count: Int) {
        #expect(Self.plan(.sample("mp4", ["h264"], ["aac"], bitRate: bitRate))?.pictures == [.original] + Self.rungs.suffix(count))
        #expect(Self.plan(.sample("mp4", ["hevc"], ["aac"], bitRate: bitRate))?.pictures == Self.rungs)
    }

    @Test("A picture that ffmpeg cannot decode is offered as it is, and nothing else")
    func unconvertible() {
        // No browser decodes one of these today, so the sound stands for both.
        let tracks: [PlayableMedia.Audio] = [
            .init(number: 2, codec: "ac4"), .init(number: 3, codec: "aac", codecString: "mp4a.40.42"), .init(number: 4, codec: "dts"),
        ]
        let browser = ClientCapabilities(ClientCapabilities.chromium.answers, refused: ["mp4a.40.42"])
        #expect(Self.plan(.sample("matroska", ["h264"], tracks: tracks), browser)?.sounds.map(\.track) == [4])
        #expect(Self.plan(.sample("matroska", ["h264"], tracks: tracks))?.sounds.map(\.isConverted) == [false, true])
        for codec in ["", "unknown", "none", "vvc", "evc"] { #expect(Self.plan(.sample("avi", [codec], ["aac"])) == nil) }
        for codec in ["", "unknown", "none", "ac4", "mpegh_3d_audio"] { #expect(Self.plan(.sample("avi", ["h264"], [codec])) == nil) }
    }

    @Test("Renditions are named as in addresses")
    func renditions() throws {
        let plan = try #require(Self.plan(.sample("matroska", ["h264"], ["aac", "dts"])))
        #expect(plan.pictures.map(\.rendition.description) == ["video", "video-720", "video-480", "video-240"])
        #expect(plan.sounds.map(\.rendition.description) == ["audio-2", "audio-3-aac"])
    }

    @Test("Each sound is copied if it can be, or else converted, or else left out")
    func sounds() {
        let tracks: [PlayableMedia.Audio] = [
            .init(number: 7, codec: "dts", language: "en", label: "English"), .init(number: 8, codec: "aac", language: "de"),
            .init(number: 12, codec: "mp3"), .init(number: 13, codec: "ac4"),
        ]
        let media = PlayableMedia.sample("matroska", ["h264"], tracks: tracks)
        #expect(
            Self.plan(media)?.sounds == [
                .init(track: 7, index: 0, isConverted: true, label: "English", language: "en"), .init(track: 8, index: 1, language: "de"),
                .init(track: 12, index: 2, isConverted: true),
            ])
        #expect(Self.plan(media)?.method == .transcodeAudio)
        #expect(Self.plan(media, .presumed)?.sounds.map(\.isConverted) == [true, false, false])
        let copied = Self.plan(media, canConvert: false)
        #expect(copied?.sounds == [.init(track: 8, index: 1, language: "de")] && copied?.startsWith == 0 && copied?.method == .remux)
    }

    /// Marks: default (d), commentary (c), both (x), neither (-).
    @Test(
        "The track that the file marks plays first, a commentary only if there is nothing else",
        arguments: [
            ("-", 0), ("--", 0), ("-d", 1), ("d-", 0), ("-dd", 1), ("xd", 1), ("x-", 1), ("-x", 0), ("c-", 1), ("cc", 0), ("cx", 0),
        ])
    func first(marks: String, place: Int) {
        let tracks = marks.enumerated().map {
            PlayableMedia.Audio(number: $0 + 2, codec: "aac", isDefault: "dx".contains($1), isCommentary: "cx".contains($1))
        }
        #expect(Self.plan(.sample("matroska", ["h264"], tracks: tracks))?.startsWith == place)
    }

    @Test("Several sounds are a reason for segments, with and without ffmpeg", arguments: [true, false])
    func choice(canConvert: Bool) {
        func delivery(_ media: PlayableMedia, _ client: ClientCapabilities) -> PlaybackPlan.Delivery? {
            Self.plan(media, client, canConvert: canConvert)?.delivery
        }
        for client in [ClientCapabilities.chromium, .presumed] {
            #expect(delivery(.sample("matroska", ["h264"], ["aac", "aac"]), client) == .segments)
            // No picture is converted for that.
            #expect(delivery(.sample("matroska", ["vp8"], ["aac", "aac"]), client) == .file)
            #expect(delivery(.sample("matroska", [], ["aac", "aac"]), client) == .file)
        }
        #expect(delivery(.sample("matroska", ["h264"], ["aac"]), .chromium) == (canConvert ? .segments : .file))
        #expect(delivery(.sample("matroska", ["h264"], ["aac"]), .presumed) == .file)
    }

    @Test("The sound that the file marks counts for more than the way")
    func marked() throws {
        let tracks: [PlayableMedia.Audio] = [
            .init(number: 2, codec: "ac3", isDefault: true), .init(number: 3, codec: "aac", isCommentary: true),
        ]
        let converted = try #require(Self.plan(.sample("matroska", ["vp8"], tracks: tracks)))
        #expect(converted.method == .transcodeVideo && converted.firstSound?.track == 2)
        let marked: [PlayableMedia.Audio] = [.init(number: 2, codec: "mp3", isDefault: true), .init(number: 3, codec: "aac")]
        let file = try #require(Self.plan(.sample("matroska", ["h264"], tracks: marked), canConvert: false))
        #expect(file.delivery == .file && file.firstSound?.track == 2)
        let later: [PlayableMedia.Audio] = [.init(number: 1, codec: "aac"), .init(number: 2, codec: "aac", isDefault: true)]
        let sound = try #require(Self.plan(.sample("matroska", [], tracks: later)))
        #expect(sound.delivery == .segments && sound.firstSound?.track == 2)
    }

    @Test("Of several pictures the browser plays the one that it decodes, segments hold the first")
    func pictures() {
        #expect(Self.plan(.sample("matroska", ["hevc", "h264"], ["aac"]))?.delivery == .file)
        #expect(Self.plan(.sample("matroska", ["hevc", "h264"], ["dts"]))?.method == .transcodeVideo)
        #expect(Self.plan(.sample("matroska", ["h264", "mjpeg"], ["aac"]))?.method == .remux)
    }

    @Test("Pictures with open groups are not streamed as they are through MediaSource, and the file is preferred")
    func openGroups() throws {
        var media = PlayableMedia.sample("matroska", ["h264"], ["aac"])
        media.video[0].hasOpenGroups = true
        let server = ServerAbilities(canConvert: true)
        #expect(PlaybackDecision.decide(media, .chromium, server).plan?.delivery == .file)
        #expect(PlaybackPlan(segmentsOf: media, for: nil, server)?.pictures.first == .original)
        media.audio[0].codec = "dts"
        let plan = try #require(PlaybackDecision.decide(media, .chromium, server).plan)
        #expect(plan.method == .transcodeVideo && !plan.pictures.contains(.original))
        #expect(
            plan.reason
                == "Your browser can’t start this kind of H.264 in the middle, so the picture is converted. Your browser can’t decode DTS, so the sound is converted."
        )
        #expect(plan.advice == ["A version of this file with closed groups of pictures and AAC sound would play without conversion."])
    }
}
