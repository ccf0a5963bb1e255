import Flow
import FlowTesting
import HTML
import LiveTesting
import Testing

@testable import Live

/// The bounds of a household or a school: those of `LiveLimits()`.
@Suite("Limits of live pages", .timeLimit(.minutes(10))) struct LimitTests {
    private func visit(_ client: String = "me", work: @escaping @Sendable () async -> Void = {}) -> LiveVisit<Playground> {
        LiveVisit(client: client, feature: Playground(work: work), state: .init())
    }

    private static let slow = Location(path: ["slow"])
    private static func forever() async { try? await Task.sleep(for: .seconds(3_600)) }

    /// Whether the work waits on the clock for this time and no longer.
    private func waits(_ time: Duration, _ clock: ManualClock, _ work: @escaping @Sendable () async -> Void) async {
        let task = Task { await work() }
        while clock.sleeping == 0 { await Task.yield() }
        await clock.advance(by: time - .milliseconds(1))
        #expect(clock.sleeping > 0, "it waited less than \(time)")
        await clock.advance(by: .milliseconds(1))
        await task.value
        #expect(clock.sleeping == 0, "it waited more than \(time)")
    }

    @Test("A first paint waits 150 ms for its sections", .timeLimit(.minutes(10)))
    func firstPaint() async {
        let clock = ManualClock(), host = LiveHost<Playground>(clock: LiveClock(clock)), visit = visit(work: Self.forever)
        await waits(.milliseconds(150), clock) { _ = await host.firstPaint(Self.slow, visit, keeping: false) }
    }

    @Test("The browser keeps its screen for 100 ms while the next one loads, and gets no frame meanwhile", .timeLimit(.minutes(10)))
    func grace() async throws {
        let clock = ManualClock(), host = LiveHost<Playground>(clock: LiveClock(clock))
        let visitor = try await Visitor(host, visit(work: Self.forever), opening: "/"), session = visitor.session
        let number = try #require(await session.attachment?.number)
        try await visitor.send(.navigate(Location(path: ["away"])))
        let task = Task { await session.receive(.navigate(Self.slow), from: number) }
        while clock.sleeping == 0 { await Task.yield() }
        await clock.advance(by: .milliseconds(99))
        #expect(await session.store.state.isLoading)
        #expect(await session.frame(for: number) == nil)
        await clock.advance(by: .milliseconds(1))
        await task.value
        let frame = try #require(await session.frame(for: number))
        #expect(String(decoding: frame, as: UTF8.self).contains("Loading"))
    }

    @Test("A painted page waits 15 s for its socket, a session 90 s; an idle one forgets its page after 60 s", arguments: [0, 1])
    func times(early: Int) async throws {
        let clock = ManualClock(), host = LiveHost<Playground>(clock: LiveClock(clock))
        let short = Duration.milliseconds(early)
        _ = await host.firstPaint(Location(), visit(), keeping: true)
        let visitor = try await Visitor(host, visit(), opening: "/")
        await clock.advance(by: .seconds(15) - short)
        await host.sweep()
        #expect(await host.population.waiting == early)
        await clock.advance(by: .seconds(45))
        await host.sweep()
        #expect(await (visitor.session.digests == nil) == (early == 0))
        await visitor.leave()
        await clock.advance(by: .seconds(90) - short)
        await host.sweep()
        #expect(await host.population.absent == early)
    }

    @Test("Sixteen painted pages of one client wait; the oldest makes room")
    func waitingPages() async throws {
        let host = LiveHost<Playground>(clock: LiveClock(ManualClock()), limits: .patient)
        var tokens: [String] = []
        for _ in 0..<17 { tokens.append(try #require(await host.firstPaint(Location(), visit(), keeping: true).token)) }
        #expect(await host.population.waiting == 16)
        let kept = await host.entries
        #expect(tokens.map { kept[$0] != nil } == [false] + Array(repeating: true, count: 16))
    }

    @Test("Five hundred painted pages wait, and no more")
    func allWaitingPages() async throws {
        let host = LiveHost<Playground>(clock: LiveClock(ManualClock()), limits: .patient)
        for number in 0..<500 { #expect(await host.firstPaint(Location(), visit("\(number)"), keeping: true).token != nil) }
        #expect(await host.firstPaint(Location(), visit("late"), keeping: true).token == nil)
        #expect(await host.population.waiting == 500)
    }

    @Test("One client has 32 sessions; one that is absent makes room")
    func sessions() async throws {
        let host = LiveHost<Playground>(clock: LiveClock(ManualClock()), limits: .patient)
        let join = ClientMessage.Join(token: "", tab: "t", location: Location())
        var connections: [LiveConnection<Playground>] = []
        for _ in 0..<32 { connections.append(try await host.join(join, visit()).get()) }
        guard case .failure(.tooMany) = await host.join(join, visit()) else { Issue.record("not refused"); return }
        #expect(host.metrics.counts.refused == 1)
        _ = try await host.join(join, visit("another")).get()
        await host.leave(connections[7])
        _ = try await host.join(join, visit()).get()
        #expect(await host.population == (0, 33, 0))
        #expect(await connections[7].session.attach(join, as: .init()) == nil)
    }

    @Test("Forty links at once are followed, then twenty a second")
    func navigations() async throws {
        let clock = ManualClock(), host = LiveHost<Playground>(clock: LiveClock(clock), limits: .patient)
        let visitor = try await Visitor(host, visit(), opening: "/")
        for number in 1...41 { await visitor.post(.navigate(Location(path: ["page\(number)"]))) }
        #expect(await visitor.session.store.state.page == "page40")
        await clock.advance(by: .milliseconds(49))
        await visitor.post(.navigate(Location(path: ["early"])))
        #expect(await visitor.session.store.state.page == "page40")
        await clock.advance(by: .milliseconds(1))
        await visitor.post(.navigate(Location(path: ["now"])))
        #expect(await visitor.session.store.state.page == "now")
    }

    @Test("A session without a socket keeps the digests that it resumes by")
    func absent() async throws {
        let clock = ManualClock(), host = LiveHost<Playground>(clock: LiveClock(clock))
        let visitor = try await Visitor(host, visit(), opening: "/")
        await visitor.leave()
        await clock.advance(by: .seconds(80))
        await visitor.session.suspendIfIdle()
        #expect(await visitor.session.digests != nil)
    }

    @Test("A bucket lets a burst pass, then a steady rate, and never holds more than the burst")
    func bucket() {
        var bucket = TokenBucket(rate: 2, burst: 3, now: .seconds(10))
        func taken(at seconds: Double, of tries: Int) -> Int {
            (0..<tries).count { _ in bucket.take(at: .seconds(seconds)) }
        }
        #expect(taken(at: 10, of: 5) == 3)
        #expect(taken(at: 10.25, of: 5) == 0)
        #expect(taken(at: 10.5, of: 5) == 1)
        #expect(taken(at: 11.5, of: 5) == 2)
        #expect(taken(at: 100, of: 9) == 3)
        #expect(taken(at: 101, of: 1) == 1)
        #expect(taken(at: 90, of: 5) == 1, "a clock that goes back takes nothing away")
    }

    @Test("A host that has stopped keeps no page, nor one for a visitor who may not stay")
    func notKept() async throws {
        let host = LiveHost<Playground>(limits: .patient)
        var visit = visit()
        visit.mayStay = { false }
        #expect(await host.firstPaint(Location(), visit, keeping: true).token == nil)
        guard case .failure(.notSignedIn) = await host.join(.init(token: "", tab: "t", location: Location()), visit) else {
            Issue.record("joined")
            return
        }
        await host.stop()
        #expect(await host.firstPaint(Location(), self.visit(), keeping: true).token == nil)
        #expect(await host.population == (0, 0, 0))
    }

    @Test("Tokens are 32 hexadecimal digits, and no two are the same")
    func tokens() {
        let tokens = (0..<64).map { _ in LiveToken.make() }
        #expect(Set(tokens).count == 64 && tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    }

    @Test("Waiting pages are counted by client, the oldest first")
    func waiting() {
        var pages = WaitingPages()
        #expect(pages.count == 0 && pages.count(of: "a") == 0 && pages.oldest(of: "a") == nil)
        for (token, client) in [("1", "a"), ("2", "b"), ("3", "a"), ("4", "a")] { pages.add(token, of: client) }
        #expect(pages.count == 4 && pages.count(of: "a") == 3 && pages.count(of: "b") == 1 && pages.oldest(of: "a") == "1")
        for _ in 0..<2 { pages.remove("1", of: "a") }
        pages.remove("2", of: "a")
        #expect(pages.count == 3 && pages.count(of: "a") == 2 && pages.oldest(of: "a") == "3")
        pages.remove("2", of: "b")
        #expect(pages.count == 2 && pages.count(of: "b") == 0 && pages.oldest(of: "b") == nil)
    }

    @Test("Messages are awaited until a frame confirms them")
    func acknowledgements() {
        var messages = Acknowledgements()
        #expect(!messages.isAwaited(messages.applied) && messages.applied.intent == 0)
        messages.add(3)
        let first = messages.applied
        messages.add(2)
        messages.add()
        #expect(first.intent == 3 && messages.applied.intent == 3)
        #expect(messages.isAwaited(first) && messages.isAwaited(messages.applied))
        messages.confirm(first)
        #expect(!messages.isAwaited(first) && messages.isAwaited(messages.applied))
        messages.confirm(messages.applied)
        messages.confirm(first)
        #expect(!messages.isAwaited(messages.applied))
    }

    @Test(
        "An intent is taken once, and none that is older than the newest",
        arguments: [([1, 2, 2, 1, 3], [true, true, false, false, true]), ([5, 4, 0, -1, 6], [true, false, false, false, true])])
    func taken(intents: [Int], isTaken: [Bool]) {
        var messages = Acknowledgements()
        #expect(intents.map { messages.take($0) } == isTaken)
        #expect(messages.applied.intent == 0)
    }
}
