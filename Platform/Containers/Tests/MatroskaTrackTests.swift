import Testing

@testable import Containers

@Suite("Track entries of Matroska")
struct MatroskaTrackTests {
    private typealias T = TinyMatroska

    private func entry(_ parts: [[UInt8]]) throws -> MatroskaTrack {
        let body = Bytes(T.element(0xAE, parts))
        let tracks = try MatroskaTrack.list(body, SourceReader(MemorySource([]), limits: .default))
        return try #require(tracks.first)
    }

    private func video(_ parts: [[UInt8]], _ own: [[UInt8]] = [], codec: String = "V_VP8") throws -> Track {
        try entry([T.number(0xD7, 1), T.number(0x83, 1), T.text(0x86, codec)] + own + [T.element(0xE0, parts)]).track
    }

    private func audio(_ codec: String, _ parts: [[UInt8]] = [], configuration: [UInt8] = []) throws -> Track {
        try entry([T.number(0x83, 2), T.text(0x86, codec), T.element(0x63A2, configuration), T.element(0xE1, parts)]).track
    }

    private func float(_ id: UInt32, _ value: Double) -> [UInt8] { T.number(id, value.bitPattern) }

    @Test("Omitted elements have the defaults of RFC 9559")
    func defaults() throws {
        let track = try entry([T.number(0xD7, 3), T.number(0x83, 2), T.text(0x86, "A_OPUS")])
        #expect(track.track.number == 3)
        #expect(track.track.isDefault)
        #expect(track.track.languageCode == "eng")
        #expect(track.track.language == "en")
        #expect(track.track.channels == 1)
        let flags = [\Track.isForced, \.isHearingImpaired, \.isVisualImpaired, \.isCommentary]
        #expect(flags.allSatisfy { !track.track[keyPath: $0] })
        #expect(try audio("A_VORBIS").sampleRate == 8000)
        #expect(track.uid == 0)
        #expect(track.defaultDuration == nil)
    }

    @Test("Flags, numbers and names")
    func flags() throws {
        let ids: [(UInt32, KeyPath<Track, Bool>)] = [
            (0x88, \.isDefault), (0x55AA, \.isForced), (0x55AB, \.isHearingImpaired), (0x55AC, \.isVisualImpaired),
            (0x55AF, \.isCommentary),
        ]
        for (id, path) in ids {
            #expect(try entry([T.number(0x83, 2), T.number(id, 1)]).track[keyPath: path])
            #expect(try !entry([T.number(0x83, 2), T.number(id, 0)]).track[keyPath: path])
        }
        let named = try entry([T.number(0x73C5, 77), T.text(0x536E, "Name"), T.text(0x22B59C, "ger"), T.number(0x83, 2)])
        #expect(named.uid == 77)
        #expect(named.track.name == "Name")
        #expect(named.track.language == "de")
        #expect(try entry([T.text(0x536E, "")]).track.name == nil)
        #expect(try entry([T.text(0x22B59C, "und")]).track.languageCode == nil)
        #expect(try entry([T.text(0x22B59C, "")]).track.languageCode == nil)
        // The newer element comes first, unless it says nothing.
        #expect(try entry([T.text(0x22B59C, "ger"), T.text(0x22B59D, "de-CH")]).track.language == "de-CH")
        #expect(try entry([T.text(0x22B59C, "ger"), T.text(0x22B59D, "und")]).track.language == "de")
    }

