extension EncoderSchedule {
    public struct Request: Hashable, Sendable {
        /// Counts up: the order of arrival. One that is asked again keeps its number.
        public var id: Int
        public var rendition: EncodedRendition
        /// From 0; nil for the initialisation segment.
        public var segment: Int?
        /// Where a run begins that is started for the initialisation segment.
        public var near: Int
        /// One player: it is at one place of a rendition at a time.
        public var viewer: String
        /// Whether the cache has lost it after a run had made it.
        public var isLost: Bool

        public init(id: Int, rendition: EncodedRendition, segment: Int?, near: Int = 0, viewer: String, isLost: Bool = false) {
            self.id = id
            self.rendition = rendition
            self.segment = segment
            self.near = near
            self.viewer = viewer
            self.isLost = isLost
        }
    }

    public enum Answer: Hashable, Sendable {
        /// It has been made, or the cache has it by now.
        case ready
        case failed(EncodingError)
    }

    public enum Command: Hashable, Sendable {
        case start(run: Int, EncodedRendition, segment: Int)
        /// The end is reported with `ended`, as every end of an encoder.
        case stop(run: Int)
        /// An encoder that waits in `delivered` goes on.
        case resume(run: Int)
        case answer(request: Int, Answer)
    }

    struct Run: Sendable {
        enum End: Hashable, Sendable {
            /// Nobody needs it.
            case wanted
            /// It hangs.
            case failed(EncodingError)
        }

        let rendition: EncodedRendition
        let start: Int
        /// The first segment that it has not made.
        var next: Int
        /// What each viewer asked for last, and when.
        var asked: [String: Interest] = [:]
        /// The last sign of life.
        var active: Duration
        /// It has delivered the initialisation segment.
        var isOpen = false
        /// It waits in `delivered`.
        var isPaused = false
        /// It continues a run that failed.
        var isReplacement = false
        /// It was told to end.
        var end: End?
    }

    struct Interest: Hashable, Sendable {
        var segment: Int
        var at: Duration
    }

    struct Waiter: Sendable {
        let request: Request
        /// When it began to wait for its run, or for room.
        var since: Duration
        /// Nil while it waits for room.
        var run: Int?
    }

    struct Block: Sendable {
        var until: Duration
        var error: EncodingError
    }

    // MARK: What it holds

    /// Runs, with those that are being ended.
    public var running: Int { runs.count }

    /// Requests without an answer.
    public var waiting: Int { waiters.count }

    /// Nothing to do and nothing to remember: it needs no ticks.
    public var isIdle: Bool { runs.isEmpty && waiters.isEmpty && blocked.isEmpty }

    /// Renditions that are being made or waited for.
    public var renditions: Set<EncodedRendition> {
        Set(runs.values.map(\.rendition)).union(waiters.values.map(\.request.rendition))
    }

    /// Requests that wait for room, in the order of arrival.
    var queued: [Int] { waiters.values.filter { $0.run == nil }.map(\.request.id).sorted() }

    func waiting(for run: Int) -> [Waiter] { waiters.values.filter { $0.run == run } }

    /// What a viewer waits for of a rendition, in the order of arrival.
    func waiting(_ viewer: String, for rendition: EncodedRendition) -> [Waiter] {
        waiters.values.filter { $0.request.viewer == viewer && $0.request.rendition == rendition }.sorted { $0.request.id < $1.request.id }
    }

    /// What runs take from a share of the budget, with those that are being ended.
    func used(_ share: EncoderBudget.Share) -> Int {
        runs.values.reduce(0) { $0 + ($1.rendition.rendition.share == share ? budget.cost(of: $1.rendition.rendition) : 0) }
    }

    /// The last segment that somebody wants of a run.
    func goal(_ run: Int) -> Int {
        let asked = runs[run]?.asked.values.map(\.segment).max() ?? runs[run]?.start ?? 0
        return waiting(for: run).compactMap(\.request.segment).reduce(asked, max)
    }

    /// Whether a run has made as much ahead as it may.
    func isAhead(_ run: Int) -> Bool { (runs[run]?.next ?? 0) > goal(run) + limits.ahead }

    /// Whether a run has made a segment, or will soon.
    func reaches(_ run: Run, _ segment: Int) -> Bool {
        run.end != .wanted && run.start <= segment && segment <= run.next + limits.reach
    }

    /// Whether a segment can be had from a run: what the cache has lost is not made a second time by the same one.
    func gives(_ run: Run, _ segment: Int, _ request: Request) -> Bool {
        run.rendition == request.rendition && reaches(run, segment) && (!request.isLost || segment >= run.next)
    }
}
