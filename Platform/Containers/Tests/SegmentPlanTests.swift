import Containers
import Testing

@Suite("Segment plan")
struct SegmentPlanTests {
    private func plan(_ seconds: [Double], duration: Double?) -> SegmentPlan {
        let ticks = seconds.map { Int64(($0 * 1000).rounded()) }
        return SegmentPlan(
            keyframes: KeyframeIndex(timescale: 1000, ticks: ticks, positions: ticks.indices.map { Int64($0) }), duration: duration)
    }

    struct Case: Sendable {
        var what: String
        var keyframes: [Double]
        var duration: Double?
        var starts: [Double]
    }

    @Test(
        "Boundaries are keyframes, 2 to 6 s apart where there are any",
        arguments: [
            Case(what: "every half second", keyframes: (0..<20).map { Double($0) / 2 }, duration: 10, starts: [0, 4, 8]),
            Case(what: "every 2.5 s", keyframes: [0, 2.5, 5, 7.5], duration: 10, starts: [0, 2.5, 5]),
            Case(what: "every 2.5 s and a long rest", keyframes: [0, 2.5, 5, 7.5], duration: 11.5, starts: [0, 2.5, 5, 7.5]),
            Case(what: "every 1.5 s", keyframes: [0, 1.5, 3, 4.5, 6], duration: 7, starts: [0, 3]),
            Case(what: "every 10 s", keyframes: [0, 10, 20], duration: 25, starts: [0, 10, 20]),
            Case(what: "a short and a long group", keyframes: [0, 1.5, 8, 9], duration: 12, starts: [0, 8]),
            Case(what: "a single keyframe in two hours", keyframes: [0], duration: 7200, starts: [0]),
            Case(what: "a late first keyframe", keyframes: [5, 6, 8, 12], duration: 13, starts: [0, 6, 8]),
            Case(what: "a first keyframe that is decoded only", keyframes: [-3, -1, 2, 5], duration: 9, starts: [0, 2, 5]),
            Case(what: "keyframes out of order", keyframes: [6, 0, 3], duration: 9, starts: [0, 3]),
            Case(what: "the same keyframe twice", keyframes: [0, 3, 3, 6], duration: 9, starts: [0, 3]),
            Case(what: "one picture", keyframes: [0], duration: nil, starts: [0]),
            Case(what: "an impossible length", keyframes: [0, 3], duration: 1e300, starts: [0]),
            Case(what: "a length before the last keyframe", keyframes: [0, 3, 6], duration: 1, starts: [0, 3]),
        ])
    func boundaries(_ example: Case) {
        let plan = plan(example.keyframes, duration: example.duration)
        #expect((0..<plan.count).map(plan.start) == example.starts)
        #expect((0..<plan.count).allSatisfy { plan.duration(of: $0) > 0 })
        #expect(abs((0..<plan.count).map(plan.duration).reduce(0, +) - plan.duration) < 1e-6)
    }

    @Test("Sound alone is cut every 4 s, and not into millions of segments")
    func sound() {
        let plan = SegmentPlan(keyframes: nil, duration: 9.5)
        #expect((0..<plan.count).map(plan.start) == [0, 4, 8])
        #expect(plan.duration == 9.5)
        #expect(SegmentPlan(keyframes: nil, duration: 1e8).count <= 100_001)
        #expect(SegmentPlan(keyframes: nil, duration: .nan).count == 1)
    }

    @Test("Extreme clocks and times do not trap", arguments: [1, 1 << 32, Int(UInt32.max), Int.max])
    func extremes(_ timescale: Int) {
        for ticks in [[0, .max], [.min, 0], [.min, .max], [0, 1, 2, 3]] as [[Int64]] {
            let plan = SegmentPlan(
                keyframes: KeyframeIndex(timescale: timescale, ticks: ticks, positions: ticks.map { _ in 0 }), duration: 1e8)
            #expect(plan.count >= 1)
            #expect(plan.starts.first == 0)
            #expect(plan.end > 0)
        }
    }

    @Test("The longest segment is known")
    func longest() { #expect(plan([0, 3, 30, 33], duration: 36).longest == 27) }
}
