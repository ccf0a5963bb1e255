import Containers
import StreamingDomain
import Testing

@Suite("Which way a file plays")
struct PlanMatrixTests {
    /// A cell: direct (D), remux (R), sound (A) or picture (V) converted; refused because of nothing inside (n), the container (c), the picture
    /// (p) or the sound (s). A word: the sounds AAC, MP3, Opus, FLAC, AC-3, DTS, Vorbis, ALAC, AC-4 and none. A line: five browsers of a server with
    /// ffmpeg, and the same of one without.
    static let table = """
                       Chromium   Safari     Firefox    presumed   any        Chromium   Safari     Firefox    presumed   any
        mp4      h264  RARRAAAAsR RARRRAAAsR RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD DDDDDssDsD DDDDssDssD DDDDssDssD RRRRRssssR
        mp4      hevc  VVVVVVVVsV RARRRAAAsR VVVVVVVVsV VVVVVVVVsV RRRRRAAAsR pppppppppp DDDDDssDsD pppppppppp pppppppppp RRRRRssssR
        mp4      vp9   RARRAAAAsR RARRRAAAsR RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD DDDDDssDsD DDDDssDssD DDDDssDssD RRRRRssssR
        mp4      av1   RARRAAAAsR VVVVVVVVsV RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD pppppppppp DDDDssDssD DDDDssDssD RRRRRssssR
        mp4      vp8   DDDDVVDVsD VVVVVVVVsV DDDDVVDVsD DDDDVVDVsD VVVVVVVVsV DDDDssDssD pppppppppp DDDDssDssD DDDDssDssD pppppppppp
        mp4      mpeg4 VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp
        mp4      vvc   pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp
        mp4      -     DDDDAADAsn DDDDDAADsn DDDDAADAsn DDDDAADAsn RRRRRAAAsn DDDDssDssn DDDDDssDsn DDDDssDssn DDDDssDssn RRRRRssssn
        matroska h264  RARRAAAAsR RARRRAAAsR RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD RcRRRsscsR RcRRsscssR DDDDssDssD RRRRRssssR
        matroska hevc  VVVVVVVVsV RARRRAAAsR VVVVVVVVsV VVVVVVVVsV RRRRRAAAsR pppppppppp RcRRRsscsR pppppppppp pppppppppp RRRRRssssR
        matroska vp9   RARRAAAAsR RARRRAAAsR RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD RcRRRsscsR RcRRsscssR DDDDssDssD RRRRRssssR
        matroska av1   RARRAAAAsR VVVVVVVVsV RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD pppppppppp RcRRsscssR DDDDssDssD RRRRRssssR
        matroska vp8   DDDDVVDVsD VVVVVVVVsV VVVVVVVVsV DDDDVVDVsD VVVVVVVVsV DDDDssDssD pppppppppp ccccsscssc DDDDssDssD pppppppppp
        matroska mpeg4 VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp
        matroska vvc   pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp
        matroska -     DDDDAADAsn RARRRAAAsn RARRAAAAsn DDDDAADAsn RRRRRAAAsn DDDDssDssn RcRRRsscsn RcRRsscssn DDDDssDssn RRRRRssssn
        webm     h264  RARRAAAAsR RARRRAAAsR RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD DDDDDssDsD DDDDssDssD DDDDssDssD RRRRRssssR
        webm     hevc  VVVVVVVVsV RARRRAAAsR VVVVVVVVsV VVVVVVVVsV RRRRRAAAsR pppppppppp DDDDDssDsD pppppppppp pppppppppp RRRRRssssR
        webm     vp9   RARRAAAAsR RARRRAAAsR RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD DDDDDssDsD DDDDssDssD DDDDssDssD RRRRRssssR
        webm     av1   RARRAAAAsR VVVVVVVVsV RARRAAAAsR DDDDAADAsD RRRRRAAAsR DDDDssDssD pppppppppp DDDDssDssD DDDDssDssD RRRRRssssR
        webm     vp8   DDDDVVDVsD VVVVVVVVsV DDDDVVDVsD DDDDVVDVsD VVVVVVVVsV DDDDssDssD pppppppppp DDDDssDssD DDDDssDssD pppppppppp
        webm     mpeg4 VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp
        webm     vvc   pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp
        webm     -     DDDDAADAsn DDDDDAADsn DDDDAADAsn DDDDAADAsn RRRRRAAAsn DDDDssDssn DDDDDssDsn DDDDssDssn DDDDssDssn RRRRRssssn
        ogg      h264  DDDDVVDVsD VVVVVVVVsV DDDDVVDVsD VVVVVVVVsV VVVVVVVVsV DDDDssDssD cccccccccc DDDDssDssD cccccccccc cccccccccc
        ogg      hevc  VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV pppppppppp cccccccccc pppppppppp cccccccccc cccccccccc
        ogg      vp9   DDDDVVDVsD VVVVVVVVsV DDDDVVDVsD VVVVVVVVsV VVVVVVVVsV DDDDssDssD cccccccccc DDDDssDssD cccccccccc cccccccccc
        ogg      av1   DDDDVVDVsD VVVVVVVVsV DDDDVVDVsD VVVVVVVVsV VVVVVVVVsV DDDDssDssD cccccccccc DDDDssDssD cccccccccc cccccccccc
        ogg      vp8   DDDDVVDVsD VVVVVVVVsV DDDDVVDVsD VVVVVVVVsV VVVVVVVVsV DDDDssDssD cccccccccc DDDDssDssD cccccccccc cccccccccc
        ogg      mpeg4 VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV pppppppppp cccccccccc pppppppppp cccccccccc cccccccccc
        ogg      vvc   pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp cccccccccc pppppppppp cccccccccc cccccccccc
        ogg      -     DDDDAADAsn AAAAAAAAsn DDDDAADAsn AAAAAAAAsn AAAAAAAAsn DDDDssDssn cccccccccn DDDDssDssn cccccccccn cccccccccn
        avi      h264  VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV cccccccccc cccccccccc cccccccccc cccccccccc cccccccccc
        avi      hevc  VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV cccccccccc cccccccccc cccccccccc cccccccccc cccccccccc
        avi      vp9   VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV cccccccccc cccccccccc cccccccccc cccccccccc cccccccccc
        avi      av1   VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV cccccccccc cccccccccc cccccccccc cccccccccc cccccccccc
        avi      vp8   VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV cccccccccc cccccccccc cccccccccc cccccccccc cccccccccc
        avi      mpeg4 VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV VVVVVVVVsV cccccccccc cccccccccc cccccccccc cccccccccc cccccccccc
        avi      vvc   pppppppppp pppppppppp pppppppppp pppppppppp pppppppppp cccccccccc cccccccccc cccccccccc cccccccccc cccccccccc
        avi      -     AAAAAAAAsn AAAAAAAAsn AAAAAAAAsn AAAAAAAAsn AAAAAAAAsn cccccccccn cccccccccn cccccccccn cccccccccn cccccccccn
        """

