import Testing

@testable import LiveServer

@Suite struct ByteRangeTests {
    @Test(
        "Range headers on a file of 1000 bytes",
        arguments: [
            (nil, ByteRange.whole),
            ("bytes=0-0", .part(0..<1)),
            ("bytes=0-1", .part(0..<2)),
            ("bytes=0-", .part(0..<1000)),
            ("bytes=999-", .part(999..<1000)),
            ("bytes=500-599", .part(500..<600)),
            ("bytes=500-99999", .part(500..<1000)),
            ("BYTES=1-2", .part(1..<3)),
            ("bytes= 1-2 ", .part(1..<3)),
            ("bytes=-1", .part(999..<1000)),
            ("bytes=-1000", .part(0..<1000)),
            ("bytes=-5000", .part(0..<1000)),
            ("bytes=-0", .unsatisfiable),
            ("bytes=1000-", .unsatisfiable),
            ("bytes=1000-1001", .unsatisfiable),
            ("bytes=99999999999999999999999-", .unsatisfiable),
            ("bytes=0-99999999999999999999999", .part(0..<1000)),
            ("bytes=5-4", .whole),
            ("bytes=", .whole),
            ("bytes", .whole),
            ("bytes=a-b", .whole),
            ("bytes=1-2-3", .whole),
            ("bytes=--1", .whole),
            ("bytes=+1-2", .whole),
            ("bytes=0x1-2", .whole),
            ("items=0-1", .whole),
            ("bytes=0-1,x", .whole),
            ("bytes=0-9,10-19", .part(0..<20)),
            ("bytes=10-19,0-9", .part(0..<20)),
            ("bytes=0-99,50-149", .part(0..<150)),
            ("bytes=0-9,50-59", .part(0..<60)),
            ("bytes=0-9,500-509", .whole),
            ("bytes=0-9,2000-3000", .part(0..<10)),
            ("bytes=2000-,3000-", .unsatisfiable),
            ("bytes=0-0,,1-1", .part(0..<2)),
            ("bytes=" + (0..<16).map { "\($0)-\($0)" }.joined(separator: ","), .part(0..<16)),
            ("bytes=" + (0..<17).map { "\($0)-\($0)" }.joined(separator: ","), .whole),
        ] as [(String?, ByteRange)])
    func table(header: String?, expected: ByteRange) {
        #expect(ByteRange(header: header, size: 1000) == expected)
    }

    @Test(
        "Ranges of an empty file",
        arguments: [
            ("bytes=0-", ByteRange.unsatisfiable), ("bytes=0-0", .unsatisfiable), ("bytes=-5", .whole), (nil, .whole),
        ] as [(String?, ByteRange)])
    func empty(header: String?, expected: ByteRange) {
        #expect(ByteRange(header: header, size: 0) == expected)
    }
}
