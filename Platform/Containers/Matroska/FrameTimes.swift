/// The times of a track's first frames, in the order of decoding, and the frame rate that follows from them.
struct FrameTimes {
    static let enough = 120
    /// Frames that are shown after others that follow them in the file; the times of the last ones may have gaps.
    private static let reordered = 16
    /// Usual rates, which times in whole milliseconds give almost.
    private static let usual = [
        24_000.0 / 1_001, 24, 25, 30_000.0 / 1_001, 30, 48, 50, 60_000.0 / 1_001, 60, 100, 120_000.0 / 1_001, 120, 12, 15,
    ]

    let needed: Int
    private var ticks: [Int64] = []

    init(needed: Int) { self.needed = needed }

    var isEnough: Bool { ticks.count >= needed }

    mutating func add(_ time: Int64) { ticks.append(time) }

    /// Frames per second.
    /// - Parameters:
    ///   - isWhole: Whether there are no more frames.
    ///   - tick: Seconds.
    func rate(isWhole: Bool, tick: Double) -> Double? {
        let sorted = ticks.sorted()
        let shown = isWhole || sorted.count <= 3 * Self.reordered ? sorted[...] : sorted.dropLast(Self.reordered)
        guard let first = shown.first, let last = shown.last, shown.count > 1, last > first else { return nil }
        let (span, overflow) = last.subtractingReportingOverflow(first)
        guard !overflow else { return nil }
        let seconds = Double(span) * tick
        let rate = Double(shown.count - 1) / seconds
        return Self.usual.min { abs($0 - rate) < abs($1 - rate) }.flatMap { abs($0 - rate) <= $0 * tick / seconds ? $0 : nil } ?? rate
    }
}
