import Testing

@testable import Containers

/// A sequence parameter set of H.264 with every optional part that the reader must step over.
struct H264Set {
    var profile = 100
    var chroma = 1
    var depth = 2
    var scaling: [Int: Int] = [:]
    var hasScaling = false
    var order = 0
    var cycle = 0
    var isFramesOnly = true
    var isCropped = false
    var usability: ((inout BitWriter) -> Void)?

    static let detailed: Set = [100, 110, 122, 244, 44, 83, 86, 118, 128, 138, 139, 134, 135]

    var unit: [UInt8] {
        var bits = BitWriter()
        bits.put(profile, 8)
        bits.put(0, 8)
        bits.put(40, 8)
        bits.ue(3)
        if Self.detailed.contains(profile) {
            bits.ue(chroma)
            if chroma == 3 { bits.flag(true) }
            bits.ue(depth)
            bits.ue(0)
            bits.flag(true)
            bits.flag(hasScaling)
            if hasScaling {
                for list in 0..<(chroma == 3 ? 12 : 8) {
                    bits.flag(scaling[list] != nil)
                    if let first = scaling[list] { Self.scaling(&bits, size: list < 6 ? 16 : 64, first: first) }
                }
            }
        }
        bits.ue(4)
        bits.ue(order)
        if order == 0 { bits.ue(2) }
        if order == 1 {
            bits.flag(true)
            bits.se(-3)
            bits.se(5)
            bits.ue(cycle)
            for place in 0..<cycle { bits.se(place) }
        }
        bits.ue(4)
        bits.flag(true)
        bits.ue(119, 67)
        bits.flag(isFramesOnly)
        if !isFramesOnly { bits.flag(false) }
        bits.flag(true)
        bits.flag(isCropped)
        if isCropped { bits.ue(0, 1, 2, 3) }
        bits.flag(usability != nil)
        usability?(&bits)
        bits.flag(true)
        bits.put(0, 15)
        return [0x67] + bits.escaped
    }

    /// A scaling list: `first` is the first difference. A next scale of zero ends the list early (7.3.2.1.1.1).
    private static func scaling(_ bits: inout BitWriter, size: Int, first: Int) {
        bits.se(first)
        if (8 + first) & 255 == 0 { return }
        for place in 1..<size { bits.se(place % 2 == 0 ? 1 : -1) }
    }
}

/// The common part of the usability information of H.264 and HEVC (annex E).
func usability(aspect: Int? = nil, overscan: Bool? = nil, transfer: Int?) -> (inout BitWriter) -> Void {
    { bits in
        bits.flag(aspect != nil)
        if let aspect {
            bits.put(aspect, 8)
            if aspect == 255 { bits.put(0x0004_0003, 32) }
        }
        bits.flag(overscan != nil)
        if let overscan { bits.flag(overscan) }
        bits.flag(true)
        bits.put(0b1010, 4)
        bits.flag(transfer != nil)
        if let transfer {
            bits.put(9, 8)
            bits.put(transfer, 8)
            bits.put(9, 8)
        }
    }
}

@Suite("Parameter sets of H.264")
struct H264ParametersTests {
    private func read(_ change: (inout H264Set) -> Void) -> H264Parameters? {
        var set = H264Set()
        set.usability = usability(transfer: 16)
        change(&set)
        return H264Parameters(set.unit)
    }

    @Test("Profiles with a chroma format define the depth, the others have eight bits", arguments: Array(H264Set.detailed) + [66, 77, 88])
    func profiles(_ profile: Int) {
        let parameters = read { $0.profile = profile }
        #expect(parameters?.bitDepth == (H264Set.detailed.contains(profile) ? 10 : 8))
        #expect(parameters?.usability?.transfer == .pq)
    }

