import Testing

@testable import Containers

/// What ffmpeg does not write: lacing, stripped headers, compression.
@Suite("Segments of Matroska")
struct RemuxMatroskaTests {
    private typealias T = TinyMatroska

    private static let video = T.element(
        0xAE,
        [
            T.number(0xD7, 1), T.number(0x83, 1), T.text(0x86, "V_MPEG4/ISO/AVC"), T.number(0x23E383, 40_000_000),
            T.element(0x63A2, [1, 0x64, 0, 0x28, 0xFF, 0xE1, 0, 4, 0x67, 0x64, 0, 0x28, 1, 0, 1, 0x68]),
            T.element(0xE0, [T.number(0xB0, 320), T.number(0xBA, 180)]),
        ])

    /// Sound of 32 ms frames, the first of which has a header of 16 bytes.
    private static func sound(_ extra: [UInt8] = []) -> [UInt8] {
        T.element(
            0xAE,
            [
                T.number(0xD7, 2), T.number(0x83, 2), T.text(0x86, "A_AC3"), extra,
                T.element(0xE1, [T.element(0xB5, [0x47, 0x3B, 0x80, 0]), T.element(0x9F, [2])]),
            ])
    }

    /// 48 kHz, 192 kbit/s, stereo.
    private static let frame: [UInt8] = [0x0B, 0x77, 0, 0, 0x14, 0x40, 0x40, 0, 1, 2, 3, 4, 5, 6, 7, 8]

    private static func laced(_ time: Int16, kind: UInt8, sizes: [UInt8], _ frames: [[UInt8]]) -> [UInt8] {
        let time = UInt16(bitPattern: time)
        let head = [0x82, UInt8(time >> 8), UInt8(time & 255), 0x80 | kind << 1, UInt8(frames.count - 1)]
        return T.element(0xA3, head + sizes + frames.flatMap(\.self))
    }

    private func open(_ tracks: [[UInt8]], _ clusters: [[UInt8]]) throws -> (remuxer: Remuxer, source: MemorySource) {
        let source = MemorySource(T.file(tracks: tracks, clusters))
        return (try Remuxer(source, description: describe(source)), source)
    }

    private static let picture = T.simpleBlock(time: 0, isKeyframe: true, [9])

    @Test("The frames of a laced block are samples of their own, one frame apart", arguments: [1, 2, 3] as [UInt8])
    func lacing(_ kind: UInt8) throws {
        let frames = [Self.frame, Self.frame, Self.frame]
        let sizes: [UInt8] = kind == 1 ? [16, 16] : kind == 3 ? [0x90, 0xBF] : []
        let blocks = [
            Self.picture, Self.laced(0, kind: kind, sizes: sizes, frames), Self.laced(96, kind: kind, sizes: sizes, frames),
        ]
        let (remuxer, source) = try open([Self.video, Self.sound()], [T.cluster(time: 0, blocks)])
        let rendition = try remuxer.rendition(of: 2)
        #expect(rendition.timescale == 48_000)
        let samples = try rendition.samples.samples(of: 0, SourceReader(source, limits: .default))
        #expect(samples.map(\.decodeTime) == (0..<6).map { $0 * 1536 })
        #expect(samples.allSatisfy { $0.size == 16 && $0.duration == 1536 && $0.isSync })
        let bytes = try rendition.segment(0).bytes(from: source)
        #expect(Array(bytes.suffix(96)) == frames.flatMap(\.self) + frames.flatMap(\.self))
    }

    @Test("Bytes that were stripped from each frame are put back")
    func stripped() throws {
        let encoding = T.element(
            0x6D80, T.element(0x6240, T.element(0x5034, [T.number(0x4254, 3), T.element(0x4255, [0x0B, 0x77])].flatMap(\.self))))
        let short = Array(Self.frame.dropFirst(2))
        let blocks = [Self.picture] + (0..<3).map { T.simpleBlock(track: 2, time: $0 * 32, isKeyframe: true, short) }
        let (remuxer, source) = try open([Self.video, Self.sound(encoding)], [T.cluster(time: 0, blocks)])
        let segment = try remuxer.rendition(of: 2).segment(0)
        #expect(Array(try segment.bytes(from: source).suffix(48)) == Self.frame + Self.frame + Self.frame)
        #expect(segment.ticks == 3 * 1536)
    }

    @Test(
        "Frames that are compressed or encrypted are refused",
        arguments: [
            (T.element(0x5034, T.number(0x4254, 0)), "its frames are compressed again"),
            (T.element(0x5034, T.number(0x4254, 1)), "its frames are encrypted or compressed"),
            (T.number(0x5033, 1), "its frames are encrypted or compressed"),
        ])
    func scrambled(_ encoding: [UInt8], _ reason: String) throws {
        let block = T.simpleBlock(track: 2, time: 0, isKeyframe: true, Self.frame)
        let (remuxer, _) = try open(
            [Self.video, Self.sound(T.element(0x6D80, T.element(0x6240, encoding)))], [T.cluster(time: 0, [Self.picture, block])])
        #expect(throws: ContainerError.unsupported(reason)) { try remuxer.rendition(of: 2) }
    }

