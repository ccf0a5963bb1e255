/// Decides which encoders run, from where, and for whom: requests, deliveries and ends go in, commands come out. It neither waits nor reads a
/// clock; each event says when it happens, in the time since some fixed moment.
///
/// Every request gets exactly one answer, unless it is cancelled. A viewer who asks for another place of a movie does not wait for the one before
/// any longer, even if nobody has cancelled that request: what one viewer waits for of a rendition can always come from one run. Every run that is not
/// being ended has somebody who waits for it, or who asked for one of its segments a short while ago.
public struct EncoderSchedule: Sendable {
    let budget: EncoderBudget
    let limits: EncoderLimits
    var runs: [Int: Run] = [:]
    var waiters: [Int: Waiter] = [:]
    /// What failed twice, and is not tried again for a while.
    var blocked: [EncodedRendition: Block] = [:]
    var lastRun = 0
    var now = Duration.zero
    var commands: [Command] = []

    public init(budget: EncoderBudget, limits: EncoderLimits = EncoderLimits()) {
        self.budget = budget
        self.limits = limits
    }

    // MARK: Viewers

    /// A segment that is not cached is wanted.
    public mutating func ask(_ request: Request, at now: Duration) -> [Command] {
        handle(at: now) { schedule in
            schedule.waiters[request.id] = Waiter(request: request, since: now)
            schedule.move(to: request)
            let queued = schedule.queued.filter { schedule.waiters[$0]?.request.viewer == request.viewer }
            for id in queued.dropLast(schedule.limits.queuedPerViewer) { schedule.answer(id, .failed(.busy)) }
            let waiting = schedule.waiters.values.filter { $0.request.viewer == request.viewer }.map(\.request.id).sorted()
            for id in waiting.dropLast(schedule.limits.waitingPerViewer) { schedule.answer(id, .failed(.busy)) }
        }
    }

    /// A segment was served from the cache: the run that makes the following ones goes on.
    /// - Parameter request: its number, in the order of arrival.
    public mutating func served(
        _ segment: Int, of rendition: EncodedRendition, to viewer: String, request: Int, at now: Duration
    ) -> [Command] {
        handle(at: now) { schedule in
            schedule.supersede(before: request, of: viewer, rendition, at: segment)
            let run = schedule.runs.filter { $0.value.rendition == rendition && schedule.reaches($0.value, segment) }.max {
                ($0.value.start, $0.key) < ($1.value.start, $1.key)
            }
            guard let run else { return }
            schedule.note(viewer, asks: segment, of: run.key)
            if schedule.waiting(viewer, for: rendition).allSatisfy({ $0.request.segment == nil }) {
                schedule.leave(rendition, viewer, but: run.key)
            }
        }
    }

    /// Whoever asked does not wait any longer.
    public mutating func cancel(_ request: Int, at now: Duration) -> [Command] {
        handle(at: now) { $0.waiters[request] = nil }
    }

    // MARK: Encoders

    /// The encoder has delivered something.
    /// - Returns: whether it may go on at once; otherwise it waits for `resume`.
    public mutating func delivered(_ run: Int, at now: Duration) -> Bool {
        self.now = max(self.now, now)
        guard runs[run] != nil else { return true }
        let isPaused = runs[run]?.end == nil && isAhead(run)
        runs[run]?.active = self.now
        runs[run]?.isPaused = isPaused
        return !isPaused
    }

    /// The initialisation segment of a run is there.
    public mutating func opened(_ run: Int, at now: Duration) -> [Command] {
        handle(at: now) { schedule in
            guard let rendition = schedule.runs[run]?.rendition else { return }
            schedule.runs[run]?.isOpen = true
            schedule.answer(.ready) { $0.rendition == rendition && $0.segment == nil }
        }
    }

    /// A run has made a segment.
    public mutating func made(_ segment: Int, by run: Int, at now: Duration) -> [Command] {
        handle(at: now) { schedule in
            guard let known = schedule.runs[run] else { return }
            schedule.runs[run]?.next = max(known.next, segment + 1)
            schedule.runs[run]?.active = schedule.now
            schedule.answer(.ready) { $0.rendition == known.rendition && $0.segment == segment }
        }
    }

    /// A run is not needed any longer, because it has reached its limit, or because the cache has what would follow.
    public mutating func release(_ run: Int, at now: Duration) -> [Command] {
        handle(at: now) { schedule in
            if let known = schedule.runs[run], known.end == nil { schedule.end(run, answering: .ready) }
        }
    }

    /// A run makes another format than those before: what its viewers have does not go with what it makes.
    public mutating func changed(by run: Int, at now: Duration) -> [Command] {
        handle(at: now) { schedule in
            guard let rendition = schedule.runs[run]?.rendition else { return }
            let reason = EncodingError.failed(reason: "The encoder has changed. The movie has to be opened again.")
            schedule.answer(.failed(reason)) { $0.rendition == rendition && $0.segment != nil }
            let others = schedule.runs.filter { $0.key != run && $0.value.rendition == rendition && $0.value.end == nil }
            for other in others.keys.sorted() { schedule.end(other, answering: .ready) }
        }
    }

    /// An encoder has ended, and its process is gone.
    /// - Parameter error: nil if it did all that it was told to do.
    public mutating func ended(_ run: Int, _ error: EncodingError?, at now: Duration) -> [Command] {
        handle(at: now) { $0.finish(run, error) }
    }

    /// Time has passed: limits of waiting, abandoned and hanging encoders.
    public mutating func tick(at now: Duration) -> [Command] {
        handle(at: now) { $0.enforceLimits() }
    }

    /// The server stops: what it knows of is ended without it, and nothing is replaced.
    public mutating func forget() {
        runs = [:]
        waiters = [:]
        blocked = [:]
    }

    private mutating func handle(at now: Duration, _ event: (inout Self) -> Void) -> [Command] {
        self.now = max(self.now, now)
        event(&self)
        place()
        for run in runs.keys.sorted() where runs[run]?.isPaused == true && runs[run]?.end == nil && !isAhead(run) {
            runs[run]?.isPaused = false
            runs[run]?.active = self.now
            commands.append(.resume(run: run))
        }
        defer { commands = [] }
        return commands
    }
}
