public import Flow
import HTML

/// One visitor's page: a store, and digests of the page that its browser shows. It keeps no HTML and has one frame in flight at most.
public actor LiveSession<F: LiveFeature> {
    nonisolated let feature: F
    nonisolated let clock: LiveClock
    nonisolated let pool: RenderPool
    nonisolated let metrics: LiveMetrics
    public nonisolated let store: Store<F>
    private let suspension: Duration
    private let grace: Duration

    /// The current socket.
    struct Attachment {
        let number: Int
        let signal: AsyncStream<Void>.Continuation
    }

    var attachment: Attachment?
    var digests: PageDigests?
    var revision = 0
    /// The address in the browser's address bar, once it shows one.
    var shown: Location?
    /// The next change of address is a step of the visitor, so it becomes an entry of the history.
    var mayPush = false
    var isLinkFollowed = false
    /// Screens that are loading: until they are ready, or have taken too long, the browser keeps its current screen.
    private var loads = 0
    var isHeld: Bool { loads > 0 }
    var sent = Sent()
    var acknowledgements = Acknowledgements()
    /// The version of the assets that the browser runs; empty when it does not say.
    var assets = ""
    /// Records to send before anything else.
    var notes = FrameWriter()
    private var bucket: TokenBucket
    private var active: Duration
    private var tab = ""
    /// The first socket of the tab.
    private var tabBegan = 0
    private var attachments = 0
    private var isClosed = false
    /// The reason for the end of the session, if the browser must know it.
    public private(set) var ending: LiveClose?

    /// The document's title and root attributes as last sent. No title: nothing was sent yet.
    struct Sent {
        var title: String?
        var language = "", direction = "", theme: String?

        mutating func learn(_ head: DocumentHead) {
            (title, language, direction, theme) = (head.title, head.language, head.direction, head.theme)
        }
    }

    init(_ feature: F, _ state: F.State, clock: LiveClock, limits: LiveLimits, pool: RenderPool, metrics: LiveMetrics) {
        self.feature = feature
        self.clock = clock
        self.pool = pool
        self.metrics = metrics
        store = Store(state, feature)
        suspension = limits.suspension
        grace = limits.grace
        active = clock.now()
        bucket = TokenBucket(rate: limits.intentRate, burst: limits.intentBurst, now: active)
    }

    /// Serves a socket from now on; an earlier one of the same tab ends. Nil when another tab has the session. When the browser's revision is
    /// not the last one sent, the browser gets the whole page.
    ///
    /// - Parameter arrival: The state of the visit that brings the socket.
    func attach(_ join: ClientMessage.Join, as arrival: F.State) async -> LiveFrames<F>? {
        guard !isClosed, attachment == nil || tab == join.tab else { return nil }
        end()
        attachments += 1
        if tab != join.tab {
            // Intents are numbered by tab.
            (tab, tabBegan) = (join.tab, attachments)
            acknowledgements = Acknowledgements()
        }
        active = clock.now()
        // The last frame may have been lost on its way, so the revision that the browser has applied decides.
        let isResumed = digests != nil && join.revision == revision
        if !isResumed {
            digests = nil
            revision = max(revision, join.revision)
            sent = Sent()
        }
        metrics.count { counts in if isResumed { counts.resumed += 1 } else { counts.rebuilt += 1 } }
        acknowledgements.add()
        assets = join.assets
        let number = attachments
        let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        attachment = Attachment(number: number, signal: signal)
        await store.notify(signal)
        signal.yield()
        if let action = feature.joining(arrival) { await store.send(action) }
        // The visitor may have gone back or forward while the socket was away.
        if let shown, shown != join.location {
            var location = join.location
            location.arrival = .returned
            await receive(.navigate(location), from: number)
        }
        // Another socket may have joined meanwhile.
        if attachment?.number == number { shown = join.location }
        return LiveFrames(session: self, number: number, signals: signals)
    }

    /// The socket of these frames has gone. Another one that came since is not touched. True when no socket is attached now.
    func detach(_ number: Int) -> Bool {
        if attachment?.number == number { end() }
        return attachment == nil
    }

    /// Takes a message of a browser that has joined by socket `number`. Faults are counted and dropped.
    func receive(_ message: ClientMessage, from number: Int) async {
        guard !isClosed else { return }
        active = clock.now()
        switch message {
        case .join:
            metrics.count { $0.faults += 1 }
        case .intent(let intent, let screen, let sequence):
            guard number < tabBegan || acknowledgements.take(sequence) else { return }
            await apply(intent, screen)
            applied(sequence, from: number)
        case .navigate(let location, let sequence):
            guard bucket.take(at: active) else { return }
            if location.arrival == .returned { shown = location } else { isLinkFollowed = true }
            mayPush = location.arrival != .returned
            loads += 1
            await open(location, within: grace)
            loads -= 1
            applied(sequence, from: number)
        }
        attachment?.signal.yield()
    }

    /// Hands an intent to the feature, or refuses it.
    func apply(_ intent: WireIntent, _ screen: String) async {
        guard bucket.take(at: active) else { return metrics.count { $0.dropped += 1 } }
        mayPush = true
        let isKnown = await store.send(decodedBy: { [feature] in feature.action(for: intent, screen: screen, in: $0) })
        metrics.count { counts in if isKnown { counts.intents += 1 } else { counts.unknown += 1 } }
    }

    /// The message was applied or refused; frames from now on confirm it, unless another tab has come since.
    func applied(_ sequence: Int?, from number: Int) {
        if number >= tabBegan { acknowledgements.add(sequence) }
    }

    func touch() { active = clock.now() }

    var isAttached: Bool { attachment != nil }

    /// Drops the digests of a page that did not change for a while.
    func suspendIfIdle() {
        if clock.now() - active >= suspension, attachment != nil { digests = nil }
    }

    /// Sends the browser the present token of the session.
    func announce(_ token: String) { notes.add("e", "session", LiveValue.object([.init("token", .string(token))]).json) }

    /// Ends the session and all its work; the first reason stands.
    func close(_ reason: LiveClose? = nil) async {
        isClosed = true
        ending = ending ?? reason
        end()
        digests = nil
        await store.close()
    }

    private func end() {
        attachment?.signal.finish()
        attachment = nil
    }

    deinit {
        attachment?.signal.finish()
    }
}
