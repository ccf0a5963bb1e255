import Testing

@testable import Containers

/// A sequence parameter set of HEVC with every optional part that the reader must step over (ITU-T H.265, 7.3.2.2).
struct HEVCSet {
    var layers = 0
    /// Whether each lower layer has a profile and a level.
    var lower: [(profile: Bool, level: Bool)] = []
    var chroma = 1
    var isCropped = false
    var orders = false
    var scaling: (hasList: Bool, isCopied: Bool)?
    var isCoded = false
    /// Reference picture sets: pictures before and after, or flags of a set that is predicted from the one before it.
    enum References {
        case own(Int, Int)
        /// For each picture of the set before, and one more: used, and kept if not used.
        case predicted([(used: Bool, kept: Bool)])
    }
    var references: [References] = []
    var countBits = 4
    var longTerm: Int?
    var hasUsability = true
    var aspect: Int?

    var unit: [UInt8] {
        var bits = BitWriter()
        bits.put(0, 4)
        bits.put(layers, 3)
        bits.flag(true)
        for _ in 0..<12 { bits.put(0xA5, 8) }
        if layers > 0 {
            for layer in lower {
                bits.flag(layer.profile)
                bits.flag(layer.level)
            }
            for _ in layers..<8 { bits.put(0, 2) }
            for layer in lower {
                if layer.profile { for _ in 0..<11 { bits.put(0x5A, 8) } }
                if layer.level { bits.put(93, 8) }
            }
        }
        bits.ue(0, chroma)
        if chroma == 3 { bits.flag(true) }
        bits.ue(1920, 1080)
        bits.flag(isCropped)
        if isCropped { bits.ue(1, 2, 3, 4) }
        bits.ue(2, 2, countBits - 4)
        bits.flag(orders)
        for layer in (orders ? 0 : layers)...layers { bits.ue(4, 2, layer) }
        bits.ue(0, 3, 0, 3, 1, 1)
        bits.flag(scaling != nil)
        if let scaling {
            bits.flag(scaling.hasList)
            if scaling.hasList { Self.scaling(&bits, isCopied: scaling.isCopied) }
        }
        bits.put(0b10, 2)
        bits.flag(isCoded)
        if isCoded {
            bits.put(0x77, 8)
            bits.ue(0, 2)
            bits.flag(true)
        }
        putReferences(&bits)
        bits.flag(longTerm != nil)
        if let longTerm {
            bits.ue(longTerm)
            for _ in 0..<longTerm {
                bits.put(0b1010, countBits)
                bits.flag(true)
            }
        }
        bits.put(0b11, 2)
        bits.flag(hasUsability)
        if hasUsability { usability(aspect: aspect, transfer: 16)(&bits) }
        bits.put(0x80, 16)
        return [0x42, 0x01] + bits.escaped
    }

    private func putReferences(_ bits: inout BitWriter) {
        bits.ue(references.count)
        for (place, set) in references.enumerated() {
            if place > 0 {
                if case .predicted = set { bits.flag(true) } else { bits.flag(false) }
            }
            switch set {
            case .own(let before, let after):
                bits.ue(before, after)
                for picture in 0..<before + after {
                    bits.ue(picture)
                    bits.flag(true)
                }
            case .predicted(let flags):
                bits.flag(false)
                bits.ue(1)
                for flag in flags {
                    bits.flag(flag.used)
                    if !flag.used { bits.flag(flag.kept) }
                }
            }
        }
    }

    private static func scaling(_ bits: inout BitWriter, isCopied: Bool) {
        for size in 0..<4 {
            for _ in 0..<(size == 3 ? 2 : 6) {
                bits.flag(!isCopied)
                if isCopied {
                    bits.ue(0)
                } else {
                    if size > 1 { bits.se(-3) }
                    for place in 0..<[16, 64, 64, 64][size] { bits.se(place % 3 - 1) }
                }
            }
        }
    }
}

@Suite("Parameter sets of HEVC")
struct HEVCParametersTests {
    private func read(_ change: (inout HEVCSet) -> Void = { _ in }) -> Track.Transfer? {
        var set = HEVCSet()
        change(&set)
        return HEVCParameters.usability(unit: set.unit)?.transfer
    }

    @Test("The usability information is found behind every optional part")
    func optional() {
        #expect(read() == .pq)
        #expect(read { $0.chroma = 3 } == .pq)
        #expect(read { $0.isCropped = true } == .pq)
        #expect(read { $0.isCoded = true } == .pq)
        #expect(read { $0.scaling = (false, false) } == .pq)
        #expect(read { $0.scaling = (true, true) } == .pq)
        #expect(read { $0.scaling = (true, false) } == .pq)
        #expect(read { $0.hasUsability = false } == nil)
    }

    @Test(
        "Lower layers with and without profile and level",
        arguments: [
            [(true, true)], [(true, false)], [(false, true)], [(false, false)], [(true, true), (false, true), (true, false)],
            [(Bool, Bool)](repeating: (true, true), count: 6), [(false, false), (false, true)],
        ] as [[(Bool, Bool)]])
    func layers(_ lower: [(Bool, Bool)]) {
        for orders in [false, true] {
            let found = read {
                $0.layers = lower.count
                $0.lower = lower.map { (profile: $0.0, level: $0.1) }
                $0.orders = orders
            }
            #expect(found == .pq)
        }
    }

