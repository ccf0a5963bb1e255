import Flow
import Synchronization

/// A feature that reads and writes, with gates where a test wants to be between two steps.
struct Ledger: Feature {
    struct State: Equatable, Sendable {
        var found: [Int] = []
        var failures: [String] = []
        var isWritten = false
    }

    enum Action: Equatable, Sendable {
        case look, found(Int), stop, count(to: Int)
        case write(Int, for: String), failed(String), written
    }

    var journal = Journal()
    /// Called by each write before it notes its number.
    var before: @Sendable (Int) async throws(ViewStateError) -> Void = { _ in }

    func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .look:
            // Numbered here: of two tasks, the second may run first.
            let number = journal.startLook()
            return .run(replacing: "look") { [journal] send in
                journal.note(send, of: number)
                try? await Task.sleep(for: .seconds(600))
            }
        case .found(let number):
            state.found.append(number)
        case .stop:
            return .cancel("look")
        case .count(let last):
            return .run { send in for number in 1...last { await send(.found(number)) } }
        case .write(let number, let id):
            let work: @Sendable () async throws(ViewStateError) -> Void = { [journal, before] () async throws(ViewStateError) in
                try await before(number)
                journal.note(number)
            }
            return .write(for: id, work, outcome: { $0.map { .failed($0.message) } ?? .written })
        case .failed(let message):
            state.failures.append(message)
        case .written:
            state.isWritten = true
        }
        return .none
    }
}

final class Journal: Sendable {
    private struct State {
        var numbers: [Int] = []
        var looks = 0
        /// How running looks deliver their results.
        var lookers: [Int: Send<Ledger.Action>] = [:]
    }

    private let state = Mutex(State())

    func note(_ number: Int) { state.withLock { $0.numbers.append(number) } }
    var written: [Int] { state.withLock(\.numbers) }

    /// The number of a look, from 0.
    func startLook() -> Int {
        state.withLock { state in
            defer { state.looks += 1 }
            return state.looks
        }
    }

    func note(_ send: Send<Ledger.Action>, of look: Int) { state.withLock { $0.lookers[look] = send } }

    /// The look with this number, as soon as it runs.
    func looker(_ look: Int) async -> Send<Ledger.Action> {
        while true {
            if let send = state.withLock({ $0.lookers[look] }) { return send }
            await Task.yield()
        }
    }
}

/// Closed until it is opened, then open for good.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() { (stream, continuation) = AsyncStream.makeStream() }
    func open() { continuation.finish() }
    func pass() async { for await _ in stream {} }
}
