import Synchronization
import Testing

@testable import Containers

@Suite("Bytes and numbers of files")
struct ReadingTests {
    @Test("Big-endian numbers, signed and not, at any place")
    func numbers() throws {
        let bytes = Bytes([9, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88])
        #expect(try bytes.u8(1) == 0x81)
        #expect(try bytes.u16(1) == 0x8182)
        #expect(try bytes.u24(1) == 0x818283)
        #expect(try bytes.u32(1) == 0x8182_8384)
        #expect(try bytes.u64(1) == 0x8182_8384_8586_8788)
        #expect(try bytes.i16(1) == 0x8182 - 0x10000)
        #expect(try bytes.i32(1) == 0x8182_8384 - 0x1_0000_0000)
        for width in 1...8 {
            #expect(try bytes.number(1, width: width) == 0x8182_8384_8586_8788 >> UInt64(64 - 8 * width))
            #expect(throws: ContainerError.truncated(at: Int64(10 - width))) { try bytes.number(10 - width, width: width) }
        }
        #expect(throws: Never.self) { try bytes.u8(8) }
        for read in [
            { _ = try bytes.u8(9) }, { _ = try bytes.u16(8) }, { _ = try bytes.u24(7) }, { _ = try bytes.u32(6) }, { _ = try bytes.u64(2) },
        ] {
            #expect(throws: ContainerError.self) { try read() }
        }
        #expect(throws: ContainerError.truncated(at: 0)) { try bytes.u8(-1) }
    }

    @Test("Parts know their place in the file")
    func parts() throws {
        let bytes = Bytes(Array(0..<10), origin: 1000)
        let part = try bytes.part(3, 4)
        #expect(part.array == [3, 4, 5, 6])
        #expect(part.count == 4)
        #expect(part.fileOffset() == 1003)
        #expect(try part.rest(1).fileOffset(of: 2) == 1006)
        #expect(try part.rest(4).isEmpty)
        #expect(!part.isEmpty)
        #expect(throws: ContainerError.truncated(at: 1005)) { try part.part(2, 3) }
        #expect(throws: ContainerError.self) { try part.part(2, -1) }
        #expect(throws: ContainerError.self) { try part.rest(5) }
        #expect(try Bytes([0] + TinyMP4.u32(5) + TinyMP4.u32(-1) + [1, 2, 3]).rest(1).sumOf32BitWords() == 5 + 0xFFFF_FFFF)
    }