    @Test(
        "Kinds of tracks",
        arguments: [(1, .video), (2, .audio), (17, .subtitle), (3, .other), (18, .other), (0, .other)] as [(UInt64, Track.Kind)])
    func kinds(_ type: UInt64, _ kind: Track.Kind) throws { #expect(try entry([T.number(0x83, type)]).track.kind == kind) }

    @Test("The frame rate is that of the default duration, of video only")
    func frameRate() throws {
        #expect(try video([], [T.number(0x23E383, 40_000_000)]).frameRate == 25)
        #expect(try video([], [T.number(0x23E383, 1)]).frameRate == 1e9)
        #expect(try video([], [T.number(0x23E383, 0)]).frameRate == nil)
        #expect(try entry([T.number(0x83, 2), T.number(0x23E383, 40_000_000)]).track.frameRate == nil)
    }

    private func sizes(_ parts: [[UInt8]]) throws -> [Int?] {
        let track = try video([T.number(0xB0, 720), T.number(0xBA, 576)] + parts)
        return [track.width, track.height, track.displayWidth, track.displayHeight]
    }

    @Test(
        "The displayed size has the height of the picture, and the shape that pixels, centimetres, inches or a ratio give",
        arguments: [
            (nil, nil, nil, [720, 576]), (16, 9, nil, [1024, 576]), (16, 9, 0, [1024, 576]), (16, 9, 1, [1024, 576]),
            (16, 9, 2, [1024, 576]),
            (16, 9, 3, [1024, 576]), (16, 9, 4, [720, 576]), (1024, 576, 0, [1024, 576]), (360, 288, 0, [720, 576]), (16, 0, 3, [16, 576]),
            (1000, nil, nil, [1000, 576]), (nil, 288, nil, [1440, 576]), (16, 1, 3, [9216, 576]), (1 << 62, 9, 0, [720, 576]),
        ] as [(UInt64?, UInt64?, UInt64?, [Int])])
    func display(_ across: UInt64?, _ down: UInt64?, _ unit: UInt64?, _ size: [Int]) throws {
        let parts = [across.map { T.number(0x54B0, $0) }, down.map { T.number(0x54BA, $0) }, unit.map { T.number(0x54B2, $0) }]
        #expect(try sizes(parts.compactMap(\.self)) == [720, 576] + size)
    }

    @Test("Cropped pixels are not shown, unless nothing would be left")
    func crop() throws {
        let sides = [T.number(0x54CC, 8), T.number(0x54DD, 8), T.number(0x54BB, 2), T.number(0x54AA, 4)]
        #expect(try sizes(sides) == [720, 576, 704, 570])
        #expect(try sizes(sides + [T.number(0x54B0, 704), T.number(0x54BA, 570)]) == [720, 576, 704, 570])
        #expect(try sizes(sides + [T.number(0x54B0, 4), T.number(0x54BA, 3)]) == [720, 576, 760, 570])
        #expect(try sizes([T.number(0x54CC, 400), T.number(0x54DD, 320)]) == [720, 576, 720, 576])
        #expect(try sizes([T.number(0x54CC, 1 << 62), T.number(0x54AA, 576)]) == [720, 576, 720, 576])
    }

    @Test("The codec gives the shape of the pixels where the container gives none")
    func codecShape() throws {
        var set = H264Set()
        set.usability = usability(aspect: 4, transfer: nil)
        let record = T.element(0x63A2, [1, 0x64, 0, 0x28, 0xFF, 0xE1] + TinyMP4.u16(set.unit.count) + set.unit)
        let size = [T.number(0xB0, 720), T.number(0xBA, 576)]
        #expect(try video(size, [record], codec: "V_MPEG4/ISO/AVC").displayWidth == 1047)
        let square = [T.number(0x54B0, 720), T.number(0x54BA, 576)]
        #expect(try video(size + square, [record], codec: "V_MPEG4/ISO/AVC").displayWidth == 720)
    }

    @Test("Colours: transfer function and depth")
    func colour() throws {
        func colour(_ id: UInt32, _ value: UInt64) throws -> Track { try video([T.element(0x55B0, T.number(id, value))]) }
        #expect(try colour(0x55BA, 16).transfer == .pq)
        #expect(try colour(0x55BA, 18).transfer == .hlg)
        #expect(try colour(0x55BA, 1).transfer == .sdr)
        #expect(try colour(0x55BA, 2).transfer == nil)
        #expect(try colour(0x55BB, 16).transfer == nil)
        for (bits, depth) in [(0, nil), (1, 1), (10, 10), (16, 16), (17, nil)] as [(UInt64, Int?)] {
            #expect(try colour(0x55B2, bits).bitDepth == depth)
        }
    }

    @Test(
        "Rotation is counter-clockwise in the file", arguments: [(90, 270), (-90, 90), (180, 180), (-180, 180), (0, 0), (45, 0), (270, 0)])
    func rotation(_ roll: Double, _ degrees: Int) throws {
        let turned = try video([T.number(0xB0, 720), T.number(0xBA, 576), T.element(0x7670, float(0x7675, roll))])
        #expect(turned.rotation == degrees)
        #expect([turned.displayWidth, turned.displayHeight] == (degrees % 180 == 0 ? [720, 576] : [576, 720]))
        #expect(try video([T.element(0x7670, float(0x7674, roll))]).rotation == 0)
    }

    @Test("Sound: rates, channels, and the depth of lossless sound only")
    func sound() throws {
        let plain = [float(0xB5, 44_100), T.number(0x9F, 6), T.number(0x6264, 24)]
        let flac = try audio("A_FLAC", plain)
        #expect([flac.sampleRate, flac.channels, flac.bitDepth] == [44_100, 6, 24])
        #expect(try audio("A_VORBIS", [float(0xB5, 24_000), float(0x78B5, 48_000)]).sampleRate == 48_000)
        #expect(try audio("A_VORBIS", [float(0x78B5, 48_000), float(0xB5, 24_000)]).sampleRate == 48_000)
        for codec in ["A_FLAC", "A_ALAC", "A_TRUEHD", "A_WAVPACK4", "A_TTA1", "A_PCM/INT/LIT"] {
            #expect(try audio(codec, plain).bitDepth == 24)
        }
        for codec in ["A_AC3", "A_VORBIS", "A_MPEG/L3"] { #expect(try audio(codec, plain).bitDepth == nil) }
    }

    @Test(
        "Dolby Vision by either of its configurations",
        arguments: [(0x6476_6343, 5), (0x6476_7643, 5), (0x6476_7743, nil)] as [(UInt64, Int?)])
    func dolbyVision(_ type: UInt64, _ profile: Int?) throws {
        let addition = T.element(0x41E4, [T.number(0x41E7, type), T.element(0x41ED, [1, 0, 0x0B, 0])])
        #expect(try video([], [addition]).dolbyVisionProfile == profile)
        #expect(try video([], [T.element(0x41E4, [T.number(0x41E7, type), T.element(0x41ED, [1])])]).dolbyVisionProfile == nil)
    }

    @Test("Messages of HDR10+ beside the frames, as VP9 has them", arguments: [(4, true), (1, false), (0, false)] as [(UInt64, Bool)])
    func dynamicMetadata(_ type: UInt64, _ isDynamic: Bool) throws {
        var track = try video([], [T.element(0x41E4, [T.number(0x41F0, 4), T.number(0x41E7, type)])])
        track.transfer = .pq
        #expect(track.hdr == (isDynamic ? .hdr10Plus : .hdr10))
    }

    private func encoded(_ fields: [[[UInt8]]]) throws -> MatroskaTrack {
        try entry([T.element(0x6D80, fields.map { T.element(0x6240, $0) })])
    }

    private func compression(_ algorithm: UInt64?, _ settings: [UInt8] = []) -> [UInt8] {
        T.element(0x5034, (algorithm.map { T.number(0x4254, $0) } ?? []) + T.element(0x4255, settings))
    }

    @Test("Encodings: stripped headers, zlib, and those that cannot be undone")
    func encodings() throws {
        #expect(try encoded([[compression(3, [1, 2])]]).restored([3], limit: 10) == [1, 2, 3])
        #expect(try encoded([[compression(3, [1, 2])], [compression(3, [9])]]).restored([3], limit: 10) == [9, 1, 2, 3])
        #expect(try encoded([[T.number(0x5032, 1), compression(3, [1])]]).restored([3], limit: 10) == [1, 3])
        // A scope without frames: only the private data is encoded.
        #expect(try encoded([[T.number(0x5032, 2), compression(3, [1])]]).restored([3], limit: 10) == [3])
        for algorithm in [0, nil] as [UInt64?] {
            let track = try encoded([[compression(algorithm)]])
            #expect(track.isCompressed)
            #expect(!track.isScrambled)
        }
        for algorithm in [1, 2] as [UInt64] { #expect(try encoded([[compression(algorithm)]]).restored([3], limit: 10) == nil) }
        #expect(try encoded([[compression(4)]]).restored([3], limit: 10) == [3])
        #expect(try encoded([[T.number(0x5033, 1)]]).restored([3], limit: 10) == nil)
        #expect(try encoded([[T.number(0x5033, 0)]]).restored([3], limit: 10) == [3])
        let long = [UInt8](repeating: 7, count: 5000)
        #expect(try encoded([[compression(3, Array(long.prefix(4096)))]]).strippedHeader.count == 4096)
        #expect(try encoded([[compression(3, [])], [compression(3, [9])]]).restored([3], limit: 10) == [9, 3])
        // It would be put before every frame, so that a few megabytes of them would become terabytes.
        for many in [[long], Array(repeating: Array(long.prefix(2_000)), count: 3)] {
            let track = try encoded(many.map { [compression(3, $0)] })
            #expect(track.restored([3], limit: 10) == nil && track.strippedHeader.count <= 4_096)
        }
    }

    @Test("Compressed private data is inflated")
    func privateData() throws {
        // zlib, uncompressed block: a configuration of AV1.
        let packed: [UInt8] = [0x78, 0x01, 0x01, 4, 0, 0xFB, 0xFF, 0x81, 0x08, 0x4C, 0, 1, 2, 3, 4]
        let parts = [T.number(0x83, 1), T.text(0x86, "V_AV1"), T.element(0x63A2, packed)]
        #expect(try entry(parts + [T.element(0x6D80, T.element(0x6240, compression(0)))]).track.codecString == "av01.0.08M.10")
        #expect(try entry(parts).track.codecString == nil)
        // The size of all of them together is bounded.
        let stored = [0x78, 0x01, 0x01, 100, 0, 155, 0xFF] + [UInt8](repeating: 7, count: 100) + [1, 2, 3, 4]
        let track = T.element(0xAE, [T.element(0x63A2, stored), T.element(0x6D80, T.element(0x6240, compression(0)))])
        func list(_ count: Int) throws -> Int {
            let reader = SourceReader(MemorySource([]), limits: ReadLimits(tableBytes: 1_000))
            return try MatroskaTrack.list(Bytes((0..<count).flatMap { _ in track }), reader).count
        }
        #expect(try list(9) == 9)
        #expect(throws: ContainerError.tooLarge("the settings of its tracks")) { try list(11) }
    }

    @Test("As many tracks as allowed")
    func limit() throws {
        let body = Bytes([1, 2].flatMap { T.element(0xAE, T.number(0xD7, $0)) } + T.element(0xAF, [1]))
        func count(_ limit: Int) throws -> Int {
            try MatroskaTrack.list(body, SourceReader(MemorySource([]), limits: ReadLimits(listCount: limit))).count
        }
        #expect(try count(2) == 2)
        #expect(throws: ContainerError.tooLarge("the number of its tracks")) { try count(1) }
    }
}
