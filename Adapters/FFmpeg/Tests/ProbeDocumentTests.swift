import Foundation
import Testing

@testable import FFmpegAdapter

@Suite("Streams as ffprobe describes them")
struct ProbeDocumentTests {
    private func stream(_ fields: String) throws -> ProbedStream {
        let json = #"{"streams": [{"index": 0, "codec_type": "video", "codec_name": "h264", "width": 720, "height": 576, \#(fields)}]}"#
        return try #require(ProbedMedia(try JSONDecoder().decode(ProbeDocument.self, from: Data(json.utf8))).streams.first)
    }

    @Test(
        "The displayed size has square pixels and is turned",
        arguments: [
            ("16:11", "0", 1047, 576, 0), ("1:1", "-90", 576, 720, 90), ("12:11", "90", 576, 785, 270), ("0:1", "-180", 720, 576, 180),
            ("N/A", "180", 720, 576, 180), ("1:0", "45", 720, 576, 0), ("1:9999", "0", 720, 576, 0), ("9e300:1", "1e300", 720, 576, 0),
            ("16:11", "-450", 576, 1047, 90),
        ])
    func displayed(ratio: String, rotation: String, width: Int, height: Int, turned: Int) throws {
        let stream = try stream(#""sample_aspect_ratio": "\#(ratio)", "side_data_list": [{}, {"rotation": \#(rotation)}]"#)
        #expect([stream.width, stream.height, stream.rotation] == [width, height, turned])
    }

    @Test("Colours and Dolby Vision")
    func colours() throws {
        let stream = try stream(#""color_transfer": "arib-std-b67", "side_data_list": [{"dv_profile": 8}]"#)
        #expect(stream.transfer == "arib-std-b67")
        #expect(stream.dolbyVisionProfile == 8)
        #expect(try self.stream(#""level": 40"#).transfer == nil)
    }

    @Test("The codec string is that of the private data; without it, that of profile and level")
    func codecs() throws {
        let dump =
            #"\n00000000: 0000 0001 6764 0a28 ffe1 0016 6742 c00a  ....gd.(....gB..\n00000010: 01                                       .\n"#
        #expect(try stream(#""profile": "High", "level": 40, "extradata": "\#(dump)""#).codecString == "avc1.640A28")
        let short = #"\n00000000: 0000 0167 640a 28                        ...gd.(\n"#
        #expect(try stream(#""profile": "High", "level": 40, "extradata": "\#(short)""#).codecString == "avc1.640A28")
        for odd in ["", "x", #"\n00000000: 00zz"#, #"\n00000000: "#, ": : : 00"] {
            #expect(try stream(#""profile": "High", "level": 40, "extradata": "\#(odd)""#).codecString == "avc1.640028")
        }
    }
}
