import Testing

@testable import Containers

@Suite("Fragments of MP4")
struct FragmentTests {
    private typealias T = TinyMP4

    private func full(_ flags: Int, version: UInt8 = 0) -> [UInt8] { [version] + T.u32(flags).dropFirst() }

    private func fragment(_ boxes: [UInt8]..., defaults: [Int: MP4Movie.FragmentDefaults] = [:]) throws -> MP4TrackFragment {
        let box = MP4Box(type: "traf", body: Bytes(boxes.flatMap(\.self)))
        return try MP4TrackFragment(box, defaults, SourceReader(MemorySource([]), limits: .default))
    }

    /// Samples as (duration, size, offset, 1 for a keyframe).
    private func samples(_ fragment: MP4TrackFragment) throws -> [[Int64]] {
        try fragment.runs.flatMap { run in
            try (0..<run.count).map { place in
                let sample = try run.sample(place, fragment)
                return [sample.duration, sample.size, sample.compositionOffset, sample.isSync ? 1 : 0]
            }
        }
    }

    @Test("Each optional field of the header moves those behind it (ISO/IEC 14496-12, 8.8.7)", arguments: 0..<64)
    func header(_ choice: Int) throws {
        // Base offset, description, duration, size, flags; bit 2 of the flags is not in use.
        let flags = choice & 0b11_1011
        var body = T.u32(9)
        if flags & 1 != 0 { body += T.u64(777) }
        if flags & 2 != 0 { body += T.u32(5) }
        if flags & 8 != 0 { body += T.u32(40) }
        if flags & 0x10 != 0 { body += T.u32(600) }
        if flags & 0x20 != 0 { body += T.u32(0x1_0000) }
        let defaults = [9: MP4Movie.FragmentDefaults(duration: 20, size: 30, flags: 3), 8: .init(duration: 1, size: 1, flags: 1)]
        let read = try fragment(T.box("tfhd", full(flags), body), defaults: defaults)
        #expect(read.track == 9)
        #expect(read.baseOffset == (flags & 1 != 0 ? 777 : nil))
        #expect(read.duration == (flags & 8 != 0 ? 40 : 20))
        #expect(read.size == (flags & 0x10 != 0 ? 600 : 30))
        #expect(read.flags == (flags & 0x20 != 0 ? 0x1_0000 : 3))
        #expect(read.decodeTime == nil)
    }

    @Test("Without defaults everything is zero; without a header the fragment is refused")
    func missing() throws {
        let read = try fragment(T.box("tfhd", full(0), T.u32(9)))
        #expect([read.duration, read.size, Int64(read.flags)] == [0, 0, 0])
        #expect(throws: ContainerError.malformed("a fragment has no header (tfhd)")) { try fragment(T.box("tfdt", full(0), T.u32(1))) }
    }

    @Test("Decode times of both versions", arguments: [(0, 0xFFFF_FFFF), (1, 1 << 40)] as [(UInt8, UInt64)])
    func decodeTime(_ version: UInt8, _ time: UInt64) throws {
        let body = version == 1 ? T.u64(time) : T.u32(Int(time))
        #expect(try fragment(T.box("tfhd", full(0), T.u32(1)), T.box("tfdt", full(0, version: version), body)).decodeTime == Int64(time))
    }

    @Test("Each optional field of a run moves those behind it (ISO/IEC 14496-12, 8.8.8)", arguments: 0..<64)
    func run(_ choice: Int) throws {
        let flags = (choice & 0b11_11) << 8 | (choice >> 4 & 1) | (choice >> 5 & 1) << 2
        var body = T.u32(2)
        if flags & 1 != 0 { body += T.u32(-44) }
        if flags & 4 != 0 { body += T.u32(0x200_0000) }
        for sample in 0..<2 {
            if flags & 0x100 != 0 { body += T.u32(100 + sample) }
            if flags & 0x200 != 0 { body += T.u32(2000 + sample) }
            if flags & 0x400 != 0 { body += T.u32(sample == 0 ? 0x1_0000 : 0x200_0000) }
            if flags & 0x800 != 0 { body += T.u32(-5 - sample) }
        }
        let head = T.box("tfhd", full(0x38), T.u32(1), T.u32(7), T.u32(8), T.u32(0x1_0000))
        let read = try fragment(head, T.box("trun", full(flags), body))
        #expect(read.runs.map(\.dataOffset) == [flags & 1 != 0 ? -44 : nil])
        let expected = (0..<2).map { (sample: Int64) -> [Int64] in
            let isSync = flags & 0x400 != 0 ? sample == 1 : flags & 4 != 0 && sample == 0
            return [
                flags & 0x100 != 0 ? 100 + sample : 7, flags & 0x200 != 0 ? 2000 + sample : 8, flags & 0x800 != 0 ? -5 - sample : 0,
                isSync ? 1 : 0,
            ]
        }
        #expect(try samples(read) == expected)
    }

