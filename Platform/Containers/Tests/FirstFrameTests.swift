import Testing

@testable import Containers

@Suite("Facts in the first frame")
struct FirstFrameTests {
    private typealias T = TinyMP4

    private func read(_ codec: Codec, _ frame: [UInt8], channels: Int? = 2, rate: Int? = 48_000) -> Track {
        var track = Track(number: 1, kind: .audio, codec: codec)
        (track.channels, track.sampleRate) = (channels, rate)
        FirstFrame.read(frame, into: &track)
        return track
    }

    @Test(
        "MPEG audio: layer, rate and channels",
        arguments: [
            ([0xFF, 0xFB, 0x90, 0x00], "mp3", 44_100, 2), ([0xFF, 0xFB, 0x94, 0xC0], "mp3", 48_000, 1),
            ([0xFF, 0xFA, 0x98, 0x40], "mp3", 32_000, 2),
            ([0xFF, 0xF3, 0x90, 0x00], "mp3", 22_050, 2), ([0xFF, 0xE3, 0x98, 0xC0], "mp3", 8_000, 1),
            ([0xFF, 0xFD, 0x94, 0x00], "mp2", 48_000, 2),
            ([0xFF, 0xFF, 0x90, 0x00], "mp1", 44_100, 2),
        ] as [([UInt8], String, Int, Int)])
    func mpeg(_ frame: [UInt8], _ codec: String, _ rate: Int, _ channels: Int) {
        let track = read(.mp3, frame + [0])
        #expect(track.codec.rawValue == codec)
        #expect([track.sampleRate, track.channels] == [rate, channels])
    }

    @Test(
        "Other bytes change nothing: no mark, a reserved version, layer or rate, or too few",
        arguments: [
            [0xFE, 0xFB, 0x90, 0], [0xFF, 0xEB, 0x90, 0], [0xFF, 0xF9, 0x90, 0], [0xFF, 0xFB, 0x9C, 0], [0xFF, 0xFB, 0x90], [],
        ] as [[UInt8]])
    func noMPEG(_ frame: [UInt8]) {
        #expect(AudioFrame(mpeg: frame) == nil)
        #expect([read(.mp3, frame).channels, read(.mp3, frame).sampleRate] == [2, 48_000])
    }

    private func core(mode: Int, rate: Int, low: Int, extended: Int? = nil) -> [UInt8] {
        var bits = BitWriter()
        bits.put(0x7FFE_8001, 32)
        bits.put(0xABC_DEF0, 28)
        bits.put(mode, 6)
        bits.put(rate, 4)
        bits.put(0x2AA, 10)
        bits.put(extended ?? 5, 3)
        bits.flag(extended != nil)
        bits.flag(true)
        bits.put(low, 2)
        bits.put(0, 40)
        return bits.bytes
    }

    @Test("The core of DTS, and extensions that add a channel or double the rate")
    func dts() {
        func facts(_ frame: [UInt8]) -> [Int]? { AudioFrame(dts: frame).map { [$0.channels, $0.sampleRate] } }
        #expect(facts(core(mode: 9, rate: 13, low: 2)) == [6, 48_000])
        #expect(facts(core(mode: 9, rate: 13, low: 1)) == [6, 48_000])
        #expect(facts(core(mode: 9, rate: 13, low: 0)) == [5, 48_000])
        #expect(facts(core(mode: 0, rate: 8, low: 0)) == [1, 44_100])
        #expect(facts(core(mode: 9, rate: 13, low: 2, extended: 0)) == [7, 48_000])
        #expect(facts(core(mode: 9, rate: 13, low: 2, extended: 2)) == [6, 96_000])
        #expect(facts(core(mode: 9, rate: 13, low: 2, extended: 3)) == [6, 48_000])
        #expect(facts(core(mode: 16, rate: 13, low: 2)) == nil)
        #expect(facts(core(mode: 9, rate: 0, low: 2)) == nil)
        #expect(facts(Array(core(mode: 9, rate: 13, low: 2).prefix(10))) == nil)
        #expect(facts([0x7F, 0xFE, 0x80, 0x02] + core(mode: 9, rate: 13, low: 2).dropFirst(4)) == nil)
        // The description may know of more channels than the core has.
        #expect(read(.dts, core(mode: 9, rate: 13, low: 2), channels: 8, rate: 96_000).channels == 8)
        #expect(read(.dts, core(mode: 9, rate: 13, low: 2), channels: nil, rate: nil).sampleRate == 48_000)
        #expect(read(.dts, [1, 2, 3], channels: 8).channels == 8)
    }

