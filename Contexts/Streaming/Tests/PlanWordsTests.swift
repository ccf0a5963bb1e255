import StreamingDomain
import Testing

@Suite("What a viewer reads about how a movie plays")
struct PlanWordsTests {
    static let server = ServerAbilities(canConvert: true)

    typealias Row = (PlayableMedia, ClientCapabilities, reason: String, advice: [String])
    static let bothOriginal = "The picture and the sound are original."
    static let h264AAC = "A version of this file with H.264 video and AAC sound would play without conversion."

    static let rows: [Row] = [
        // As it is.
        (
            .sample("mp4", ["h264"], ["aac"]), ClientCapabilities([.mp4, .h264, .aac]),
            "Your browser plays this file as it is: H.264 and AAC in MP4.", []
        ),
        (.sample("ogg", [], ["vorbis"]), .chromium, "Your browser plays this file as it is: Vorbis in Ogg.", []),
        (.sample("webm", ["vp8"], []), .chromium, "Your browser plays this file as it is: VP8 in WebM.", []),
        // Unchanged in segments.
        (.sample("mp4", ["h264"], ["aac"]), .chromium, "Your browser plays H.264 and AAC, so the picture and the sound are original.", []),
        (.sample("mp4", ["vp9"], []), .chromium, "Your browser plays VP9, so the picture is original.", []),
        (
            .sample("matroska", ["hevc"], ["eac3"]), .safari,
            "Your browser can’t open Matroska (MKV) files, so Popcorn repackages this one. \(bothOriginal)", []
        ),
        (
            .sample("matroska", ["hevc"]), .safari,
            "Your browser can’t open Matroska (MKV) files, so Popcorn repackages this one. The picture is original.", []
        ),
        (
            .sample("matroska", [], ["flac"]), .safari,
            "Your browser can’t open Matroska (MKV) files, so Popcorn repackages this one. The sound is original.", []
        ),
        // Sound.
        (
            .sample("matroska", ["h264"], ["dts"]), .chromium,
            "Your browser can’t decode DTS, so the sound is converted. The picture is original.",
            ["A version of this file with AAC sound would play without conversion."]
        ),
        (
            .sample("mp4", ["h264"], ["ac3"]), .chromium,
            "Your browser can’t decode Dolby Digital (AC-3), so the sound is converted. The picture is original.",
            [
                "Use a browser that plays Dolby Digital, such as Edge on Windows or Safari.",
                "A version of this file with AAC sound would play without conversion.",
            ]
        ),
        (
            .sample("matroska", ["h264"], ["mp3"]), .chromium,
            "MP3 sound can’t be streamed to your browser, so the sound is converted. The picture is original.",
            ["A version of this file with AAC sound would play without conversion."]
        ),
        (
            .sample("matroska", [], ["truehd"]), .chromium, "Your browser can’t decode Dolby TrueHD, so the sound is converted.",
            ["A version of this file with AAC sound would play without conversion."]
        ),
        (
            .sample("matroska", ["vp9"], ["dts"]), ClientCapabilities([.vp9, .opus, .mse]),
            "Your browser can’t decode DTS, so the sound is converted. The picture is original.",
            ["A version of this file with Opus sound would play without conversion."]
        ),
        (
            .sample("mp4", ["h264"], tracks: [.init(number: 2, codec: "aac", codecString: "mp4a.40.5")]),
            ClientCapabilities([.mp4, .h264, .aac, .mse]),
            "Your browser can’t decode this kind of AAC, so the sound is converted. The picture is original.",
            ["A version of this file with AAC-LC sound would play without conversion."]
        ),
        // Picture.
        (
            .sample("mp4", ["hevc"], ["aac"]), .chromium,
            "Your browser can’t decode HEVC (H.265), so the picture is converted. The sound is original.",
            [
                "Safari can decode HEVC, and so can Chrome and Edge on devices with an HEVC decoder.",
                "A version of this file with H.264 video would play without conversion.",
            ]
        ),
        (
            .sample("mp4", ["hevc"], ["aac"], range: "PQ"), .chromium,
            """
            Your browser can’t decode HEVC (H.265), so the picture is converted. The sound is original. \
            HDR is converted to standard dynamic range (SDR).
            """,
            [
                "Safari can decode HEVC, and so can Chrome and Edge on devices with an HEVC decoder.",
                "A version of this file with H.264 video would play without conversion.",
            ]
        ),
        (
            .sample("mp4", ["hevc"], codecString: "dvh1.05.06", range: "PQ"), .safari,
            "Your browser can’t decode Dolby Vision, so the picture is converted. HDR is converted to standard dynamic range (SDR).",
            ["A version of this file with H.264 video would play without conversion."]
        ),
        (
            .sample("mp4", ["av1"], ["aac"]), .safari,
            "Your browser can’t decode AV1, so the picture is converted. The sound is original.",
            [
                "Current versions of Chrome, Edge and Firefox can decode AV1.",
                "A version of this file with H.264 video would play without conversion.",
            ]
        ),
        (
            .sample("matroska", ["h264"], ["aac"], codecString: "avc1.6e0029"), .firefox,
            "Your browser can’t decode this kind of H.264, so the picture is converted. The sound is original.",
            ["A version of this file with H.264 video of a lower profile or level would play without conversion."]
        ),
        (
            .sample("matroska", ["hevc"], ["aac"], codecString: "hvc1.2.4.L150.B0"), ClientCapabilities([.hevc, .aac, .av1, .mse]),
            "Your browser can’t decode this kind of HEVC (H.265), so the picture is converted. The sound is original.",
            ["A version of this file with AV1 video would play without conversion."]
        ),
        (
            .sample("matroska", ["mpeg2video"], []), ClientCapabilities([.vp9, .mse]),
            "Your browser can’t decode MPEG-2, so the picture is converted.",
            ["A version of this file with VP9 video would play without conversion."]
        ),
        (
            .sample("matroska", ["vp8"], ["opus"]), .firefox,
            "VP8 video can’t be streamed to your browser, so the picture is converted. The sound is original.",
            ["A version of this file with H.264 video would play without conversion."]
        ),
        // Both.
        (
            .sample("matroska", ["mpeg4"], ["dts"]), .chromium,
            "Your browser can’t decode MPEG-4 (DivX, Xvid) or DTS, so the picture and the sound are converted.", [h264AAC]
        ),
        (
            .sample("matroska", ["vp8"], ["vorbis"]), .firefox,
            "VP8 video and Vorbis sound can’t be streamed to your browser, so the picture and the sound are converted.", [h264AAC]
        ),
        (
            .sample("matroska", ["mpeg2video"], ["mp3"]), .chromium,
            """
            Your browser can’t decode MPEG-2, so the picture is converted. \
            MP3 sound can’t be streamed to your browser, so the sound is converted.
            """, [h264AAC]
        ),
        (
            .sample("matroska", ["vp8"], ["dts"]), .firefox,
            """
            VP8 video can’t be streamed to your browser, so the picture is converted. \
            Your browser can’t decode DTS, so the sound is converted.
            """, [h264AAC]
        ),
        // The whole file.
        (
            .sample("avi", ["h264"], ["aac"]), .chromium,
            "AVI files can’t be streamed as they are, so the picture and the sound are converted.",
            ["An MP4 or MKV version of this file would play without conversion."]
        ),
        (
            .sample("avi", ["mpeg4"], ["mp3"], range: "HLG"), .chromium,
            """
            AVI files can’t be streamed as they are, so the picture and the sound are converted. \
            HDR is converted to standard dynamic range (SDR).
            """,
            ["An MP4 or MKV version of this file with H.264 video and AAC sound would play without conversion."]
        ),
        (
            .sample("mpegts", ["hevc"], ["aac"]), .chromium,
            "MPEG transport stream (TS) files can’t be streamed as they are, so the picture and the sound are converted.",
            ["An MP4 or MKV version of this file with H.264 video would play without conversion."]
        ),
        (
            .sample("mxf", ["h264"], []), .chromium, "This type of file can’t be streamed as it is, so the picture is converted.",
            ["An MP4 or MKV version of this file would play without conversion."]
        ),
        (
            .sample("asf", [], ["wmav2"]), .chromium, "Windows Media (WMV) files can’t be streamed as they are, so the sound is converted.",
            ["An MP4 or MKV version of this file with AAC sound would play without conversion."]
        ),
        (
            .sample("matroska", ["h264"], ["aac"], longestSegment: nil), .safari,
            "This file has no usable index, so the picture and the sound are converted.",
            ["An MP4 or MKV version of this file with an index would play without conversion."]
        ),
        (
            .sample("matroska", ["h264"], ["dts"], longestSegment: nil), .safari,
            "This file has no usable index, so the picture and the sound are converted.",
            ["An MP4 or MKV version of this file with AAC sound and an index would play without conversion."]
        ),
        (
            .sample("matroska", ["h264"], ["aac"], longestSegment: 60), .safari,
            "This file’s keyframes are too far apart for streaming, so the picture and the sound are converted.",
            ["A version of this file with a keyframe every few seconds would play without conversion."]
        ),
        (
            .sample("matroska", ["mpeg4"], ["aac"], longestSegment: 60), .safari,
            "This file’s keyframes are too far apart for streaming, so the picture and the sound are converted.",
            ["A version of this file with H.264 video would play without conversion."]
        ),
    ]

