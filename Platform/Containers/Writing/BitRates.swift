import CoreDomain

/// How much of a network a rendition needs, in bits per second, headers of segments included.
public struct BitRates: Hashable, Sendable {
    /// The highest of any neighbouring segments that together last about as long as the longest one (draft-pantos-hls-rfc8216bis §3.1).
    public var peak: Int
    /// Of the whole rendition, not higher than `peak`.
    public var average: Int

    public init(peak: Int, average: Int) {
        self.peak = max(1, peak, average)
        self.average = max(1, average)
    }

    /// - Parameters:
    ///   - bytes: of each segment.
    ///   - durations: of each segment, in seconds.
    init(bytes: [Int64], durations: [Double]) {
        let target = durations.max() ?? 0
        var peak = 0.0
        for first in bytes.indices {
            var size = 0.0
            var length = 0.0
            for place in first..<bytes.count {
                size += Double(bytes[place])
                length += durations[place]
                // A short rest of a movie counts together with what is before it.
                if length > target * 1.5 { break }
                if length >= target / 2, length > 0 { peak = max(peak, size / length) }
            }
        }
        let whole = durations.reduce(0, +)
        let average = whole > 0 ? bytes.reduce(0) { $0 + Double($1) } / whole : 0
        self.init(peak: Int(clamped: min(peak * 8, 1e15)), average: Int(clamped: min(average * 8, 1e15)))
    }
}

extension Rendition {
    /// Exact where the file has a table of sizes (MP4). Elsewhere, pictures are given the bytes between the places where their segments begin,
    /// with all other tracks that are there; and sound what the file says, or what three segments show. The time is linear in the number of
    /// samples, and the file is not read through: keep the result.
    /// - Throws: as `segment`.
    public func bitRates() throws(ContainerError) -> BitRates {
        let durations = (0..<plan.count).map(plan.duration)
        if let sizes = try samples.sizes() {
            let prefix = Int64(samples.prefix.count)
            let bytes = sizes.map { $0.bytes + (Self.sampleBytes + prefix) * Int64($0.samples) + Self.headerBytes }
            return BitRates(bytes: bytes, durations: durations)
        }
        if kind == .video, plan.positions.count == plan.count {
            let rates = BitRates(bytes: plan.bytes(sourceSize: source.size), durations: durations)
            return BitRates(peak: rates.peak, average: min(rates.average, statedBitRate.flatMap { $0 > 0 ? $0 : nil } ?? .max))
        }
        if let stated = statedBitRate, (1...Self.mostSound).contains(stated) { return BitRates(peak: stated * 5 / 4, average: stated) }
        var shown: [BitRates] = []
        for number in Set([0, plan.count / 2, plan.count * 3 / 4]) {
            shown.append(BitRates(bytes: [try segment(number).size], durations: [durations[number]]))
        }
        return BitRates(peak: (shown.map(\.peak).max() ?? 0) * 5 / 4, average: shown.reduce(0) { $0 + $1.average } / max(1, shown.count))
    }

    /// A header has no more than that for each sample, and for itself.
    private static let sampleBytes: Int64 = 16
    private static let headerBytes: Int64 = 160
    /// Eight channels of 32 bits at 192 kHz.
    private static let mostSound = 50_000_000
}

extension SegmentPlan {
    /// The bytes from where each segment is read to where the next one is. Segments that are read from the same place share them by their lengths.
    func bytes(sourceSize: Int64) -> [Int64] {
        var bytes: [Int64] = []
        while bytes.count < count {
            let first = bytes.count
            let position = positions[first]
            let end = positions[first...].firstIndex { $0 != position } ?? count
            let next = end < count ? positions[end] : sourceSize
            let size = Double(max(0, min(next, sourceSize) &- max(0, min(position, sourceSize))))
            let whole = (first..<end).reduce(0) { $0 + duration(of: $1) }
            for number in first..<end { bytes.append(Int64(clamped: whole > 0 ? size * duration(of: number) / whole : size)) }
        }
        return bytes
    }
}
