import Flow
import Foundation
import Synchronization
import Testing

@testable import AppDependencies

@Suite("Values that many pages watch")
struct BroadcastTests {
    private struct Failure: Error {}

    /// Signals that a test sends, computations that it counts, and a value that it sets.
    private final class Source: Sendable {
        let value = Mutex<Int?>(1)
        let runs = Mutex(0)
        let signal: AsyncStream<Void>.Continuation
        private let stream: AsyncStream<Void>

        init() {
            (stream, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
            signal.yield()
        }

        var count: Int { runs.withLock { $0 } }

        func set(_ new: Int?) {
            value.withLock { $0 = new }
            signal.yield()
        }

        func compute() throws -> Int {
            runs.withLock { $0 += 1 }
            guard let value = value.withLock({ $0 }) else { throw Failure() }
            return value
        }

        func broadcast() -> Broadcast<Int> {
            Broadcast(changes: { [stream] in [stream] }) { try self.compute() }
        }

        func updates() -> AsyncStream<Result<Int, ViewStateError>> {
            updating(on: { [stream] in stream }) { try self.compute() }
        }
    }

    private func next(_ updates: inout AsyncStream<Result<Int, ViewStateError>>.Iterator) async -> Int? {
        try? await updates.next()?.get()
    }

    @Test("It is computed once for all who watch, and again after a change")
    func once() async {
        let source = Source()
        let broadcast = source.broadcast()
        var first = broadcast.updates().makeAsyncIterator()
        #expect(await next(&first) == 1)
        var others = (0..<50).map { _ in broadcast.updates().makeAsyncIterator() }
        for index in others.indices { #expect(await next(&others[index]) == 1) }
        #expect(source.count == 1)
        source.set(2)
        #expect(await next(&first) == 2)
        for index in others.indices { #expect(await next(&others[index]) == 2) }
        #expect(source.count == 2)
    }

    @Test("A failure is told once, and whoever tries again has the value computed anew")
    func failure() async {
        let source = Source()
        source.value.withLock { $0 = nil }
        let broadcast = source.broadcast()
        var first = broadcast.updates().makeAsyncIterator()
        guard case .failure = await first.next() else {
            Issue.record("The first computation fails.")
            return
        }
        // No signal: nothing has changed but that somebody asks again.
        source.value.withLock { $0 = 7 }
        var again = broadcast.updates().makeAsyncIterator()
        #expect(await next(&again) == 7)
        #expect(await next(&first) == 7)
        #expect(source.count == 2)
    }

    @Test("While nobody watches, a change computes nothing; who comes then sees the new value")
    func unwatched() async {
        let source = Source()
        let broadcast = source.broadcast()
        do {
            var only = broadcast.updates().makeAsyncIterator()
            #expect(await next(&only) == 1)
        }
        source.set(2)
        // Until the change has been heard, the value of before may still be given; then the new one follows.
        var later = broadcast.updates().makeAsyncIterator()
        while await next(&later) != 2 {}
        #expect(source.count == 2)
    }

    @Test("However many signals come, the last state arrives, and reloads are few")
    func burst() async {
        let source = Source()
        var updates = source.updates().makeAsyncIterator()
        #expect(await next(&updates) == 1)
        for number in 2...500 { source.set(number) }
        while await next(&updates) != 500 {}
        #expect(source.count < 50)
    }

    @Test("Signals are paced: the first passes at once, one that comes meanwhile at the end of the interval")
    func pace() async {
        let (stream, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        var paced = stream.paced(every: .milliseconds(40)).makeAsyncIterator()
        let begun = ContinuousClock.now
        signal.yield()
        await paced.next()
        for _ in 1...10 { signal.yield() }
        await paced.next()
        #expect(ContinuousClock.now - begun >= .milliseconds(39))
        signal.finish()
        #expect(await paced.next() == nil)
    }
}
