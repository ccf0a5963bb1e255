import Flow

extension LiveHost {
    /// Takes a socket's first message. The session of its token continues; without one, a session is created for the address.
    public func join(_ join: ClientMessage.Join, _ visit: LiveVisit<F>) async -> Result<LiveConnection<F>, LiveClose> {
        guard !isStopped else { return .failure(.goingAway) }
        guard visit.mayStay() else { return .failure(.notSignedIn) }
        if let entry = entries[join.token], entry.client == visit.client, let frames = await entry.session.attach(join, as: visit.state) {
            if entry.stage == .waiting { metrics.count { $0.adopted += 1 } }
            waiting.remove(join.token, of: visit.client)
            entries[join.token] = Entry(session: entry.session, client: visit.client, stage: .attached, until: .zero)
            return .success(LiveConnection(session: entry.session, frames: frames, token: join.token))
        }
        guard await ensureCapacity(for: visit.client) else {
            metrics.count { $0.refused += 1 }
            return .failure(.tooMany)
        }
        guard visit.mayStay() else { return .failure(.notSignedIn) }
        let session = session(for: visit)
        let token = LiveToken.make()
        entries[token] = Entry(session: session, client: visit.client, stage: .attached, until: .zero)
        await session.open(join.location, within: limits.firstPaint)
        await session.announce(token)
        guard !isStopped, let frames = await session.attach(join, as: visit.state) else {
            entries[token] = nil
            await session.close()
            return .failure(await session.ending ?? .goingAway)
        }
        return .success(LiveConnection(session: session, frames: frames, token: token))
    }

    /// The socket has closed; its session waits for the next one.
    public func leave(_ connection: LiveConnection<F>) async {
        guard await connection.session.detach(connection.frames.number), var entry = entries[connection.token] else { return }
        entry.stage = .absent
        entry.until = clock.now() + limits.absence
        entries[connection.token] = entry
    }

    /// Ends a detached session if there are too many; one that is in use stays.
    private func ensureCapacity(for client: String) async -> Bool {
        let own = entries.filter { $0.value.client == client && $0.value.stage != .waiting }
        guard own.count >= limits.mostSessionsPerClient || entries.count >= limits.mostSessions else { return true }
        guard let oldest = own.filter({ $0.value.stage == .absent }).min(by: { $0.value.until < $1.value.until }) else { return false }
        entries[oldest.key] = nil
        await oldest.value.session.close()
        return true
    }

    /// Ends sessions that have waited long enough, until the task is cancelled; then ends every session.
    public func run() async {
        while (try? await clock.sleep(.seconds(5))) != nil { await sweep() }
        await stop()
    }

    /// One round of `run`.
    public func sweep() async {
        let now = clock.now()
        for (token, entry) in entries {
            if entry.stage == .attached {
                await entry.session.suspendIfIdle()
            } else if entry.until <= now {
                await release(entry, token)
            }
        }
    }

    /// A socket may have returned since the entry was read.
    private func release(_ entry: Entry, _ token: String) async {
        waiting.remove(token, of: entry.client)
        if await entry.session.isAttached {
            entries[token]?.stage = .attached
        } else {
            entries[token] = nil
            await entry.session.close()
        }
    }

    /// Ends all sessions of one client and asks its sockets to sign in. Revoke the sign-in first: a session that opens meanwhile calls
    /// ``LiveVisit/mayStay``.
    public func end(_ client: String) async {
        let ending = entries.filter { $0.value.client == client }
        for token in ending.keys {
            entries[token] = nil
            waiting.remove(token, of: client)
        }
        for entry in ending.values { await entry.session.close(.notSignedIn) }
    }

    /// Ends every session and waits for its writes; its frames end, and later joins are refused.
    public func stop() async {
        isStopped = true
        let ending = entries
        (entries, waiting) = ([:], WaitingPages())
        for entry in ending.values { await entry.session.close() }
        for entry in ending.values { await entry.session.store.finishWrites() }
    }
}
