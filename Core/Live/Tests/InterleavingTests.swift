import Flow
import FlowTesting
import HTML
import LiveTesting
import Testing

@testable import Live

/// A session with its browser, taken apart at each place where an actor may take other messages.
private actor Wire {
    let session: LiveSession<Playground>
    private var browser: Browser
    private let intent: WireIntent
    private var frames: LiveFrames<Playground>
    private var applied: Acknowledgements.Applied?
    private var state: Playground.State?
    private var isClosed = false
    private var trouble: [String] = []

    init() async throws {
        let limits = LiveLimits()
        session = LiveSession(
            Playground(), .init(), clock: LiveClock(ManualClock()), limits: limits, pool: RenderPool(), metrics: LiveMetrics())
        intent = try #require(WireIntent(Playground.Intent.count))
        browser = try Browser(await session.paint(token: "token").bytes)
        frames = try #require(await session.attach(browser.join(), as: .init()))
    }

    func apply() async { await session.apply(intent, "") }
    func applied(_ number: Int) async { await session.applied(number, from: frames.number) }
    func applied(_ number: Int, bySocket socket: Int) async { await session.applied(number, from: socket) }
    func receive(_ number: Int, bySocket socket: Int) async {
        await session.receive(.intent(intent, screen: "", number: number), from: socket)
    }
    func beginFrame() async { applied = await session.acknowledgements.applied }
    func readState() async { state = await session.store.state }

    func endFrame() async throws {
        guard let applied, let state else { return }
        if let bytes = await session.frame(of: state, for: frames.number, confirming: applied) { try show(bytes) }
    }

    func lateResult() async {
        var state = await session.store.state
        state.title = "Late"
        await session.store.send(.set(state))
    }

    func close() async {
        await session.close()
        isClosed = true
    }

    func attachAnew() async throws {
        guard let frames = await session.attach(browser.join(), as: .init()) else { return trouble.append("the second socket was refused") }
        self.frames = frames
    }

    private func show(_ bytes: [UInt8]) throws {
        if isClosed { trouble.append("a frame after the end") }
        try browser.apply(bytes)
        if shown < browser.answered { trouble.append("\(browser.answered) confirmed while \(shown) is shown") }
    }

    var count: Int {
        get async { await session.store.state.count }
    }

    private var shown: Int { browser.root.first { $0.id == "count" }.flatMap { Int($0.text) } ?? -1 }

    /// Takes the frames that are still to come and compares the outcome.
    func check(expecting answered: Int, _ order: String) async throws {
        while let bytes = await session.frame(for: frames.number) { try show(bytes) }
        #expect(trouble.isEmpty, "\(trouble) in: \(order)")
        if !isClosed {
            #expect(browser.answered == answered, "\(order)")
            let state = await session.store.state
            #expect(
                browser.page == (try HTMLReader.element(htmlString(LiveRoot(content: PlaygroundView(state: state))))).printed, "\(order)")
        }
        await session.close()
        #expect(await session.store.effectsRunning == 0)
    }
}

@Suite("Live sessions in every order of events", .timeLimit(.minutes(10)))
struct LiveInterleavingTests {
    @Test("An intent is confirmed only by a frame that shows it, and always in the end; nothing comes after the close")
    func confirmations() async throws {
        try await inEveryOrder(
            [
                Script("intents", { await $0.apply() }, { await $0.applied(1) }, { await $0.apply() }, { await $0.applied(2) }),
                Script("frame", { await $0.beginFrame() }, { await $0.readState() }, { try await $0.endFrame() }),
                Script("late result", { await $0.lateResult() }),
                Script("close", { await $0.close() }),
            ], in: { try await Wire() }, check: { try await $0.check(expecting: 2, $1) })
    }

    @Test("An intent that a replaced socket sent is applied, and confirmed to the new one")
    func replaced() async throws {
        try await inEveryOrder(
            [
                Script("old socket", { await $0.apply() }, { await $0.applied(1, bySocket: 1) }),
                Script(
                    "new socket", { try await $0.attachAnew() }, { await $0.beginFrame() }, { await $0.readState() },
                    { try await $0.endFrame() }),
            ], in: { try await Wire() }, check: { try await $0.check(expecting: 1, $1) })
    }

    @Test("An intent that is sent again by the next socket, while the first one may still be at work, is applied once")
    func repeated() async throws {
        try await inEveryOrder(
            [
                Script("old socket", { await $0.receive(1, bySocket: 1) }, { await $0.receive(2, bySocket: 1) }),
                Script(
                    "new socket", { try await $0.attachAnew() }, { await $0.receive(1, bySocket: 2) }, { await $0.receive(2, bySocket: 2) }),
            ], in: { try await Wire() },
            check: {
                try await $0.check(expecting: 2, $1)
                #expect(await $0.count == 2, "\($1)")
            })
    }
}
