import Flow
import HTML

extension LiveSession {
    /// Opens an address and waits until no section is loading, or for `limit`.
    func open(_ location: Location, within limit: Duration) async {
        await store.send(feature.opening(location))
        await settle(within: limit)
    }

    private static var turns: Int { 6 }

    private func settle(within limit: Duration) async {
        // Content from a cache arrives within a few turns: no timer is set for it.
        for _ in 0..<Self.turns {
            if feature.isSettled(await store.state) { return }
            await Task.yield()
        }
        await withTaskGroup(of: Void.self) { group in
            group.addTask { [store, feature] in
                let changes = await store.changes()
                if feature.isSettled(await store.state) { return }
                for await _ in changes where feature.isSettled(await store.state) { return }
            }
            group.addTask { [clock] in try? await clock.sleep(limit) }
            await group.next()
            group.cancelAll()
        }
    }

    /// The whole page in its current state, remembered as the page that the browser shows.
    func paint(token: String?) async -> FirstPaint {
        let state = await store.state
        let location = feature.location(of: state)
        let status = feature.status(of: state)
        metrics.count { $0.painted += 1 }
        if (300..<400).contains(status) { return FirstPaint(bytes: [], token: nil, status: status, location: location) }
        let head = feature.head(of: state)
        let bytes = pool.withPage { page in
            Document(head, token: token, isComplete: feature.isSettled(state), content: feature.view(state)).render(into: &page)
            let duplicates = page.duplicates
            metrics.count { $0.duplicates += duplicates }
            if token != nil { digests = PageDigests(page) }
            return page.bytes
        }
        sent.learn(head)
        shown = location
        return FirstPaint(bytes: bytes, token: token, status: status, location: location)
    }

    /// Performs a posted intent and waits for its writes and loads, at most for `limit`. False if the feature does not know it.
    func perform(_ intent: WireIntent, within limit: Duration) async -> Bool {
        guard await store.send(decodedBy: { [feature] in feature.action(for: intent, screen: "", in: $0) }) else { return false }
        let end = clock.now() + limit
        while clock.now() < end, !Task.isCancelled {
            if await store.writesRunning == 0, feature.isSettled(await store.state) { break }
            try? await clock.sleep(.milliseconds(4))
        }
        return true
    }

    func location() async -> Location { feature.location(of: await store.state) }
}
