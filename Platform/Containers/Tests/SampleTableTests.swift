import Testing

@testable import Containers

@Suite("Sample tables of MP4")
struct SampleTableTests {
    private typealias T = TinyMP4

    /// Boxes of `stbl` as a table.
    private func table(_ boxes: [UInt8]...) throws -> MP4SampleTable {
        try MP4SampleTable(Bytes(boxes.flatMap(\.self)).boxes(SourceReader(MemorySource([]), limits: .default)))
    }

    private let times = T.box("stts", T.u32(0), T.u32(3), T.u32(2), T.u32(10), T.u32(1), T.u32(5), T.u32(4), T.u32(100))
    private let offsets = T.box("ctts", T.u32(0), T.u32(3), T.u32(1), T.u32(7), T.u32(2), T.u32(-3), T.u32(1), T.u32(50))
    private let sizes = T.box("stsz", T.u32(0), T.u32(0), T.u32(7), (1...7).flatMap { T.u32($0 * 100) })
    /// Chunks of two samples, the third of one, the rest of three.
    private let chunks = T.box(
        "stsc", T.u32(0), T.u32(3), T.u32(1), T.u32(2), T.u32(1), T.u32(3), T.u32(1), T.u32(1), T.u32(4), T.u32(3), T.u32(1))
    private let positions = T.box("stco", T.u32(0), T.u32(4), T.u32(1000), T.u32(5000), T.u32(9000), T.u32(20_000))

    /// Samples as (decode, composition, duration, position, size).
    private func samples(_ table: MP4SampleTable, _ numbers: [Int]) throws -> [[Int64]] {
        var cursor = MP4SampleCursor(table)
        return try numbers.map { number in
            try cursor.sample(number).map { [$0.decodeTime, $0.compositionTime, $0.duration, $0.position, $0.size] } ?? []
        }
    }

    @Test("Times, offsets, sizes and positions of each sample, whichever are asked for")
    func walk() throws {
        let table = try table(times, offsets, sizes, chunks, positions)
        let all: [[Int64]] = [
            [0, 7, 10, 1000, 100], [10, 7, 10, 1100, 200], [20, 17, 5, 5000, 300], [25, 75, 100, 5300, 400], [125, 125, 100, 9000, 500],
            [225, 225, 100, 20_000, 600], [325, 325, 100, 20_600, 700],
        ]
        #expect(try samples(table, Array(0...7)) == all + [[]])
        for start in 0..<7 {
            for step in 1...3 {
                let numbers = Array(stride(from: start, to: 7, by: step))
                #expect(try samples(table, numbers) == numbers.map { all[$0] })
            }
        }
        #expect(try samples(table, [3, 3, 6, 6]) == [all[3], all[3], all[6], all[6]])
        #expect(try table.totalTime() == (425, 7))
        #expect(try table.totalSize() == 2800)
    }

    @Test("Samples beyond a table of times or of chunks do not exist")
    func short() throws {
        let fewTimes = T.box("stts", T.u32(0), T.u32(1), T.u32(2), T.u32(10))
        #expect(try samples(table(fewTimes, sizes, chunks, positions), [1, 2]).map(\.count) == [5, 0])
        let fewChunks = T.box("stco", T.u32(0), T.u32(2), T.u32(1000), T.u32(5000))
        #expect(try samples(table(times, sizes, chunks, fewChunks), [3]).map(\.count) == [5])
        #expect(throws: ContainerError.self) { try samples(table(times, sizes, chunks, fewChunks), [4]) }
        #expect(try samples(table(times, sizes, T.box("stsc", T.u32(0), T.u32(0)), positions), [0]).map(\.count) == [0])
    }

    @Test("Equal sizes: positions are products, and nothing is stored")
    func equal() throws {
        let same = T.box("stsz", T.u32(0), T.u32(50), T.u32(7))
        let table = try table(times, same, chunks, positions)
        #expect(try samples(table, [0, 1, 3, 6]).map { $0.suffix(2) } == [[1000, 50], [1050, 50], [5050, 50], [20_050, 50]])
        #expect(try table.totalSize() == 350)
        #expect(try self.table(same).sizes.count == 0)
    }

    @Test(
        "Compact sizes of 4, 8 and 16 bits (ISO/IEC 14496-12, 8.7.3.3)",
        arguments: [
            (4, 3, [0x12, 0x30], [1, 2, 3]), (4, 4, [0x12, 0x3F], [1, 2, 3, 15]), (8, 3, [9, 0, 255], [9, 0, 255]),
            (16, 2, [1, 0, 0xFF, 0xFE], [256, 65_534]),
        ] as [(UInt8, Int, [UInt8], [Int64])])
    func compact(_ bits: UInt8, _ count: Int, _ bytes: [UInt8], _ expected: [Int64]) throws {
        let read = try table(T.box("stz2", T.u32(0), [0, 0, 0, bits], T.u32(count), bytes))
        #expect(try (0..<count).map { try read.size(of: $0) } == expected)
        #expect(try read.totalSize() == expected.reduce(0, +))
        #expect(throws: ContainerError.self) { try table(T.box("stz2", T.u32(0), [0, 0, 0, bits], T.u32(count), bytes.dropLast())) }
    }

