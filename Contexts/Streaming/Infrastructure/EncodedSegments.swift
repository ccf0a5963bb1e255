public import Caching
public import Containers
public import StreamingDomain

/// Segments that an encoder has to make: from the cache, or from a run that this actor starts, shares among all who want the same, pauses, and
/// ends. What is decided is in `EncoderSchedule`; this carries it out.
public actor EncodedSegments {
    public struct Statistics: Hashable, Sendable {
        /// Encoders now.
        public var runs = 0
        /// Requests that wait now.
        public var waiting = 0
        /// Segments made since the start.
        public var made = 0
        /// Requests answered from the cache since the start.
        public var hits = 0
    }

    struct Running {
        let plan: EncodedRun
        let rendition: EncodedRendition
        var task: Task<Void, Never>?
        var initSegment: [UInt8]?
        /// Its encoder waits here while it is far enough ahead.
        var gate: CheckedContinuation<Void, Never>?
        var isStopped = false
    }

    struct Waiting {
        let key: SegmentKey
        let continuation: CheckedContinuation<Outcome, Never>
    }

    enum Outcome {
        case bytes([UInt8])
        /// The cache has it by now.
        case lookAgain
        case failed(any Error)
    }

    let store: SegmentStore
    let encode: Encode
    let assemble: @Sendable (SegmentAssembly) -> any SegmentAssembling
    let clock: any Clock<Duration>
    let elapsed: @Sendable () -> Duration
    private let encoder: @Sendable () async -> String
    let report: @Sendable (EncodingJob, EncodingError) -> Void
    var schedule: EncoderSchedule
    var running: [Int: Running] = [:]
    var movies: [EncodedRendition: EncodedMovie] = [:]
    var waiting: [Int: Waiting] = [:]
    var counted = Statistics()
    var ticker: Task<Void, Never>?
    private var lastRequest = 0
    private var isStopping = false

    /// - Parameters:
    ///   - cache: for finished segments; they are bounded by its capacity.
    ///   - encoder: names the encoder and its settings: segments of another one are not used.
    ///   - report: is told of each encoder that failed, for logs. It is replaced once before the viewer hears of it.
    public init(
        cache: DiskCache, encoder: @escaping @Sendable () async -> String, budget: EncoderBudget, limits: EncoderLimits = EncoderLimits(),
        on clock: any Clock<Duration> = ContinuousClock(), encode: @escaping Encode,
        assemble: @escaping @Sendable (SegmentAssembly) -> any SegmentAssembling,
        report: @escaping @Sendable (EncodingJob, EncodingError) -> Void = { _, _ in }
    ) {
        let elapsed = Self.elapsed(on: clock)
        self.store = SegmentStore(cache: cache, elapsed: elapsed)
        self.encoder = encoder
        self.report = report
        self.encode = encode
        self.assemble = assemble
        self.clock = clock
        self.elapsed = elapsed
        schedule = EncoderSchedule(budget: budget, limits: limits)
    }

    /// A segment, which may have to be made first.
    ///
    /// - Parameters:
    ///   - number: from 0; nil for the initialisation segment.
    ///   - near: for the initialisation segment: the segment that is wanted next, so that one run gives both.
    ///   - viewer: one player. Each may cause a few runs, and is at one place of a rendition at a time: a request for a segment far away ends those
    ///     before it with `EncodingError.superseded`.
    /// - Returns: nil if the movie has no such segment or encoded rendition.
    /// - Throws: `EncodingError`, or `CancellationError` if the task is cancelled; other requests for the segment go on.
    public func segment(
        _ number: Int?, of rendition: RenditionID, in movie: EncodedMovie, near: Int = 0, for viewer: String
    ) async throws -> (any ByteSource)? {
        guard let encoded = movie.encoded(rendition, by: await encoder()), encoded.count > 0 else { return nil }
        if let number, !(0..<encoded.count).contains(number) { return nil }
        let key = SegmentKey(rendition: encoded, segment: number)
        lastRequest += 1
        let request = lastRequest
        // The second time because it was made in the meantime, the third because the cache lost it then.
        for attempt in 0..<4 {
            if let kept = await kept(key, for: viewer, request) { return kept }
            guard !isStopping else { throw EncodingError.busy }
            movies[encoded] = movie
            let outcome = await ask(
                .init(id: request, rendition: encoded, segment: number, near: near, viewer: viewer, isLost: attempt > 0), key)
            try Task.checkCancellation()
            switch outcome {
            case .bytes(let bytes): return MemorySource(bytes)
            case .failed(let error): throw error
            case .lookAgain: continue
            }
        }
        throw EncodingError.late
    }

    public var statistics: Statistics {
        var now = counted
        now.runs = schedule.running
        now.waiting = schedule.waiting
        return now
    }

    /// Ends all encoders and answers all requests. Nothing is encoded afterwards.
    public func stop() async {
        isStopping = true
        // What ends from now on is not replaced.
        schedule.forget()
        for request in waiting.keys.sorted() { answer(request, .failed(EncodingError.busy)) }
        for run in running.keys.sorted() { stop(run) }
        for task in running.values.compactMap(\.task) { await task.value }
        ticker?.cancel()
        ticker = nil
    }

    private func kept(_ key: SegmentKey, for viewer: String, _ request: Int) async -> (any ByteSource)? {
        // An initialisation segment is small, and its run has it.
        let runs = key.segment == nil ? running.values.filter { $0.rendition == key.rendition && !$0.isStopped } : []
        if let bytes = runs.lazy.compactMap(\.initSegment).first { return MemorySource(bytes) }
        guard let kept = await store.find(key) else { return nil }
        counted.hits += 1
        if let number = key.segment { carryOut(schedule.served(number, of: key.rendition, to: viewer, request: request, at: elapsed())) }
        return kept
    }

    private func ask(_ request: EncoderSchedule.Request, _ key: SegmentKey) async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting[request.id] = Waiting(key: key, continuation: continuation)
                carryOut(schedule.ask(request, at: elapsed()))
            }
        } onCancel: {
            Task { await self.cancel(request.id) }
        }
    }

    private func cancel(_ request: Int) {
        carryOut(schedule.cancel(request, at: elapsed()))
        answer(request, .failed(CancellationError()))
    }

    private static func elapsed(on clock: some Clock<Duration>) -> @Sendable () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }
}
