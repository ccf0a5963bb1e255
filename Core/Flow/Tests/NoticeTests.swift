import Flow
import FlowTesting
import Testing

private typealias State = Notice<String>.State

@Suite("Notices", .timeLimit(.minutes(10)))
struct NoticeTests {
    private static let broken = ViewStateError("Broken")

    @Test(
        "Each event in each state",
        arguments: [
            // A change begins: nothing is offered any more.
            (State(), .started, State(saving: 1)),
            (State(offer: "a"), .started, State(saving: 1)),
            (State(failure: broken), .started, State(saving: 1)),
            (State(saving: 1), .started, State(saving: 2)),
            // It was saved.
            (State(saving: 1), .finished(.success("a")), State(offer: "a")),
            (State(saving: 1), .finished(.success(nil)), State(isUndone: true)),
            (State(offer: "a", saving: 1), .finished(.success(nil)), State(isUndone: true)),
            // Another change is still being saved: an offer would undo only a part.
            (State(saving: 2), .finished(.success("a")), State(saving: 1)),
            // It failed: told at once, and not hidden by the success of another.
            (State(saving: 1), .finished(.failure(broken)), State(failure: broken)),
            (State(saving: 2), .finished(.failure(broken)), State(failure: broken, saving: 1)),
            (State(failure: broken, saving: 1), .finished(.success("a")), State(failure: broken)),
            (State(offer: "a", saving: 1), .finished(.failure(broken)), State(failure: broken)),
            // An outcome that nobody waits for.
            (State(), .finished(.success("a")), State(offer: "a")),
            // Time passes; the screen comes back.
            (State(offer: "a", saving: 1), .expired, State(saving: 1)),
            (State(failure: broken), .expired, State()),
            (State(offer: "a"), .appeared, State(offer: "a")),
            // An undo without an offer comes too late, or is the second click.
            (State(), .undoMissed, State(failure: .undoExpired)),
            (State(failure: broken), .undoMissed, State(failure: .undoExpired)),
            (State(offer: "a"), .undoMissed, State(offer: "a")),
            (State(saving: 1), .undoMissed, State(saving: 1)),
            (State(isUndone: true), .undoMissed, State(isUndone: true)),
            (State(isUndone: true), .started, State(saving: 1)),
            (State(saving: 1, isUndone: true), .finished(.success("a")), State(offer: "a")),
        ] as [(Notice<String>.State, Notice<String>.Action, Notice<String>.State)])
    func table(before: Notice<String>.State, action: Notice<String>.Action, after: Notice<String>.State) {
        var state = before
        _ = Notice<String>(on: ManualClock()).reduce(into: &state, action)
        #expect(state == after)
    }

    @Test("A failure and an offer are never shown together")
    func exclusive() {
        #expect(State(offer: "a", failure: Self.broken) == State(failure: Self.broken))
    }

    @Test("An offer goes after eight seconds, a covered one eight seconds after its screen came back")
    func time() async {
        let clock = ManualClock()
        let store = TestStore(State(saving: 1), Notice<String>(on: clock))
        await store.send(.finished(.success("a"))) { $0 = State(offer: "a") }
        await clock.advance(by: .seconds(7))
        await store.send(.appeared)
        await clock.advance(by: .seconds(7))
        #expect(await store.state.offer == "a")
        await clock.advance(by: .seconds(1))
        await store.receive(.expired) { $0 = State() }
        await store.finish()
    }

    @Test(
        "Only a notice that is shown has a time",
        arguments: [(State(), 0), (State(saving: 1), 0), (State(offer: "a"), 1), (State(failure: broken), 1)])
    private func shown(state: State, timers: Int) async {
        let clock = ManualClock()
        let store = TestStore(state, Notice<String>(on: clock))
        await store.send(.appeared)
        await clock.advance(by: .seconds(1))
        #expect(clock.sleeping == timers)
        await store.cancelAll()
    }

    @Test("The time of a notice ends with the next change, so that it takes away nothing newer")
    func next() async {
        let clock = ManualClock()
        let store = TestStore(State(saving: 1), Notice<String>(on: clock))
        await store.send(.finished(.success("a"))) { $0 = State(offer: "a") }
        await clock.advance(by: .seconds(7))
        await store.send(.started) { $0 = State(saving: 1) }
        #expect(clock.sleeping == 0)
        await store.send(.finished(.success("b"))) { $0 = State(offer: "b") }
        await clock.advance(by: .seconds(7))
        #expect(await store.state.offer == "b")
        await store.cancelAll()
    }

    @Test("Saving tells the outcome", arguments: [.success("a"), .success(nil), .failure(broken)] as [Result<String?, ViewStateError>])
    func saving(outcome: Result<String?, ViewStateError>) async {
        let store = TestStore(State(offer: "old"), Saving(outcome: outcome))
        await store.send(.started) { $0 = State(saving: 1) }
        await store.receive(.finished(outcome)) {
            switch outcome {
            case .success(let offer): $0 = State(offer: offer, isUndone: offer == nil)
            case .failure(let failure): $0 = State(failure: failure)
            }
        }
        await store.cancelAll()
    }
}

/// A screen with one button.
private struct Saving: Feature {
    let outcome: Result<String?, ViewStateError>
    private let notice = Notice<String>(on: ManualClock())

    init(outcome: Result<String?, ViewStateError>) { self.outcome = outcome }

    func reduce(into state: inout Notice<String>.State, _ action: Notice<String>.Action) -> Effect<Notice<String>.Action> {
        guard action == .started else { return notice.reduce(into: &state, action) }
        return notice.save(for: "it", in: &state) { [outcome] () async throws(ViewStateError) in try outcome.get() }
    }
}
