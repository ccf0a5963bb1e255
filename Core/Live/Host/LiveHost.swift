import Flow
public import HTML

/// Owns the sessions: renders pages, keeps their stores for the socket that follows, and ends them in time.
public actor LiveHost<F: LiveFeature> {
    public nonisolated let metrics = LiveMetrics()
    nonisolated let clock: LiveClock
    nonisolated let limits: LiveLimits
    nonisolated let pool = RenderPool()

    struct Entry {
        enum Stage { case waiting, attached, absent }
        let session: LiveSession<F>
        let client: String
        var stage: Stage
        /// When it ends, unless it is attached.
        var until: Duration
    }

    var entries: [String: Entry] = [:]
    var waiting = WaitingPages()
    var isStopped = false

    public init(clock: LiveClock = .continuous, limits: LiveLimits = LiveLimits()) {
        self.clock = clock
        self.limits = limits
    }

    /// Opens an address and renders it as soon as no section is loading, at the latest after `limits.firstPaint`. With `keeping` the store waits
    /// for the socket of this client; without it (crawlers) nothing is kept.
    ///
    /// - Parameter token: The page that took a form just before; if it shows this address, it is the one that is painted.
    public nonisolated func firstPaint(
        _ location: Location, _ visit: LiveVisit<F>, keeping: Bool, continuing token: String? = nil
    ) async -> FirstPaint {
        let session = await session(for: visit, at: location, continuing: token, within: limits.firstPaint)
        let token = keeping ? LiveToken.make() : nil
        let paint = await session.paint(token: token)
        if let token = paint.token, await keep(session, token, visit, for: limits.waiting) { return paint }
        await session.close()
        return FirstPaint(bytes: paint.bytes, token: nil, status: paint.status, location: paint.location)
    }

    /// For pages without JavaScript: the same feature takes the intent, its writes get `limits.post` to finish, and the answer is the next
    /// address (303). The page waits there like a painted one, because it alone knows the outcome: a failure, or the way to undo the change.
    /// Nil if the feature does not know the intent.
    ///
    /// - Parameter token: The page that the form was on, if it was painted after a form.
    public nonisolated func post(
        _ location: Location, _ intent: WireIntent, _ visit: LiveVisit<F>, continuing token: String? = nil
    ) async -> PostedForm? {
        let session = await session(for: visit, at: location, continuing: token, within: limits.post)
        let isKnown = await session.perform(intent, within: limits.post)
        metrics.count { counts in if isKnown { counts.intents += 1 } else { counts.unknown += 1 } }
        let target = await session.location(), next = LiveToken.make()
        if isKnown, await keep(session, next, visit, for: limits.waiting) { return PostedForm(location: target, token: next) }
        // A write that takes longer still completes.
        await session.close()
        return isKnown ? PostedForm(location: target, token: nil) : nil
    }

    /// The waiting session of the token if it shows the address, or a new one that is opened there.
    private nonisolated func session(
        for visit: LiveVisit<F>, at location: Location, continuing token: String?, within limit: Duration
    ) async -> LiveSession<F> {
        if let token, let session = await take(token, visit.client, at: location) { return session }
        let session = session(for: visit)
        await session.open(location, within: limit)
        return session
    }

    private func take(_ token: String, _ client: String, at location: Location) async -> LiveSession<F>? {
        guard let session = entries[token]?.session, await session.location() == location,
            let entry = entries[token], entry.client == client, entry.stage == .waiting
        else { return nil }
        entries[token] = nil
        waiting.remove(token, of: client)
        return session
    }

    nonisolated func session(for visit: LiveVisit<F>) -> LiveSession<F> {
        LiveSession(visit.feature, visit.state, clock: clock, limits: limits, pool: pool, metrics: metrics)
    }

    private func keep(_ session: LiveSession<F>, _ token: String, _ visit: LiveVisit<F>, for time: Duration) async -> Bool {
        let client = visit.client
        guard !isStopped else { return false }
        if waiting.count(of: client) >= limits.mostWaitingPerClient, let oldest = waiting.oldest(of: client) {
            waiting.remove(oldest, of: client)
            await entries.removeValue(forKey: oldest)?.session.close()
        } else if waiting.count >= limits.mostWaiting {
            return false
        }
        guard !isStopped, visit.mayStay() else { return false }
        waiting.add(token, of: client)
        entries[token] = Entry(session: session, client: client, stage: .waiting, until: clock.now() + time)
        return true
    }

    /// Sessions by stage, for the metrics page.
    public var population: (waiting: Int, attached: Int, absent: Int) {
        entries.values.reduce(into: (0, 0, 0)) { count, entry in
            switch entry.stage {
            case .waiting: count.0 += 1
            case .attached: count.1 += 1
            case .absent: count.2 += 1
            }
        }
    }
}
