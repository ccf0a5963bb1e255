import CoreDomain

/// A sample of a rendition. Times are in ticks of the rendition on the shared timeline; the time of decoding may be negative.
struct StreamSample: Equatable {
    var decodeTime: Int64
    /// The time at which it is shown or heard, minus that of decoding.
    var compositionOffset: Int64
    var duration: Int64
    var isSync: Bool
    /// Where its bytes are in the source.
    var position: Int64
    var size: Int64
}

/// The samples of one track in the segments of a plan.
protocol SegmentSamples: Sendable {
    /// Ticks per second.
    var timescale: Int64 { get }
    /// The time of decoding of the first sample.
    var start: Int64 { get }
    /// Bytes that the file omits at the start of each sample.
    var prefix: [UInt8] { get }
    /// The samples of a segment in decoding order.
    /// - Precondition: the segment is one of the plan.
    func samples(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> [StreamSample]
    /// The first picture of a segment; only its time of presentation, its place and its size matter.
    /// - Precondition: the track has pictures, and the segment is one of the plan.
    func keyframe(of segment: Int, _ reader: SourceReader) throws(ContainerError) -> WalkedSample
    /// The bytes and the number of the samples of each segment; nil if only reading the file would tell.
    func sizes() throws(ContainerError) -> [(bytes: Int64, samples: Int)]?
}

extension SegmentSamples {
    func sizes() throws(ContainerError) -> [(bytes: Int64, samples: Int)]? { nil }
}

extension SegmentPlan {
    /// The start of a segment in ticks of another clock, rounded; the same for the end of the segment before.
    func start(of segment: Int, timescale: Int64) throws(ContainerError) -> Int64 {
        try ticks(starts[segment], timescale: timescale)
    }

    func ticks(_ ticks: Int64, timescale: Int64) throws(ContainerError) -> Int64 {
        guard let time = Checked.rescale(ticks, from: Int64(self.timescale), to: timescale) else {
            throw .malformed("a time in it is too large")
        }
        return time
    }

    /// The time in ticks at which reading for a segment ends in a file that is read from place to place; nothing limits the last segment.
    /// - Parameter interleaving: seconds by which the samples of a time may be apart.
    func readingEnd(of segment: Int, ticksPerSecond: Double, interleaving: Double) -> Int64 {
        guard segment + 1 < count else { return .max }
        return Int64(clamped: (Double(endTick(of: segment)) / Double(timescale) + interleaving) * ticksPerSecond)
    }

    static let mismatch = ContainerError.malformed("its index names keyframes that are not there")
}