    @Test("Other widths of compact sizes are refused", arguments: [0, 1, 2, 12, 32] as [UInt8])
    func widths(_ bits: UInt8) {
        #expect(throws: ContainerError.self) { try table(T.box("stz2", T.u32(0), [0, 0, 0, bits], T.u32(1), T.zeros(8))) }
    }

    @Test(
        "A count that fits its table exactly is accepted, one more is not",
        arguments: [("stts", 8), ("ctts", 8), ("stsc", 12), ("stco", 4), ("co64", 8), ("stss", 4)])
    func counts(_ type: String, _ width: Int) throws {
        #expect(throws: Never.self) { try table(T.box(type, T.u32(0), T.u32(3), T.zeros(3 * width))) }
        #expect(throws: ContainerError.malformed("its table “\(type)” is cut short")) {
            try table(T.box(type, T.u32(0), T.u32(4), T.zeros(4 * width - 1)))
        }
        #expect(throws: ContainerError.self) { try table(T.box(type, T.u32(0))) }
    }

    @Test("Sizes of 32 bits that fit exactly, and one too few")
    func plainSizes() throws {
        #expect(try table(T.box("stsz", T.u32(0), T.u32(0), T.u32(2), T.zeros(8))).sampleCount == 2)
        #expect(throws: ContainerError.malformed("its table of sample sizes is cut short")) {
            try table(T.box("stsz", T.u32(0), T.u32(0), T.u32(2), T.zeros(7)))
        }
    }

    @Test("Positions of 64 bits; those beyond 63 bits are refused")
    func wide() throws {
        let far = T.box("co64", T.u32(0), T.u32(2), T.u64(1 << 40), T.u64(1 << 63))
        let table = try table(far)
        #expect(try table.position(ofChunk: 0) == 1 << 40)
        #expect(throws: ContainerError.self) { try table.position(ofChunk: 1) }
    }

    @Test(
        "Tables of chunks that contradict themselves are refused",
        arguments: [
            [(0, 2)], [(2, 2), (1, 2)], [(1, 0)], [(1, 1), (3, 0), (5, 1)],
        ])
    func contradiction(_ entries: [(Int, Int)]) throws {
        let chunks = T.box("stsc", T.u32(0), T.u32(entries.count), entries.flatMap { T.u32($0.0) + T.u32($0.1) + T.u32(1) })
        let far = T.box("stco", T.u32(0), T.u32(8), (0..<8).flatMap { T.u32($0 * 1000) })
        let table = try table(times, sizes, chunks, far)
        #expect(throws: ContainerError.self) { try samples(table, Array(0..<7)) }
    }

    @Test("An entry for no chunk at all is allowed, whatever it holds, and so is one past the last chunk that no sample needs")
    func emptyEntry() throws {
        let twice = T.box("stsc", T.u32(0), T.u32(2), T.u32(1), T.u32(0), T.u32(1), T.u32(1), T.u32(7), T.u32(1))
        #expect(try samples(table(times, sizes, twice, positions), [6]).map { $0[3] } == [3100])
        let past = T.box("stsc", T.u32(0), T.u32(2), T.u32(1), T.u32(2), T.u32(1), T.u32(90), T.u32(3), T.u32(1))
        #expect(try samples(table(times, sizes, past, positions), [6]).map { $0[3] } == [20_000])
        let after = T.box(
            "stsc", T.u32(0), T.u32(3), T.u32(1), T.u32(1), T.u32(1), T.u32(90), T.u32(3), T.u32(1), T.u32(95), T.u32(3), T.u32(1))
        #expect(throws: ContainerError.self) { try samples(table(times, sizes, after, positions), [4]) }
    }

    @Test("Times and sums beyond 63 bits are refused, not wrapped")
    func overflow() throws {
        let times = T.box("stts", T.u32(0), T.u32(3), (0..<3).flatMap { _ in T.u32(-1) + T.u32(-1) })
        let table = try table(times, T.box("stsz", T.u32(0), T.u32(1), T.u32(-1)), chunks, positions)
        #expect(throws: ContainerError.self) { try table.totalTime() }
        var cursor = MP4SampleCursor(table)
        #expect(throws: ContainerError.self) { try cursor.times(0xFFFF_FFFF * 2 + 5) }
    }
}

@Suite("Edits of MP4")
struct EditListTests {
    private typealias T = TinyMP4

    private func edits(_ bytes: [UInt8], limits: ReadLimits = .default) throws -> [[Int64]] {
        let box = MP4Box(type: "elst", body: Bytes(bytes))
        return try MP4Edit.list(box, SourceReader(MemorySource([]), limits: limits)).map { [$0.duration, $0.mediaTime] }
    }

