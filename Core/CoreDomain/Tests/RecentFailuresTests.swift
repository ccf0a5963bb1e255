import CoreDomain
import Synchronization
import Testing

@Suite("Failures that are remembered")
struct RecentFailuresTests {
    private enum Failure: Error {
        case away, gone
    }

    /// Failures with a clock that a test moves.
    private final class Fixture: Sendable {
        let failures: RecentFailures<String, Failure>
        private let now: Clock

        final class Clock: Sendable {
            let time = Mutex(Duration.zero)
        }

        init(capacity: Int = 10) {
            let clock = Clock()
            now = clock
            failures = RecentFailures(capacity: capacity) { clock.time.withLock { $0 } }
        }

        func move(_ time: Duration) { now.time.withLock { $0 += time } }
    }

    @Test("A failure is recent until its pause is over, and known until it is forgotten")
    func pauses() {
        let fixture = Fixture(), failures = fixture.failures
        failures.note(.away, for: "a", pause: .seconds(60))
        fixture.move(.seconds(60) - .milliseconds(1))
        #expect(failures.recent("a") == .away && failures.recent("b") == nil && failures.last("b") == nil)
        fixture.move(.milliseconds(1))
        #expect(failures.recent("a") == nil && failures.last("a") == .away)
        failures.note(.gone, for: "a", pause: .seconds(1))
        #expect(failures.recent("a") == .gone)
        failures.forget("a")
        #expect(failures.recent("a") == nil && failures.last("a") == nil)
    }

    @Test("A clock that is set back ends the pause, and one that is set right again continues it")
    func setBack() {
        let fixture = Fixture(), failures = fixture.failures
        failures.note(.away, for: "a", pause: .seconds(60))
        fixture.move(.seconds(-1))
        #expect(failures.recent("a") == nil)
        fixture.move(.seconds(30))
        #expect(failures.recent("a") == .away)
    }

    @Test("Of too many, those whose pauses end first are forgotten, the oldest of several")
    func bounded() {
        let fixture = Fixture(capacity: 3), failures = fixture.failures
        failures.note(.gone, for: "long", pause: .seconds(600))
        for key in ["a", "b", "c"] { failures.note(.away, for: key, pause: .seconds(60)) }
        #expect(["long", "a", "b", "c"].map { failures.last($0) != nil } == [true, false, true, true])
        failures.note(.away, for: "b", pause: .seconds(60))
        #expect(["long", "b", "c"].allSatisfy { failures.last($0) != nil }, "A known key takes no more room")
        fixture.move(.seconds(1))
        failures.note(.away, for: "d", pause: .seconds(60))
        #expect(["long", "b", "c", "d"].map { failures.last($0) != nil } == [true, true, false, true])
    }
}
