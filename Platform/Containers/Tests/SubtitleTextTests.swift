import CoreDomain
import Foundation
import Testing

@testable import Containers

@Suite("Times, texts and languages")
struct SubtitleTextTests {
    @Test(
        "Times of subtitles",
        arguments: [
            ("00:00:01,500", 1.5), ("01:02", 62), ("1:02:03.25", 3723.25), (" 0:05 ", 5), ("\t0:05", 5), ("00:00:05.", 5), ("1", nil),
            ("1:2:3:4", nil),
            (":1", nil), ("1:", nil), ("1,5:00", nil), ("a:00", nil), ("0:1234567890.1", 1_234_567_890.1), ("0:12345678901.1", nil),
            ("0:1.2.3", nil),
        ] as [(String, Double?)])
    func seconds(_ text: String, _ seconds: Double?) { #expect(SubtitleBlocks.seconds(text[...]) == seconds) }

    @Test(
        "A cue's text begins after its times, which are in one of the first three lines",
        arguments: [
            ("0:01 --> 0:02\na", ["a"]), ("1\n0:01 --> 0:02\na", ["a"]), ("1\nname\n0:01 --> 0:02\na\nb", ["a\nb"]),
            ("1\n2\n3\n0:01 --> 0:02\na", []),
            ("0:01 --> 0:02 X1:5\na", ["a"]), ("0:01 --> \na", []), (" --> 0:02\na", []), ("0:01 --> 0:02\n", []),
            ("0:01 --> x 0:02\na", []),
            ("0:01 --> 0:02\na\n \t\n0:03 --> 0:04\nb", ["a", "b"]), ("0:03 --> 0:04\nb\n\n0:01 --> 0:02\na", ["a", "b"]),
        ])
    func cues(_ text: String, _ texts: [String]) throws {
        let blocks = try SubtitleBlocks.blocks(Array(text.utf8), .default)
        #expect(try SubtitleBlocks.cues(blocks, .default, plain: { $0 }).map(\.text) == texts)
    }

    @Test("Texts above the limit are left out, files above it are refused")
    func limits() throws {
        let text = Array("0:01 --> 0:02\nabcd".utf8)
        #expect(try SRT.read(text, limits: ReadLimits(stringBytes: 4)).count == 1)
        #expect(try SRT.read(text, limits: ReadLimits(cues: 1)).count == 1)
        #expect(throws: ContainerError.notRecognised) { try SRT.read(text, limits: ReadLimits(stringBytes: 3)) }
        #expect(throws: ContainerError.tooLarge("the number of its subtitles")) { try SRT.read(text, limits: ReadLimits(cues: 0)) }
        #expect(try SRT.read(text, limits: ReadLimits(tableBytes: text.count * 8)).count == 1)
        #expect(throws: ContainerError.tooLarge("the subtitle file")) {
            try SRT.read(text, limits: ReadLimits(tableBytes: text.count * 8 - 1))
        }
        #expect(try SRT.read([]) == [])
        let line = Array("[Events]\nDialogue: 0,0:01,0:02,,,0,0,0,,abcd\n".utf8)
        #expect(try ASS.read(line, limits: ReadLimits(stringBytes: 4, cues: 1)).count == 1)
        #expect(try ASS.read(line, limits: ReadLimits(stringBytes: 3)).isEmpty)
        #expect(throws: ContainerError.tooLarge("the number of its subtitles")) { try ASS.read(line, limits: ReadLimits(cues: 0)) }
    }

    @Test("Cues with the same start keep their order")
    func order() {
        let cues = [
            SubtitleCue(start: 2, end: 3, text: "c"), SubtitleCue(start: 1, end: 9, text: "a"), SubtitleCue(start: 1, end: 2, text: "b"),
        ]
        #expect(SubtitleBlocks.sorted(cues).map(\.text) == ["a", "b", "c"])
    }