    static let browsers = [ClientCapabilities.chromium, .safari, .firefox, .presumed, .any]
    static let sounds = ["aac", "mp3", "opus", "flac", "ac3", "dts", "vorbis", "alac", "ac4", "-"]
    /// Containers that are treated alike, by the name in the table.
    static let alike = [
        "mp4": ["mp4", "mov", "mov,mp4,m4a,3gp,3g2,mj2", "m4v"], "matroska": ["matroska", "matroska,webm"],
        "avi": ["avi", "mpegts", "mpeg", "asf", "flv", "mxf", ""],
    ]

    static func letter(_ decision: PlaybackDecision) -> Character {
        switch decision {
        case .play(let plan):
            switch plan.method {
            case .direct: "D"
            case .remux: "R"
            case .transcodeAudio: "A"
            case .transcodeVideo: "V"
            }
        case .cannotPlay(let refusal):
            switch refusal.reason {
            case "This file has nothing to play.": "n"
            case "Your browser can’t open this type of file.": "c"
            case "Your browser can’t show this movie’s picture.": "p"
            case "Your browser can’t play this movie’s sound.": "s"
            default: "?"
            }
        }
    }

    @Test("Each container, picture, sound, browser and server has its way", arguments: table.split(separator: "\n").dropFirst())
    func matrix(line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        #expect(words.count == 2 + 2 * Self.browsers.count)
        for container in Self.alike[words[0]] ?? [words[0]] {
            for (column, expected) in words.dropFirst(2).enumerated() {
                let browser = Self.browsers[column % Self.browsers.count]
                let server = ServerAbilities(canConvert: column < Self.browsers.count)
                let found = Self.sounds.map { sound in
                    let media = PlayableMedia.sample(container, words[1] == "-" ? [] : [words[1]], sound == "-" ? [] : [sound])
                    let decision = PlaybackDecision.decide(media, browser, server)
                    Self.check(decision, browser, server)
                    return Self.letter(decision)
                }
                #expect(String(found) == expected, "\(container) \(words[1]), column \(column)")
            }
        }
    }

    /// What holds for every decision.
    static func check(_ decision: PlaybackDecision, _ browser: ClientCapabilities, _ server: ServerAbilities) {
        #expect(decision.plays == (decision.plan != nil))
        guard let plan = decision.plan else { return }
        #expect(plan.reason.hasSuffix(".") && !plan.reason.contains("  ") && (plan.advice + plan.notes).allSatisfy { $0.hasSuffix(".") })
        #expect((plan.method == .direct) == (plan.delivery == .file))
        #expect(plan.delivery == .file || browser.answers.contains(.mse) || browser.answers.contains(.hls))
        #expect((plan.startsWith == nil) == plan.sounds.isEmpty && (plan.firstSound == nil) == plan.sounds.isEmpty)
        #expect(plan.expectsPicture == !plan.pictures.isEmpty)
        #expect(plan.advice.isEmpty == (plan.method == .direct || plan.method == .remux))
        #expect((plan.method == .transcodeAudio) == (plan.pictures.first != .encoded(.p1080) && plan.firstSound?.isConverted == true))
        if !server.canConvert {
            #expect(plan.pictures.count < 2 && plan.sounds.allSatisfy { !$0.isConverted })
            #expect(plan.method == .direct || plan.method == .remux)
        }
    }

