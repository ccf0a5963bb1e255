import Foundation
import Testing

@testable import Containers

@Suite("Codec strings")
struct CodecStringTests {
    @Test(
        "Codec strings of real files are exact", .enabled(if: FFmpeg.isInstalled),
        arguments: [
            ("h264.mp4", ["avc1.64000B", "mp4a.40.2"]), ("h264.mkv", ["avc1.64000B", "mp4a.40.2"]),
            ("hevc.mp4", ["hvc1.1.6.L30.90"]), ("hevc.mkv", ["hvc1.1.6.L30.90"]), ("hdr.mp4", ["hev1.2.4.L30.90"]),
            ("vp9.webm", ["vp09.00.10.08", "opus"]), ("vp9.mp4", ["vp09.00.10.08", "opus"]), ("vp8.webm", ["vp8", "vorbis"]),
            ("av1.webm", ["av01.0.00M.08"]), ("av1.mp4", ["av01.0.00M.08"]), ("ac3.mp4", ["avc1.64000B", "ac-3"]),
            ("eac3.mkv", ["avc1.64000B", "ec-3"]), ("flac.mp4", ["flac"]), ("mp3.mp4", ["mp4a.6B"]), ("mp3.mkv", ["mp4a.6B"]),
            ("alac.m4a", ["alac"]), ("mpeg4.mp4", ["mp4v.20.241"]), ("mpeg4.mkv", ["mp4v.20.241"]),
        ] as [(String, [String])])
    func strings(_ name: String, _ strings: [String]) throws {
        let media = try describe(FileSource(path: SampleClips.path(name)))
        #expect(media.tracks.map(\.codecString) == strings)
    }

    @Test("HEVC: compatibility flags are reversed and trailing zeros are omitted")
    func hevc() {
        let record: [UInt8] = [1, 0x01, 0x60, 0, 0, 0, 0xB0, 0, 0, 0, 0, 0, 93, 0xF0, 0, 0xFC, 0xFD, 0xF8, 0xF8]
        #expect(VideoConfiguration(hevc: Bytes(record))?.codecString == "hvc1.1.6.L93.B0")
        let main10: [UInt8] = [1, 0x22, 0x20, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 153, 0xF0, 0, 0xFC, 0xFD, 0xFA, 0xFA]
        let configuration = VideoConfiguration(hevc: Bytes(main10))
        #expect(configuration?.codecString == "hvc1.2.4.H153.90")
        #expect(configuration?.bitDepth == 10)
    }

    @Test("AV1: tier and depth come from the record")
    func av1() {
        #expect(VideoConfiguration(av1: Bytes([0x81, 0x04, 0x0C, 0]))?.codecString == "av01.0.04M.08")
        #expect(VideoConfiguration(av1: Bytes([0x81, 0x0D, 0xC0, 0]))?.codecString == "av01.0.13H.10")
        #expect(VideoConfiguration(av1: Bytes([0x01, 0x0D, 0xC0, 0])) == nil)
    }

    @Test(
        "AAC: object type, rate and channels",
        arguments: [
            ([0x11, 0x90], "mp4a.40.2", 48_000, 2), ([0x12, 0x10], "mp4a.40.2", 44_100, 2), ([0x11, 0xB0], "mp4a.40.2", 48_000, 6),
            ([0x2B, 0x11, 0x88, 0x00], "mp4a.40.5", 48_000, 2), ([0xEB, 0x09, 0x88, 0x00], "mp4a.40.29", 48_000, 2),
            ([0x13, 0x10, 0x56, 0xE5, 0x98], "mp4a.40.2", 48_000, 2),
        ] as [([UInt8], String, Int, Int)])
    func aac(_ bytes: [UInt8], _ string: String, _ rate: Int, _ channels: Int) {
        let configuration = AudioConfiguration(aac: bytes)
        #expect(configuration.codecString == string)
        #expect(configuration.sampleRate == rate)
        #expect(configuration.channels == channels)
    }

    @Test(
        "VP9 levels follow the picture's size and rate",
        arguments: [
            (256, 144, 22.0, 10), (256, 144, 24.0, 11), (640, 360, 24.0, 21), (1280, 720, 30.0, 31), (1920, 1080, 30.0, 40),
            (1920, 1080, 60.0, 41),
            (3840, 2160, 30.0, 50), (3840, 2160, 60.0, 51), (0, 0, 0.0, 10), (0, 500, 25.0, 10), (256, 144, 0.0, 11),
            (256, 144, .infinity, 11),
            (70_000, 100, 25.0, 10), (100, 70_000, 25.0, 10), (65_536, 4, 25.0, 30), (36_864, 1, 22.5, 10), (36_864, 1, 22.6, 11),
            (36_865, 1, 1.0, 11), (36_864, 2, 37.5, 11), (36_865, 2, 1.0, 20), (122_880 / 2, 2, 37.5, 20), (122_882 / 2, 2, 1.0, 21),
            (245_760 / 4, 4, 37.5, 21), (245_764 / 4, 4, 1.0, 30), (55_296, 10, 37.5, 30), (55_297, 10, 1.0, 31), (49_152, 20, 37.5, 31),
            (49_153, 20, 1.0, 40), (2048, 1088, 37.5, 40), (2048, 1088, 37.6, 41), (2048, 1088, 72.0, 41), (2048, 1088, 72.1, 50),
            (4096, 2176, 35.0, 50), (4096, 2176, 35.1, 51), (4096, 2176, 66.0, 51), (4096, 2176, 66.1, 52), (4096, 2176, 132.0, 52),
            (4096, 2176, 132.1, 61), (8192, 4352, 33.0, 60), (8192, 4352, 33.1, 61), (8192, 4352, 66.0, 61), (8192, 4352, 66.1, 62),
            (8192, 4353, 1.0, 62),
        ] as [(Int, Int, Double, Int)])
    func level(_ width: Int, _ height: Int, _ rate: Double, _ level: Int) {
        #expect(VideoConfiguration.vp9Level(width: width, height: height, frameRate: rate) == level)
    }

    @Test(
        "Languages become BCP 47 tags",
        arguments: [
            ("eng", "en"), ("ger", "de"), ("deu", "de"), ("fre", "fr"), ("jpn", "ja"), ("en-GB", "en-GB"), ("und", nil),
            ("", nil), ("haw", "haw"), ("<script>", nil), ("zho-Hant", "zh-Hant"),
        ] as [(String, String?)])
    func language(_ code: String, _ tag: String?) { #expect(Language.tag(code) == tag) }
}
