/// How soon a preload is wanted (`behaviour.md` §1.15).
public enum PreloadPriority: Int, Sendable, CaseIterable, Comparable {
    case low, medium, high, immediate

    /// Only `immediate` waits until the movie is there.
    public var waitsForCompletion: Bool { self == .immediate }

    public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The preloads that run: at most one for each movie (`behaviour.md` §1.15). Whoever runs them discards results and ignores errors.
public struct PreloadRequests: Hashable, Sendable {
    public struct Request: Hashable, Sendable {
        public var id: String
        public var priority: PreloadPriority
        /// Tells this request from an earlier one for the same movie.
        public var number: Int
    }

    private var running: [String: Request] = [:]
    private var lastNumber = 0

    public init() {}

    /// In the order of their start.
    public var all: [Request] { running.values.sorted { $0.number < $1.number } }

    /// - Returns: the request to run, and the earlier one for the same movie, which is to be cancelled.
    public mutating func start(_ id: String, priority: PreloadPriority) -> (request: Request, cancelled: Request?) {
        lastNumber += 1
        let request = Request(id: id, priority: priority, number: lastNumber)
        return (request, running.updateValue(request, forKey: id))
    }

    /// A request ended. The end of a cancelled one changes nothing.
    public mutating func finish(_ request: Request) {
        if running[request.id]?.number == request.number { running[request.id] = nil }
    }

    /// - Returns: the request to cancel.
    public mutating func cancel(_ id: String) -> Request? { running.removeValue(forKey: id) }

    /// - Returns: the requests to cancel.
    public mutating func cancelAll() -> [Request] {
        defer { running = [:] }
        return all
    }
}
