import Flow
import FlowTesting
import Testing

/// A parent with a presented child and a stack, small enough to see every rule of the kernel at work.
struct Counter: Feature {
    struct State: Equatable, Sendable {
        var count = 0
        var found: [String] = []
        var ticks = 0
    }
    enum Action: Equatable, Sendable {
        case add(Int), search(String), found(String), watch, ticked, stop, fail
    }

    var clock: any Clock<Duration> = ContinuousClock()
    var ticks: @Sendable () -> AsyncStream<Void> = { AsyncStream { $0.finish() } }

    func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .add(let amount):
            state.count += amount
            return .none
        case .search(let text):
            return .debounced("search", by: .milliseconds(300), on: clock) { await $0(.found(text)) }
        case .found(let text):
            state.found.append(text)
            return .none
        case .watch:
            return .observe("ticks", { [ticks] in ticks() }) { _ in .ticked }
        case .ticked:
            state.ticks += 1
            return .none
        case .stop:
            return .cancel("ticks")
        case .fail:
            return .none
        }
    }
}

struct Parent: Feature {
    struct State: Equatable, Sendable {
        var child: Counter.State?
        var path = Stack<Counter.State>()
    }
    enum Action: Equatable, Sendable {
        case present, dismiss, child(Counter.Action)
        case push, pop, screen(Stack<Counter.State>.ID, Counter.Action)
    }

    let counter: Counter

    func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .present:
            state.child = Counter.State()
            return .none
        case .dismiss:
            state.child = nil
            return .cancel("child")
        case .child(let action):
            return counter.reduce(into: &state.child, action).lift(under: "child") { .child($0) }
        case .push:
            state.path.push(Counter.State())
            return .none
        case .pop:
            return state.path.pop().map { .cancel($0) } ?? .none
        case .screen(let id, let action):
            return counter.reduce(into: &state.path[id], action).lift(under: id) { .screen(id, $0) }
        }
    }
}

@Suite("The kernel")
struct KernelTests {
    @Test("Only the last keystroke of a burst is searched, after 300 ms of quiet")
    func debounce() async {
        let clock = ManualClock()
        let store = TestStore(Counter.State(), Counter(clock: clock))
        await store.send(.search("d"))
        await clock.advance(by: .milliseconds(200))
        await store.send(.search("du"))
        await clock.advance(by: .milliseconds(299))
        await store.send(.add(1)) { $0.count = 1 }
        await clock.advance(by: .milliseconds(1))
        await store.receive(.found("du")) { $0.found = ["du"] }
        await store.finish()
    }

    @Test("A stream gives one action for each element until it is cancelled")
    func streams() async {
        let (ticks, source) = AsyncStream<Void>.makeStream()
        let store = TestStore(Counter.State(), Counter(ticks: { ticks }))
        await store.send(.watch)
        source.yield()
        await store.receive(.ticked) { $0.ticks = 1 }
        source.yield()
        await store.receive(.ticked) { $0.ticks = 2 }
        await store.send(.stop)
        source.yield()
        await store.finish()
    }

    @Test("Dismissal cancels the work of the child, and a late action changes nothing")
    func dismissal() async {
        let clock = ManualClock()
        let store = TestStore(Parent.State(), Parent(counter: Counter(clock: clock)))
        await store.send(.present) { $0.child = Counter.State() }
        await store.send(.child(.search("x")))
        await store.send(.dismiss) { $0.child = nil }
        await clock.advance(by: .seconds(1))
        await store.send(.child(.found("late")))
        await store.finish()
    }

    @Test("Popping a screen cancels its work and leaves the screens below alone")
    func stack() async {
        let clock = ManualClock()
        let feature = Parent(counter: Counter(clock: clock))
        let store = TestStore(Parent.State(), feature)
        await store.send(.push) { $0.path.push(Counter.State()) }
        await store.send(.push) { $0.path.push(Counter.State()) }
        let ids = await store.state.path.ids
        await store.send(.screen(ids[0], .search("below")))
        await store.send(.screen(ids[1], .search("above")))
        await store.send(.pop) { $0.path.pop() }
        await clock.advance(by: .seconds(1))
        await store.receive(.screen(ids[0], .found("below"))) { $0.path[ids[0]]?.found = ["below"] }
        await store.finish()
    }

    @Test("An action sent twice from many tasks is applied twice: nothing is lost")
    func atomicity() async {
        let store = Store(Counter.State(), Counter())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 { group.addTask { await store.send(.add(1)) } }
        }
        #expect(await store.state.count == 200)
    }

    @Test("A burst of changes is one element for a slow listener, and an action without a change is none")
    func coalescing() async {
        let store = Store(Counter.State(), Counter())
        let changes = await store.changes()
        for _ in 0..<50 { await store.send(.add(1)) }
        await store.send(.fail)
        await store.close()
        var seen = 0
        for await _ in changes { seen += 1 }
        #expect(seen == 1)
    }

    @Test("A closed store stops its work")
    func close() async {
        let store = Store(Counter.State(), Counter(ticks: { AsyncStream { _ in } }))
        await store.send(.watch)
        #expect(await store.effectsRunning == 1)
        await store.close()
        #expect(await store.effectsRunning == 0)
    }

    @Test("Stack ids are never issued twice, and trimming removes from the bottom")
    func stackIDs() {
        var stack = Stack<Int>()
        let first = stack.push(1)
        stack.pop()
        let second = stack.push(2)
        #expect(first != second)
        stack.push(3)
        let fourth = stack.push(4)
        #expect(stack.trim(to: 2) == [second])
        #expect(stack.trim(to: 2) == [] && stack.trim(to: 3) == [] && stack.count == 2)
        #expect(stack.count == 2)
        stack[fourth] = 40
        #expect(stack.top == 40)
        stack.push(5)
        #expect(stack.pop(to: fourth).count == 1)
        #expect(stack.topID == fourth)
    }
}

@Suite("Failures of the test store say what to do")
struct TestStoreTests {
    private func text(_ issue: Issue) -> String { issue.comments.map(\.rawValue).joined() }

    @Test("A wrong expectation shows the lines that differ")
    func difference() async {
        await withKnownIssue {
            let store = TestStore(Counter.State(), Counter())
            await store.send(.add(2)) { $0.count = 3 }
        } matching: {
            text($0).contains("− ") && text($0).contains("count: 2")
        }
    }

    @Test("An unread action is named")
    func unread() async {
        await withKnownIssue {
            let clock = ManualClock()
            let store = TestStore(Counter.State(), Counter(clock: clock))
            await store.send(.search("a"))
            await clock.advance(by: .seconds(1))
            await store.finish()
        } matching: {
            text($0).contains("found(\"a\")") && text($0).contains("receive")
        }
    }

    @Test("Work that is left over is reported with the way out")
    func leftOver() async {
        await withKnownIssue {
            let store = TestStore(Counter.State(), Counter(ticks: { AsyncStream { _ in } }))
            await store.send(.watch)
            await store.finish(within: .milliseconds(20))
        } matching: {
            text($0).contains("cancels them")
        }
    }
}