    @Test("A count that fits its run exactly is accepted, one more is not")
    func counts() throws {
        let head = T.box("tfhd", full(0), T.u32(1))
        #expect(try fragment(head, T.box("trun", full(0x301), T.u32(2), T.u32(0), T.zeros(16))).runs.first?.count == 2)
        #expect(throws: ContainerError.self) { try fragment(head, T.box("trun", full(0x301), T.u32(2), T.u32(0), T.zeros(15))) }
        #expect(try fragment(head, T.box("trun", full(0), T.u32(1_000_000))).runs.first?.count == 1_000_000)
        #expect(throws: ContainerError.self) { try fragment(head, T.box("trun", full(0), T.u32(1_000_001))) }
    }

    /// A movie without samples of its own, with fragments.
    private func movie(_ fragments: [UInt8], edits: [UInt8] = []) throws -> MediaDescription {
        var tiny = TinyMP4()
        tiny.times = T.box("stts", T.u32(0), T.u32(0))
        tiny.sizes = T.box("stsz", T.u32(0), T.u32(0), T.u32(0))
        tiny.chunks = T.box("stsc", T.u32(0), T.u32(0))
        tiny.positions = T.box("stco", T.u32(0), T.u32(0))
        tiny.syncs = []
        tiny.edits = edits
        tiny.extra = T.box("mvex", T.box("trex", T.u32(0), T.u32(1), T.u32(1), T.u32(100), T.u32(5), T.u32(0)))
        return try describe(MemorySource(T.box("ftyp", Array("isom".utf8), T.u32(0)) + tiny.movie + fragments))
    }

    /// The first byte behind the movie.
    private func start(edits: [UInt8] = []) throws -> Int64 {
        let empty = try movie(T.box("free"), edits: edits)
        let rate = try #require(empty.bitRate)
        // One second long: the bit rate is eight times the size.
        return Int64(rate / 8 - 8)
    }

    private func moof(_ time: Int?, count: Int, firstFlags: Int = 0, offset: Int = 0) -> [UInt8] {
        let clock = time.map { T.box("tfdt", full(0), T.u32($0)) } ?? []
        let table = T.box("trun", full(0x804), T.u32(count), T.u32(firstFlags), (0..<count).flatMap { _ in T.u32(offset) })
        return T.box("moof", T.box("traf", T.box("tfhd", full(0x20), T.u32(1), T.u32(0x1_0000)), clock, table)) + T.box("mdat", [1, 2])
    }

