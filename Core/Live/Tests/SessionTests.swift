import Flow
import FlowTesting
import HTML
import LiveTesting
import Testing

@testable import Live

@Suite("Live sessions", .timeLimit(.minutes(10))) struct SessionTests {
    let host = LiveHost<Playground>(limits: .patient)

    private func visit(_ client: String = "me", _ state: Playground.State = .init(), work: @escaping @Sendable () async -> Void = {})
        -> LiveVisit<Playground>
    {
        LiveVisit(client: client, feature: Playground(work: work), state: state)
    }

    private func visitor(_ address: String = "/", _ state: Playground.State = .init()) async throws -> Visitor<Playground> {
        try await Visitor(host, visit("me", state), opening: address)
    }

    @Test("the socket adopts the store that painted the page, and sends no HTML for it")
    func adoption() async throws {
        let paint = await host.firstPaint(Location(), visit(), keeping: true)
        let browser = try Browser(paint.bytes)
        let connection = try await host.join(browser.join(), visit()).get()
        var frames = connection.frames.makeAsyncIterator()
        let first = try #require(await frames.next())
        #expect(Record.parse(first) == [.commit(revision: 1, intent: 0)])
        #expect(host.metrics.counts.adopted == 1 && host.metrics.counts.resumed == 1 && host.metrics.counts.rebuilt == 0)
        #expect(host.metrics.counts.painted == 1 && host.metrics.counts.frames == 1 && host.metrics.counts.bytes == first.count)
        #expect(await host.population == (0, 1, 0))
    }

    @Test("the attributes of the document are sent when one of them has changed, and only then")
    func attributes() async throws {
        let paint = await host.firstPaint(Location(), visit(), keeping: true)
        let connection = try await host.join(Browser(paint.bytes).join(), visit()).get()
        var frames = connection.frames.makeAsyncIterator()
        _ = await frames.next()
        func events(_ theme: String?, count: Int) async throws -> [Record] {
            var state = Playground.State()
            (state.theme, state.count) = (theme, count)
            await connection.session.store.send(.set(state))
            let frame = try #require(await frames.next())
            let records = try #require(Record.parse(frame))
            return records.filter { if case .event = $0 { true } else { false } }
        }
        #expect(try await events(nil, count: 1) == [])
        let dark = Record.event(name: "document", json: #"{"lang":"en","dir":"ltr","theme":"dark"}"#)
        #expect(try await events("dark", count: 2) == [dark])
        #expect(try await events("dark", count: 3) == [])
        let automatic = Record.event(name: "document", json: #"{"lang":"en","dir":"ltr","theme":null}"#)
        #expect(try await events(nil, count: 4) == [automatic])
    }

    @Test("an intent changes the page and is answered with its number")
    func intent() async throws {
        let visitor = try await visitor()
        try await visitor.click("Count")
        try await visitor.click("Count")
        #expect(visitor.browser.root.first { $0.id == "count" }?.text == "2")
        #expect(visitor.browser.answered == 2)
    }

    @Test("a form tells its fields, and the title follows")
    func form() async throws {
        let visitor = try await visitor()
        try await visitor.submit(["text": "Hello <b>"])
        #expect(visitor.browser.title == "Hello <b>")
    }

    @Test("a link becomes an entry of the history, a correction does not")
    func addresses() async throws {
        let visitor = try await visitor()
        try await visitor.click("Away")
        #expect(visitor.browser.address == "/away?q=x")
        #expect(visitor.browser.history == ["/"])
        try await visitor.send(.intent(#require(WireIntent(Playground.Intent.search(query: "dune"))), screen: "", number: 9))
        #expect(visitor.browser.address == "/away?q=dune")
        #expect(visitor.browser.history == ["/"])
        var back = Location()
        back.arrival = .returned
        try await visitor.send(.navigate(back))
        #expect(visitor.browser.history == ["/"])
    }

    @Test("the frame that shows a page confirms the request for it")
    func confirmedNavigation() async throws {
        let visitor = try await visitor()
        try await visitor.send(.navigate(Location(path: ["away"]), number: 7))
        #expect(visitor.browser.address == "/away")
        #expect(visitor.browser.answered == 7)
        try await visitor.send(.navigate(Location()))
        #expect(visitor.browser.answered == 7)
    }

    @Test(
        "a screen that is loaded in time comes in one frame; of one that is not, the browser sees that it loads", arguments: [true, false])
    func grace(isQuick: Bool) async throws {
        var limits = LiveLimits()
        limits.grace = .milliseconds(isQuick ? 10_000 : 10)
        let host = LiveHost<Playground>(limits: limits)
        let (gate, open) = AsyncStream<Void>.makeStream()
        if isQuick { open.yield() }
        let visitor = try await Visitor(host, visit(work: { for await _ in gate { return } }), opening: "/")
        let frames = host.metrics.counts.frames
        try await visitor.send(.navigate(Location(path: ["slow"])))
        #expect(host.metrics.counts.frames == frames + 1)
        #expect(visitor.browser.root.text.contains(isQuick ? "Ready" : "Loading"))
        open.yield()
        try await visitor.waitFor("Ready")
    }

    @Test("an intent that is unknown or for a screen that has gone is refused but answered")
    func dropped() async throws {
        let visitor = try await visitor()
        try await visitor.send(.intent(#require(WireIntent(name: "forged")), screen: "", number: 1))
        try await visitor.send(.intent(#require(WireIntent(Playground.Intent.count)), screen: "gone", number: 2))
        #expect(visitor.browser.answered == 2)
        #expect(visitor.browser.root.first { $0.id == "count" }?.text == "0")
        #expect(host.metrics.counts.unknown == 2)
    }

    @Test("after a break the browser gets only what changed meanwhile")
    func resume() async throws {
        let visitor = try await visitor()
        try await visitor.click("Count")
        await visitor.leave()
        #expect(await host.population == (0, 0, 1))
        let join = visitor.browser.join()
        let connection = try await host.join(join, visit()).get()
        var frames = connection.frames.makeAsyncIterator()
        let frame = try #require(await frames.next())
        #expect(Record.parse(frame) == [.commit(revision: 3, intent: 1)])
    }

    @Test("what a tab sends again after a break is applied once; another tab has numbers of its own")
    func sentAgain() async throws {
        let visitor = try await visitor(), count = try #require(WireIntent(Playground.Intent.count))
        try await visitor.click("Count")
        await visitor.leave()
        let again = try await host.join(visitor.browser.join(), visit()).get()
        await again.receive(.intent(count, screen: "", number: 1))
        await again.receive(.intent(count, screen: "", number: 2))
        await again.receive(.intent(count, screen: "", number: 2))
        #expect(host.metrics.counts.intents == 2)
        #expect(await again.session.frame(for: again.frames.number).flatMap { Record.parse($0) }?.last == .commit(revision: 3, intent: 2))
        await host.leave(again)
        let other = try await host.join(visitor.browser.join(tab: "other"), visit()).get()
        #expect(await other.session.frame(for: other.frames.number).flatMap { Record.parse($0) }?.last == .commit(revision: 4, intent: 0))
        await other.receive(.intent(count, screen: "", number: 1))
        #expect(host.metrics.counts.intents == 3)
    }

    @Test("a browser that missed a frame gets the whole page")
    func missed() async throws {
        let visitor = try await visitor()
        var join = visitor.browser.join()
        join.revision = 0
        let connection = try await host.join(join, visit()).get()
        var frames = connection.frames.makeAsyncIterator()
        let frame = try #require(await frames.next())
        let records = try #require(Record.parse(frame))
        guard case .morph("live", _) = records.first else { Issue.record("not the whole page: \(records)"); return }
    }

    @Test(
        "an unknown token, another client's token and another tab's session build a new session from the address",
        arguments: ["token", "client", "tab"])
    func rebuilt(what: String) async throws {
        let visitor = try await visitor("/away")
        var join = visitor.browser.join()
        if what == "token" { join.token = "0123" }
        if what == "tab" { join.tab = "other" }
        let connection = try await host.join(join, visit(what == "client" ? "you" : "me")).get()
        var browser = visitor.browser
        var frames = connection.frames.makeAsyncIterator()
        try browser.apply(try #require(await frames.next()))
        #expect(browser.page == visitor.browser.page)
        #expect(browser.join().token != join.token)
        #expect(await host.population.attached == 2)
        #expect(host.metrics.counts.resumed == 1 && host.metrics.counts.rebuilt == 1)
    }

    @Test("the revisions of a browser that comes from another server go on", arguments: [0, 7])
    func revisions(known: Int) async throws {
        let join = ClientMessage.Join(token: "", tab: "t", revision: known, location: Location())
        var frames = try await host.join(join, visit()).get().frames.makeAsyncIterator()
        let frame = try #require(await frames.next())
        #expect(Record.parse(frame)?.last == .commit(revision: known + 1, intent: 0))
    }

    @Test("the end of an old socket does not touch the session of a newer one")
    func lateEnd() async throws {
        let paint = await host.firstPaint(Location(), visit(), keeping: true)
        let join = try Browser(paint.bytes).join()
        let old = try await host.join(join, visit()).get()
        let new = try await host.join(join, visit()).get()
        await host.leave(old)
        #expect(await host.population == (0, 1, 0))
        await new.receive(.intent(try #require(WireIntent(Playground.Intent.count)), screen: "", number: 1))
        var frames = new.frames.makeAsyncIterator()
        let frame = try #require(await frames.next())
        #expect(Record.parse(frame)?.last == .commit(revision: 1, intent: 1))
        await host.leave(new)
        #expect(await host.population == (0, 0, 1))
    }

    @Test("a second join is a fault; a closed session takes no message")
    func misplaced() async throws {
        let visitor = try await visitor()
        await visitor.post(.join(visitor.browser.join()))
        #expect(host.metrics.counts.faults == 1)
        await visitor.session.close()
        await visitor.post(.intent(try #require(WireIntent(Playground.Intent.count)), screen: "", number: 1))
        await visitor.post(.join(visitor.browser.join()))
        #expect(host.metrics.counts.faults == 1 && host.metrics.counts.intents == 0 && host.metrics.counts.unknown == 0)
    }

    @Test("only a step of the visitor to another path, or along a link, is an entry of the history")
    func history() async throws {
        let visitor = try await visitor()
        func move(_ change: (inout Playground.State) -> Void) async throws {
            var state = await visitor.session.store.state
            state.count += 1
            change(&state)
            await visitor.session.store.send(.set(state))
            try await visitor.receive(until: "count", state.count)
        }
        try await move { $0.page = "moved" }
        #expect(visitor.browser.address == "/moved" && visitor.browser.history == [])
        try await visitor.send(.intent(#require(WireIntent(Playground.Intent.show(page: "shown"))), screen: "", number: 1))
        #expect(visitor.browser.address == "/shown" && visitor.browser.history == ["/moved"])
        try await move { $0.page = "late" }
        #expect(visitor.browser.address == "/late" && visitor.browser.history == ["/moved"])
        try await visitor.send(.intent(#require(WireIntent(Playground.Intent.search(query: "dune"))), screen: "", number: 2))
        #expect(visitor.browser.address == "/late?q=dune" && visitor.browser.history == ["/moved"])
        var link = try #require(Location(parsing: "/late?q=arrakis"))
        link.arrival = .followed
        try await visitor.send(.navigate(link))
        #expect(visitor.browser.address == "/late?q=arrakis" && visitor.browser.history == ["/moved", "/late?q=dune"])
        try await visitor.send(.intent(#require(WireIntent(Playground.Intent.search(query: "spice"))), screen: "", number: 3))
        #expect(visitor.browser.history == ["/moved", "/late?q=dune"])
    }

    @Test("going back while the socket was away is noticed")
    func movedWhileAway() async throws {
        let visitor = try await visitor()
        try await visitor.click("Away")
        await visitor.leave()
        var join = visitor.browser.join()
        join.location = Location()
        let connection = try await host.join(join, visit()).get()
        #expect(await connection.session.store.state.page == "home")
    }

    @Test("a slow browser sees the state of the moment, not every state between")
    func coalescing() async throws {
        let visitor = try await visitor()
        let intent = try #require(WireIntent(Playground.Intent.count))
        for number in 1...9 { await visitor.post(.intent(intent, screen: "", number: number)) }
        try await visitor.waitFor("9")
        #expect(visitor.browser.revision < 9)
    }

    @Test("of more than forty intents at once the rest is dropped")
    func rate() async throws {
        let host = LiveHost<Playground>(clock: LiveClock(ManualClock()))
        let visitor = try await Visitor(host, visit(), opening: "/")
        let intent = try #require(WireIntent(Playground.Intent.count))
        for number in 1...100 { await visitor.post(.intent(intent, screen: "", number: number)) }
        #expect(host.metrics.counts.intents == 40)
        #expect(host.metrics.counts.dropped == 60)
    }

    @Test("other assets send the browser to load the page again")
    func assets() async throws {
        let paint = await host.firstPaint(Location(), visit(), keeping: true)
        let join = try Browser(paint.bytes).join(assets: "v0")
        var frames = try await host.join(join, visit()).get().frames.makeAsyncIterator()
        let frame = try #require(await frames.next())
        #expect(Record.parse(frame) == [.go("/")])
    }

    @Test("it is sent away once, and again after each message; the same assets change nothing")
    func sentAway() async throws {
        let paint = await host.firstPaint(Location(), visit(), keeping: true)
        let browser = try Browser(paint.bytes), old = try await host.join(browser.join(assets: "v0"), visit()).get()
        let number = old.frames.number, session = old.session
        #expect(await session.frame(for: number).flatMap { Record.parse($0) } == [.go("/")])
        #expect(await session.frame(for: number) == nil)
        await old.receive(.intent(try #require(WireIntent(Playground.Intent.count)), screen: "", number: 1))
        #expect(await session.frame(for: number).flatMap { Record.parse($0) } == [.go("/")])
        let same = try await host.join(browser.join(assets: "v1"), visit()).get()
        let frame = try #require(await session.frame(for: same.frames.number).flatMap { Record.parse($0) })
        #expect(!frame.contains(.go("/")) && frame.last == .commit(revision: 1, intent: 1))
    }

    @Test("over any sequence of states the browser stays equal to a fresh paint", arguments: 100..<106 as Range<UInt64>)
    func property(seed: UInt64) async throws {
        var dice = Dice(seed: seed)
        // The states come from outside: a page that is loading never settles by itself.
        let visitor = try await Visitor(LiveHost<Playground>(), visit("me", dice.opening()), opening: "/")
        for _ in 0..<15 {
            var state = dice.step(from: await visitor.session.store.state)
            state.count += 1
            await visitor.session.store.send(.set(state))
            try await visitor.receive(until: "count", state.count)
            let expected = try HTMLReader.element(htmlString(LiveRoot(content: PlaygroundView(state: state))))
            try #require(visitor.browser.page == expected.printed)
        }
    }
}

extension Visitor where F == Playground {
    func receive(until id: String, _ number: Int, isolation: isolated (any Actor)? = #isolation) async throws {
        while browser.root.first(where: { $0.id == id })?.text != String(number) { try await receive() }
    }
}
