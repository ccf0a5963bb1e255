import Flow
import FlowTesting
import Testing

/// A store, and the rule that says which late results it may take.
private actor Model {
    let ledger = Ledger()
    let store: Store<Ledger>
    private var looks = 0
    /// The look that nothing has ended yet.
    private var alive: Int?
    private var isClosed = false
    private var allowed: [Int] = []

    init() { store = Store(Ledger.State(), ledger) }

    func look() async {
        await store.send(.look)
        if !isClosed {
            alive = looks
            looks += 1
        }
    }

    /// The result of the `index`th look comes in, however late.
    func deliver(_ index: Int) async {
        guard index < looks else { return }
        let send = await ledger.journal.looker(index)
        await send(.found(index))
        if alive == index { allowed.append(index) }
    }

    func stop() async {
        await store.send(.stop)
        alive = nil
    }

    func close() async {
        await store.close()
        (alive, isClosed) = (nil, true)
    }

    func check(_ order: String) async {
        #expect(await store.state.found == allowed, "\(order)")
        #expect(await store.effectsRunning == (alive == nil ? 0 : 1), "\(order)")
        await store.close()
    }
}

@Suite("Late results in every order", .timeLimit(.minutes(10)))
struct InterleavingTests {
    @Test("A result is taken if and only if its work was neither cancelled, nor replaced, nor closed before")
    func lateResults() async throws {
        try await inEveryOrder(
            [
                Script("look", { await $0.look() }, { await $0.deliver(0) }),
                Script("look again", { await $0.look() }, { await $0.deliver(1) }),
                Script("stop", { await $0.stop() }),
                Script("close", { await $0.close() }),
            ], in: { Model() }, check: { await $0.check($1) })
    }

    @Test("Every order is tried once")
    func orders() async throws {
        let seen = Journal()
        try await inEveryOrder(
            [Script("a", { _ in }, { _ in }), Script("b", { _ in }, { _ in }), Script("c", { _ in })], in: {},
            check: { _, order in seen.note(order.hashValue) })
        #expect(seen.written.count == 30)
        #expect(Set(seen.written).count == 30)
    }
}