    @Test("Reference picture sets: own ones, predicted ones, and their limits")
    func references() {
        #expect(read { $0.references = [.own(2, 1)] } == .pq)
        #expect(read { $0.references = [.own(16, 16)] } == .pq)
        #expect(read { $0.references = [.own(17, 0)] } == nil)
        #expect(read { $0.references = [.own(0, 17)] } == nil)
        #expect(read { $0.references = .init(repeating: .own(1, 0), count: 64) } == .pq)
        #expect(read { $0.references = .init(repeating: .own(0, 0), count: 65) } == nil)
        let first: [(used: Bool, kept: Bool)] = [(true, false), (false, true), (false, false), (true, false)]
        #expect(read { $0.references = [.own(2, 1), .predicted(first)] } == .pq)
        // The second prediction is from the three pictures that the first one kept.
        #expect(read { $0.references = [.own(2, 1), .predicted(first), .predicted(first), .own(1, 1)] } == .pq)
        let none: [(used: Bool, kept: Bool)] = [(false, false), (false, false)]
        #expect(read { $0.references = [.own(1, 0), .predicted(none), .predicted([(true, true)])] } == .pq)
    }

    @Test("Long-term pictures, each as wide as the picture count and a flag", arguments: [(0, 4), (1, 4), (32, 16), (3, 9)])
    func longTerm(_ count: Int, _ width: Int) {
        let found = read {
            $0.longTerm = count
            $0.countBits = width
        }
        #expect(found == .pq)
    }

    @Test("Impossible counts of long-term pictures are refused", arguments: [(33, 4), (1, 17)])
    func tooLong(_ count: Int, _ width: Int) {
        let found = read {
            $0.longTerm = count
            $0.countBits = width
        }
        #expect(found == nil)
    }

    @Test(
        "The shape of the pixels",
        arguments: [(nil, nil), (0, nil), (1, [1, 1]), (2, [12, 11]), (16, [2, 1]), (17, nil), (255, [4, 3])] as [(Int?, [Int64]?)])
    func aspect(_ number: Int?, _ ratio: [Int64]?) {
        var set = HEVCSet()
        set.aspect = number
        #expect(HEVCParameters.usability(unit: set.unit)?.aspect == ratio.flatMap { PixelAspect($0[0], $0[1]) })
    }

    @Test("A truncated set gives nothing, whatever its length")
    func truncated() {
        let unit = HEVCSet().unit
        for length in 0..<unit.count - 4 { #expect(HEVCParameters.usability(unit: Array(unit.prefix(length)))?.transfer == nil) }
        #expect(HEVCParameters.usability(unit: unit + TinyMP4.zeros(4095 - unit.count))?.transfer == .pq)
        #expect(HEVCParameters.usability(unit: unit + TinyMP4.zeros(4096 - unit.count)) == nil)
    }

    @Test("The first sequence parameter set of a record is used")
    func record() {
        func array(_ type: UInt8, _ units: [[UInt8]]) -> [UInt8] {
            [type] + TinyMP4.u16(units.count) + units.flatMap { TinyMP4.u16($0.count) + $0 }
        }
        let head = [1, 0x02] + [UInt8](repeating: 0, count: 20)
        var plain = HEVCSet()
        plain.hasUsability = false
        let video = array(0x80 | 32, [[1, 2, 3], [4, 5]])
        let record = head + [2] + video + array(0x80 | 33, [HEVCSet().unit, plain.unit])
        #expect(HEVCParameters.usability(record: Bytes(record))?.transfer == .pq)
        #expect(HEVCParameters.usability(record: Bytes(head + [1] + video)) == nil)
        #expect(HEVCParameters.usability(record: Bytes(head + [0] + video)) == nil)
        #expect(HEVCParameters.usability(record: Bytes(head + [2] + video + array(0x80 | 34, [HEVCSet().unit]))) == nil)
        #expect(HEVCParameters.usability(record: Bytes(Array(record.prefix(30)))) == nil)
        #expect(VideoConfiguration(hevc: Bytes(record))?.transfer == .pq)
    }

    @Test(
        "Strings: profile space, tier, and constraints without trailing zeros (ISO/IEC 14496-15, E.3)",
        arguments: [
            ([0x41], "hev1.A1.0.L60"), ([0x81, 0x80], "hev1.B1.1.L60"), ([0xDF, 0, 0, 0, 1], "hev1.C31.80000000.L60"),
            ([0x24, 0x08, 0, 0, 0, 0x9D, 0x08], "hev1.4.10.H60.9D.8"), ([1, 0x60, 0, 0, 0, 0, 0, 0, 0, 0, 7], "hev1.1.6.L60.0.0.0.0.0.7"),
        ] as [([UInt8], String)])
    func strings(_ start: [UInt8], _ text: String) {
        let record = [1] + start + [UInt8](repeating: 0, count: 11 - start.count) + [60, 0, 0, 0, 0, 0xF8 | 2, 0, 0]
        let configuration = VideoConfiguration(hevc: Bytes(record), fourCC: "hev1")
        #expect(configuration?.codecString == text)
        #expect(configuration?.bitDepth == 10)
        #expect(VideoConfiguration(hevc: Bytes(Array(record.prefix(17)))) == nil)
    }
}
