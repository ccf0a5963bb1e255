import CoreDomain

/// Where a movie is cut into segments: one list for all its tracks. All times are on the shared timeline, which starts at 0.
public struct SegmentPlan: Sendable, Equatable {
    /// Ticks per second.
    public let timescale: Int
    /// The start of each segment in ticks, ascending; the first is 0, and all others are the times of keyframes.
    public let starts: [Int64]
    /// The end of the last segment in ticks.
    public let end: Int64
    /// The time of the first keyframe that is needed. It is negative if an edit list starts after it: the pictures up to the start are decoded,
    /// and shown for a tick each.
    let first: Int64
    /// Where reading for a segment begins, as in `KeyframeIndex`; empty without pictures.
    let positions: [Int64]

    /// Segments of a movie with pictures last from 2 to 6 s wherever there are keyframes for it, and 4 s where there are many: the last
    /// keyframe not later than 4 s after the start, or else the first one later than that. Sound alone is cut every 4 s.
    static let shortest = 2.0
    static let usual = 4.0
    /// A longer rest is cut once more.
    static let longestEnd = 6.0
    /// Segments of sound alone, for a file that claims to be years long.
    static let most = 100_000.0

    public var count: Int { starts.count }
    /// The whole length in seconds.
    public var duration: Double { Double(end) / Double(timescale) }

    /// The start of a segment in seconds.
    /// - Precondition: the number is in `0..<count`.
    public func start(of segment: Int) -> Double { Double(starts[segment]) / Double(timescale) }

    /// The length of a segment in seconds, not negative.
    /// - Precondition: the number is in `0..<count`.
    public func duration(of segment: Int) -> Double { Double(endTick(of: segment) - starts[segment]) / Double(timescale) }

    /// The length of the longest segment in seconds. A file with few keyframes has segments that are too long to be streamed well.
    public var longest: Double { starts.indices.reduce(0) { max($0, duration(of: $1)) } }

    func endTick(of segment: Int) -> Int64 { segment + 1 < starts.count ? starts[segment + 1] : end }

    /// - Parameters:
    ///   - keyframes: of the pictures; keyframes that are out of order are sorted. Nil for sound alone.
    ///   - duration: seconds; nil or an impossible one (`MediaTime.range`) ends the plan with its last keyframe.
    public init(keyframes: KeyframeIndex?, duration: Double?) {
        let length = MediaTime.length(duration) ?? 0
        // A finer clock than that of any container could overflow.
        guard let keyframes, !keyframes.isEmpty, keyframes.timescale <= 1 << 32 else {
            timescale = 1000
            end = max(1, Int64(clamped: (length * 1000).rounded(.up)))
            let step = Int64(clamped: max(Self.usual * 1000, length * 1000 / Self.most))
            starts = Array(stride(from: 0, to: end, by: Int64.Stride(step)))
            first = 0
            positions = []
            return
        }
        timescale = keyframes.timescale
        let sorted = keyframes.ticks.indices.sorted { keyframes.ticks[$0] < keyframes.ticks[$1] }
        // Of keyframes before the start, the last one is enough.
        let order = sorted[(sorted.lastIndex { keyframes.ticks[$0] <= 0 } ?? 0)...]
        let scale = Double(timescale)
        first = keyframes.ticks[order[order.startIndex]]
        let last = max(0, keyframes.ticks[order[order.endIndex - 1]])
        end = max(last + 1, Int64(clamped: (length * scale).rounded()))
        var starts: [Int64] = [0]
        var positions = [keyframes.positions[order[order.startIndex]]]
        // The last keyframe that is near enough, unless a later one is, too.
        var candidate: Int?
        func cut(at place: Int) {
            starts.append(keyframes.ticks[place])
            positions.append(keyframes.positions[place])
            candidate = nil
        }
        for place in order.dropFirst() {
            let tick = keyframes.ticks[place]
            guard tick > first else { continue }
            if let found = candidate, Double(tick - (starts.last ?? 0)) > Self.usual * scale { cut(at: found) }
            guard tick > starts.last ?? 0 else { continue }
            let distance = Double(tick - (starts.last ?? 0))
            if distance > Self.usual * scale { cut(at: place) } else if distance >= Self.shortest * scale { candidate = place }
        }
        if let candidate, Double(end - (starts.last ?? 0)) > Self.longestEnd * scale { cut(at: candidate) }
        self.starts = starts
        self.positions = positions
    }
}
