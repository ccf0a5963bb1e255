import DiscoveryApplication
import DiscoveryDomain
import Foundation
import Synchronization

/// A source whose answers a test chooses, and holds back.
final class TestSource: DiscoverySource {
    typealias Answer = @Sendable (DiscoveryList, Int) throws(DiscoveryError) -> DiscoveryPage

    private struct State {
        var answer: Answer
        var requests: [String] = []
        var isHeld = false
        var held: [AsyncStream<Void>.Continuation] = []
        var cancelled = 0
    }

    private let state: Mutex<State>

    /// The items of each page are named after it, and the answer's age is wrong.
    init(_ answer: @escaping Answer = { _, page throws(DiscoveryError) in .of("tmdb-\(page)", page: 77, at: .distantPast) }) {
        state = Mutex(State(answer: answer))
    }

    static func failing(_ error: DiscoveryError) -> TestSource { TestSource { _, _ throws(DiscoveryError) in throw error } }

    /// `popular/movie 1` for each request.
    var requests: [String] { state.withLock(\.requests) }
    var cancelled: Int { state.withLock(\.cancelled) }

    func answer(_ answer: @escaping Answer) { state.withLock { $0.answer = answer } }
    func fail(_ error: DiscoveryError) { answer { _, _ throws(DiscoveryError) in throw error } }
    func hold() { state.withLock { $0.isHeld = true } }

    func release() {
        let held = state.withLock { state in
            defer { (state.isHeld, state.held) = (false, []) }
            return state.held
        }
        for request in held { request.finish() }
    }

    func page(_ list: DiscoveryList, _ page: Int) async throws(DiscoveryError) -> DiscoveryPage {
        let (gate, opening) = AsyncStream<Void>.makeStream()
        state.withLock { state in
            state.requests.append("\(list.key) \(page)")
            if state.isHeld { state.held.append(opening) } else { opening.finish() }
        }
        for await _ in gate {}
        if Task.isCancelled {
            state.withLock { $0.cancelled += 1 }
            throw .unavailable(reason: "cancelled")
        }
        return try state.withLock(\.answer)(list, page)
    }
}

/// A clock that moves only when a test moves it.
final class TestClock: Sendable {
    private let date = Mutex(start)

    var now: Date { date.withLock(\.self) }

    func move(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

/// Lists with everything around them.
struct Fixture {
    let repository = InMemoryDiscovery()
    let clock = TestClock()
    let source: TestSource
    let lists: TitleLists

    init(_ source: TestSource = TestSource(), then others: TestSource...) {
        self.source = source
        lists = TitleLists(repository: repository, sources: [source] + others, now: { [clock] in clock.now })
    }
}
