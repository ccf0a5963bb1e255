import NIOCore
import Testing

@testable import LiveServer

@Suite struct FrameBudgetTests {
    private static var limits: ServerLimits {
        var limits = ServerLimits()
        limits.framesPerSecond = 10
        limits.frameBytesPerSecond = 1000
        return limits
    }

    /// The number of equal frames that pass when one comes every `interval`, up to 10,000.
    private func passed(_ length: Int, every interval: TimeAmount) -> Int {
        var now = NIODeadline.uptimeNanoseconds(0)
        var budget = FrameBudget(Self.limits, now: now)
        for count in 0..<10_000 {
            guard budget.takes(length, at: now) else { return count }
            now = now + interval
        }
        return 10_000
    }

    @Test(
        "A burst of four seconds passes, then the rate, by frames and by bytes",
        arguments: [
            (1, .zero, 40), (1, .milliseconds(100), 10_000), (1, .milliseconds(50), 79), (100, .zero, 40), (101, .zero, 39),
            (1000, .zero, 4), (1000, .seconds(1), 10_000), (4000, .seconds(10), 10_000), (4001, .seconds(10), 0),
        ] as [(Int, TimeAmount, Int)])
    func rates(length: Int, interval: TimeAmount, count: Int) {
        #expect(passed(length, every: interval) == count)
    }
}
