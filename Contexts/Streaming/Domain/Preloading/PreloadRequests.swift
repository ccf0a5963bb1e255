/// How soon a preload is wanted (`behaviour.md` §1.15).
public enum PreloadPriority: Int, Sendable, CaseIterable, Comparable {
    case low, medium, high, immediate

    /// Only `immediate` waits until the movie is there.
    public var waitsForCompletion: Bool { self == .immediate }

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The preloads that run or wait for their turn: at most one for each movie (`behaviour.md` §1.15). Whoever runs them discards results and ignores
/// errors.
public struct PreloadRequests: Hashable, Sendable {
    /// Requests that run or wait. Of more, the oldest of the lowest priority gives way.
    public static let most = 16
    /// Requests that run at once. The original sets no limit, and has one viewer.
    public static let concurrency = 2

    public struct Request: Hashable, Sendable {
        public var id: String
        public var priority: PreloadPriority
        /// Tells this request from an earlier one for the same movie.
        public var number: Int
    }

    private var requests: [String: Request] = [:]
    private var started: Set<Int> = []
    private var lastNumber = 0

    public init() {}

    /// In the order of their start.
    public var all: [Request] { requests.values.sorted { $0.number < $1.number } }

    /// - Returns: the new request, and the one that is to be cancelled: the earlier one for the same movie, or one of too many, which may be the
    ///   new one.
    public mutating func start(_ id: String, priority: PreloadPriority) -> (request: Request, cancelled: Request?) {
        lastNumber += 1
        let request = Request(id: id, priority: priority, number: lastNumber)
        if let earlier = cancel(id) {
            requests[id] = request
            return (request, earlier)
        }
        requests[id] = request
        guard requests.count > Self.most else { return (request, nil) }
        let last = requests.values.min { ($0.priority.rawValue, $0.number) < ($1.priority.rawValue, $1.number) }
        return (request, last.flatMap { cancel($0.id) })
    }

    /// The request to run now, which counts as running from then on: of those that wait the first of the highest priority.
    public mutating func next() -> Request? {
        guard started.count < Self.concurrency else { return nil }
        let waiting = requests.values.filter { !started.contains($0.number) }
        let first = waiting.min { ($1.priority.rawValue, $0.number) < ($0.priority.rawValue, $1.number) }
        if let first { started.insert(first.number) }
        return first
    }

    /// A request ended. The end of a cancelled one changes nothing else.
    public mutating func finish(_ request: Request) {
        started.remove(request.number)
        if requests[request.id]?.number == request.number { requests[request.id] = nil }
    }

    /// - Returns: the request to cancel. If it runs, it counts until it has finished.
    public mutating func cancel(_ id: String) -> Request? { requests.removeValue(forKey: id) }

    /// - Returns: the requests to cancel.
    public mutating func cancelAll() -> [Request] {
        defer { requests = [:] }
        return all
    }
}
