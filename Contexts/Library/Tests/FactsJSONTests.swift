import Foundation
import LibraryDomain
import Testing

@testable import LibraryInfrastructure

@Suite("Facts as the database keeps them")
struct FactsJSONTests {
    private static let facts = MediaFacts(
        container: "matroska", duration: 5_400.25, bitRate: 4_000_000, longestSegment: 5.005,
        video: [
            VideoTrack(
                number: 1, codec: "hevc", codecString: "hvc1.2.4.L120.90", width: 3840, height: 1600, rotation: 270, frameRate: 23.976,
                range: "PQ", hdr: .hdr10Plus),
            VideoTrack(number: 7, codec: "mjpeg", width: 0, height: 0),
        ],
        audio: [
            AudioTrack(
                number: 2, codec: "aac", codecString: "mp4a.40.2", language: "de", name: "Kommentar „laut“ \\ / \"", channels: 6,
                sampleRate: 48_000, isDefault: true),
            AudioTrack(number: 3, codec: "dts", isCommentary: true, isDescriptive: true),
        ],
        subtitles: [
            SubtitleTrack(
                number: 4, codec: "subrip", language: "en", name: "\u{1}\u{8}\t\n🎬é", isForced: true, isForHardOfHearing: true, isText: true
            )
        ],
        chapters: [Chapter(start: 0, title: "Opening"), Chapter(start: 1e-3, title: ""), Chapter(start: 99_999.5, title: "End")])

    @Test(
        "They are read as they were written, whatever the layout",
        arguments: [facts, MediaFacts(container: ""), MediaFacts(container: "mp4", duration: 1)])
    func same(_ facts: MediaFacts) throws {
        let formats: [JSONEncoder.OutputFormatting] = [[], .prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        for format in formats {
            let encoder = JSONEncoder()
            encoder.outputFormatting = format
            let text = String(decoding: try encoder.encode(facts), as: UTF8.self)
            #expect(try MediaFacts(json: text) == facts)
        }
    }

    @Test("A row of a version without versions, turned pictures, kinds of HDR or purposes of tracks is still read")
    func older() throws {
        let text = """
            {"container":"mp4","video":[{"number":1,"codec":"h264","width":320,"height":180,"range":"PQ"}],
            "audio":[{"number":2,"codec":"aac","isDefault":true}],
            "subtitles":[{"number":3,"codec":"subrip","isDefault":false,"isForced":true,"isText":true}],"chapters":[]}
            """
        let video = VideoTrack(number: 1, codec: "h264", width: 320, height: 180, range: "PQ")
        let facts = MediaFacts(
            version: 1, container: "mp4", video: [video], audio: [AudioTrack(number: 2, codec: "aac", isDefault: true)],
            subtitles: [SubtitleTrack(number: 3, codec: "subrip", isForced: true, isText: true)])
        #expect(try MediaFacts(json: text) == facts)
        #expect(video.hdr == .hdr10)
        let later = text.replacing("\"range\":\"PQ\"", with: "\"range\":\"HLG\",\"hdr\":\"HDR 2040\"")
        #expect(try MediaFacts(json: later).video.first?.hdr == .hlg)
        for (rotation, expected) in [(90, 90), (45, 0), (-90, 0), (360, 0), (Int.min, 0)] {
            #expect(VideoTrack(number: 1, codec: "h264", width: 1, height: 1, rotation: rotation).rotation == expected)
        }
    }

    @Test("Unknown fields are passed over, nulls are nothing, impossible numbers are bounded")
    func lenient() throws {
        let text = """
            {"container":"mp4","later":{"a":[1,-2.5e3,{"b":null}],"c":"\\ud83c\\udfac"},"duration":1e300,"bitRate":1e30,"video":[{"number":1,"codec":"x",
            "codecString":null,"width":9223372036854775807,"height":-5,"frameRate":1e400}],"audio":[],"subtitles":[],"chapters":[{"start":-1,"title":"\\u0041"}]}
            """
        let facts = try MediaFacts(json: text)
        #expect(facts.duration == nil && facts.bitRate == nil && facts.version == 1)
        #expect(facts.video == [VideoTrack(number: 1, codec: "x", width: 0, height: 0)])
        #expect(facts.chapters == [Chapter(start: 0, title: "A")])
    }

    @Test("Impossible numbers that another version kept are bounded, and stay so when they are written again")
    func bounded() throws {
        let facts = try MediaFacts(
            json: """
                {"container":"mp4","duration":1e300,"bitRate":-5,"video":[{"number":1,"codec":"h264","width":4611686018427387904,"height":-1,
                "frameRate":1e300}],"audio":[],"subtitles":[],"chapters":[{"start":1e300,"title":"A"},{"start":-1e300,"title":"B"}]}
                """)
        #expect(facts.duration == nil && facts.bitRate == nil)
        #expect(facts.video.map(\.width) == [0] && facts.video.map(\.height) == [0] && facts.video.map(\.frameRate) == [nil])
        #expect(facts.chapters.map(\.start) == [1e8, 0])
        #expect(try MediaFacts(json: String(decoding: JSONEncoder().encode(facts), as: UTF8.self)) == facts)
    }

    @Test("Damage anywhere is an error, never a trap")
    func damage() throws {
        let text = Array(String(decoding: try JSONEncoder().encode(Self.facts), as: UTF8.self).utf8)
        for cut in 0..<text.count {
            #expect(throws: (any Error).self) { try MediaFacts(json: String(decoding: text[..<cut], as: UTF8.self)) }
            for byte in "{}[]\",:\\0-n".utf8 {
                var damaged = text
                damaged[cut] = byte
                _ = try? MediaFacts(json: String(decoding: damaged, as: UTF8.self))
            }
        }
        for deep in ["[", "{\"a\":"] {
            #expect(throws: (any Error).self) { try MediaFacts(json: "{\"later\":" + String(repeating: deep, count: 10_000)) }
        }
    }
}
