/// One segment of a rendition: a header that we write, and parts of the source. The same segment has always the same bytes.
public struct MediaSegment: Sendable, Equatable {
    public enum Part: Sendable, Equatable {
        case bytes([UInt8])
        /// Bytes of the source; they were inside it when the segment was made.
        case range(offset: Int64, size: Int64)
    }

    /// In order; the first is the header, and ranges that touch are one.
    public let parts: [Part]
    /// Bytes in all.
    public let size: Int64
    /// The time at which decoding starts, and the sum of the lengths of its samples, in ticks of the rendition.
    public let decodeTime: Int64
    public let ticks: Int64
}

extension MediaSegment {
    /// A segment of the samples of a rendition (ISO/IEC 14496-12 §8.8, ISO/IEC 23000-19 §7.3).
    /// - Parameters:
    ///   - edit: ticks to add to times, which may be negative on the shared timeline; the edit list of the rendition subtracts them.
    ///   - empty: the time of decoding of a segment without samples.
    ///   - track: its number in the initialisation segment.
    init(
        _ samples: [StreamSample], number: Int, prefix: [UInt8], edit: Int64, empty: Int64, sourceSize: Int64,
        track: Int = InitSegment.trackNumber
    ) throws(ContainerError) {
        var payload: Int64 = 0
        var parts: [Part] = []
        var open: (offset: Int64, size: Int64)?
        for sample in samples {
            guard sample.size >= 0, sample.position >= 0, sample.position <= sourceSize, sample.size <= sourceSize - sample.position else {
                throw .truncated(at: sourceSize)
            }
            payload = try Checked.sum(payload, sample.size + Int64(prefix.count))
            if !prefix.isEmpty {
                if let range = open { parts.append(.range(offset: range.offset, size: range.size)) }
                open = nil
                parts.append(.bytes(prefix))
            }
            if let range = open, range.offset + range.size == sample.position {
                open = (range.offset, range.size + sample.size)
            } else {
                if let range = open { parts.append(.range(offset: range.offset, size: range.size)) }
                open = (sample.position, sample.size)
            }
        }
        if let range = open { parts.append(.range(offset: range.offset, size: range.size)) }
        let start = try Checked.sum(samples.first?.decodeTime ?? empty, edit)
        let header = try MovieFragment(samples: samples, prefix: prefix.count, start: max(0, start), payload: payload, track: track).bytes(
            number: number)
        self.parts = [.bytes(header)] + parts
        size = try Checked.sum(Int64(header.count), payload)
        decodeTime = max(0, start)
        var ticks: Int64 = 0
        for sample in samples { ticks = try Checked.sum(ticks, sample.duration) }
        self.ticks = ticks
    }
}
