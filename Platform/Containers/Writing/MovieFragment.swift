/// The header of a segment: `styp`, `moof` and the start of `mdat`.
struct MovieFragment {
    let samples: [StreamSample]
    /// Bytes that are written before each sample.
    let prefix: Int
    /// The time of decoding of the first sample in media ticks, not negative.
    let start: Int64
    /// Bytes of all samples.
    let payload: Int64
    /// The number of the track in the initialisation segment.
    var track = InitSegment.trackNumber

    /// Of `tfhd` and `trun`: others do or do not depend on it (ISO/IEC 14496-12 §8.6.4.3).
    private static let syncFlags = 0x0200_0000
    private static let otherFlags = 0x0101_0000

    func bytes(number: Int) throws(ContainerError) -> [UInt8] {
        for sample in samples {
            guard UInt32(exactly: sample.duration) != nil, UInt32(exactly: sample.size + Int64(prefix)) != nil,
                Int32(exactly: sample.compositionOffset) != nil
            else { throw .unsupported("a sample is too long for a segment") }
        }
        var writer = BoxWriter()
        writer.box("styp") { box in
            box.code("msdh")
            box.u32(0)
            for brand in ["msdh", "cmfs", "iso6"] as [FourCC] { box.code(brand) }
        }
        let moof = writer.bytes.count
        var dataOffset: Int?
        writer.box("moof") { box in
            box.fullBox("mfhd") { $0.u32(number + 1) }
            box.box("traf") { box in
                header(&box)
                box.fullBox("tfdt", version: 1) { $0.u64(start) }
                if !samples.isEmpty { dataOffset = run(&box) }
            }
        }
        let isWide = payload > Int64(UInt32.max) - 16
        let length = writer.bytes.count - moof + (isWide ? 16 : 8)
        if let dataOffset { writer.patch(length, at: dataOffset) }
        writer.u32(isWide ? 1 : Int(payload) + 8)
        writer.code("mdat")
        if isWide { writer.u64(payload + 16) }
        return writer.bytes
    }

    private var commonDuration: Int64? {
        guard let first = samples.first?.duration else { return nil }
        return samples.allSatisfy { $0.duration == first } ? first : nil
    }

    private var commonSync: Bool? {
        guard let first = samples.first?.isSync else { return nil }
        return samples.allSatisfy { $0.isSync == first } ? first : nil
    }

    private func header(_ box: inout BoxWriter) {
        let duration = commonDuration
        let sync = commonSync
        // default-base-is-moof
        box.fullBox("tfhd", flags: 0x2_0000 | (duration == nil ? 0 : 8) | (sync == nil ? 0 : 0x20)) { box in
            box.u32(track)
            if let duration { box.u32(Int(duration)) }
            if let sync { box.u32(sync ? Self.syncFlags : Self.otherFlags) }
        }
    }

    /// Returns where the offset of the data is written.
    private func run(_ box: inout BoxWriter) -> Int {
        let hasDurations = commonDuration == nil
        let hasFlags = commonSync == nil
        let hasOffsets = samples.contains { $0.compositionOffset != 0 }
        let flags = 0x201 | (hasDurations ? 0x100 : 0) | (hasFlags ? 0x400 : 0) | (hasOffsets ? 0x800 : 0)
        var place = 0
        box.fullBox("trun", version: 1, flags: flags) { box in
            box.u32(samples.count)
            place = box.bytes.count
            box.u32(0)
            for sample in samples {
                if hasDurations { box.u32(Int(sample.duration)) }
                box.u32(Int(sample.size) + prefix)
                if hasFlags { box.u32(sample.isSync ? Self.syncFlags : Self.otherFlags) }
                if hasOffsets { box.u32(Int(sample.compositionOffset)) }
            }
        }
        return place
    }
}
