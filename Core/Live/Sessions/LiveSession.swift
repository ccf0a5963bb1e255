public import Flow
import HTML

/// One visitor's page: a store, and what its browser shows. It keeps seals, never HTML, and has one frame in flight at most.
public actor LiveSession<F: LiveFeature> {
    nonisolated let feature: F
    nonisolated let clock: LiveClock
    nonisolated let pool: RenderPool
    nonisolated let metrics: LiveMetrics
    public nonisolated let store: Store<F>
    private let suspension: Duration
    private let grace: Duration

    /// The socket that is served now.
    struct Attachment {
        let number: Int
        let signal: AsyncStream<Void>.Continuation
    }

    var attachment: Attachment?
    var seals: Seals?
    var revision = 0
    /// The address that the browser's bar shows, once it shows one.
    var shown: Location?
    /// The next change of address is a step of the visitor, so it becomes an entry of the history.
    var mayPush = false
    var isLinkFollowed = false
    /// The next screen is being loaded: until it is there, or has taken too long, the browser keeps the one that it shows.
    private(set) var isHeld = false
    var sent = Sent()
    var intentNumber = 0
    var owesCommit = false
    /// The version of the assets that the browser runs; empty when it does not say.
    var assets = ""
    /// Records to send before anything else.
    var notes = FrameWriter()
    private var bucket: TokenBucket
    private var active: Duration
    private var tab = ""
    private var attachments = 0
    private var isClosed = false

    /// What the browser was last told outside the page. Without a title: nothing yet.
    struct Sent {
        var title: String?
        var language = "", direction = "", theme: String?
        var events = 0

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
    func attach(_ join: ClientMessage.Join) async -> LiveFrames<F>? {
        guard !isClosed, attachment == nil || tab == join.tab else { return nil }
        end()
        attachments += 1
        tab = join.tab
        active = clock.now()
        // A frame may have been lost after it was sealed: what the browser has applied decides.
        let isResumed = seals != nil && join.revision == revision
        if !isResumed {
            seals = nil
            revision = max(revision, join.revision)
            sent = Sent(events: sent.events)
        }
        metrics.count { counts in if isResumed { counts.resumed += 1 } else { counts.rebuilt += 1 } }
        intentNumber = 0
        owesCommit = true
        assets = join.assets
        let number = attachments
        let (signals, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        attachment = Attachment(number: number, signal: signal)
        await store.tell(signal)
        signal.yield()
        // The visitor may have gone back or forward while the socket was away.
        if let shown, shown != join.location {
            var location = join.location
            location.arrival = .returned
            await receive(.navigate(location))
        }
        shown = join.location
        return LiveFrames(session: self, number: number, signals: signals)
    }

    /// The socket of these frames has gone. Another one that came since is not touched. True when nobody is attached now.
    func detach(_ number: Int) -> Bool {
        if attachment?.number == number { end() }
        return attachment == nil
    }

    /// What a browser says after it has joined. Faults are counted and dropped.
    public func receive(_ message: ClientMessage) async {
        active = clock.now()
        switch message {
        case .join:
            metrics.count { $0.faults += 1 }
        case .intent(let intent, let screen, let number):
            intentNumber = max(intentNumber, number)
            owesCommit = true
            await receive(intent, screen)
        case .navigate(let location):
            guard bucket.take(at: active) else { return }
            if location.arrival == .returned { shown = location } else { isLinkFollowed = true }
            mayPush = location.arrival != .returned
            owesCommit = true
            isHeld = true
            await open(location, within: grace)
            isHeld = false
        }
        attachment?.signal.yield()
    }

    private func receive(_ intent: WireIntent, _ screen: String) async {
        guard bucket.take(at: active), let action = feature.action(for: intent, screen: screen) else {
            metrics.count { $0.dropped += 1 }
            return
        }
        metrics.count { $0.intents += 1 }
        mayPush = true
        await store.send(action)
    }

    func touch() { active = clock.now() }

    var isAttached: Bool { attachment != nil }

    /// Drops the seals of a page that nothing happened to for a while.
    func suspendIfIdle() {
        if clock.now() - active >= suspension, attachment != nil { seals = nil }
    }

    /// Tells the browser under which token the session is known now.
    func announce(_ token: String) { notes.add("e", "session", LiveValue.object([.init("token", .string(token))]).json) }

    /// Ends the session and all its work.
    func close() async {
        isClosed = true
        end()
        seals = nil
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