    private static let message: [UInt8] = [0xB5, 0, 0x3C, 0, 1, 4, 1, 0x40]

    private func unit(_ type: UInt8, _ body: [UInt8]) -> [UInt8] { T.u32(body.count + 2) + [type << 1, 1] + body }
    private func hasHDR10Plus(_ units: [UInt8]...) -> Bool { read(.hevc, units.flatMap(\.self)).hasDynamicMetadata }

    @Test("HDR10+ in the supplemental information before an HEVC picture")
    func hevc() {
        let message = [4, UInt8(Self.message.count)] + Self.message
        let other: [UInt8] = [137, 2, 1, 2]
        #expect(hasHDR10Plus(unit(39, message + [0x80])))
        #expect(hasHDR10Plus(unit(35, [0x50]), unit(39, other + message + [0x80]), unit(19, other)))
        #expect(hasHDR10Plus(unit(39, other), unit(39, message)))
        // Sizes and types of 255 and more.
        #expect(hasHDR10Plus(unit(39, [0xFF, 3, 0xFF, 1] + [UInt8](repeating: 7, count: 256) + message)))
        // After the picture, in another unit, of another application, or cut off.
        #expect(!hasHDR10Plus(unit(19, other), unit(39, message)))
        #expect(!hasHDR10Plus(unit(40, message)))
        #expect(!hasHDR10Plus(unit(39, [4, 8, 0xB5, 0, 0x3C, 0, 1, 5, 1, 0x40])))
        #expect(!hasHDR10Plus(unit(39, [5, 8] + Self.message)))
        #expect(!hasHDR10Plus(unit(39, Array(message.dropLast(3)))))
        #expect(!hasHDR10Plus([0xFF, 0xFF, 0xFF, 0xFF, 39 << 1, 1]))
        #expect(!hasHDR10Plus())
    }

    @Test("HDR10+ in the metadata of an AV1 frame")
    func av1() {
        func unit(_ type: UInt8, _ body: [UInt8]) -> [UInt8] { [type << 3 | 2, UInt8(body.count)] + body }
        #expect(read(.av1, unit(2, []) + unit(5, [4] + Self.message)).hasDynamicMetadata)
        #expect(read(.av1, [5 << 3 | 6, 0, 0x89, 0, 4] + Self.message).hasDynamicMetadata)
        #expect(!read(.av1, unit(5, [1] + Self.message)).hasDynamicMetadata)
        #expect(!read(.av1, unit(6, [4] + Self.message)).hasDynamicMetadata)
        #expect(!read(.av1, [5 << 3] + [4] + Self.message).hasDynamicMetadata)
        #expect(!read(.av1, [5 << 3 | 2, 0xFF, 0xFF, 0xFF, 0xFF, 4] + Self.message).hasDynamicMetadata)
        #expect(!read(.av1, [5 << 3 | 2]).hasDynamicMetadata)
    }

    @Test("A kind of HDR has a name: the richest that the file tells")
    func names() {
        func name(_ transfer: Track.Transfer?, dynamic: Bool = false, dolbyVision: Int? = nil) -> String? {
            var track = Track(number: 1, kind: .video, codec: .hevc)
            (track.transfer, track.hasDynamicMetadata, track.dolbyVisionProfile) = (transfer, dynamic, dolbyVision)
            return track.hdr?.rawValue
        }
        #expect(name(.pq) == "HDR10")
        #expect(name(.pq, dynamic: true) == "HDR10+")
        #expect(name(.pq, dynamic: true, dolbyVision: 8) == "Dolby Vision")
        #expect(name(nil, dolbyVision: 5) == "Dolby Vision")
        #expect(name(.hlg) == "HLG")
        #expect(name(.sdr) == nil)
        #expect(name(nil) == nil)
    }
}

