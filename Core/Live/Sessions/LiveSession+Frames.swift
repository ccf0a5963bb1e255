import Flow
import HTML

extension LiveSession {
    /// The next frame for this socket, of the state as it is now; nil when nothing has changed.
    func frame(for number: Int) async -> [UInt8]? {
        // In this order, the state holds everything that the frame confirms.
        let applied = acknowledgements.applied
        return frame(of: await store.state, for: number, confirming: applied)
    }

    /// The second half of `frame(for:)`, after the state was read.
    func frame(of state: F.State, for number: Int, confirming applied: Acknowledgements.Applied) -> [UInt8]? {
        guard attachment?.number == number, !isHeld else { return nil }
        let head = feature.head(of: state)
        if !assets.isEmpty, assets != head.assets { return leave(for: feature.location(of: state), applied) }
        var frame = notes
        notes = FrameWriter()
        addPatches(state, to: &frame)
        addHead(head, to: &frame)
        addAddress(state, to: &frame)
        guard acknowledgements.isAwaited(applied) || !frame.isEmpty else { return nil }
        acknowledgements.confirm(applied)
        revision += 1
        frame.add("c", String(revision), String(applied.intent))
        touch()
        let bytes = frame.bytes
        metrics.count { counts in
            counts.frames += 1
            counts.bytes += bytes.count
        }
        return bytes
    }

    /// The server has newer assets than the browser: the page is loaded again.
    private func leave(for location: Location, _ applied: Acknowledgements.Applied) -> [UInt8]? {
        guard acknowledgements.isAwaited(applied) else { return nil }
        acknowledgements.confirm(applied)
        var frame = FrameWriter()
        frame.add("g", location.description)
        return frame.bytes
    }

    private func addPatches(_ state: F.State, to frame: inout FrameWriter) {
        let old = digests
        digests = pool.withPage { page in
            LiveRoot(content: feature.view(state)).render(into: &page)
            let patches = old.map { diff($0, page) } ?? [.morph(0)]
            frame.add(patches, from: old, to: page)
            let duplicates = page.duplicates
            metrics.count { counts in
                counts.patches += patches.count
                counts.duplicates += duplicates
            }
            if let old, patches.isEmpty { return old }
            return PageDigests(page)
        }
    }

    private func addHead(_ head: DocumentHead, to frame: inout FrameWriter) {
        if head.title != sent.title { frame.add("t", head.title) }
        let sameRoot = sent.title != nil && (head.language, head.direction, head.theme) == (sent.language, sent.direction, sent.theme)
        if !sameRoot {
            frame.add(
                "e", "document",
                LiveValue.object([
                    .init("lang", .string(head.language)), .init("dir", .string(head.direction)),
                    .init("theme", head.theme.map(LiveValue.string) ?? .null),
                ]).json)
        }
        sent.learn(head)
    }

    /// A visitor's step to another path, or along a link, adds an entry to the history; everything else replaces the current entry.
    private func addAddress(_ state: F.State, to frame: inout FrameWriter) {
        let location = feature.location(of: state)
        guard let shown, location != shown else { return self.shown = location }
        let isStep = mayPush && (isLinkFollowed || location.path != shown.path)
        frame.add("u", isStep ? "push" : "replace", location.description)
        self.shown = location
        mayPush = false
        isLinkFollowed = false
    }
}