    @Test("Sound that is stored long before or after its pictures is in the segment of its time")
    func interleaving() throws {
        func pictures(_ seconds: Range<Int>) -> [[UInt8]] {
            seconds.map { T.cluster(time: UInt64($0) * 1000, [T.simpleBlock(time: 0, isKeyframe: true, [UInt8($0)])]) }
        }
        func sounds(_ numbers: Range<Int>) -> [[UInt8]] {
            numbers.map { T.cluster(time: UInt64($0) * 32, [T.simpleBlock(track: 2, time: 0, isKeyframe: true, Self.frame)]) }
        }
        // Three seconds early, then two late.
        let (remuxer, source) = try open(
            [Self.video, Self.sound()], sounds(0..<200) + pictures(0..<8) + sounds(200..<220) + pictures(8..<12) + sounds(220..<380))
        let rendition = try remuxer.rendition(of: 2)
        #expect(remuxer.plan.count == 3)
        var times: [Int64] = []
        for number in 0..<remuxer.plan.count {
            let samples = try rendition.samples.samples(of: number, SourceReader(source, limits: .default))
            let start = Int64(remuxer.plan.start(of: number) * 48_000)
            #expect(samples.allSatisfy { $0.decodeTime >= start })
            times += samples.map(\.decodeTime)
        }
        #expect(times == (0..<380).map { $0 * 1536 })
    }

    @Test(
        "Times of decoding: those of presentation in ascending order, earlier by the delay",
        arguments: [
            ([0, 40, 80], [120], 0, [0, 40, 80], [40, 40, 40]),
            ([0, 120, 40, 80], [160], 80, [-80, -40, 0, 40], [40, 40, 40, 40]),
            // The first pictures of the next segment are shown before its keyframe.
            ([0, 40], [160, 80, 120], 80, [-80, -40], [40, 40]),
            // The last segment.
            ([0, 40, 90], [], 0, [0, 40, 90], [40, 50, 50]),
            ([7], [], 0, [7], [33]),
            // Equal times, and a later segment that starts too early.
            ([0, 0, 50], [20], 0, [0, 0, 20], [0, 20, 0]),
        ] as [([Int64], [Int64], Int64, [Int64], [Int64])])
    func reordering(_ times: [Int64], _ following: [Int64], _ delay: Int64, _ decoded: [Int64], _ durations: [Int64]) throws {
        func sample(_ time: Int64) -> WalkedSample {
            WalkedSample(time: time, decodeTime: nil, duration: nil, isSync: true, position: 0, size: 0)
        }
        let samples = try ReorderedTimes.pictures(
            (times.map(sample), following.map(sample)), delay: delay, length: times.count == 1 ? 33 : nil)
        #expect(samples.map(\.decodeTime) == decoded)
        #expect(samples.map(\.duration) == durations)
        #expect(samples.map { $0.decodeTime + $0.compositionOffset } == times)
    }

    @Test("Clusters at the ends of time give an error", arguments: [1, 1 << 40, 1 << 62, UInt64(Int64.max), .max])
    func extremes(_ time: UInt64) throws {
        for second in [0, time] {
            let clusters = [0, second, time].map { time in
                T.cluster(time: time, [-3, 0, 3].map { T.simpleBlock(track: 2, time: $0, isKeyframe: true, Self.frame) } + [Self.picture])
            }
            guard let (remuxer, _) = try? open([Self.video, Self.sound()], clusters) else { continue }
            for track in 1...2 {
                guard let rendition = try? remuxer.rendition(of: track) else { continue }
                for number in 0..<min(remuxer.plan.count, 5) { _ = try? rendition.segment(number) }
            }
        }
    }

    @Test(
        "Pictures before 0 are squeezed into ticks at 0; nothing else moves",
        arguments: [
            ([0, 40, 80], [0, 40, 80], [0, 40, 80]),
            ([-80, -40, 0, 40], [0, 1, 2, 40], [0, 1, 2, 40]),
            ([-40, 40, 0, 80], [0, 40, 1, 80], [0, 1, 40, 80]),
            ([-3, -2, -1, 0, 1, 2, 3, 90], [0, 1, 2, 3, 4, 5, 6, 90], [0, 1, 2, 3, 4, 5, 6, 90]),
        ] as [([Int64], [Int64], [Int64])])
    func squeezing(_ times: [Int64], _ shown: [Int64], _ decoded: [Int64]) throws {
        let sorted = times.sorted()
        let samples = times.indices.map { place in
            StreamSample(
                decodeTime: sorted[place], compositionOffset: times[place] - sorted[place],
                duration: (place + 1 < sorted.count ? sorted[place + 1] : sorted[place] + 40) - sorted[place], isSync: place == 0,
                position: 0,
                size: 1)
        }
        let result = try ReorderedTimes.squeezed(samples)
        #expect(result.map { $0.decodeTime + $0.compositionOffset } == shown)
        #expect(result.map(\.decodeTime) == decoded)
        let end = (samples.last?.decodeTime ?? 0) + 40
        #expect(result.map(\.duration).reduce(result[0].decodeTime, +) == end)
    }

    @Test("The headers of VP9, AC-3 and E-AC-3, and frames that are none")
    func headers() {
        // Profile 0, 4:2:0, BT.709; profile 1, 4:4:4; profile 2, 12 bits.
        #expect(VP9Header([0x82, 0x49, 0x83, 0x42, 0x40, 0])?.matrix == 1)
        #expect(VP9Header([0xA2, 0x49, 0x83, 0x42, 0x40, 0])?.subsampling == 3)
        #expect(VP9Header([0x92, 0x49, 0x83, 0x42, 0xA0, 0])?.bitDepth == 12)
        for frame in [[], [0x82], [0x86, 0x49, 0x83, 0x42, 0, 0], [0x82, 0x49, 0x83, 0x43, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF]] as [[UInt8]] {
            #expect(VP9Header(frame) == nil)
            #expect(DolbyHeader.ac3(frame) == nil)
            #expect(DolbyHeader.eac3(frame) == nil)
        }
        #expect(DolbyHeader.ac3(Self.frame) == [0x10, 0x11, 0x40])
        #expect(AudioConfiguration(ac3: [0x10, 0x11, 0x40]).bitRate == 192_000)
    }
}