    @Test("A plan gives its reason, and what would avoid a conversion", arguments: rows.indices)
    func sentences(row: Int) throws {
        let (media, client, reason, advice) = Self.rows[row]
        let plan = try #require(PlaybackDecision.decide(media, client, Self.server).plan)
        #expect(plan.reason == reason)
        #expect(plan.advice == advice)
    }

    @Test("Notes of a movie in segments tell of silence, a missing picture, lost colours and channels, but not of choices")
    func notes() throws {
        func notes(_ media: PlayableMedia, _ client: ClientCapabilities = .chromium, canConvert: Bool = true) -> [String]? {
            let plan = PlaybackDecision.decide(media, client, ServerAbilities(canConvert: canConvert)).plan
            #expect(plan?.delivery == .segments)
            return plan?.notes
        }
        #expect(notes(.sample("mp4", ["h264"], ["aac", "aac"])) == [])
        #expect(notes(.sample("mp4", ["h264"], [])) == ["This file has no sound."])
        #expect(notes(.sample("matroska", [], ["dts"])) == ["This file has sound but no picture."])
        let hdr = "This movie is in HDR. Screens without HDR show adjusted colours."
        #expect(notes(.sample("mp4", ["hevc"], ["aac"], range: "PQ"), .safari) == [hdr])
        #expect(notes(.sample("mp4", ["hevc"], ["aac"], range: "PQ")) == [])
        let colours = "This is Dolby Vision profile 5. Converted pictures have the wrong colours."
        let vision = PlayableMedia.sample("mp4", ["hevc"], ["aac"], codecString: "dvh1.05.06", range: "PQ")
        #expect(notes(vision) == [colours])
        #expect(notes(vision, .any) == [hdr, colours])
        #expect(notes(vision, .any, canConvert: false) == [hdr])
        #expect(notes(.sample("mp4", ["hevc"], ["aac"], codecString: "dvh1.08.06", range: "PQ")) == [])
        for (codec, channels, isTold) in [("dts", 6, true), ("dts", 2, false), ("dts", nil, false), ("aac", 6, false)]
            as [(String, Int?, Bool)]
        {
            let media = PlayableMedia.sample("matroska", ["h264"], tracks: [.init(number: 2, codec: codec, channels: channels)])
            #expect(notes(media) == (isTold ? ["The converted sound is stereo."] : []))
        }
    }

