/// The sample tables of one track as stored in the file. Counts are checked once against the available bytes.
struct MP4SampleTable {
    /// A table of entries of equal width.
    struct Entries {
        var bytes: Bytes
        var count: Int
        static let none = Entries(bytes: .empty, count: 0)
    }

    var times = Entries.none
    var offsets = Entries.none
    var chunks = Entries.none
    var positions = Entries.none
    var hasWidePositions = false
    var sizes = Entries.none
    /// The size of an entry of `sizes` in bits; 0 if all samples have `commonSize`.
    var sizeBits = 0
    var commonSize: Int64 = 0
    var sampleCount = 0
    /// Nil: every sample is a keyframe.
    var syncs: Entries?

    init(_ boxes: [MP4Box]) throws(ContainerError) {
        for box in boxes {
            switch box.type {
            case "stts": times = try Self.entries(box, width: 8)
            case "ctts": offsets = try Self.entries(box, width: 8)
            case "stsc": chunks = try Self.entries(box, width: 12)
            case "stco": positions = try Self.entries(box, width: 4)
            case "co64":
                positions = try Self.entries(box, width: 8)
                hasWidePositions = true
            case "stss": syncs = try Self.entries(box, width: 4)
            case "stsz":
                commonSize = Int64(try box.body.u32(4))
                sampleCount = Int(try box.body.u32(8))
                guard commonSize == 0 else { continue }
                sizeBits = 32
                try readSizes(box)
            case "stz2":
                sizeBits = try box.body.u8(7)
                guard [4, 8, 16].contains(sizeBits) else { throw .malformed("its table of sample sizes has an unknown width") }
                sampleCount = Int(try box.body.u32(8))
                try readSizes(box)
            default: break
            }
        }
    }

    private mutating func readSizes(_ box: MP4Box) throws(ContainerError) {
        let needed = (sampleCount * sizeBits + 7) / 8
        guard needed <= box.body.count - 12 else { throw .malformed("its table of sample sizes is cut short") }
        sizes = Entries(bytes: try box.body.part(12, needed), count: sampleCount)
    }

    private static func entries(_ box: MP4Box, width: Int) throws(ContainerError) -> Entries {
        let count = Int(try box.body.u32(4))
        guard count <= (box.body.count - 8) / width else { throw .malformed("its table “\(box.type.text)” is cut short") }
        return Entries(bytes: try box.body.part(8, count * width), count: count)
    }

    /// The size in bytes of a sample, numbered from 0.
    @inline(__always)
    func size(of sample: Int) throws(ContainerError) -> Int64 {
        switch sizeBits {
        case 0: return commonSize
        case 32: return Int64(try sizes.bytes.u32(sample * 4))
        case 16: return Int64(try sizes.bytes.u16(sample * 2))
        case 8: return Int64(try sizes.bytes.u8(sample))
        default:
            let pair = try sizes.bytes.u8(sample / 2)
            return Int64(sample % 2 == 0 ? pair >> 4 : pair & 15)
        }
    }

    /// The first byte of a chunk, numbered from 0.
    func position(ofChunk chunk: Int) throws(ContainerError) -> Int64 {
        if hasWidePositions { return try Checked.signed(positions.bytes.u64(chunk * 8)) }
        return Int64(try positions.bytes.u32(chunk * 4))
    }

    /// The total duration of all samples in ticks, and the number of samples in the time table.
    func totalTime() throws(ContainerError) -> (ticks: Int64, samples: Int64) {
        var ticks: Int64 = 0
        var samples: Int64 = 0
        for entry in 0..<times.count {
            let run = Int64(try times.bytes.u32(entry * 8))
            ticks = try Checked.sum(ticks, try Checked.product(run, Int64(try times.bytes.u32(entry * 8 + 4))))
            samples += run
        }
        return (ticks, samples)
    }

    /// The total size of all samples in bytes.
    func totalSize() throws(ContainerError) -> Int64 {
        if sizeBits == 0 { return try Checked.product(commonSize, Int64(sampleCount)) }
        if sizeBits == 32 { return sizes.bytes.sumOf32BitWords() }
        var sum: Int64 = 0
        for sample in 0..<sampleCount { sum += try size(of: sample) }
        return sum
    }
}
