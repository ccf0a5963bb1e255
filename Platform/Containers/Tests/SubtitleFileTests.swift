import Containers
import Testing

@Suite("Subtitle files")
struct SubtitleFileTests {
    private static let srt =
        "1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}<font color=\"red\">Añb</font>\r\n\r\n2\r\n00:01:00,5 --> 00:01:01,000 X1:0\r\n5 < 6\r\n"

    private static func utf16(_ text: String, big: Bool) -> [UInt8] {
        (big ? [0xFE, 0xFF] : [0xFF, 0xFE])
            + text.utf16.flatMap { unit in
                big ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
            }
    }

    @Test(
        "SRT in each encoding",
        arguments: [
            Array(srt.utf8), [0xEF, 0xBB, 0xBF] + Array(srt.utf8), utf16(srt, big: true), utf16(srt, big: false),
            srt.unicodeScalars.map { UInt8($0.value) },
        ])
    func encodings(_ bytes: [UInt8]) throws {
        let cues = try SRT.read(bytes)
        #expect(cues == [SubtitleCue(start: 1, end: 2.5, text: "Añb"), SubtitleCue(start: 60.5, end: 61, text: "5 < 6")])
    }

    @Test("Windows-1252 quotes and the euro")
    func windows() throws {
        let bytes = Array("00:00:01,000 --> 00:00:02,000\n".utf8) + [0x93, 0x80, 0x94]
        #expect(try SRT.read(bytes).first?.text == "“€”")
    }

    @Test("WebVTT: names, settings, notes, tags and entities")
    func webVTT() throws {
        let text = """
            \u{FEFF}WEBVTT - title

            STYLE
            ::cue { color: red }

            NOTE 1 --> nothing

            name
            01:02.500 --> 01:03.000 align:start line:0
            <v Anna>Hi &lt;b&gt; &amp;amp; <00:01:02.700>you</v>
            two
            """
        #expect(try WebVTT.read(Array(text.utf8)) == [SubtitleCue(start: 62.5, end: 63, text: "Hi <b> &amp; you\ntwo")])
        #expect(throws: ContainerError.notRecognised) { try WebVTT.read(Array("1\n".utf8)) }
    }

    @Test("ASS: fields by name, comments left out, sorted by start")
    func ass() throws {
        let text = """
            [Events]
            Format: Start, End, Style, Text
            Comment: 0:00:00.00,0:00:01.00,x,no
            Dialogue: 0:00:05.00,0:00:06.00,x,{\\pos(1,2)}later, with comma\\Nand line
            Dialogue: 0:00:01.00,0:00:02.00,x,sooner
            """
        #expect(
            try ASS.read(Array(text.utf8)) == [
                SubtitleCue(start: 1, end: 2, text: "sooner"), SubtitleCue(start: 5, end: 6, text: "later, with comma\nand line"),
            ])
        #expect(throws: ContainerError.notRecognised) { try ASS.read(Array("[Script Info]\n".utf8)) }
    }

    @Test("Written text cannot end a cue or open a tag")
    func written() throws {
        let cue = SubtitleCue(start: 3661.0015, end: 3662, text: "a --> b\n\n<script>&\r\nend")
        let bytes = WebVTT.write([cue, SubtitleCue(start: 1, end: 2, text: "\n")])
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == "WEBVTT\n\n01:01:01.002 --> 01:01:02.000\na --&gt; b\n&lt;script&gt;&amp;\nend\n")
        #expect(try WebVTT.read(bytes).map(\.text) == ["a --> b\n<script>&\nend"])
    }

    @Test("Invalid times", arguments: ["99:99:99:99", "a:b", "", "-1:00", "1:2:3e5", "∞:1", "1"])
    func times(_ text: String) { #expect(throws: ContainerError.notRecognised) { try SRT.read(Array("\(text) --> 1:00\nx".utf8)) } }

    @Test(
        "SRT as damaged tools leave it: without blank lines, with doubled line ends, with line ends of old Macs, without numbers, with a gap",
        arguments: [
            "1\n00:00:01,000 --> 00:00:02,000\nA\nB\n2\n00:00:03,000 --> 00:00:04,000\nC\n",
            "1\n\n00:00:01,000 --> 00:00:02,000\n\nA\n\nB\n\n\n\n2\n\n00:00:03,000 --> 00:00:04,000\n\nC\n\n",
            "1\r00:00:01,000 --> 00:00:02,000\rA\rB\r\r2\r00:00:03,000 --> 00:00:04,000\rC\r",
            "1\r\r\n00:00:01,000 --> 00:00:02,000\r\r\nA\r\r\nB\r\r\n\r\r\n2\r\r\n00:00:03,000 --> 00:00:04,000\r\r\nC",
            "00:00:01,000 --> 00:00:02,000\nA\nB\n\n00:00:03,000 --> 00:00:04,000\nC",
            "1\n00:00:01,000 --> 00:00:02,000\n\nA\nB\n\nAdvertisement\n\n2\n00:00:03,000 --> 00:00:04,000\nC\n\n3\n",
            "x\n00:00:01,000 --> 00:00:02,000\nA\nB\n\n2\n00:00:0a,000 --> 00:00:04,000\nlost\n\n3\n00:00:03,000 --> 00:00:04,000\nC",
        ])
    func damagedSRT(_ text: String) throws {
        #expect(try SRT.read(Array(text.utf8)).map(\.text) == ["A\nB", "C"])
    }

    @Test(
        "The content of a file says its format, whatever its name",
        arguments: [
            "1\n00:00:01,000 --> 00:00:02,000\nA &amp; <i>B</i>\n", "\u{FEFF}WEBVTT\n\n00:01.000 --> 00:02.000\nA &amp;amp; B\n",
            "\n[Script Info]\nTitle: x\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,x,,0,0,0,,A &amp; {\\i1}B\n",
        ])
    func formats(_ text: String) throws {
        #expect(try SubtitleFile.read(Array(text.utf8)) == [SubtitleCue(start: 1, end: 2, text: "A &amp; B")])
    }

    @Test(
        "No cut and no change of a byte is a trap",
        arguments: [srt, "WEBVTT\n\n00:01.000 --> 00:02.000\n<b>A\n", "[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,x,,0,0,0,,{\\p1}A\n"])
    func damage(_ text: String) {
        let bytes = Array(text.utf8)
        for cut in bytes.indices {
            _ = try? SubtitleFile.read(Array(bytes[..<cut]))
            for byte in [0, 0x0A, 0x0D, 0x3C, 0x7B, 0xFF, 0x3A] as [UInt8] {
                var damaged = bytes
                damaged[cut] = byte
                _ = try? SubtitleFile.read(damaged)
            }
        }
    }

    @Test("Limits hold")
    func limits() {
        let many = Array(String(repeating: "0:01 --> 0:02\nx\n\n", count: 50).utf8)
        #expect(throws: ContainerError.self) { try SRT.read(many, limits: ReadLimits(cues: 10)) }
        #expect(throws: ContainerError.self) { try SRT.read(many, limits: ReadLimits(tableBytes: 100)) }
    }

    @Test(
        "An endless or negative time is written as a time",
        arguments: [
            (-5.0, "00:00:00.000"), (Double.infinity, "00:00:00.000"), (Double.nan, "00:00:00.000"), (59.9996, "00:01:00.000"),
            (1e300, "999:59:59.000"),
        ])
    func timestamp(_ seconds: Double, _ text: String) { #expect(WebVTT.timestamp(seconds) == text) }
}
