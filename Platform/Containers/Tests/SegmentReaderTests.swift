import Testing

@testable import Containers

@Suite("Segments in pieces")
struct SegmentReaderTests {
    private static let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }

    /// A segment with a header and these parts of the source.
    private func segment(_ ranges: [(Int64, Int64)], prefix: [UInt8] = []) throws -> MediaSegment {
        let samples = ranges.map {
            StreamSample(decodeTime: 0, compositionOffset: 0, duration: 1, isSync: true, position: $0.0, size: $0.1)
        }
        return try MediaSegment(samples, number: 0, prefix: prefix, edit: 0, empty: 0, sourceSize: Int64(Self.bytes.count))
    }

    private func all(_ segment: MediaSegment, from source: some ByteSource, most: Int) throws -> [[UInt8]] {
        var reader = segment.chunks(from: source, most: most)
        var pieces: [[UInt8]] = []
        while let piece = try reader.next() { pieces.append(piece) }
        return pieces
    }

    private static let shapes: [[(Int64, Int64)]] = [
        [], [(0, 40_000)], [(5, 1), (7, 1), (9, 30_000)], [(30_000, 100), (0, 100), (20_000, 20_000)], [(10, 0), (10, 5), (39_999, 1)],
        (0..<300).map { (Int64($0 * 100), 60) },
    ]

    @Test(
        "Pieces of any size give the same bytes, and all but the last have that size", arguments: shapes.indices,
        [1, 7, 60, 4_096, 1 << 20])
    func sizes(_ shape: Int, _ most: Int) throws {
        for prefix in [[], [9, 8, 7]] as [[UInt8]] {
            let segment = try segment(Self.shapes[shape], prefix: prefix)
            var expected: [UInt8] = []
            for part in segment.parts {
                switch part {
                case .bytes(let bytes): expected += bytes
                case .range(let offset, let size): expected += Self.bytes[Int(offset)..<Int(offset + size)]
                }
            }
            let source = MemorySource(Self.bytes)
            let pieces = try all(segment, from: source, most: most)
            #expect(Array(pieces.joined()) == expected)
            #expect(pieces.dropLast().allSatisfy { $0.count == most })
            #expect(try segment.bytes(from: source) == expected)
        }
    }

    @Test("Parts nearby are read together, and no read is larger than a piece")
    func reads() throws {
        let source = CountingSource(Self.bytes)
        let segment = try segment(Self.shapes[5])
        _ = try all(segment, from: source, most: 10_000)
        #expect(source.reads.count <= 4)
        #expect(source.reads.allSatisfy { $0[1] <= 10_000 })
        // A window that is used up is not read again.
        #expect(source.bytesRead <= 30_000)
    }

    @Test("A whole source in pieces", arguments: [0, 1, SegmentReader.usual, SegmentReader.usual + 1])
    func whole(_ count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var reader = SegmentReader(whole: MemorySource(bytes)), pieces: [[UInt8]] = []
        while let piece = try reader.next() { pieces.append(piece) }
        #expect(Array(pieces.joined()) == bytes)
        #expect(pieces.allSatisfy { !$0.isEmpty && $0.count <= SegmentReader.usual })
    }

    @Test("A source that became shorter is an error")
    func shorter() throws {
        let segment = try segment([(0, 100), (39_000, 1_000)])
        let short = MemorySource(Array(Self.bytes.prefix(39_500)))
        var reader = segment.chunks(from: short, most: 64)
        #expect(throws: ContainerError.truncated(at: 39_500)) { while try reader.next() != nil {} }
        #expect(throws: ContainerError.truncated(at: 39_500)) { try segment.bytes(from: short) }
    }
}