    @Test("A browser that takes no segments gets files only")
    func onlyFiles() {
        let old = ClientCapabilities([.mp4, .h264, .aac])
        for canConvert in [true, false] {
            func letter(_ container: String, _ video: String, _ audio: String) -> Character {
                Self.letter(.decide(.sample(container, [video], [audio]), old, ServerAbilities(canConvert: canConvert)))
            }
            #expect(letter("mp4", "h264", "aac") == "D" && letter("matroska", "h264", "aac") == "c" && letter("avi", "mpeg4", "mp3") == "c")
            #expect(letter("mp4", "hevc", "aac") == "p" && letter("mp4", "h264", "dts") == "s")
        }
    }

    @Test("HLS alone is enough for segments, and so is MediaSource")
    func eitherWay() {
        let media = PlayableMedia.sample("matroska", ["h264"], ["aac"])
        for (probe, method) in [(Probe.mse, PlaybackPlan.Method.remux), (.hls, .remux)] {
            let browser = ClientCapabilities([.mp4, .h264, .aac, probe])
            #expect(PlaybackDecision.decide(media, browser, ServerAbilities(canConvert: false)).plan?.method == method)
        }
    }

    @Test("The picture is cut at its keyframes where segments are at most 15 s long", arguments: [true, false])
    func keyframes(canConvert: Bool) {
        let server = ServerAbilities(canConvert: canConvert)
        for (longest, isCut) in [
            (0, true), (2, true), (15, true), (15.001, false), (nil, false), (.infinity, false), (.nan, false), (-1, false),
        ]
            as [(Double?, Bool)]
        {
            func letter(_ container: String, _ video: [String], _ audio: [String]) -> Character {
                Self.letter(.decide(.sample(container, video, audio, longestSegment: longest), .safari, server))
            }
            #expect(letter("matroska", ["h264"], ["aac"]) == (isCut ? "R" : canConvert ? "V" : "c"), "\(longest ?? -2)")
            #expect(letter("matroska", ["h264"], []) == (isCut ? "R" : canConvert ? "V" : "c"), "\(longest ?? -2)")
            // What plays as it is needs no cuts, and sound alone can be cut anywhere.
            #expect(letter("mp4", ["h264"], ["aac"]) == (isCut && canConvert ? "R" : "D"), "\(longest ?? -2)")
            #expect(letter("matroska", [], ["aac"]) == "R")
        }
    }

    @Test("Tracks of a file that cannot be cut are all converted, those of a file that can only as needed")
    func conversions() throws {
        let server = ServerAbilities(canConvert: true)
        func plan(_ longest: Double?) -> PlaybackPlan? {
            PlaybackDecision.decide(.sample("matroska", ["hevc"], ["aac", "dts"], longestSegment: longest), .chromium, server).plan
        }
        #expect(plan(6)?.sounds.map(\.isConverted) == [false, true] && plan(6)?.method == .transcodeVideo)
        #expect(plan(60)?.sounds.map(\.isConverted) == [true, true] && plan(nil)?.sounds.map(\.isConverted) == [true, true])
    }

    @Test("Segments hold exactly what they are made of", arguments: ["h264", "hevc", "vp9", "av1", "vp8", "mpeg4", "theora"])
    func pictures(codec: String) {
        let all = ClientCapabilities(Set(Probe.allCases).subtracting([.matroska, .mse]))
        let plan = PlaybackDecision.decide(.sample("matroska", [codec], []), all, ServerAbilities(canConvert: true)).plan
        #expect((plan?.method == .remux) == Remuxer.codecs.contains(Codec(rawValue: codec)))
        #expect(
            (PlaybackDecision.decide(.sample("matroska", [codec], []), .any, ServerAbilities(canConvert: false)).plan != nil)
                == Remuxer.codecs.contains(Codec(rawValue: codec)))
    }

    @Test(
        "The same for sound",
        arguments: ["aac", "mp3", "opus", "vorbis", "flac", "pcm_s16le", "ac3", "eac3", "ac4", "dts", "alac"])
    func sounds(codec: String) {
        let all = ClientCapabilities(Set(Probe.allCases).subtracting([.matroska, .mse]))
        let plan = PlaybackDecision.decide(.sample("matroska", ["h264"], [codec]), all, ServerAbilities(canConvert: true)).plan
        #expect((plan?.method == .remux) == Remuxer.codecs.contains(Codec(rawValue: codec)))
        let any = PlaybackDecision.decide(.sample("matroska", ["h264"], [codec]), .any, ServerAbilities(canConvert: false))
        #expect(any.plays == Remuxer.codecs.contains(Codec(rawValue: codec)))
    }
}