@Suite("Frame rates from the times of frames")
struct FrameTimesTests {
    private func rate(_ ticks: [Int64], isWhole: Bool = true, tick: Double = 0.001) -> Double? {
        var times = FrameTimes(needed: 120)
        for time in ticks { times.add(time) }
        return times.rate(isWhole: isWhole, tick: tick)
    }

    private func rounded(_ rate: Double, _ count: Int, from start: Int64 = 0) -> [Int64] {
        (0..<count).map { start + Int64((Double($0) * 1000 / rate).rounded()) }
    }

    @Test(
        "Times in whole milliseconds give the usual rates",
        arguments: [24_000.0 / 1001, 24, 25, 30_000.0 / 1001, 30, 50, 60_000.0 / 1001, 60, 120])
    func usual(_ expected: Double) {
        #expect(rate(rounded(expected, 120)) == expected)
        #expect(rate(rounded(expected, 120, from: 7_000).reversed()) == expected)
    }

    @Test("Other rates stay as they are")
    func unusual() throws {
        #expect(try abs(#require(rate(rounded(17.5, 100))) - 17.5) < 0.01)
        #expect(rate([0, 400]) == 2.5)
        #expect(rate([0, 1 << 62]).map { $0 > 0 } == true)
    }

    @Test("The last frames of a part may wait for others, and do not count")
    func reordered() {
        let times = rounded(25, 130)
        let missing = times.prefix(110) + [times[111], times[113], times[115], times[117], times[129]]
        #expect(rate(Array(missing), isWhole: false) == 25)
        #expect(rate(Array(missing), isWhole: true) != 25)
    }

    @Test("One moment, or none, has no rate", arguments: [[], [5], [5, 5], [.min, .max]] as [[Int64]])
    func none(_ ticks: [Int64]) { #expect(rate(ticks) == nil) }
}

@Suite("Codec strings from private data")
struct CodecPrivateDataTests {
    private static let hevc: [UInt8] = [1, 2, 0x20, 0, 0, 3, 0, 0x90, 0, 0, 3, 0, 0, 3, 0, 30, 0xA0]

    @Test("HEVC after start codes and in a record: profile, tier, level and constraints")
    func hevc() {
        let parameters = [0, 0, 0, 1, 0x40, 1, 0x0C] + [0, 0, 1, 0x42, 1] + Self.hevc
        #expect(Codec.hevc.codecString(privateData: parameters) == "hvc1.2.4.L30.90")
        let record: [UInt8] = [1, 2, 0x20, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 30, 0xF0, 0, 0xFC, 0xFD, 0xFA, 0xFA, 0, 0, 0x0F, 0]
        #expect(Codec.hevc.codecString(privateData: record) == "hvc1.2.4.L30.90")
        for count in 0..<parameters.count - 3 { #expect(Codec.hevc.codecString(privateData: Array(parameters.prefix(count))) == nil) }
    }

    @Test("H.264 after start codes and in a record; AV1 in a record; others have none")
    func others() {
        let parameters: [UInt8] = [0, 0, 0, 1, 9, 0xF0, 0, 0, 0, 1, 0x67, 0x64, 0, 0x28, 0xAC, 0xD9]
        #expect(Codec.h264.codecString(privateData: parameters) == "avc1.640028")
        #expect(Codec.h264.codecString(privateData: [1, 0x4D, 0x40, 0x1F, 0xFF]) == "avc1.4D401F")
        #expect(Codec.h264.codecString(privateData: [0, 0, 1, 0x68, 1, 2, 3, 4]) == nil)
        #expect(Codec.av1.codecString(privateData: [0x81, 0x08, 0x4C, 0]) == "av01.0.08M.10")
        #expect(Codec.mpeg4.codecString(privateData: parameters) == nil)
        for codec in [Codec.h264, .hevc, .av1] { #expect(codec.codecString(privateData: []) == nil) }
    }
}