    @Test("The depth is limited to that of the standard", arguments: [(0, 8), (6, 14), (8, 16), (60, 16)])
    func depth(_ code: Int, _ depth: Int) { #expect(read { $0.depth = code }?.bitDepth == depth) }

    @Test("The usability information is found behind every optional part")
    func optional() {
        #expect(read { $0.chroma = 3 }?.usability?.transfer == .pq)
        #expect(read { $0.isFramesOnly = false }?.usability?.transfer == .pq)
        #expect(read { $0.isCropped = true }?.usability?.transfer == .pq)
        for order in 0...2 { #expect(read { $0.order = order }?.usability?.transfer == .pq) }
        for cycle in [1, 2, 255] {
            let parameters = read {
                $0.order = 1
                $0.cycle = cycle
            }
            #expect(parameters?.usability?.transfer == .pq)
        }
    }

    @Test(
        "Scaling lists of both sizes are skipped, also those that end early",
        arguments: [
            (1, [:]), (1, [0: 1]), (1, [5: 1, 6: 1]), (1, [0: -8, 7: 3]), (1, [7: 1]), (3, [11: 1]), (3, [8: 2]),
            (1, [0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1]), (1, [6: -8]),
        ] as [(Int, [Int: Int])])
    func scaling(_ chroma: Int, _ lists: [Int: Int]) {
        let parameters = read {
            $0.chroma = chroma
            $0.hasScaling = true
            $0.scaling = lists
        }
        #expect(parameters?.usability?.transfer == .pq)
        #expect(parameters?.bitDepth == 10)
    }

    @Test("Usability information: aspect ratio and overscan before the colours")
    func colours() {
        for aspect in [nil, 1, 254, 255] as [Int?] {
            for overscan in [nil, true, false] as [Bool?] {
                #expect(read { $0.usability = usability(aspect: aspect, overscan: overscan, transfer: 18) }?.usability?.transfer == .hlg)
            }
        }
        #expect(read { $0.usability = usability(transfer: nil) }?.usability?.transfer == nil)
        #expect(read { $0.usability = nil }?.usability?.transfer == nil)
        let noColours: (inout BitWriter) -> Void = { $0.put(0, 3) }
        #expect(read { $0.usability = noColours }?.usability?.transfer == nil)
    }

    @Test(
        "The shape of the pixels: by its number, or given (table E-1)",
        arguments: [
            (nil, nil), (0, nil), (1, [1, 1]), (3, [10, 11]), (4, [16, 11]), (13, [160, 99]), (14, [4, 3]), (15, [3, 2]), (16, [2, 1]),
            (17, nil), (254, nil), (255, [4, 3]),
        ] as [(Int?, [Int64]?)])
    func aspect(_ number: Int?, _ ratio: [Int64]?) {
        let found = read { $0.usability = usability(aspect: number, transfer: 18) }?.usability
        #expect(found?.aspect == ratio.flatMap { PixelAspect($0[0], $0[1]) })
        #expect(found?.transfer == .hlg)
    }

    @Test("Widths of pictures with square pixels are rounded, and impossible shapes are none")
    func widths() {
        let table: [(Int64, Int64, Int, Int?)] = [
            (16, 11, 720, 1047), (12, 11, 704, 768), (8, 9, 720, 640), (32, 27, 720, 853), (10, 11, 720, 655), (1, 1, 1, 1), (1, 3, 1, nil),
            (1 << 32, 1, 1 << 31, nil), (1 << 32, 1 << 32, 1920, 1920),
        ]
        for (across, down, width, expected) in table { #expect(PixelAspect(across, down)?.width(of: width) == expected) }
        for (across, down) in [(0, 1), (1, 0), (-1, 1), (1 << 33, 1)] as [(Int64, Int64)] { #expect(PixelAspect(across, down) == nil) }
    }

    @Test("Other units, and truncated ones, are not read")
    func refused() {
        let unit = H264Set().unit
        #expect(H264Parameters(unit) != nil)
        #expect(H264Parameters([0x68] + unit.dropFirst()) == nil)
        #expect(H264Parameters([0x27] + unit.dropFirst()) != nil)
        #expect(H264Parameters([]) == nil)
        for length in 0..<12 { #expect(H264Parameters(Array(unit.prefix(length))) == nil) }
        #expect(H264Parameters(Array(unit.prefix(12))) != nil)
    }

    @Test(
        "Emulation prevention bytes are removed (7.4.1)",
        arguments: [
            ([0, 0, 3, 1], [0, 0, 1]), ([0, 0, 3, 0, 0, 3], [0, 0, 0, 0]), ([0, 3, 0], [0, 3, 0]), ([0, 0, 0, 3, 3], [0, 0, 0, 3]),
            ([1, 0, 0, 2, 3], [1, 0, 0, 2, 3]), ([3, 3], [3, 3]), ([0, 0, 3, 3], [0, 0, 3]),
        ] as [([UInt8], [UInt8])])
    func unescaped(_ bytes: [UInt8], _ expected: [UInt8]) { #expect(NALUnit.unescaped(bytes) == expected) }

    @Test("Transfer characteristics (ITU-T H.273, table 3)")
    func codes() {
        let expected: [Track.Transfer?] =
            [nil, .sdr, nil, nil] + [Track.Transfer?](repeating: .sdr, count: 12) + [.pq, .sdr, .hlg, nil, nil]
        for (code, transfer) in expected.enumerated() { #expect(Track.Transfer(code: code) == transfer) }
        #expect(Track.Transfer(code: 255) == nil)
    }

    @Test("A decoder configuration record: its string and its first parameter set (ISO/IEC 14496-15)")
    func record() {
        var set = H264Set()
        set.usability = usability(transfer: 16)
        let unit = set.unit
        let head: [UInt8] = [1, 0x64, 0x0A, 0x28, 0xFF, 0xE1]
        let record = Bytes(head + TinyMP4.u16(unit.count) + unit + [1, 0, 0])
        #expect(VideoConfiguration(avc: record) == VideoConfiguration(codecString: "avc1.640A28", bitDepth: 10, transfer: .pq))
        #expect(VideoConfiguration(avc: record, fourCC: "avc3")?.codecString == "avc3.640A28")
        #expect(VideoConfiguration(avc: Bytes([2] + record.array.dropFirst())) == nil)
        #expect(VideoConfiguration(avc: Bytes([1, 0x64, 0])) == nil)
        let plain = VideoConfiguration(codecString: "avc1.640A28", bitDepth: 8)
        #expect(VideoConfiguration(avc: Bytes(head)) == plain)
        #expect(VideoConfiguration(avc: Bytes(head + [0, 0, 1, 2, 3])) == plain)
        #expect(VideoConfiguration(avc: Bytes(head + [0, 200] + unit)) == plain)
        // A set longer than any real one is cut, and still read.
        let long = unit + [UInt8](repeating: 0x55, count: 600)
        #expect(VideoConfiguration(avc: Bytes(head + TinyMP4.u16(long.count) + long))?.transfer == .pq)
    }
}

extension VideoConfiguration {
    fileprivate init(codecString: String, bitDepth: Int? = nil, transfer: Track.Transfer? = nil) {
        self.init(vpProfile: 0, level: 0, depth: 0)
        self.codecString = codecString
        self.bitDepth = bitDepth
        self.transfer = transfer
    }
}