    @Test(
        "Text ends at a zero or at the limit, and has no control characters but tabs and line breaks",
        arguments: [
            (Array("abc".utf8), 10, "abc"), (Array("abc".utf8), 2, "ab"), ([0x61, 0, 0x62], 10, "a"), ([0x61, 0x1F, 0x7F, 0x20], 10, "a "),
            ([0x61, 0x0A, 0x09, 0x0D, 0x62], 10, "a\n\tb"), ([0x61, 0xFF], 10, "a\u{FFFD}"), ([], 10, ""), (Array("abc".utf8), 0, ""),
            ([0x7E, 0x1B], 5, "~"),
        ] as [([UInt8], Int, String)])
    func text(_ bytes: [UInt8], _ limit: Int, _ text: String) { #expect(Bytes(bytes).text(limit: limit) == text) }

    @Test("Sums, differences and products of foreign numbers never wrap")
    func checked() throws {
        #expect(try Checked.sum(.max - 1, 1) == .max)
        #expect(try Checked.difference(.min + 1, 1) == .min)
        #expect(try Checked.product(1 << 31, 1 << 31) == 1 << 62)
        #expect(try Checked.signed(UInt64(Int64.max)) == .max)
        #expect(throws: ContainerError.self) { try Checked.sum(.max, 1) }
        #expect(throws: ContainerError.self) { try Checked.difference(.min, 1) }
        #expect(throws: ContainerError.self) { try Checked.product(1 << 32, 1 << 31) }
        #expect(throws: ContainerError.self) { try Checked.signed(1 << 63) }
    }

    @Test(
        "Ticks of another clock are rounded to the nearest",
        arguments: [
            (7, 10, 10, 7), (1, 2, 1, 1), (1, 3, 1, 0), (2, 3, 1, 1), (-1, 2, 1, -1), (-1, 3, 1, 0), (5, 10, 1, 1), (4, 10, 1, 0),
            (90_000, 90_000, 1000, 1000),
            (1, 0, 5, nil), (1, 5, 0, nil), (1, -5, 5, nil), (.max, 1, 2, nil), (.max, 2, 4, nil), (.max, 2, 2, .max),
            (.max, 2, 1, 1 << 62), (-10, 1, 3, -30),
        ] as [(Int64, Int64, Int64, Int64?)])
    func rescale(_ value: Int64, _ from: Int64, _ to: Int64, _ result: Int64?) {
        #expect(Checked.rescale(value, from: from, to: to) == result)
    }

    @Test("Headers come from one read of the window; larger parts are read alone")
    func window() throws {
        let source = CountingSource((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
        let reader = SourceReader(source, limits: .default)
        reader.lookAhead = 100
        #expect(try reader.bytes(at: 10, count: 4).array == [10, 11, 12, 13])
        #expect(try reader.bytes(at: 106, count: 4).array == [106, 107, 108, 109])
        #expect(try reader.bytes(at: 10, count: 100).fileOffset() == 10)
        #expect(source.reads == [[10, 100]])
        #expect(try reader.bytes(at: 107, count: 4).array == [107, 108, 109, 110])
        #expect(try reader.bytes(at: 106, count: 1).array == [106])
        #expect(try reader.bytes(at: 300, count: 101).count == 101)
        #expect(try reader.bytes(at: 106, count: 1).array == [106])
        #expect(try reader.bytes(at: 990, count: 5).count == 5)
        #expect(source.reads == [[10, 100], [107, 100], [106, 100], [300, 101], [990, 10]])
        #expect(reader.bytesRead == 411)
    }

    @Test("Reads inside the file only; a header may be shorter at its end")
    func bounds() throws {
        let reader = SourceReader(MemorySource([1, 2, 3]), limits: .default)
        #expect(try reader.head(at: 1, count: 12).array == [2, 3])
        #expect(try reader.bytes(at: 3, count: 0).isEmpty)
        for (at, count) in [(0, 4), (4, 0), (-1, 1), (0, -1), (2, 2)] as [(Int64, Int)] {
            #expect(throws: ContainerError.truncated(at: 3)) { try reader.bytes(at: at, count: count) }
        }
        for at in [3, -1] as [Int64] { #expect(throws: ContainerError.truncated(at: 3)) { try reader.head(at: at, count: 1) } }
    }

    @Test("Each limit holds for exactly its number")
    func limits() throws {
        func reader(_ limits: ReadLimits, _ count: Int = 100) -> SourceReader {
            let reader = SourceReader(MemorySource([UInt8](repeating: 0, count: count)), limits: limits)
            reader.lookAhead = 1
            return reader
        }
        let few = reader(ReadLimits(reads: 2))
        for at in [0, 50] as [Int64] { #expect(throws: Never.self) { try few.bytes(at: at, count: 2) } }
        #expect(throws: ContainerError.tooLarge("the bytes to look through")) { try few.bytes(at: 20, count: 2) }
        let small = reader(ReadLimits(totalBytesRead: 10))
        #expect(throws: Never.self) { try small.bytes(at: 0, count: 10) }
        #expect(throws: ContainerError.tooLarge("the bytes to look through")) { try small.bytes(at: 0, count: 2) }
        let visited = reader(ReadLimits(elements: 3))
        try visited.visit()
        try visited.visit(2)
        #expect(throws: ContainerError.tooLarge("the number of its parts")) { try visited.visit() }
        let table = reader(ReadLimits(tableBytes: 10))
        #expect(try table.table(at: 0, count: 10, what: "x").count == 10)
        #expect(throws: ContainerError.tooLarge("x")) { try table.charge(1, "x") }
        table.refund(4)
        #expect(throws: Never.self) { try table.charge(4, "x") }
        table.refund(1000)
        #expect(throws: ContainerError.tooLarge("x")) { try table.charge(11, "x") }
        #expect(throws: ContainerError.tooLarge("x")) { try table.charge(-1, "x") }
        #expect(throws: ContainerError.tooLarge("x")) { try table.table(at: 0, count: 11, what: "x") }
        #expect(throws: Never.self) { try table.charge(10, "x") }
    }

    @Test("The budget of an index: its bytes, and half of the reads that are left")
    func budget() throws {
        let reader = SourceReader(MemorySource([UInt8](repeating: 0, count: 100)), limits: ReadLimits(reads: 9, indexBytesRead: 5))
        reader.lookAhead = 1
        _ = try reader.bytes(at: 0, count: 3)
        let budget = reader.indexBudget()
        #expect(budget.bytes == 8)
        #expect(budget.reads == 5)
        _ = try reader.bytes(at: 10, count: 5)
        #expect(reader.isWithin(budget))
        _ = try reader.bytes(at: 20, count: 1)
        #expect(!reader.isWithin(budget))
        #expect(reader.isWithin((bytes: 9, reads: 3)))
        #expect(!reader.isWithin((bytes: 9, reads: 2)))
    }

    @Test("A source that became shorter is noticed")
    func shrunk() {
        struct Shrunk: ByteSource {
            var size: Int64 { 100 }
            func read(at offset: Int64, count: Int) throws(ContainerError) -> [UInt8] { [1, 2] }
        }
        #expect(throws: ContainerError.truncated(at: 7)) { try SourceReader(Shrunk(), limits: .default).bytes(at: 5, count: 3) }
    }

    @Test("Bytes in memory: nothing outside of them")
    func memory() throws {
        let source = MemorySource([1, 2, 3])
        #expect(try source.read(at: 1, count: 5) == [2, 3])
        #expect(try source.read(at: 0, count: 2) == [1, 2])
        for (at, count) in [(3, 1), (-1, 1), (0, 0), (0, -1)] as [(Int64, Int)] { #expect(try source.read(at: at, count: count) == []) }
    }

    @Test("Limits by default, as the design states them")
    func defaults() {
        let limits = ReadLimits.default
        #expect(limits.tableBytes == 64 << 20)
        #expect(
            [limits.elements, limits.reads, limits.keyframes, limits.cues, limits.listCount] == [
                4_000_000, 1_500_000, 1_000_000, 100_000, 1_000,
            ])
        #expect(limits.stringBytes == 64 << 10)
        #expect(limits.totalBytesRead == 512 << 20)
        #expect(limits.indexBytesRead == 128 << 20)
    }

    @Test("Boxes: plain, wide, up to the end, and the zero that ends user data")
    func boxes() throws {
        typealias T = TinyMP4
        func types(_ bytes: [UInt8]) throws -> [String] {
            try Bytes(bytes).boxes(SourceReader(MemorySource([]), limits: .default)).map { "\($0.type.text) \($0.body.count)" }
        }
        #expect(try types(T.box("abcd", [1]) + T.wideBox("wide", [1, 2])) == ["abcd 1", "wide 2"])
        #expect(try types(T.u32(0) + Array("last".utf8) + [1, 2, 3]) == ["last 3"])
        #expect(try types(T.box("abcd") + T.zeros(8)) == ["abcd 0"])
        #expect(try types(T.box("abcd") + T.zeros(7)) == ["abcd 0"])
        #expect(try types([0, 0, 0, 8, 0xA9, 0x6E, 0x1F, 0x7F]) == ["?n?? 0"])
        #expect(throws: ContainerError.malformed("the box “abcd” is larger than its parent")) {
            try types(T.u32(9) + Array("abcd".utf8))
        }
        for size in 2..<8 {
            #expect(throws: ContainerError.malformed("the box “abcd” has no room for its own header")) {
                try types(T.u32(size) + Array("abcd".utf8))
            }
        }
        #expect(throws: ContainerError.self) { try types(T.wideBox("wide", size: 15, [1])) }
        #expect(throws: ContainerError.self) { try types(T.wideBox("wide", size: 18, [1])) }
        let box = MP4Box(type: "abcd", body: Bytes([1, 2, 3, 4]))
        #expect(try box.version == 1)
        #expect(try box.flags == 0x020304)
    }
}
