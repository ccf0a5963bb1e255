/// One `traf`: the samples of one track in one fragment.
struct MP4TrackFragment {
    /// A sample of a run; its position follows from the sizes before it.
    struct Sample {
        var duration: Int64
        var size: Int64
        var compositionOffset: Int64
        var isSync: Bool
    }

    /// One `trun`, parsed on demand.
    struct Run {
        var bytes: Bytes
        var count: Int
        var flags: Int
        var width: Int
        /// Relative to the fragment's base; nil: right after the previous run.
        var dataOffset: Int64?
        var firstFlags: UInt32?

        func sample(_ place: Int, _ fragment: MP4TrackFragment) throws(ContainerError) -> Sample {
            var at = place * width
            var sample = Sample(duration: fragment.duration, size: fragment.size, compositionOffset: 0, isSync: false)
            var sampleFlags = place == 0 ? firstFlags ?? fragment.flags : fragment.flags
            if flags & 0x100 != 0 {
                sample.duration = Int64(try bytes.u32(at))
                at += 4
            }
            if flags & 0x200 != 0 {
                sample.size = Int64(try bytes.u32(at))
                at += 4
            }
            if flags & 0x400 != 0 {
                sampleFlags = try bytes.u32(at)
                at += 4
            }
            if flags & 0x800 != 0 { sample.compositionOffset = Int64(try bytes.i32(at)) }
            sample.isSync = sampleFlags & 0x1_0000 == 0
            return sample
        }
    }

    var track = 0
    var baseOffset: Int64?
    /// Whether positions are relative to the fragment (`default-base-is-moof`) where no base is given.
    var isMoofBased = false
    /// Track ticks of the first sample; nil: the end of the previous fragment.
    var decodeTime: Int64?
    var duration: Int64 = 0
    var size: Int64 = 0
    var flags: UInt32 = 0
    var runs: [Run] = []

    init(_ traf: MP4Box, _ defaults: [Int: MP4Movie.FragmentDefaults], _ reader: SourceReader) throws(ContainerError) {
        let boxes = try traf.body.boxes(reader)
        guard let header = boxes.first("tfhd") else { throw .malformed("a fragment has no header (tfhd)") }
        track = Int(try header.body.u32(4))
        if let known = defaults[track] {
            duration = Int64(known.duration)
            size = Int64(known.size)
            flags = known.flags
        }
        let present = try header.flags
        isMoofBased = present & 0x2_0000 != 0
        var at = 8
        if present & 1 != 0 {
            baseOffset = try Checked.signed(header.body.u64(at))
            at += 8
        }
        if present & 2 != 0 { at += 4 }
        if present & 8 != 0 {
            duration = Int64(try header.body.u32(at))
            at += 4
        }
        if present & 0x10 != 0 {
            size = Int64(try header.body.u32(at))
            at += 4
        }
        if present & 0x20 != 0 { flags = try header.body.u32(at) }
        if let box = boxes.first("tfdt") {
            decodeTime = try box.version == 1 ? try Checked.signed(box.body.u64(4)) : Int64(try box.body.u32(4))
        }
        for box in boxes where box.type == "trun" { runs.append(try Self.run(box, reader)) }
    }

    private static func run(_ box: MP4Box, _ reader: SourceReader) throws(ContainerError) -> Run {
        let flags = try box.flags
        let count = Int(try box.body.u32(4))
        var at = 8
        var offset: Int64?
        var first: UInt32?
        if flags & 1 != 0 {
            offset = Int64(try box.body.i32(at))
            at += 4
        }
        if flags & 4 != 0 {
            first = try box.body.u32(at)
            at += 4
        }
        let width = (flags >> 8 & 15).nonzeroBitCount * 4
        // Without data for each sample, the count is only a claim.
        guard count <= (width == 0 ? reader.limits.keyframes : (box.body.count - at) / width) else {
            throw .malformed("a fragment's table of samples is cut short")
        }
        if width == 0 { try reader.visit(count) }
        return Run(
            bytes: try box.body.part(at, count * width), count: count, flags: flags, width: width, dataOffset: offset,
            firstFlags: first)
    }
}
