import Flow
import FlowTesting
import HTML
import LiveTesting
import Synchronization
import Testing

@testable import Live

@Suite("The live host", .timeLimit(.minutes(10))) struct HostTests {
    private func visit(_ client: String = "me", work: @escaping @Sendable () async -> Void = {}) -> LiveVisit<Playground> {
        LiveVisit(client: client, feature: Playground(work: work), state: .init())
    }

    @Test("a page that settles in time is painted with what it loaded")
    func settles() async {
        let host = LiveHost<Playground>(limits: .patient)
        let paint = await host.firstPaint(Location(path: ["slow"]), visit(), keeping: false)
        #expect(String(decoding: paint.bytes, as: UTF8.self).contains("<p>Ready</p>"))
        #expect(!String(decoding: paint.bytes, as: UTF8.self).contains("http-equiv"))
        #expect(paint.token == nil)
        #expect(await host.population == (0, 0, 0))
    }

    @Test("a page that does not settle is painted as it is, and the rest comes over the socket")
    func late() async throws {
        var limits = LiveLimits()
        limits.firstPaint = .milliseconds(20)
        let host = LiveHost<Playground>(limits: limits)
        let (gate, open) = AsyncStream<Void>.makeStream()
        let visitor = try await Visitor(host, visit(work: { for await _ in gate { return } }), opening: "/slow")
        #expect(visitor.browser.root.text.contains("Loading"))
        open.yield()
        try await visitor.waitFor("Ready")
    }

    @Test("without JavaScript a page that does not settle is loaded again after a second")
    func lateWithoutJavaScript() async {
        var limits = LiveLimits()
        limits.firstPaint = .milliseconds(20)
        let (gate, open) = AsyncStream<Void>.makeStream()
        let host = LiveHost<Playground>(limits: limits)
        let paint = await host.firstPaint(Location(path: ["slow"]), visit(work: { for await _ in gate { return } }), keeping: false)
        #expect(
            String(decoding: paint.bytes, as: UTF8.self).contains(#"<noscript><meta http-equiv="refresh" content="1"></noscript>"#))
        open.yield()
    }

    @Test(
        "statuses and redirects are the feature's",
        arguments: [("nowhere", 404), ("old", 308), ("home", 200), ("299", 299), ("300", 300), ("399", 399), ("400", 400)])
    func statuses(page: String, status: Int) async {
        let paint = await LiveHost<Playground>(limits: .patient).firstPaint(Location(path: [page]), visit(), keeping: true)
        #expect(paint.status == status)
        #expect(paint.bytes.isEmpty == (300...399).contains(status))
        #expect((paint.token == nil) == (300...399).contains(status))
    }

    @Test("a posted form runs the same behaviour, waits for its work, and says where to go")
    func post() async throws {
        let host = LiveHost<Playground>(limits: .patient)
        let box = Box(isDone: .init(false))
        let intent = try #require(WireIntent(form: [("-", "slowly")]))
        let target = await host.post(
            Location(path: ["away"]), intent,
            visit(work: {
                try? await Task.sleep(for: .milliseconds(30))
                box.isDone.withLock { $0 = true }
            }))
        #expect(target?.location == Location(path: ["away"]))
        #expect(box.isDone.withLock { $0 })
        let forged = try #require(WireIntent(name: "forged"))
        #expect(await host.post(Location(), forged, visit()) == nil)
        #expect(host.metrics.counts.intents == 1 && host.metrics.counts.unknown == 1 && host.metrics.counts.painted == 0)
        #expect(await host.population == (1, 0, 0))
    }

    @Test("The page that follows a form is the one that took it, for its client, at its address, once")
    func afterForm() async throws {
        let host = LiveHost<Playground>(limits: .patient), here = Location(path: ["away"])
        let intent = try #require(WireIntent(name: "count"))
        func count(_ paint: FirstPaint) -> String? {
            String(decoding: paint.bytes, as: UTF8.self).split(separator: "id=\"count\">").last?.prefix { $0.isNumber }.description
        }
        let posted = try #require(await host.post(here, intent, visit()))
        #expect(count(await host.firstPaint(here, visit("another"), keeping: false, continuing: posted.token)) == "0")
        #expect(count(await host.firstPaint(Location(), visit(), keeping: false, continuing: posted.token)) == "0")
        let paint = await host.firstPaint(here, visit(), keeping: true, continuing: posted.token)
        #expect(count(paint) == "1")
        #expect(count(await host.firstPaint(here, visit(), keeping: false, continuing: posted.token)) == "0")
        // A form on that page goes on from there: this is how a change is undone.
        let again = try #require(await host.post(here, intent, visit(), continuing: paint.token))
        #expect(count(await host.firstPaint(here, visit(), keeping: false, continuing: again.token)) == "2")
        #expect(await host.population == (0, 0, 0))
    }

    private final class Box: Sendable {
        let isDone: Mutex<Bool>
        init(isDone: consuming sending Mutex<Bool>) { self.isDone = isDone }
    }

    @Test("A page learns from the visit of its socket what has changed since it was rendered, and keeps the rest")
    func joining() async throws {
        let host = LiveHost<Playground>()
        let paint = await host.firstPaint(Location(path: ["away"]), visit(), keeping: true)
        let browser = try Browser(paint.bytes, address: "/away")
        var later = Playground.State()
        later.theme = "dark"
        let connection = try await host.join(browser.join(), LiveVisit(client: "me", feature: Playground(), state: later)).get()
        let state = await connection.session.store.state
        #expect(state.theme == "dark" && state.page == "away")
    }

    @Test("what nobody comes for is let go in time")
    func sweeping() async throws {
        let clock = ManualClock()
        let host = LiveHost<Playground>(clock: LiveClock(clock))
        _ = await host.firstPaint(Location(), visit(), keeping: true)
        let visitor = try await Visitor(host, visit(), opening: "/")
        #expect(await host.population == (1, 1, 0))
        await clock.advance(by: .seconds(14))
        await host.sweep()
        #expect(await host.population == (1, 1, 0))
        await clock.advance(by: .seconds(2))
        await host.sweep()
        #expect(await host.population == (0, 1, 0))
        await visitor.leave()
        await clock.advance(by: .seconds(89))
        await host.sweep()
        #expect(await host.population == (0, 0, 1))
        await clock.advance(by: .seconds(2))
        await host.sweep()
        #expect(await host.population == (0, 0, 0))
    }

    @Test("an idle session drops its digests and sends the whole page at the next change")
    func suspension() async throws {
        let clock = ManualClock()
        let host = LiveHost<Playground>(clock: LiveClock(clock))
        let visitor = try await Visitor(host, visit(), opening: "/")
        #expect(await visitor.session.digests != nil)
        await clock.advance(by: .seconds(61))
        await host.sweep()
        #expect(await visitor.session.digests == nil)
        try await visitor.click("Count")
        #expect(visitor.browser.root.first { $0.id == "count" }?.text == "1")
        #expect(await visitor.session.digests != nil)
    }

    @Test("waiting pages and sessions of one client are bounded")
    func caps() async throws {
        var limits = LiveLimits()
        limits.mostWaiting = 3
        limits.mostWaitingPerClient = 2
        limits.mostSessionsPerClient = 1
        let host = LiveHost<Playground>(limits: limits)
        for _ in 0..<4 { _ = await host.firstPaint(Location(), visit("a"), keeping: true) }
        #expect(await host.population.waiting == 2)
        _ = await host.firstPaint(Location(), visit("b"), keeping: true)
        #expect(await host.firstPaint(Location(), visit("c"), keeping: true).token == nil)
        let join = ClientMessage.Join(token: "", tab: "t", location: Location())
        _ = try await host.join(join, visit("d")).get()
        guard case .failure(.tooMany) = await host.join(join, visit("d")) else { Issue.record("not refused"); return }
    }

    @Test("after the stop frames end and nobody joins")
    func stop() async throws {
        let host = LiveHost<Playground>()
        let visitor = try await Visitor(host, visit(), opening: "/")
        await host.stop()
        await #expect(throws: Visitor<Playground>.VisitorError.self) { try await visitor.receive() }
        guard case .failure(.goingAway) = await host.join(visitor.browser.join(), visit()) else { Issue.record("joined"); return }
    }

    @Test("a frame that is not understood is counted and changes nothing")
    func faults() async throws {
        let host = LiveHost<Playground>()
        let connection = try await host.join(.init(token: "", tab: "t", location: Location()), visit()).get()
        #expect(await !connection.receive(Array("garbage".utf8)))
        #expect(await connection.receive(Array(#"{"t":"i","n":"count","s":1}"#.utf8)))
        #expect(await connection.session.store.state.count == 1)
        #expect(host.metrics.counts.faults == 1)
    }
}
