import CoreDomain

/// The keyframes of the first video track, in presentation order.
public struct KeyframeIndex: Sendable, Equatable {
    /// Ticks per second.
    public let timescale: Int
    /// Presentation times in ticks, ascending, with edit lists applied. The first may be negative: a frame that is decoded but
    /// not shown because an edit starts after it.
    public let ticks: [Int64]
    /// The position where reading for a keyframe begins: the sample in MP4, the Cluster element in Matroska.
    public let positions: [Int64]

    /// - Precondition: none; unequal counts are truncated to the shorter, a timescale below 1 becomes 1, and keyframes at an impossible
    ///   time (`MediaTime.range`, negative or positive) or position are omitted.
    public init(timescale: Int, ticks: [Int64], positions: [Int64]) {
        self.timescale = max(1, timescale)
        let count = min(ticks.count, positions.count)
        let latest = Int64(clamped: MediaTime.range.upperBound * Double(self.timescale))
        let isKept = { (place: Int) in ticks[place].magnitude <= latest.magnitude && positions[place] >= 0 }
        if ticks.count == count, positions.count == count, ticks.indices.allSatisfy(isKept) {
            self.ticks = ticks
            self.positions = positions
        } else {
            let kept = (0..<count).filter(isKept)
            self.ticks = kept.map { ticks[$0] }
            self.positions = kept.map { positions[$0] }
        }
    }

    public var count: Int { ticks.count }
    public var isEmpty: Bool { ticks.isEmpty }

    /// The time of the keyframe at an index in seconds.
    public func time(at index: Int) -> Double { Double(ticks[index]) / Double(timescale) }

    /// All times in seconds.
    public var times: [Double] { ticks.map { Double($0) / Double(timescale) } }

    /// The last keyframe at or before a time in seconds; the first one for an earlier time; nil if empty.
    public func index(atOrBefore seconds: Double) -> Int? {
        guard !ticks.isEmpty, !seconds.isNaN else { return nil }
        var low = 0
        var high = ticks.count
        while low < high {
            let middle = (low + high) / 2
            if time(at: middle) <= seconds { low = middle + 1 } else { high = middle }
        }
        return max(0, low - 1)
    }
}