    @Test("Sound that cannot be sent is named")
    func leftOut() {
        func notes(_ tracks: [PlayableMedia.Audio]) -> [String]? {
            PlaybackDecision.decide(.sample("matroska", ["h264"], tracks: tracks), .chromium, ServerAbilities(canConvert: false)).plan?
                .notes
        }
        let aac = PlayableMedia.Audio(number: 2, codec: "aac"), dts = PlayableMedia.Audio(number: 3, codec: "dts", label: "Deutsch")
        #expect(notes([aac, dts]) == ["This audio track can’t be played here: Deutsch (DTS)."])
        let unknown = PlayableMedia.Audio(number: 4, codec: "unknown"), dolby = PlayableMedia.Audio(number: 5, codec: "truehd")
        #expect(
            notes([aac, dts, dolby, unknown]) == [
                "These audio tracks can’t be played here: Deutsch (DTS), track 3 (Dolby TrueHD) and track 4 (of an unknown kind)."
            ])
    }

    @Test("A refusal says whether a conversion would help")
    func refusals() {
        func detail(_ media: PlayableMedia, _ client: ClientCapabilities, canConvert: Bool) -> String? {
            guard case .cannotPlay(let refusal) = PlaybackDecision.decide(media, client, ServerAbilities(canConvert: canConvert)) else {
                return nil
            }
            return refusal.detail
        }
        let install = "If ffmpeg were installed on the server, Popcorn could convert this movie."
        #expect(
            detail(.sample("avi", ["mpeg4"], ["mp3"]), .chromium, canConvert: false)
                == "It is an AVI file, which your browser doesn’t support. \(install)")
        #expect(
            detail(.sample("mp4", ["hevc"], ["aac"]), .chromium, canConvert: false)
                == "The picture is HEVC (H.265) video, which your browser can’t decode. You would hear the movie but see nothing. \(install)"
        )
        #expect(
            detail(.sample("mp4", ["h264"], ["dts"]), .chromium, canConvert: false)
                == "The sound is DTS, which your browser can’t decode. You would see the movie without sound. \(install)")
        #expect(
            detail(.sample("mp4", ["h264"], ["ac4"]), .chromium, canConvert: true)
                == """
                The sound is Dolby AC-4, which your browser can’t decode. You would see the movie without sound. \
                Popcorn can’t convert this format.
                """)
        // Without a word about ffmpeg, which would not help.
        #expect(
            detail(.sample("avi", ["vvc"], ["mp3"]), .chromium, canConvert: false)
                == "It is an AVI file, which your browser doesn’t support.")
        #expect(
            detail(.sample("avi", ["vvc"], ["unknown"]), .chromium, canConvert: true)
                == "The picture is VVC (H.266) video, which your browser can’t decode. Popcorn can’t convert this format.")
        #expect(
            detail(.sample("avi", ["mpeg4"], ["unknown"]), .chromium, canConvert: true)
                == "The sound is of an unknown kind, which your browser can’t decode. Popcorn can’t convert this format.")
        #expect(
            detail(.sample("avi", ["h264"], ["aac"]), ClientCapabilities([.mp4, .h264, .aac]), canConvert: true)
                == "It is an AVI file, which your browser doesn’t support.")
        // The parts of a file that the browser does not open cannot be tried.
        #expect(
            detail(.sample("matroska", ["h264"], ["dts"]), .safari, canConvert: false)
                == "The sound is DTS, which your browser can’t decode. \(install)")
    }
}
