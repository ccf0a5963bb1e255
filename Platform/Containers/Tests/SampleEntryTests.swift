import Testing

@testable import Containers

@Suite("Sample descriptions of pictures and text in MP4")
struct SampleEntryTests {
    private typealias T = TinyMP4

    private func track(_ type: FourCC, handler: FourCC = "vide", _ body: [UInt8]) throws -> Track {
        let entry = MP4SampleEntry(MP4Box(type: type, body: Bytes(body)), handler: handler)
        var track = Track(number: 1, kind: entry.kind, codec: .unknown)
        try entry.fill(&track, SourceReader(MemorySource([]), limits: .default))
        return track
    }

    private func video(_ type: FourCC, width: Int = 720, height: Int = 576, _ children: [UInt8] = []) throws -> Track {
        // Distinct numbers in the fields around the size show that the right ones are read.
        let head = T.zeros(22) + T.u16(7) + T.u16(width) + T.u16(height) + T.u16(9) + T.zeros(48)
        return try track(type, handler: "vide", head + children)
    }

    @Test(
        "Video codecs by their four characters",
        arguments: [
            ("h264", ["avc1", "avc2", "avc3", "avc4", "dva1", "dvav"]), ("hevc", ["hvc1", "hev1", "dvh1", "dvhe"]),
            ("av1", ["av01", "dav1"]),
            ("vp8", ["vp08"]), ("vp9", ["vp09"]), ("mpeg4", ["mp4v", "xvid", "XVID", "DIVX", "DX50", "FMP4"]),
            ("mjpeg", ["jpeg", "mjpa", "mjpg"]), ("prores", ["apch", "apcn", "apcs", "apco", "ap4h", "ap4x"]),
            ("h263", ["s263", "h263", "H263"]),
            ("mpeg2video", ["m2v1", "mpg2", "hdv1", "hdv2", "hdv3", "mx5p", "mx3p"]), ("mpeg1video", ["m1v1"]),
            ("dnxhd", ["AVdn", "AVdh"]),
            ("vc1", ["vc-1"]), ("png", ["png "]), ("rawvideo", ["raw ", "2vuy"]), ("v210", ["v210"]), ("abc", ["abc "]),
        ])
    func codecs(_ name: String, _ types: [String]) throws {
        for type in types { #expect(try video(FourCC(Bytes(Array(type.utf8)).u32(0))).codec.rawValue == name) }
    }

    @Test(
        "Text codecs by their four characters, and the handlers that make them subtitles",
        arguments: [
            ("tx3g", "mov_text", "tx3g"), ("text", "mov_text", nil), ("wvtt", "webvtt", "wvtt"), ("stpp", "ttml", "stpp"),
            ("c608", "eia_608", nil), ("mp4s", "dvd_subtitle", nil),
        ] as [(String, String, String?)])
    func texts(_ type: String, _ codec: String, _ string: String?) throws {
        let type = try FourCC(Bytes(Array(type.utf8)).u32(0))
        for handler in ["sbtl", "subt", "subp", "text", "clcp"] as [FourCC] {
            let track = try track(type, handler: handler, T.zeros(20))
            #expect(track.kind == .subtitle)
            #expect(track.codec.rawValue == codec)
            #expect(track.codecString == string)
            #expect(!track.isForced)
        }
        #expect(try track(type, handler: "meta", []).kind == .other)
        #expect(try track("tmcd", handler: "text", []).kind == .other)
        #expect(try track("tmcd", handler: "text", []).codec.rawValue == "tmcd")
    }

    @Test("Timed text whose samples are all forced", arguments: [(0x8000_0000, true), (0x7FFF_FFFF, false), (0xC000_0000, true)])
    func forced(_ flags: Int, _ isForced: Bool) throws {
        #expect(try track("tx3g", handler: "sbtl", T.zeros(8) + T.u32(flags) + T.zeros(30)).isForced == isForced)
        #expect(try !track("wvtt", handler: "sbtl", T.zeros(8) + T.u32(flags) + T.zeros(30)).isForced)
    }

    @Test("The size of the picture, and the shape of its pixels")
    func size() throws {
        let plain = try video("avc1")
        #expect([plain.width, plain.height, plain.displayWidth, plain.displayHeight] == [720, 576, 720, 576])
        let shapes: [(Int, Int, Int)] = [
            (64, 45, 1024), (1, 1, 720), (0, 45, 720), (64, 0, 720), (65_535, 65_535, 720), (65_536, 65_535, 720), (65_535, 65_536, 720),
            (1, 2, 360),
        ]
        for (across, down, width) in shapes {
            let wide = try video("avc1", T.box("pasp", T.u32(across), T.u32(down)))
            #expect([wide.width, wide.height, wide.displayWidth, wide.displayHeight] == [720, 576, width, 576])
        }
        #expect(try video("avc1", T.box("pasp", T.u32(2))).displayWidth == 1440)
        #expect(try video("avc1", T.box("pasp", [1])).displayWidth == 720)
    }

    private func shown(_ display: MP4Display, _ children: [UInt8] = []) throws -> [Int?] {
        let head = T.zeros(24) + T.u16(720) + T.u16(576) + T.zeros(50)
        var track = Track(number: 1, kind: .video, codec: .unknown)
        let entry = MP4SampleEntry(MP4Box(type: "avc1", body: Bytes(head + children)), handler: "vide")
        try entry.fill(&track, SourceReader(MemorySource([]), limits: .default), display: display)
        #expect([track.width, track.height] == [720, 576])
        return [track.displayWidth, track.displayHeight]
    }

    @Test("The track header shows the picture in another size, unless the description gives the shape of its pixels")
    func header() throws {
        func display(_ width: Int, _ height: Int, _ matrix: (Int, Int, Int, Int) = (0x10000, 0, 0, 0x10000)) -> MP4Display {
            var display = MP4Display()
            (display.width, display.height, display.matrix) = (width, height, matrix)
            return display
        }
        let square = T.box("pasp", T.u32(1), T.u32(1))
        #expect(try shown(display(0, 0)) == [720, 576])
        #expect(try shown(display(720, 576)) == [720, 576])
        #expect(try shown(display(1024, 576)) == [1024, 576])
        #expect(try shown(display(512, 288)) == [1024, 576])
        #expect(try shown(display(1024, 576), square) == [720, 576])
        #expect(try shown(display(1024, 0)) == [720, 576])
        #expect(try shown(display(1024, 576, (0, 0x10000, -0x10000, 0))) == [576, 1024])
        // A matrix that stretches comes first; one by less than a hundredth does not count.
        #expect(try shown(display(0, 0, (0x20000, 0, 0, 0x10000)), square) == [1440, 576])
        #expect(try shown(display(0, 0, (0x10100, 0, 0, 0x10000))) == [720, 576])
        #expect(try shown(display(0, 0, (.max, 0, 0, 1))) == [720, 576])
    }

    @Test("A clean aperture is the part of the picture to show, unless it is larger than the picture")
    func cleanAperture() throws {
        func clap(_ numbers: Int...) -> [UInt8] { T.box("clap", numbers.flatMap(T.u32)) }
        var display = MP4Display()
        #expect(try shown(display, clap(704, 1, 576, 1, 0, 1, 0, 1)) == [704, 576])
        #expect(try shown(display, clap(1408, 2, 5760, 10) + T.box("pasp", T.u32(12), T.u32(11))) == [768, 576])
        for odd in [clap(721, 1, 576, 1), clap(0, 1, 576, 1), clap(704, 0, 576, 1), clap(704, 1, 577, 1), clap(704)] {
            #expect(try shown(display, odd) == [720, 576])
        }
        (display.width, display.height) = (704, 576)
        #expect(try shown(display, clap(704, 1, 576, 1)) == [704, 576])
    }

    @Test(
        "Colours: both kinds of colour box with a transfer function, no other",
        arguments: [("nclx", true), ("nclc", true), ("prof", false)])
    func colours(_ kind: String, _ isRead: Bool) throws {
        func transfer(_ code: Int) throws -> Track.Transfer? {
            try video("hvc1", T.box("colr", Array(kind.utf8), T.u16(9), T.u16(code), T.u16(18))).transfer
        }
        #expect(try transfer(16) == (isRead ? .pq : nil))
        #expect(try transfer(18) == (isRead ? .hlg : nil))
        #expect(try transfer(2) == nil)
        #expect(try video("hvc1", T.box("colr", Array("nclx".utf8), [0])).transfer == nil)
    }

    @Test("Colours of the container come before those of the codec")
    func colourOrder() throws {
        let vp9 = T.box("vpcC", T.zeros(4), [0, 10, 0x80, 1, 18, 1])
        let pq = T.box("colr", Array("nclx".utf8), T.u16(9), T.u16(16))
        let unknown = T.box("colr", Array("nclx".utf8), T.u16(2), T.u16(2))
        #expect(try video("vp09", vp9).transfer == .hlg)
        #expect(try video("vp09", pq + vp9).transfer == .pq)
        #expect(try video("vp09", vp9 + pq).transfer == .pq)
        #expect(try video("vp09", vp9 + unknown).transfer == .hlg)
    }

    @Test(
        "VP9 and AV1 records",
        arguments: [
            ("vp09", [0, 10, 0x82], "vp09.00.10.08", 8), ("vp09", [2, 51, 0xA0, 0, 16], "vp09.02.51.10", 10),
            ("vp09", [3, 9, 0xC0], "vp09.03.09.12", 12), ("av01", [0x81, 0x08, 0x4C], "av01.0.08M.10", 10),
            ("av01", [0x81, 0x49, 0xE0], "av01.2.09H.12", 12), ("av01", [0x81, 0x4A, 0x40], "av01.2.10M.10", 10),
            ("av01", [0x81, 0x2A, 0x60], "av01.1.10M.10", 10), ("av01", [0x81, 0x5F, 0x20], "av01.2.31M.12", 12),
            ("av01", [0x81, 0x40, 0x00], "av01.2.00M.08", 8),
        ] as [(String, [UInt8], String, Int)])
    func records(_ type: String, _ record: [UInt8], _ string: String, _ depth: Int) throws {
        let child = type == "vp09" ? T.box("vpcC", T.zeros(4), record) : T.box("av1C", record)
        let track = try video(type == "vp09" ? "vp09" : "av01", child)
        #expect(track.codecString == string)
        #expect(track.bitDepth == depth)
        let short = type == "vp09" ? T.box("vpcC", T.zeros(4), Array(record.prefix(2))) : T.box("av1C", Array(record.prefix(2)))
        #expect(try video(type == "vp09" ? "vp09" : "av01", short).codecString == nil)
    }

    @Test("Dolby Vision profiles", arguments: [("dvcC", 0x0A, 5), ("dvvC", 0x11, 8), ("dvxC", 0x0A, nil)] as [(String, UInt8, Int?)])
    func dolbyVision(_ box: String, _ byte: UInt8, _ profile: Int?) throws {
        #expect(try video("dvh1", T.box(box, [1, 0, byte, 0x35])).dolbyVisionProfile == profile)
    }

    @Test("MPEG-4 in an elementary stream, with its bit rate and profile")
    func elementary() throws {
        let stream = Descriptors(type: 0x20, rate: 2_000_000, configuration: [0, 0, 1, 0xB0, 0xF5, 0, 0, 1]).bytes
        let track = try video("mp4v", T.box("esds", T.zeros(4), stream))
        #expect(track.codecString == "mp4v.20.245")
        #expect(track.bitRate == 2_000_000)
        let other = try video("mp4v", T.box("esds", T.zeros(4), Descriptors(type: 0x61).bytes))
        #expect(other.codec == .mpeg2video)
        #expect(other.codecString == nil)
        #expect(try video("mp4v", T.box("esds", T.zeros(4), Descriptors(type: 0x01).bytes)).codec == .mpeg4)
        #expect(try video("mp4v", T.box("esds", T.zeros(2))).codec == .mpeg4)
    }

    @Test("Encrypted video keeps its original format; without one it keeps its own")
    func encrypted() throws {
        let scheme = T.box("sinf", T.box("frma", Array("avc1".utf8)))
        let record = T.box("avcC", [1, 0x4D, 0x40, 0x1F])
        #expect(try video("encv", scheme + record).codec == .h264)
        #expect(try video("encv", scheme + record).codecString == "avc1.4D401F")
        #expect(try video("encv").codec.rawValue == "encv")
        #expect(try video("encv", T.box("sinf")).codec.rawValue == "encv")
        #expect(try video("avc1", T.box("sinf", T.box("frma", Array("hvc1".utf8)))).codec == .h264)
    }

    @Test("The bit rate of a rate box, unless it is zero", arguments: [(0, nil), (1, 1), (5_000_000, 5_000_000)] as [(Int, Int?)])
    func rate(_ value: Int, _ rate: Int?) throws {
        #expect(try video("avc1", T.box("btrt", T.u32(9), T.u32(8), T.u32(value))).bitRate == rate)
    }

    @Test("VP8 has a string without a record, others have none")
    func plain() throws {
        #expect(try video("vp08").codecString == "vp8")
        #expect(try video("vp08", T.box("vpcC", T.zeros(4), [0, 10, 0x80])).codecString == "vp08.00.10.08")
        #expect(try video("avc1").codecString == nil)
    }
}
