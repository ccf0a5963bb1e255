import Flow
import FlowTesting
import Testing

@Suite("Stacks and states")
struct StackTests {
    @Test("Visits are numbered from one, and a number is not given twice")
    func numbers() {
        var stack = Stack<String>()
        #expect(stack.isEmpty && stack.count == 0 && stack.topID == nil && stack.pop() == nil)
        let ids = ["a", "b", "c"].map { stack.push($0) }
        #expect(ids.map(\.number) == [1, 2, 3] && ids.map(\.description) == ["screen 1", "screen 2", "screen 3"])
        #expect(stack.pop() == ids[2] && stack.push("d").number == 4)
        #expect(stack.ids.map(\.number) == [1, 2, 4] && !stack.isEmpty)
    }

    @Test("A screen is read and changed by its id; one that has gone is nil and stays away")
    func screens() {
        var stack = Stack<String>()
        let ids = ["a", "b", "c"].map { stack.push($0) }
        #expect(ids.map { stack[$0] } == ["a", "b", "c"])
        stack[ids[1]] = "B"
        #expect(ids.map { stack[$0] } == ["a", "B", "c"] && stack.top == "c")
        stack[ids[0]] = nil
        #expect(stack.ids == [ids[1], ids[2]] && stack[ids[0]] == nil)
        stack[ids[0]] = "a"
        #expect(stack.ids == [ids[1], ids[2]])
    }

    @Test("Going back to a screen removes those above it, top first; an unknown one removes nothing", arguments: 0..<4)
    func back(index: Int) {
        var stack = Stack<Int>()
        let ids = (0..<4).map { stack.push($0) }
        #expect(stack.pop(to: .init(number: 99)) == [] && stack.count == 4)
        #expect(stack.pop(to: ids[index]) == ids[(index + 1)...].reversed())
        #expect(stack.ids == Array(ids[...index]))
    }

    @Test("A stack is trimmed from the bottom", arguments: 0..<6)
    func trim(limit: Int) {
        var stack = Stack<Int>()
        let ids = (0..<4).map { stack.push($0) }
        #expect(stack.trim(to: limit) == Array(ids.dropLast(limit)))
        #expect(stack.ids == Array(ids.suffix(limit)))
    }

    @Test("A section is pending until its first answer, whatever that is")
    func pending() {
        let states: [(ViewState<Int>, Bool, Int?)] = [
            (.initial, true, nil), (.loading, true, nil), (.ready(1), false, 1), (.error(ViewStateError("It broke")), false, nil),
        ]
        for (state, isPending, content) in states { #expect(state.isPending == isPending && state.content == content) }
    }

    @Test("An error can be tried again unless it says otherwise")
    func retryable() {
        #expect(ViewStateError("It broke").isRetryable && ViewStateError.unexpected.isRetryable)
        #expect(!ViewStateError.undoExpired.isRetryable && !ViewStateError("Gone", isRetryable: false).isRetryable)
    }
}

/// Starts work twice, in one of the ways that add to what runs.
private struct Twice: Feature {
    let start: @Sendable (@escaping Effect<String>.Work) -> Effect<String>

    func reduce(into state: inout [String], _ action: String) -> Effect<String> {
        guard action == "go" else {
            state.append(action)
            return .none
        }
        return .merge(start { await $0("first") }, start { await $0("second") })
    }
}

@Suite("Work side by side", .timeLimit(.minutes(10)))
struct SideBySideTests {
    @Test("Work under the feature's own path, or under an id, does not end what runs there", arguments: [true, false])
    func adds(hasID: Bool) async {
        let twice = Twice { work in hasID ? .run("id", work) : .run(work) }
        let store = Store<Twice>([], twice)
        await store.send("go")
        while await store.effectsRunning > 0 { await Task.yield() }
        #expect(await store.state.sorted() == ["first", "second"])
    }

    @Test("Work that replaces ends what runs under its id")
    func replaces() async {
        let twice = Twice { work in .run(replacing: "id", work) }
        let store = Store<Twice>([], twice)
        await store.send("go")
        while await store.effectsRunning > 0 { await Task.yield() }
        #expect(await store.state == ["second"])
    }
}