    @Test("Keyframes, duration and frame rate of fragments, with and without their times")
    func scan() throws {
        let first = moof(0, count: 5, offset: 20)
        let media = try movie(first + moof(nil, count: 3) + moof(1000, count: 2))
        let at = try start()
        let second = at + Int64(first.count)
        #expect(media.isFragmented)
        #expect(
            media.keyframes
                == KeyframeIndex(
                    timescale: 1000, ticks: [20, 500, 1000], positions: [at, second, second + Int64(moof(nil, count: 3).count)]))
        #expect(media.duration == 1.2)
        #expect(media.tracks.first?.duration == 1.2)
        // Ten frames of 100 ms; the gap before the last two is none of them.
        #expect(media.tracks.first?.frameRate == 10)
    }

    @Test("Keyframes out of order are sorted, those of a truncated fragment are left out")
    func order() throws {
        let late = moof(500, count: 1), early = moof(0, count: 1)
        let media = try movie(late + early + moof(700, count: 1).prefix(30))
        #expect(media.keyframes?.ticks == [0, 500])
        #expect(media.keyframes?.positions == [try start() + Int64(late.count), try start()])
        #expect(media.duration == 0.6)
        #expect(try movie(moof(0, count: 3, firstFlags: 0x1_0000)).keyframes == nil)
    }

    @Test("An edit moves the keyframes and shortens the track")
    func edits() throws {
        let edit = T.box("edts", T.box("elst", T.u32(0), T.u32(1), T.u32(0), T.u32(300), T.u32(0x10000)))
        let media = try movie(moof(0, count: 5) + moof(500, count: 5), edits: edit)
        #expect(media.keyframes?.ticks == [-300, 200])
        #expect(media.duration == 0.7)
        #expect(media.tracks.first?.frameRate == 10)
    }

    private func sidx(
        track: Int = 1, scale: Int = 500, time: Int = 0, first: Int = 0, _ references: [(size: Int, duration: Int, access: Int)]
    ) -> [UInt8] {
        let entries = references.flatMap { T.u32($0.size) + T.u32($0.duration) + T.u32($0.access) }
        return T.box(
            "sidx", full(0), T.u32(track), T.u32(scale), T.u32(time), T.u32(first), T.u16(0), T.u16(references.count), entries)
    }

    private let sync = 0x9000_0000

    @Test("A segment index in front replaces the scan of all fragments")
    func index() throws {
        let one = moof(1000, count: 5), two = moof(1500, count: 5)
        // The claimed durations differ from those of the fragments: the index was used.
        let index = sidx(time: 500, [(one.count, 300, sync), (two.count, 200, sync)])
        let media = try movie(T.box("styp", Array("msdh".utf8)) + index + one + two)
        let at = try start() + 12 + Int64(index.count)
        #expect(media.keyframes == KeyframeIndex(timescale: 1000, ticks: [1000, 1600], positions: [at, at + Int64(one.count)]))
        #expect(media.duration == 2)
    }

    @Test("The first fragment shows whether the index counts from another zero")
    func shifted() throws {
        let one = moof(1200, count: 5), two = moof(1700, count: 5)
        let index = sidx(time: 0, [(one.count, 250, sync), (two.count, 250, sync)])
        let media = try movie(index + one + two)
        #expect(media.keyframes?.ticks == [1200, 1700])
        #expect(media.duration == 2.2)
    }

    @Test("The wide form of a segment index, with a distance to the first fragment")
    func wide() throws {
        let one = moof(0, count: 5), two = moof(500, count: 5)
        let entries = [one.count, two.count].flatMap { T.u32($0) + T.u32(250) + T.u32(sync) }
        let gap = T.box("free", [1, 2, 3])
        let index = T.box(
            "sidx", full(0, version: 1), T.u32(1), T.u32(500), T.u64(0), T.u64(UInt64(gap.count)), T.u16(0), T.u16(2), entries)
        let media = try movie(index + gap + one + two)
        let at = try start() + Int64(index.count + gap.count)
        #expect(media.keyframes == KeyframeIndex(timescale: 1000, ticks: [0, 500], positions: [at, at + Int64(one.count)]))
    }

    @Test("A segment index that does not tell enough is not used")
    func unusable() throws {
        // A keyframe at 1500 that only a scan finds.
        let one = moof(1000, count: 5), two = moof(1500, count: 5)
        let sizes = (one.count, two.count)
        let scanned: [Int64] = [1000, 1500]
        let bad = [
            sidx(track: 2, [(sizes.0, 300, sync), (sizes.1, 200, sync)]), sidx(scale: 0, [(sizes.0, 300, sync), (sizes.1, 200, sync)]),
            sidx([(sizes.0 + sizes.1, 500, sync)]), sidx([(sizes.0, 300, sync), (sizes.1, 200, 0x1000_0000)]),
            sidx([(sizes.0, 300, sync), (sizes.1 | 0x8000_0000, 200, sync)]), sidx([(sizes.0, 300, sync), (sizes.1 / 2, 200, sync)]),
            sidx([(sizes.0 + sizes.1, 300, sync), (8, 200, sync)]), T.box("abcd"),
        ]
        for index in bad {
            #expect(try movie(index + one + two).keyframes?.ticks == scanned)
        }
        let good = sidx([(sizes.0, 300, sync), (sizes.1, 200, sync)])
        for between in ["styp", "free", "skip", "emsg", "prft", "uuid", "ssix"] {
            #expect(try movie(T.box(between) + good + one + two).keyframes?.ticks == [1000, 1600])
        }
        for after in ["mfra", "free", "skip"] { #expect(try movie(good + one + two + T.box(after)).keyframes?.ticks == [1000, 1600]) }
        #expect(try movie(good + one + two + T.zeros(7)).keyframes?.ticks == [1000, 1600])
        #expect(try movie(good + one + two + moof(2000, count: 1)).keyframes?.ticks == [1000, 1500, 2000])
    }

    @Test("Too many keyframes in fragments, or too much to read, leave out the index")
    func tooMany() throws {
        var tiny = TinyMP4()
        tiny.extra = T.box("mvex", T.box("trex", T.u32(0), T.u32(1), T.u32(1), T.u32(100), T.u32(5), T.u32(0)))
        let bytes = T.box("ftyp", Array("isom".utf8), T.u32(0)) + tiny.movie + (0..<6).flatMap { moof(1000 + 500 * $0, count: 5) }
        func index(_ limits: ReadLimits) throws -> Int? { try describe(MemorySource(bytes), limits: limits).keyframes?.count }
        #expect(try index(.default) == 8)
        #expect(try index(ReadLimits(keyframes: 8)) == 8)
        #expect(try index(ReadLimits(keyframes: 7)) == nil)
        #expect(try index(ReadLimits(indexBytesRead: 0)) != nil)
        let far = bytes + T.box("mdat", T.zeros(100_000)) + moof(9000, count: 1)
        #expect(try describe(MemorySource(far)).keyframes?.count == 9)
        #expect(try describe(MemorySource(far), limits: ReadLimits(indexBytesRead: 0)).keyframes == nil)
    }
}