    @Test("Entries of both versions; a start below −1 counts as a gap")
    func list() throws {
        #expect(
            try edits(T.u32(0) + T.u32(2) + T.u32(500) + T.u32(-1) + T.u32(1) + T.u32(-1) + T.u32(7) + T.u32(1)) == [
                [500, -1], [4_294_967_295, 7],
            ])
        let wide = [1, 0, 0, 0] + T.u32(2) + T.u64(1 << 40) + T.u64(.max) + T.u32(1) + T.u64(.max) + T.u64(1 << 35) + T.u32(1)
        #expect(try edits(wide) == [[1 << 40, -1], [.max, 1 << 35]])
        #expect(try edits(T.u32(0) + T.u32(1) + T.u32(1) + T.u32(-9) + T.u32(1)) == [[1, -1]])
        #expect(try edits(T.u32(0) + T.u32(0)) == [])
    }

    @Test("A count that does not fit, and one above the limit")
    func counts() {
        #expect(throws: ContainerError.malformed("its edit list is cut short")) { try edits(T.u32(0) + T.u32(2) + T.zeros(23)) }
        #expect(throws: Never.self) { try edits(T.u32(0) + T.u32(2) + T.zeros(24)) }
        #expect(throws: ContainerError.malformed("its edit list is cut short")) { try edits([1, 0, 0, 0] + T.u32(2) + T.zeros(39)) }
        #expect(throws: Never.self) { try edits([1, 0, 0, 0] + T.u32(2) + T.zeros(40)) }
        #expect(throws: Never.self) { try edits(T.u32(0) + T.u32(2) + T.zeros(24), limits: ReadLimits(listCount: 2)) }
        #expect(throws: ContainerError.tooLarge("its edit list")) {
            try edits(T.u32(0) + T.u32(3) + T.zeros(36), limits: ReadLimits(listCount: 2))
        }
    }

    private func timeline(_ edits: [(Int64, Int64)], timescale: Int64 = 1000, movie: Int64 = 100) throws -> MP4Timeline {
        try MP4Timeline(edits: edits.map { MP4Edit(duration: $0.0, mediaTime: $0.1) }, timescale: timescale, movieTimescale: movie)
    }

    @Test("The duration is that of all edits; unknown without edits, with an open end, or with nothing but gaps")
    func duration() throws {
        #expect(try timeline([(50, -1), (100, 200)]).duration == 1500)
        #expect(try timeline([(100, 0), (30, 5000)]).duration == 1300)
        #expect(try timeline([]).duration == nil)
        #expect(try timeline([(100, 0), (0, 5000)]).duration == nil)
        #expect(try timeline([(100, -1)]).duration == nil)
        #expect(try timeline([(0, -1), (100, 0)]).duration == 1000)
        #expect(try timeline([(0, 0)]).duration == nil)
    }

    @Test("Each piece shows its part of the media, one after the other")
    func pieces() throws {
        let cut = try timeline([(20, -1), (100, 500), (50, 3000)])
        let shown: [(Int64, Int64?)] = [
            (0, -300), (499, 199), (500, 200), (1499, 1199), (1500, nil), (2999, nil), (3000, 1200), (3499, 1699), (3500, nil), (9999, nil),
        ]
        for (media, time) in shown { #expect(try cut.presentation(of: media) == time) }
        let open = try timeline([(0, 500)])
        #expect(try open.presentation(of: 1 << 50) == 1 << 50 - 500)
        let gap = try timeline([(70, -1)])
        #expect(try gap.presentation(of: 10) == 710)
    }

    @Test("An edit between two pictures starts with the first picture inside it")
    func aligned() throws {
        let reader = SourceReader(MemorySource([]), limits: .default)
        let boxes = T.box("stts", T.u32(0), T.u32(1), T.u32(20), T.u32(100)) + T.box("stsz", T.u32(0), T.u32(1), T.u32(20))
        let table = try MP4SampleTable(Bytes(boxes).boxes(reader))
        for (start, shift) in [(0, 0), (100, 0), (101, 99), (199, 1), (200, 0), (5000, 0)] as [(Int64, Int64)] {
            var line = try timeline([(0, start)])
            try line.alignToFirstPicture(table)
            #expect(try line.presentation(of: 10_000) == 10_000 - start - shift)
        }
        // In decoding order 0, 300, 100, 200: the first picture inside is not the first that is found.
        let offsets = T.box(
            "ctts", T.u32(0), T.u32(4), T.u32(1), T.u32(0), T.u32(1), T.u32(200), T.u32(2), T.u32(-100), T.u32(16), T.u32(0))
        let mixed = try MP4SampleTable(Bytes(boxes + offsets).boxes(reader))
        var line = try timeline([(0, 50)])
        try line.alignToFirstPicture(mixed)
        #expect(try line.presentation(of: 1000) == 1000 - 100)
    }
}
