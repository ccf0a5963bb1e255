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

    /// Bytes that are read together with wanted ones, to have fewer reads.
    private static let gap: Int64 = 128 << 10
    private static let longestRead: Int64 = 4 << 20

    /// The whole segment in memory.
    /// - Parameter limit: of its size in bytes; a file with a single keyframe is one long segment.
    /// - Throws: `.tooLarge` beyond the limit, `.truncated` if the source has become shorter, `.io`.
    public func bytes(from source: some ByteSource, limit: Int = 256 << 20) throws(ContainerError) -> [UInt8] {
        guard size <= Int64(limit) else { throw .tooLarge("a segment of \(size) bytes") }
        var result: [UInt8] = []
        result.reserveCapacity(Int(size))
        var window: (start: Int64, bytes: [UInt8]) = (0, [])
        for (place, part) in parts.enumerated() {
            switch part {
            case .bytes(let bytes): result += bytes
            case .range(let offset, let size):
                if offset < window.start || offset + size > window.start + Int64(window.bytes.count) {
                    window = (offset, try Self.read(source, offset, readEnd(from: place, offset, size)))
                }
                let first = Int(offset - window.start)
                result += window.bytes[first..<first + Int(size)]
            }
        }
        return result
    }

    /// The end of the read that begins with a part: with the parts that follow nearby.
    private func readEnd(from place: Int, _ offset: Int64, _ size: Int64) -> Int64 {
        var end = offset + size
        for part in parts[(place + 1)...] {
            guard case .range(let next, let more) = part else { continue }
            guard next >= end, next - end <= Self.gap, next + more - offset <= Self.longestRead else { break }
            end = next + more
        }
        return end
    }

    private static func read(_ source: some ByteSource, _ start: Int64, _ end: Int64) throws(ContainerError) -> [UInt8] {
        let bytes = try source.read(at: start, count: Int(end - start))
        guard Int64(bytes.count) == end - start else { throw .truncated(at: start + Int64(bytes.count)) }
        return bytes
    }
}

extension MediaSegment {
    /// A segment of the samples of a rendition (ISO/IEC 14496-12 §8.8, ISO/IEC 23000-19 §7.3).
    /// - Parameters:
    ///   - edit: ticks to add to times, which may be negative on the shared timeline; the edit list of the rendition subtracts them.
    ///   - empty: the time of decoding of a segment without samples.
    init(_ samples: [StreamSample], number: Int, prefix: [UInt8], edit: Int64, empty: Int64, sourceSize: Int64) throws(ContainerError) {
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
        let header = try MovieFragment(samples: samples, prefix: prefix.count, start: max(0, start), payload: payload).bytes(number: number)
        self.parts = [.bytes(header)] + parts
        size = try Checked.sum(Int64(header.count), payload)
        decodeTime = max(0, start)
        var ticks: Int64 = 0
        for sample in samples { ticks = try Checked.sum(ticks, sample.duration) }
        self.ticks = ticks
    }
}