    @Test(
        "ASS: lines of other sections and damaged lines are left out",
        arguments: [
            ("[Events]\nDialogue: 0,0:01,0:02,x,,0,0,0,,a", ["a"]), ("[EVENTS]\nDialogue: 0,0:01,0:02,x,,0,0,0,,a, b", ["a, b"]),
            ("[Events]\n[Fonts]\nDialogue: 0,0:01,0:02,x,,0,0,0,,a", []),
            ("[Fonts]\nFormat: Text\n[Events]\nDialogue: 0,0:01,0:02,x,,0,0,0,,a", ["a"]),
            ("[Events]\nFormat: Start,End,Text\nDialogue: 0:01,0:02,a", ["a"]),
            ("[Events]\nFormat: Text,Start,End\nDialogue: a,0:01,0:02", []),
            ("[Events]\nFormat: Start,Text\nDialogue: 0:01,a", []), ("[Events]\nDialogue: 0,0:01,0:02,x", []),
            ("[Events]\nDialogue: 0,x,0:02,x,,0,0,0,,a", []),
            ("[Events]\nFormat:  START , END , TEXT \nDialogue: 0:01,0:02,a", ["a"]),
            ("[Events]\nDialogue: 0,0:01,0:02,x,,0,0,0,,{\\p1}m 0", []),
        ])
    func ass(_ text: String, _ texts: [String]) throws { #expect(try ASS.read(Array(text.utf8)).map(\.text) == texts) }

    @Test(
        "ASS: overrides are removed, drawings too",
        arguments: [
            ("a{\\b1}b{\\b0}c", "abc"), ("{\\p1}m 0 0{\\p0}a", "a"), ("{\\p2}x{\\pos(1,2)}y{\\p0}a", "a"),
            ("a\\Nb\\nc\\hd", "a\nb\nc\u{A0}d"), ("{note}a", "a"),
            ("{\\an8\\p1}x{\\i1\\p0}a", "a"), ("a{b", "a{b"), (" a \\N b ", "a\nb"), ("a}b", "a}b"),
        ])
    func plain(_ text: String, _ result: String) { #expect(ASS.plain(text) == result) }

    @Test("SRT: braces without an override stay, as do signs that open no tag")
    func srt() {
        #expect(SRT.plain("{a}{\\an8}b") == "{a}b")
        #expect(SRT.plain("1 < 2 <b>x</b> <3> a<") == "1 < 2 x  a<")
        #expect(SRT.plain(" \ta\t \n \n b") == "a\nb")
    }

    @Test("A tag has at most 256 characters, an override 4096")
    func spans() {
        let tag = "<" + String(repeating: "b", count: 256) + ">", longTag = "<" + String(repeating: "b", count: 257) + ">"
        #expect(SubtitleBlocks.withoutTags("a\(tag)c") == "ac")
        #expect(SubtitleBlocks.withoutTags("a\(longTag)c") == "a\(longTag)c")
        let override = "{" + String(repeating: "b", count: 4096) + "}"
        #expect(ASS.plain("a\(override)c") == "ac")
        #expect(ASS.plain("a\(override.dropLast())b}c") == "a\(override.dropLast())b}c")
    }

    @Test("Encodings: byte order marks, UTF-8, and Windows-1252 for anything else")
    func encodings() {
        #expect(TextEncoding.decode([0xEF, 0xBB, 0xBF, 0x61]) == "a")
        #expect(TextEncoding.decode([0xFE, 0xFF, 0x00, 0x61, 0x26, 0x3A]) == "a☺")
        #expect(TextEncoding.decode([0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x26]) == "a☺")
        #expect(TextEncoding.decode([0xFE, 0xFF, 0x00, 0x61, 0x26]) == "a")
        #expect(TextEncoding.decode([0xC3, 0xA4]) == "ä")
        #expect(TextEncoding.decode([0xE4, 0xC3, 0xA4]) == "äÃ¤")
        #expect(TextEncoding.decode([0xE4], legacy: false) == "\u{FFFD}")
        let all = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ\u{A0}"
        #expect(TextEncoding.decode(Array(0x80...0xA0)) == all)
        #expect(
            TextEncoding.decode(Array(0xA1...0xFF)) == String(String.UnicodeScalarView((0xA1...0xFF).map { Unicode.Scalar(UInt8($0)) })))
    }

    @Test("A letter keeps 30 of its marks, so that text full of them is read in time", arguments: ["", "<b>", "{\\i1}", "\u{1}"])
    func marks(between: String) throws {
        let marks = String(repeating: String(repeating: "\u{301}\u{323}", count: 10) + between, count: 400)
        let kept = ["a"] + Array(marks.unicodeScalars.filter { $0.value > 0x300 }.prefix(30))
        let cues = try SRT.read(Array("1\n00:00:01,000 --> 00:00:02,000\na\(marks)\n".utf8))
        #expect(cues.map { Array($0.text.unicodeScalars) } == [kept])
    }

    @Test("WebVTT: line ends, entities and hours")
    func webVTT() {
        #expect(WebVTT.escape("a\r\nb\rc\u{2028}d\u{2029}e\u{1F}f\tg") == "a\nb\nc\nd\ne" + "f\tg")
        #expect(WebVTT.escape("\r\n\n") == "\n\n")
        #expect(WebVTT.escape("\na") == "\na")
        let header = Array("WEBVTT\nKind: captions\n\n0:01 --> 0:02\na".utf8)
        #expect((try? WebVTT.read(header))?.map(\.text) == ["a"])
        #expect(WebVTT.plain("&lt;&gt;&amp;&nbsp;&quot;&#39;&lrm;&rlm;") == "<>&\u{A0}\"'\u{200E}\u{200F}")
        for (seconds, text) in [
            (3599.999, "00:59:59.999"), (3600, "01:00:00.000"), (86_399.5, "23:59:59.500"), (360_000, "100:00:00.000"),
            (3_599_999, "999:59:59.000"),
        ] {
            #expect(WebVTT.timestamp(seconds) == text)
        }
        let cue = SubtitleCue(start: 1, end: 2, text: "a")
        #expect(String(decoding: WebVTT.write([cue], offset: 0.5), as: UTF8.self) == "WEBVTT\n\n00:00:01.500 --> 00:00:02.500\na\n")
    }

    @Test(
        "Languages in a media header: three packed letters, or a number of the Macintosh",
        arguments: [
            (0x15C7, "eng"), (4 << 10 | 5 << 5 | 21, "deu"), (0x55C4, nil), (0x7FFF, nil), (0x400, nil), (0x421, "aaa"), (0x6B5A, "zzz"),
            (0x6B5B, nil), (0, "eng"),
            (2, "ger"), (5, "swe"), (11, "jpn"), (28, "lav"), (32, "rus"), (45, "ukr"), (80, "vie"), (94, "epo"), (95, nil), (127, nil),
            (128, "wel"), (130, "cat"), (138, "jav"), (139, nil), (0x3FF, nil),
        ] as [(Int, String?)])
    func packed(_ value: Int, _ code: String?) { #expect(Language.packed(value) == code) }

    @Test(
        "Tags: parts of one to eight letters or digits, a language of two or three letters",
        arguments: [
            ("de", "de"), ("DEU", "de"), ("d", nil), ("germ", nil), ("d1", nil), ("en-", nil), ("-en", nil), ("en-abcdefgh", "en-abcdefgh"),
            ("en-abcdefghi", nil),
            ("en-1", "en-1"), ("en-09", "en-09"), ("en-a_b", nil), ("zxx", nil), ("mis", nil), ("mul", nil), ("zul", "zu"), ("aar", "aa"),
            ("sr-Latn-RS", "sr-Latn-RS"),
            ("en-aaaaaaaa-bbbbbbbb-cccccccc-ddddd", "en-aaaaaaaa-bbbbbbbb-cccccccc-ddddd"), ("en-aaaaaaaa-bbbbbbbb-cccccccc-dddddd", nil),
            ("a{b", nil), ("`ab", nil),
        ] as [(String, String?)])
    func tags(_ code: String, _ tag: String?) { #expect(Language.tag(code) == tag) }

    @Test("Numbers of a description stay within what can exist")
    func bounds() throws {
        func bounded(_ change: (inout Track) -> Void) throws -> Track {
            var track = Track(number: 1, kind: .video, codec: .h264)
            change(&track)
            return try #require(MediaDescription(container: .mp4, tracks: [track]).bounded().tracks.first)
        }
        for (value, isKept) in [(0, false), (1, true), (65_536, true), (65_537, false)] {
            let kept = isKept ? value : nil
            let sizes: [WritableKeyPath<Track, Int?>] = [\.width, \.height, \.displayWidth, \.displayHeight]
            for path in sizes { #expect(try bounded { $0[keyPath: path] = value }[keyPath: path] == kept) }
        }
        func check(_ path: WritableKeyPath<Track, Int?>, _ most: Int) throws {
            for (value, isKept) in [(0, false), (1, true), (most, true), (most + 1, false)] {
                #expect(try bounded { $0[keyPath: path] = value }[keyPath: path] == (isKept ? value : nil))
            }
        }
        try check(\.bitDepth, 64)
        try check(\.channels, 1000)
        try check(\.sampleRate, 10_000_000)
        try check(\.bitRate, 1_000_000_000_000)
        for (rate, isKept) in [(0.0009, false), (0.001, true), (10_000, true), (10_000.1, false)] {
            #expect(try bounded { $0.frameRate = rate }.frameRate == (isKept ? rate : nil))
        }
        let chapters = [Chapter(start: -5, end: 1), Chapter(start: 0, end: .infinity), Chapter(start: 1, end: 2, title: "x")]
        #expect(
            MediaDescription(container: .mp4, chapters: chapters).bounded().chapters == [
                Chapter(start: 0), Chapter(start: 1, end: 2, title: "x"),
            ])
    }
}
