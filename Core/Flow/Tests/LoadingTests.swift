import Flow
import FlowTesting
import Testing

private struct Section: Feature {
    typealias Updates = AsyncStream<Result<Int, ViewStateError>>

    let loading: Loading<Int>

    func reduce(into state: inout ViewState<Int>, _ action: Loading<Int>.Action) -> Effect<Loading<Int>.Action> {
        loading.reduce(into: &state, action)
    }
}

private struct Other: Error {}

@Suite("Loading", .timeLimit(.minutes(10)))
struct LoadingTests {
    static let broken = ViewStateError("Broken")
    static let gone = ViewStateError("Gone", isRetryable: false)

    @Test(
        "What each event does to each state",
        arguments: [
            (.initial, .load, .loading), (.loading, .load, .loading), (.error(broken), .load, .loading), (.ready(1), .load, .ready(1)),
            (.loading, .loaded(2), .ready(2)), (.ready(1), .loaded(2), .ready(2)), (.error(broken), .loaded(2), .ready(2)),
            (.loading, .failed(broken), .error(broken)), (.ready(1), .failed(broken), .ready(1)),
            (.ready(1), .failed(gone), .error(gone)),
        ] as [(ViewState<Int>, Loading<Int>.Action, ViewState<Int>)])
    func table(before: ViewState<Int>, action: Loading<Int>.Action, after: ViewState<Int>) {
        var state = before
        _ = Loading<Int>(once: { 0 }).reduce(into: &state, action)
        #expect(state == after)
    }

    @Test("It follows changes, keeps its content when one fails, and a second load starts to follow anew")
    func following() async {
        let (updates, source) = Section.Updates.makeStream()
        let again = Section.Updates {
            $0.yield(.success(9)); $0.finish()
        }
        let calls = Journal()
        let store = TestStore(
            ViewState<Int>.initial,
            Section(
                loading: Loading {
                    calls.note(1)
                    return calls.written.count == 1 ? updates : again
                }))
        await store.send(.load) { $0 = .loading }
        source.yield(.failure(Self.broken))
        await store.receive(.failed(Self.broken)) { $0 = .error(Self.broken) }
        source.yield(.success(1))
        await store.receive(.loaded(1)) { $0 = .ready(1) }
        source.yield(.failure(Self.broken))
        await store.receive(.failed(Self.broken))
        await store.send(.load)
        source.yield(.success(2))
        await store.receive(.loaded(9)) { $0 = .ready(9) }
        await store.finish()
    }

    @Test("A failure in words is shown as it is, another one in general words")
    func failures() async {
        for (error, shown) in [(Self.broken as any Error, Self.broken), (Other(), .unexpected)] {
            let store = TestStore(ViewState<Int>.initial, Section(loading: Loading(once: { throw error })))
            await store.send(.load) { $0 = .loading }
            await store.receive(.failed(shown)) { $0 = .error(shown) }
            await store.finish()
        }
    }

    @Test("Without a pause the clock is not asked", arguments: [Duration.zero, .milliseconds(-1)])
    func noPause(delay: Duration) async {
        let store = TestStore(ViewState<Int>.initial, Section(loading: Loading(after: delay, on: ForbiddenClock()) { 7 }))
        await store.send(.load) { $0 = .loading }
        await store.receive(.loaded(7)) { $0 = .ready(7) }
        await store.finish()
    }

    /// A clock on which nobody may wait.
    private struct ForbiddenClock: Clock {
        let now = ManualClock().now
        var minimumResolution: Duration { .zero }
        func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async throws { Issue.record("it waited") }
    }

    @Test("With a pause only the last of a burst is loaded")
    func pause() async {
        let clock = ManualClock(), calls = Journal()
        let loading = Loading<Int>(after: .milliseconds(60), on: clock) {
            calls.note(1)
            return 7
        }
        let store = TestStore(ViewState<Int>.initial, Section(loading: loading))
        await store.send(.load) { $0 = .loading }
        await clock.advance(by: .milliseconds(59))
        await store.send(.load)
        await clock.advance(by: .milliseconds(60))
        await store.receive(.loaded(7)) { $0 = .ready(7) }
        #expect(calls.written.count == 1)
        await store.finish()
    }
}

private enum Tag: UnsavedChange {
    case add(String), remove(String)

    func apply(to content: inout Set<String>) {
        switch self {
        case .add(let tag): content.insert(tag)
        case .remove(let tag): content.remove(tag)
        }
    }
}

@Suite("Unsaved changes")
struct UnsavedTests {
    private var shown = ViewState<Set<String>>.ready(["a"])
    private var unsaved = Unsaved<Tag>()

    @Test("A change shows at once, and stays when it is saved")
    mutating func saved() {
        unsaved.make(.add("b"), in: &shown)
        #expect(shown == .ready(["a", "b"]))
        unsaved.finish(.add("b"), isSaved: true, in: &shown)
        #expect(shown == .ready(["a", "b"]) && unsaved == Unsaved())
    }

    @Test("A change that fails is taken back; those made after it stay")
    mutating func failed() {
        unsaved.make(.remove("a"), in: &shown)
        unsaved.make(.add("b"), in: &shown)
        unsaved.finish(.remove("a"), isSaved: false, in: &shown)
        #expect(shown == .ready(["a", "b"]))
        unsaved.finish(.add("b"), isSaved: true, in: &shown)
        #expect(shown == .ready(["a", "b"]) && unsaved.isEmpty)
    }

    @Test(
        "On and off again: the outcome is that of the changes that were saved",
        arguments: [(true, true, false), (true, false, true), (false, true, false), (false, false, false)])
    mutating func twice(first: Bool, second: Bool, isOn: Bool) {
        unsaved.make(.add("b"), in: &shown)
        unsaved.make(.remove("b"), in: &shown)
        #expect(shown == .ready(["a"]))
        unsaved.finish(.add("b"), isSaved: first, in: &shown)
        #expect(shown == .ready(["a"]))
        unsaved.finish(.remove("b"), isSaved: second, in: &shown)
        #expect(shown == .ready(isOn ? ["a", "b"] : ["a"]))
    }

    @Test("A reload that was read before the change was saved does not take it from the screen")
    mutating func reload() {
        unsaved.make(.add("b"), in: &shown)
        shown = .ready(["a", "c"])
        unsaved.reloaded(&shown)
        #expect(shown == .ready(["a", "b", "c"]))
        unsaved.finish(.add("b"), isSaved: false, in: &shown)
        #expect(shown == .ready(["a", "c"]))
    }

    @Test("A reload without content does not take the known content away")
    mutating func failedReload() {
        unsaved.make(.add("b"), in: &shown)
        shown = .loading
        unsaved.reloaded(&shown)
        #expect(shown == .loading)
        unsaved.finish(.add("b"), isSaved: true, in: &shown)
        #expect(shown == .ready(["a", "b"]))
    }

    @Test("Without content nothing can be changed, and an unknown outcome changes nothing")
    mutating func nothing() {
        var empty = ViewState<Set<String>>.loading
        unsaved.make(.add("b"), in: &empty)
        unsaved.finish(.add("z"), isSaved: true, in: &shown)
        #expect(empty == .loading && unsaved.isEmpty && shown == .ready(["a"]))
    }
}

@Suite("Closures that a test has not given")
struct UnimplementedTests {
    @Test("fail the test with their name")
    func named() async {
        await withKnownIssue {
            for await _: Int in unimplementedStream("MoviesClient.changes") {}
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("MoviesClient.changes")
        }
    }
}
