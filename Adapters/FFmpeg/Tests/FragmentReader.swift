/// The samples of a fragmented MP4 of one track, as its boxes tell them.
struct FragmentReader {
    struct Sample: Equatable {
        /// Ticks from 0, of decoding and of showing.
        var decoded: Int
        var shown: Int
        var isKeyframe: Bool
    }

    private(set) var timescale = 0
    /// The content of `avcC` or `esds`.
    private(set) var parameters: [UInt8] = []
    private(set) var fragments: [[Sample]] = []
    private var defaults = (duration: 0, flags: 0)
    private var clock = 0

    var samples: [Sample] { fragments.flatMap { $0 } }
    /// Times in seconds in the order of showing.
    var times: [Double] { samples.map { Double($0.shown) / Double(timescale) }.sorted() }
    var keyframes: [Double] { samples.filter(\.isKeyframe).map { Double($0.shown) / Double(timescale) } }

    init(_ bytes: [UInt8]) { read(bytes[...]) }

    private mutating func read(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while rest.count >= 8 {
            let size = Self.number(rest.prefix(4))
            guard size >= 8, size <= rest.count else { return }
            let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
            take(kind, rest.prefix(size).dropFirst(8))
            rest = rest.dropFirst(size)
        }
    }

    private mutating func take(_ kind: String, _ body: ArraySlice<UInt8>) {
        switch kind {
        case "moov", "trak", "mdia", "minf", "stbl", "traf": read(body)
        case "moof":
            fragments.append([])
            read(body)
        case "mdhd": timescale = Self.number(body.dropFirst(12).prefix(4))
        case "stsd": read(body.dropFirst(8))
        case "avc1": read(body.dropFirst(78))
        case "mp4a": read(body.dropFirst(28))
        case "avcC", "esds": parameters = Array(body)
        case "tfhd": header(body)
        case "tfdt": clock = Self.number(body.dropFirst(4))
        case "trun": run(body)
        default: break
        }
    }

    private mutating func header(_ body: ArraySlice<UInt8>) {
        let flags = Self.number(body.prefix(4)) & 0xFFFFFF
        var fields = body.dropFirst(8)
        func next() -> Int {
            defer { fields = fields.dropFirst(4) }
            return Self.number(fields.prefix(4))
        }
        if flags & 0x1 != 0 { fields = fields.dropFirst(8) }
        if flags & 0x2 != 0 { _ = next() }
        if flags & 0x8 != 0 { defaults.duration = next() }
        if flags & 0x10 != 0 { _ = next() }
        if flags & 0x20 != 0 { defaults.flags = next() }
    }

    private mutating func run(_ body: ArraySlice<UInt8>) {
        let flags = Self.number(body.prefix(4)) & 0xFFFFFF
        var fields = body.dropFirst(4)
        func next() -> Int {
            defer { fields = fields.dropFirst(4) }
            return Self.number(fields.prefix(4))
        }
        let count = next()
        if flags & 0x1 != 0 { _ = next() }
        let first = flags & 0x4 != 0 ? next() : nil
        for index in 0..<count {
            let duration = flags & 0x100 != 0 ? next() : defaults.duration
            if flags & 0x200 != 0 { _ = next() }
            var sampleFlags = index == 0 ? first ?? defaults.flags : defaults.flags
            if flags & 0x400 != 0 { sampleFlags = next() }
            let offset = flags & 0x800 != 0 ? Int(Int32(truncatingIfNeeded: next())) : 0
            fragments[fragments.count - 1].append(
                Sample(decoded: clock, shown: clock + offset, isKeyframe: sampleFlags & 0x10000 == 0))
            clock += duration
        }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
