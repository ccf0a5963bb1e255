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
    func run(for request: Request) -> Int? {
        let candidates = runs.filter { $0.value.rendition == request.rendition && $0.value.end != .wanted }
        guard let segment = request.segment else {
            // One that has it, else the newest.
            let open = request.isLost ? nil : candidates.filter(\.value.isOpen).keys.max()
            return open ?? candidates.filter { !$0.value.isOpen }.keys.max()
        }
        return candidates.filter { gives($0.value, segment, request) }.max { ($0.value.start, $0.key) < ($1.value.start, $1.key) }?.key
    }

    private mutating func attach(_ id: Int, to run: Int) {
        guard let request = waiters[id]?.request, let target = runs[run] else { return }
        // Requests of a replaced run keep their start time.
        if waiters[id]?.run == nil { waiters[id]?.since = now }
        waiters[id]?.run = run
        note(request.viewer, asks: request.segment, of: run)
        if request.segment.map({ $0 < target.next }) ?? target.isOpen { answer(id, .ready) }
    }

    /// A viewer wants something of a run.
    mutating func note(_ viewer: String, asks segment: Int?, of run: Int) {
        let known = runs[run]?.asked[viewer]?.segment ?? runs[run]?.start ?? 0
        runs[run]?.asked[viewer] = Interest(segment: segment ?? known, at: now)
    }

    /// - Returns: whether there was room.
    private mutating func start(for request: Request) -> Bool {
        let own = ownRuns(of: request.viewer)
        // One that nobody waits for, else the oldest.
        let first = own.first { waiting(for: $0).isEmpty } ?? own.first
        if own.count >= limits.runsPerViewer, let first { end(first, answering: .failed(.busy)) }
        guard makeRoom(for: request) else { return false }
        let segment = beginning(for: request)
        start(Run(rendition: request.rendition, start: segment, next: segment, active: now), for: [request.id])
        return true
    }

    /// Where a run begins: at the first segment near that its viewer waits for, so that it gives all of them.
    private func beginning(for request: Request) -> Int {
        let wanted = waiting(request.viewer, for: request.rendition).filter { $0.run == nil }.compactMap(\.request.segment)
        guard let segment = request.segment else {
            return wanted.min() ?? min(max(0, request.near), max(0, request.rendition.count - 1))
        }
        return wanted.filter { $0 <= segment && segment - $0 <= limits.reach }.min() ?? segment
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
