import FlowTesting
import Testing

@testable import NetworkLayer

@Suite("Limits of a service", .timeLimit(.minutes(10)))
struct AdmissionTests {
    @Test("At most so many starts fall into any second")
    func rate() {
        var queue = AdmissionQueue(atOnce: 100, starts: 3)
        let starts = (0..<8).map { queue.enter($0, now: .milliseconds($0 * 100)) }
        #expect(starts == [0, 100, 200, 1000, 1100, 1200, 2000, 2100].map { .milliseconds($0) })
        let later = queue.enter(9, now: .seconds(60))
        #expect(later == .seconds(60))
    }

    @Test("First come, first served; who leaves the queue is passed over")
    func order() {
        var queue = AdmissionQueue(atOnce: 1, starts: 100)
        let starts = [5, 4, 3, 2, 1].map { queue.enter($0, now: .zero) }
        #expect(starts == [.zero, nil, nil, nil, nil])
        let abandoned = [queue.abandon(3), queue.abandon(3)]
        #expect(abandoned == [true, false])
        let order = (0..<4).map { _ in queue.leave(now: .zero)?.ticket }
        #expect(order == [4, 2, 1, nil])
        #expect(queue.running == 0 && queue.queued == 0)
    }

    @Test("A long queue keeps its order")
    func long() {
        var queue = AdmissionQueue(atOnce: 1, starts: 10_000)
        _ = queue.enter(-1, now: .zero)
        for ticket in 0..<1000 { _ = queue.enter(ticket, now: .zero) }
        var order: [Int] = []
        while let next = queue.leave(now: .zero) { order.append(next.ticket) }
        #expect(order == Array(0..<1000))
    }

    @Test("Requests above the limit wait for an end, in order; a cancelled one leaves")
    func atOnce() async throws {
        let held = Held()
        let admission = Admission(atOnce: 2, startsPerSecond: 100, clock: .manual(ManualClock()))
        let client = try held.client().adding(admission)
        func ask(_ name: String) -> Task<Int, any Error> { Task { try await client.answer(to: Route(.get, name)).status } }
        let first = ask("1")
        await held.begun(1)
        let second = ask("2")
        await held.begun(2)
        let third = ask("3")
        await until { admission.queued == 1 }
        let fourth = ask("4")
        await until { admission.queued == 2 }
        third.cancel()
        await #expect(throws: NetworkError.cancelled) { try await third.value }
        #expect(held.started == ["/1", "/2"])
        held.finish(2)
        await held.begun(3)
        #expect(held.started == ["/1", "/2", "/4"])
        held.finish(1)
        held.finish(3)
        #expect(try await [first.value, second.value, fourth.value] == [200, 200, 200])
    }

    @Test("A request waits for its moment, and gives up its place when it is cancelled")
    func moment() async throws {
        let clock = ManualClock()
        let scripted = Scripted.statuses(200)
        let client = try scripted.client().adding(Admission(atOnce: 1, startsPerSecond: 1, clock: .manual(clock)))
        _ = try await client.answer(to: Route())
        let second = Task { try await client.answer(to: Route()) }
        await until { clock.sleeping == 1 }
        second.cancel()
        await #expect(throws: NetworkError.cancelled) { try await second.value }
        let third = Task { try await client.answer(to: Route()).status }
        await until { clock.sleeping == 1 }
        #expect(scripted.count == 1)
        await clock.advance(by: .seconds(2))
        #expect(try await third.value == 200)
        #expect(scripted.count == 2)
    }

    @Test("A cancelled request takes no place")
    func cancelledBefore() async throws {
        let scripted = Scripted.statuses(200)
        let admission = Admission(atOnce: 1, startsPerSecond: 10, clock: .manual(ManualClock()))
        let client = try scripted.client().adding(admission)
        let route = try Route().request(below: client.base)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await admission.send(route) { _ async throws(NetworkError) in NetworkAnswer(status: 200) }.status
        }
        await #expect(throws: NetworkError.cancelled) { try await task.value }
        #expect(try await client.answer(to: Route()).status == 200)
    }
}
