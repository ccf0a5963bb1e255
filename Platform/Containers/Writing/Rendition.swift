/// One track of a movie as segments without conversion. All segments of a rendition need its initialisation segment, can be asked for in any
/// order and at the same time, and have always the same bytes.
public struct Rendition: Sendable {
    public let track: Track.ID
    /// The RFC 6381 string of the segments; parameter sets are in the initialisation segment wherever the file allows it.
    public let codecString: String?
    /// Ticks per second.
    public let timescale: Int
    public let initSegment: [UInt8]
    let header: InitSegment
    /// Bytes of the length before each unit of H.264; 0 for all other codecs.
    private let unitLength: Int
    let samples: any SegmentSamples
    let edit: Int64
    let plan: SegmentPlan
    let source: any ByteSource
    let limits: ReadLimits
    let kind: Track.Kind
    /// Bits per second, as the file says.
    let statedBitRate: Int?

    /// - Parameter segment: The number, from 0. A segment may have no samples: in a gap of the sound, or after its end.
    /// - Throws: `.malformed` for a number outside the plan and for an index that contradicts the samples, `.truncated` for samples outside the
    ///   source, `.unsupported`, `.io`.
    public func segment(_ segment: Int) throws(ContainerError) -> MediaSegment {
        try self.segment(segment, as: InitSegment.trackNumber, ordinal: segment)
    }

    /// - Parameters:
    ///   - track: the number of the track in the file that the segment becomes a part of.
    ///   - ordinal: the place of the segment in it, from 0.
    func segment(_ segment: Int, as track: Int, ordinal: Int) throws(ContainerError) -> MediaSegment {
        guard plan.starts.indices.contains(segment) else { throw .malformed("it has no segment \(segment)") }
        let reader = SourceReader(source, limits: limits)
        return try MediaSegment(
            try samples.samples(of: segment, reader), number: ordinal, prefix: samples.prefix, edit: edit,
            empty: try plan.start(of: segment, timescale: samples.timescale), sourceSize: reader.size, track: track)
    }

    /// The first picture of a segment alone, shown for as long as the segment lasts: for looking through a movie quickly.
    /// - Throws: `.malformed` for sound, and as `segment`.
    public func keyframe(_ segment: Int) throws(ContainerError) -> MediaSegment {
        guard plan.starts.indices.contains(segment) else { throw .malformed("it has no segment \(segment)") }
        guard kind == .video else { throw .malformed("sound has no keyframes") }
        let reader = SourceReader(source, limits: limits)
        let start = try plan.start(of: segment, timescale: samples.timescale)
        let end = try plan.ticks(plan.endTick(of: segment), timescale: samples.timescale)
        let found = try samples.keyframe(of: segment, reader)
        let time = max(0, found.time)
        let picture = StreamSample(
            decodeTime: time, compositionOffset: 0, duration: max(1, end - max(start, time)), isSync: true, position: found.position,
            size: found.size)
        return try MediaSegment(
            [picture], number: segment, prefix: samples.prefix, edit: edit, empty: start, sourceSize: reader.size)
    }
}

extension Rendition {
    init(
        _ facts: Track, entry: [UInt8], samples: any SegmentSamples, plan: SegmentPlan, source: any ByteSource, limits: ReadLimits
    ) throws(ContainerError) {
        guard (1...Int64(UInt32.max)).contains(samples.timescale) else { throw .malformed("a track has no usable clock") }
        track = facts.number
        timescale = Int(samples.timescale)
        edit = max(0, try Checked.difference(0, samples.start))
        self.samples = samples
        self.plan = plan
        self.source = source
        self.limits = limits
        kind = facts.kind
        statedBitRate = facts.bitRate
        let isUpright = facts.rotation % 180 == 0
        header =
            InitSegment(
                kind: facts.kind == .video ? .video : .audio, entry: entry, timescale: samples.timescale, edit: edit,
                duration: try plan.ticks(plan.end, timescale: 1000), language: facts.languageCode,
                width: (isUpright ? facts.displayWidth : facts.displayHeight) ?? facts.width ?? 0,
                height: (isUpright ? facts.displayHeight : facts.displayWidth) ?? facts.height ?? 0, rotation: facts.rotation
            )
        initSegment = header.bytes
        unitLength = facts.codec == .h264 ? try Self.unitLength(entry, limits) : 0
        codecString = facts.codecString.map { Self.string($0, entry: entry) }
    }

    private static func unitLength(_ entry: [UInt8], _ limits: ReadLimits) throws(ContainerError) -> Int {
        let reader = SourceReader(MemorySource([]), limits: limits)
        guard let record = try Bytes(entry).rest(8 + MP4EntryCopy.visualHeader).boxes(reader).first("avcC") else { return 0 }
        return try (record.body.u8(4) & 3) + 1
    }

    /// Whether a segment can be decoded without those before it. H.264 marks pictures as keyframes that pictures around them do not need, but the
    /// ones shown before them do (open groups of pictures): most players can start there; browsers with MediaSource cannot.
    /// - Throws: as `segment`.
    public func isIndependent(_ segment: Int) throws(ContainerError) -> Bool {
        guard unitLength > 0, plan.starts.indices.contains(segment) else { return true }
        let reader = SourceReader(source, limits: limits)
        guard let first = try samples.samples(of: segment, reader).first else { return true }
        let head = try reader.head(at: first.position, count: Int(min(first.size, Int64(Self.headBytes)))).array
        let bytes = Bytes(samples.prefix + head)
        var at = 0
        while let length = try? bytes.number(at, width: unitLength), let type = try? bytes.u8(at + unitLength) & 31 {
            // Slices: 5 is of a picture that none after it looks behind (ITU-T H.264, table 7-1).
            if (1...5).contains(type) { return type == 5 }
            at += unitLength + Int(length)
        }
        return false
    }

    /// Parameter sets and messages before the first slice are shorter than that.
    private static let headBytes = 64 << 10

    /// The string with the type of the entry that was written.
    private static func string(_ text: String, entry: [UInt8]) -> String {
        if text == "flac" { return "fLaC" }
        let (old, new) = (text.prefix(4), String(decoding: entry.prefix(8).suffix(4), as: UTF8.self))
        return ["avc3", "hev1", "dvhe"].contains(old) && old != new ? new + text.dropFirst(4) : text
    }
}
