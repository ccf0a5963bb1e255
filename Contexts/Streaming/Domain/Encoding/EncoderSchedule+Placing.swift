extension EncoderSchedule {
    /// Gives each request that has no run one, in the order of arrival. If one has to wait for room, those after it that need a run of the same
    /// share wait as well.
    mutating func place() {
        var full: Set<EncoderBudget.Share> = []
        for id in queued {
            // An earlier one may have changed it.
            guard let waiter = waiters[id], waiter.run == nil else { continue }
            let request = waiter.request, share = request.rendition.rendition.share
            if let run = run(for: request) {
                attach(id, to: run)
            } else if let block = blocked[request.rendition] {
                answer(id, .failed(block.error))
            } else if !full.contains(share), !start(for: request) {
                full.insert(share)
            }
        }
    }

    /// The run that has made what is asked for, or will soon. The end of one that hangs does not count: another one takes its place.
    private func run(for request: Request) -> Int? {
        let candidates = runs.filter { $0.value.rendition == request.rendition && $0.value.end != .wanted }
        guard let segment = request.segment else {
            // One that has it, else the newest.
            let open = request.isLost ? nil : candidates.filter(\.value.isOpen).keys.max()
            return open ?? candidates.filter { !$0.value.isOpen }.keys.max()
        }
        return candidates.filter { reaches($0.value, segment) && (!request.isLost || segment >= $0.value.next) }.max {
            ($0.value.start, $0.key) < ($1.value.start, $1.key)
        }?.key
    }

    private mutating func attach(_ id: Int, to run: Int) {
        guard let request = waiters[id]?.request, let target = runs[run] else { return }
        // Who waited for the run before this one goes on waiting.
        if waiters[id]?.run == nil { waiters[id]?.since = now }
        waiters[id]?.run = run
        note(request.viewer, asks: request.segment, of: run)
        if request.segment.map({ $0 < target.next }) ?? target.isOpen { answer(id, .ready) }
    }

    /// A viewer wants something of a run, and nothing more of the others of the same rendition.
    mutating func note(_ viewer: String, asks segment: Int?, of run: Int) {
        let known = runs[run]?.asked[viewer]?.segment ?? runs[run]?.start ?? 0
        runs[run]?.asked[viewer] = Interest(segment: segment ?? known, at: now)
        if segment != nil, let rendition = runs[run]?.rendition { leave(rendition, viewer, but: run) }
    }

    /// A seek moves the run: one that only this viewer has asked for ends, unless somebody waits for it.
    private mutating func leave(_ rendition: EncodedRendition, _ viewer: String, but kept: Int?) {
        for run in runs.keys.sorted() where run != kept && runs[run]?.rendition == rendition && runs[run]?.end == nil {
            let isAwaited = waiting(for: run).contains { $0.request.viewer == viewer && $0.request.segment != nil }
            guard !isAwaited else { continue }
            runs[run]?.asked[viewer] = nil
            for waiter in waiting(for: run) where waiter.request.viewer == viewer { waiters[waiter.request.id]?.run = nil }
            if runs[run]?.asked.isEmpty == true, waiting(for: run).isEmpty { end(run, answering: .ready) }
        }
    }

    /// - Returns: whether there was room.
    private mutating func start(for request: Request) -> Bool {
        let own = ownRuns(of: request.viewer)
        // One that nobody waits for, else the oldest.
        let first = own.first { waiting(for: $0).isEmpty } ?? own.first
        if own.count >= limits.runsPerViewer, let first { end(first, answering: .failed(.busy)) }
        let segment = request.segment ?? min(max(0, request.near), max(0, request.rendition.count - 1))
        if request.segment != nil { leave(request.rendition, request.viewer, but: nil) }
        guard makeRoom(for: request) else { return false }
        start(Run(rendition: request.rendition, start: segment, next: segment, active: now), for: [request.id])
        return true
    }

    mutating func start(_ run: Run, for requests: [Int]) {
        lastRun += 1
        runs[lastRun] = run
        commands.append(.start(run: lastRun, run.rendition, segment: run.start))
        for request in requests { attach(request, to: lastRun) }
    }

    // MARK: Room

    private mutating func makeRoom(for request: Request) -> Bool {
        let rendition = request.rendition.rendition, share = rendition.share
        let free = budget.capacity(of: share) - used(share)
        let need = budget.cost(of: rendition) - free
        guard need > 0 else { return true }
        let inShare = runs.filter { $0.value.rendition.rendition.share == share }
        var freed = inShare.values.filter { $0.end != nil }.reduce(0) { $0 + budget.cost(of: $1.rendition.rendition) }
        var chosen: [Int] = []
        for run in dispensable(for: request, among: inShare.filter { $0.value.end == nil }.keys.sorted()) where freed < need {
            freed += runs[run].map { budget.cost(of: $0.rendition.rendition) } ?? 0
            chosen.append(run)
        }
        // Nothing is ended in vain.
        if freed >= need { for run in chosen { end(run, answering: .failed(.busy)) } }
        return false
    }

    /// Runs that may be ended for a request, the most dispensable first.
    private func dispensable(for request: Request, among runs: [Int]) -> [Int] {
        let idle = runs.filter { waiting(for: $0).isEmpty }
        // The quality that the viewer leaves.
        let left = idle.filter { self.runs[$0].map { Set($0.asked.keys) == [request.viewer] } ?? false }
        let ahead = idle.filter { (self.runs[$0]?.next ?? 0) - 1 - goal($0) >= limits.enough }
        // Everybody gets one before somebody has two.
        var second: [Int] = []
        if ownRuns(of: request.viewer).allSatisfy({ !runs.contains($0) }) {
            for viewer in Set(runs.flatMap { self.runs[$0]?.asked.keys.map(\.self) ?? [] }).sorted() {
                second += ownRuns(of: viewer).filter(runs.contains).dropLast()
            }
        }
        var known: Set<Int> = []
        return (left + ahead + second.sorted()).filter { known.insert($0).inserted }
    }

    /// The runs that only one viewer wants, the oldest first.
    private func ownRuns(of viewer: String) -> [Int] {
        runs.keys.sorted().filter { run in
            guard let known = runs[run], known.end == nil else { return false }
            let wanting = Set(known.asked.keys).union(waiting(for: run).map(\.request.viewer))
            return wanting == [viewer]
        }
    }
}
