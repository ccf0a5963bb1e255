import FlowTesting
import Testing

@testable import Flow

@Suite("Writes", .timeLimit(.minutes(10)))
struct WriteTests {
    @Test("A write runs to its end when its screen goes, and when the store closes")
    func outlives() async {
        let gate = Gate(), ledger = Ledger(before: { _ in await gate.pass() })
        let store = Store(Ledger.State(), ledger)
        await store.send(.write(1, for: "a"))
        await store.send(.stop)
        await store.close()
        #expect(ledger.journal.written.isEmpty)
        gate.open()
        await store.finishWrites()
        #expect(ledger.journal.written == [1])
        #expect(await store.state == Ledger.State())
    }

    @Test("Writes of a store that nobody holds any more happen all the same")
    func abandoned() async {
        let gate = Gate(), done = Gate()
        let ledger = Ledger(before: { _ in
            await gate.pass()
            done.open()
        })
        await Store(Ledger.State(), ledger).send(.write(1, for: "a"))
        gate.open()
        await done.pass()
    }

    @Test("Writes for one id happen in the order of the clicks; those for another id do not wait")
    func order() async {
        let gate = Gate()
        let ledger = Ledger(before: { number in if number == 1 { await gate.pass() } })
        let store = Store(Ledger.State(), ledger)
        for number in 1...3 { await store.send(.write(number, for: "a")) }
        await store.send(.write(9, for: "b"))
        while !ledger.journal.written.contains(9) { await Task.yield() }
        gate.open()
        await store.finishWrites()
        #expect(ledger.journal.written == [9, 1, 2, 3])
        #expect(await store.effectsRunning == 0)
    }

    @Test("The end of one write does not hide the next one for the same id")
    func queue() async {
        let gate = Gate()
        let ledger = Ledger(before: { number in if number == 2 { await gate.pass() } })
        let store = Store(Ledger.State(), ledger)
        await store.send(.write(1, for: "a"))
        await store.send(.write(2, for: "a"))
        while await !store.state.isWritten { await Task.yield() }
        for _ in 0..<50 { await Task.yield() }
        #expect(await store.writesRunning == 1)
        gate.open()
        await store.finishWrites()
        #expect(ledger.journal.written == [1, 2])
    }

    @Test("The order holds across the screens of one store")
    func acrossScreens() {
        let one = Effect<Int>.write(for: "a", {}, failed: { _ in 0 }).lift(under: "details") { $0 }
        let other = Effect<Int>.write(for: "a", {}, failed: { _ in 0 }).lift(under: "watchlist") { $0 }
        #expect(one.writeIDs == other.writeIDs && one.writeIDs.count == 1)
    }

    @Test("A failure comes back as an action, and so does success")
    func outcome() async {
        let ledger = Ledger(before: { number throws(ViewStateError) in if number == 1 { throw ViewStateError("The disk is full") } })
        let store = TestStore(Ledger.State(), ledger)
        await store.send(.write(1, for: "a"))
        await store.receive(.failed("The disk is full")) { $0.failures = ["The disk is full"] }
        await store.send(.write(2, for: "a"))
        await store.receive(.written) { $0.isWritten = true }
        await store.finish()
    }
}

extension Effect {
    fileprivate var writeIDs: [EffectID] {
        steps.compactMap { step in if case .write(let id, _) = step { id } else { nil } }
    }
}

@Suite("A store after its end", .timeLimit(.minutes(10)))
struct ClosedStoreTests {
    @Test("A closed store applies nothing, starts nothing and tells nobody")
    func closed() async {
        let ledger = Ledger()
        let store = Store(Ledger.State(), ledger)
        await store.close()
        await store.send(.found(1))
        await store.send(.look)
        await store.send(.write(1, for: "a"))
        #expect(await store.send(decodedBy: { _ in .found(2) }) == false)
        for await _ in await store.changes() { Issue.record("A closed store told of a change.") }
        #expect(await store.state == Ledger.State())
        #expect(await store.effectsRunning == 0)
        #expect(ledger.journal.written.isEmpty)
    }

    @Test("Actions of one effect arrive in their order, in a test store too")
    func inOrder() async {
        let store = TestStore(Ledger.State(), Ledger())
        await store.send(.count(to: 200))
        for number in 1...200 { await store.receive(.found(number)) { $0.found.append(number) } }
        await store.finish()
    }
}
