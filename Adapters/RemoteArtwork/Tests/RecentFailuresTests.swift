import FlowTesting
import NetworkLayer
import Testing

@testable import RemoteArtwork

@Suite("Failures that are remembered")
struct RecentFailuresTests {
    private let clock = ManualClock()

    private func failures(capacity: Int = 10) -> RecentFailures {
        let start = clock.now
        return RecentFailures(capacity: capacity) { [clock] in start.duration(to: clock.now) }
    }

    @Test(
        "A missing picture is remembered for a day, others for a minute or for less if the server says so",
        arguments: [
            (.notFound, 86_400), (.unsuitable("cut off"), 60), (.unavailable(.timeout), 60), (.unavailable(.connectivity), 60),
            (.unavailable(.unavailable(retryAfter: nil)), 60), (.unavailable(.unavailable(retryAfter: .seconds(7))), 7),
            (.unavailable(.unavailable(retryAfter: .seconds(3600))), 60), (.unavailable(.privateAddress), 60),
        ] as [(ArtworkError, Int)])
    func times(error: ArtworkError, seconds: Int) async {
        let failures = failures()
        failures.note(error, for: "a")
        await clock.advance(by: .seconds(seconds) - .milliseconds(1))
        #expect(failures.error(for: "a") == error && failures.error(for: "b") == nil)
        await clock.advance(by: .milliseconds(1))
        #expect(failures.error(for: "a") == nil)
    }

    @Test("What was cancelled has not failed")
    func cancelled() {
        let failures = failures()
        failures.note(.unavailable(.cancelled), for: "a")
        #expect(failures.error(for: "a") == nil)
    }

    @Test("Of too many, those that end first are forgotten")
    func bounded() async {
        let failures = failures(capacity: 4)
        failures.note(.unsuitable("x"), for: "old")
        await clock.advance(by: .seconds(60))
        for key in ["a", "b"] { failures.note(.unsuitable("x"), for: key) }
        for key in ["c", "d", "e"] { failures.note(.notFound, for: key) }
        #expect(["old", "a", "b", "c", "d", "e"].map { failures.error(for: $0) != nil } == [false, false, false, true, true, true])
        failures.note(.notFound, for: "f")
        failures.note(.notFound, for: "f")
        #expect(["c", "d", "e", "f"].allSatisfy { failures.error(for: $0) != nil })
    }
}
